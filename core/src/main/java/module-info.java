/** Exact answers for two-player games: rules, values, methods. Needs nothing but the JDK. */
module org.zermelo.core {
    requires static org.jspecify;

    exports org.zermelo.game;
    exports org.zermelo.game.large;
    exports org.zermelo.plan;
    exports org.zermelo.solve;
    exports org.zermelo.sum;
    exports org.zermelo.value;
    exports org.zermelo.phrase to
            org.zermelo.cli,
            org.zermelo.present,
            org.zermelo.web;
    exports org.zermelo.rule to
            org.zermelo.cli,
            org.zermelo.compile,
            org.zermelo.desk,
            org.zermelo.exam,
            org.zermelo.families,
            org.zermelo.law,
            org.zermelo.notation,
            org.zermelo.present,
            org.zermelo.web;
    exports org.zermelo.rule.diagnosis to
            org.zermelo.desk,
            org.zermelo.notation;
    exports org.zermelo.rule.forbid to
            org.zermelo.desk,
            org.zermelo.law,
            org.zermelo.notation;
    exports org.zermelo.trace to
            org.zermelo.cli,
            org.zermelo.desk,
            org.zermelo.exam,
            org.zermelo.families,
            org.zermelo.partizan,
            org.zermelo.present,
            org.zermelo.web;
    exports org.zermelo.solve.certificate to
            org.zermelo.cli,
            org.zermelo.desk,
            org.zermelo.families,
            org.zermelo.law,
            org.zermelo.notation;
    exports org.zermelo.solve.trace to
            org.zermelo.desk;
    exports org.zermelo.sum.trace to
            org.zermelo.desk,
            org.zermelo.families;
    exports org.zermelo.solve.cells to
            org.zermelo.desk,
            org.zermelo.present,
            org.zermelo.store;
    exports org.zermelo.solve.keys to
            org.zermelo.desk,
            org.zermelo.present,
            org.zermelo.store;
    exports org.zermelo.solve.sweep to
            org.zermelo.desk,
            org.zermelo.present,
            org.zermelo.store;
    exports org.zermelo.solve.work to
            org.zermelo.boards,
            org.zermelo.compile,
            org.zermelo.families,
            org.zermelo.store;

    uses org.zermelo.game.Note.Sentences;
    uses org.zermelo.solve.MethodProvider;

    provides org.zermelo.game.Note.Sentences with
            org.zermelo.phrase.English;
}
