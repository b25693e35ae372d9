/** Values of games whose players differ: canonical forms, thermographs, and their notation. */
module org.zermelo.partizan {
    requires transitive org.zermelo.core;
    requires static org.jspecify;

    exports org.zermelo.partizan.check to
            org.zermelo.desk;
    exports org.zermelo.partizan.form;
    exports org.zermelo.partizan.literal;
    exports org.zermelo.partizan.loopy;
    exports org.zermelo.partizan.number;
    exports org.zermelo.partizan.operation;
    exports org.zermelo.partizan.play;
    exports org.zermelo.partizan.sum;
    exports org.zermelo.partizan.thermograph;
    exports org.zermelo.partizan.value;
    exports org.zermelo.partizan.family to
            org.zermelo.desk,
            org.zermelo.notation;
    exports org.zermelo.partizan.trace to
            org.zermelo.desk;
}
