/** Board games as declared rules: what they say, an interpreter, and tables for speed. */
module org.zermelo.boards {
    requires transitive org.zermelo.core;
    requires static org.jspecify;

    exports org.zermelo.boards.derive to
            org.zermelo.desk,
            org.zermelo.notation;
    exports org.zermelo.boards.diagram to
            org.zermelo.store;
    exports org.zermelo.boards.ends to
            org.zermelo.compile;
    exports org.zermelo.boards.game;
    exports org.zermelo.boards.ground to
            org.zermelo.notation;
    exports org.zermelo.boards.interpret;
    exports org.zermelo.boards.kernel to
            org.zermelo.compile;
    exports org.zermelo.boards.model;
    exports org.zermelo.boards.numbers to
            org.zermelo.compile,
            org.zermelo.notation;
    exports org.zermelo.boards.sowing;
    exports org.zermelo.boards.stage;

    uses org.zermelo.boards.game.FamilyBoards;
    uses org.zermelo.boards.kernel.BoardCompiler;

    provides org.zermelo.solve.MethodProvider with
            org.zermelo.boards.diagram.BoardMethods;
}
