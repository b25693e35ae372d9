/** Games with a name: their rules, kernels and methods. */
module org.zermelo.families {
    requires transitive org.zermelo.core;
    requires static org.jspecify;

    exports org.zermelo.board.chomp;
    exports org.zermelo.board.coin;
    exports org.zermelo.board.forest;
    exports org.zermelo.board.graph;
    exports org.zermelo.board.grid;
    exports org.zermelo.board.notakto;
    exports org.zermelo.board.split;
    exports org.zermelo.board.treblecross;
    exports org.zermelo.heap;
    exports org.zermelo.heap.play;
    exports org.zermelo.misere;
    exports org.zermelo.nim;
    exports org.zermelo.row;
    exports org.zermelo.row.stones;
    exports org.zermelo.row.take;
    exports org.zermelo.heap.check to
            org.zermelo.desk,
            org.zermelo.cli,
            org.zermelo.present;
    exports org.zermelo.heap.classes to
            org.zermelo.cli,
            org.zermelo.present;
    exports org.zermelo.heap.period to
            org.zermelo.cli,
            org.zermelo.desk,
            org.zermelo.present,
            org.zermelo.web;
    exports org.zermelo.heap.nimbers to
            org.zermelo.desk,
            org.zermelo.present;
    exports org.zermelo.heap.pairs to
            org.zermelo.cli,
            org.zermelo.present,
            org.zermelo.vector,
            org.zermelo.web;
    exports org.zermelo.heap.sequence to
            org.zermelo.cli,
            org.zermelo.present;
    exports org.zermelo.row.interval to
            org.zermelo.desk,
            org.zermelo.present,
            org.zermelo.web;
    exports org.zermelo.row.kernel to
            org.zermelo.vector;
    exports org.zermelo.row.linear to
            org.zermelo.present;
    exports org.zermelo.row.list to
            org.zermelo.notation,
            org.zermelo.present;
    exports org.zermelo.row.many to
            org.zermelo.desk,
            org.zermelo.present;
    exports org.zermelo.board.connect to
            org.zermelo.desk;
    exports org.zermelo.heap.trace to
            org.zermelo.desk;
    exports org.zermelo.misere.trace to
            org.zermelo.desk;
    exports org.zermelo.nim.trace to
            org.zermelo.desk;
    exports org.zermelo.board.token to
            org.zermelo.notation,
            org.zermelo.present;
    exports org.zermelo.row.pool to
            org.zermelo.notation,
            org.zermelo.present;
    exports org.zermelo.row.trace to
            org.zermelo.desk;
    exports org.zermelo.row.strategy to
            org.zermelo.cli,
            org.zermelo.desk,
            org.zermelo.present;

    uses org.zermelo.board.connect.BookSource;
    uses org.zermelo.heap.pairs.PairSearch;
    uses org.zermelo.row.kernel.RowKernels;

    provides org.zermelo.solve.MethodProvider with
            org.zermelo.families.FamilyMethods;
}
