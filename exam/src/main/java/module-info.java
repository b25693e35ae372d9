/** Questions over families of starts. */
module org.zermelo.exam {
    requires transitive org.zermelo.notation;
    requires static org.jspecify;

    exports org.zermelo.exam;
    exports org.zermelo.exam.grid;
    exports org.zermelo.exam.program;
    exports org.zermelo.exam.sets;
    exports org.zermelo.exam.slips;
    exports org.zermelo.exam.starts;
    exports org.zermelo.exam.task;
    exports org.zermelo.exam.variant;
    exports org.zermelo.exam.wording;
}
