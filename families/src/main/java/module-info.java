/** Games with a name: their rules, kernels and methods. */
module org.zermelo.families {
    requires transitive org.zermelo.core;
    requires static org.jspecify;

    exports org.zermelo.board.graph;
    exports org.zermelo.board.grid;
    exports org.zermelo.board.chomp;
    exports org.zermelo.board.coin;
    exports org.zermelo.board.connect;
    exports org.zermelo.board.notakto;
    exports org.zermelo.board.split;
    exports org.zermelo.board.treblecross;
    exports org.zermelo.heap;
    exports org.zermelo.heap.check;
    exports org.zermelo.heap.classes;
    exports org.zermelo.heap.period;
    exports org.zermelo.heap.play;
    exports org.zermelo.heap.sequence;
    exports org.zermelo.misere;
    exports org.zermelo.nim;
    exports org.zermelo.row;
    exports org.zermelo.row.interval;
    exports org.zermelo.row.kernel;
    exports org.zermelo.row.linear;
    exports org.zermelo.row.many;
    exports org.zermelo.row.stones;
    exports org.zermelo.row.strategy;
    exports org.zermelo.row.take;

    uses org.zermelo.heap.sequence.PairSearch;
    uses org.zermelo.row.kernel.RowKernels;

    provides org.zermelo.solve.MethodProvider with
            org.zermelo.families.FamilyMethods;
}
