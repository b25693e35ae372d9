/** What can be asked of a game, one operation a use case: a request in, a result out; no words, no documents. */
module org.zermelo.desk {
    requires transitive org.zermelo.exam;
    requires transitive org.zermelo.law;
    requires transitive org.zermelo.store;
    requires static org.jspecify;

    exports org.zermelo.desk;
    exports org.zermelo.desk.against;
    exports org.zermelo.desk.box;
    exports org.zermelo.desk.count;
    exports org.zermelo.desk.exam;
    exports org.zermelo.desk.graph;
    exports org.zermelo.desk.measure;
    exports org.zermelo.desk.nimbers;
    exports org.zermelo.desk.play;
    exports org.zermelo.desk.table;
    exports org.zermelo.desk.trace;
    exports org.zermelo.desk.train;

    provides org.zermelo.board.connect.BookSource with
            org.zermelo.desk.KeptBooks;
}
