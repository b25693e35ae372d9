/** Tables on disk. */
module org.zermelo.store {
    requires transitive org.zermelo.notation;
    requires com.github.luben.zstd_jni;
    requires roaringbitmap;
    requires static org.jspecify;
}
