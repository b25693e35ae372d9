/** Board games as declared rules: what they say, an interpreter, and tables for speed. */
module org.zermelo.boards {
    requires transitive org.zermelo.core;
    requires static org.jspecify;

    exports org.zermelo.boards.derive to
            org.zermelo.desk;
    exports org.zermelo.boards.diagram to
            org.zermelo.store;
    exports org.zermelo.boards.game;
    exports org.zermelo.boards.ground to
            org.zermelo.notation;
    exports org.zermelo.boards.interpret;
    exports org.zermelo.boards.model;
    exports org.zermelo.boards.sowing;
    exports org.zermelo.boards.stage;
    exports org.zermelo.boards.table;

    uses org.zermelo.boards.game.FamilyBoards;
    uses org.zermelo.boards.table.BoardCompiler;

    provides org.zermelo.solve.MethodProvider with
            org.zermelo.boards.diagram.BoardMethods;
}
