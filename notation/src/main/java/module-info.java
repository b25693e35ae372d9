/** Text to rules. */
module org.zermelo.notation {
    requires transitive org.zermelo.families;
    requires transitive org.zermelo.boards;
    requires transitive org.zermelo.compile;
    requires transitive org.zermelo.partizan;
    requires static org.jspecify;

    exports org.zermelo.notation to
            org.zermelo.cli,
            org.zermelo.desk,
            org.zermelo.exam,
            org.zermelo.present,
            org.zermelo.store,
            org.zermelo.web;
    exports org.zermelo.notation.family to
            org.zermelo.cli,
            org.zermelo.desk,
            org.zermelo.present,
            org.zermelo.web;
    exports org.zermelo.notation.heaps to
            org.zermelo.exam;
    exports org.zermelo.notation.rules to
            org.zermelo.cli,
            org.zermelo.desk,
            org.zermelo.exam,
            org.zermelo.present,
            org.zermelo.store,
            org.zermelo.web;
    exports org.zermelo.notation.text to
            org.zermelo.cli,
            org.zermelo.desk,
            org.zermelo.exam,
            org.zermelo.present,
            org.zermelo.store,
            org.zermelo.web;
    exports org.zermelo.text;

    uses org.zermelo.notation.family.FamilyNames;

    provides org.zermelo.boards.game.FamilyBoards with
            org.zermelo.notation.rules.ConnectBoards;
}
