/** Tables on disk. What makes them, level by level or wave by wave, stays inside. */
module org.zermelo.store {
    requires transitive org.zermelo.notation;
    requires com.github.luben.zstd_jni;
    requires static org.jspecify;

    exports org.zermelo.store.build;
    exports org.zermelo.store.check;
    exports org.zermelo.store.cluster;
    exports org.zermelo.store.file;
    exports org.zermelo.store.stage;
    exports org.zermelo.store.table;

    uses org.zermelo.store.cluster.ClusterEngine;
}
