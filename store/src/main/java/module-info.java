/** Tables on disk. */
module org.zermelo.store {
    requires transitive org.zermelo.notation;
    requires com.github.luben.zstd_jni;
    requires static org.jspecify;

    exports org.zermelo.store;
}
