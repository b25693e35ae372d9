/** Questions over families of starts. */
module org.zermelo.exam {
    requires transitive org.zermelo.notation;
    requires static org.jspecify;

    exports org.zermelo.exam;
    exports org.zermelo.exam.program;
    exports org.zermelo.exam.variant;
}
