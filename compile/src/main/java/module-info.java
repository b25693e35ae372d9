/** Declared rules as bytecode: the same moves and values, faster. */
module org.zermelo.compile {
    requires transitive org.zermelo.core;
    requires org.zermelo.boards;
    requires org.objectweb.asm;
    requires static org.jspecify;

    exports org.zermelo.compile;

    provides org.zermelo.boards.kernel.BoardCompiler with
            org.zermelo.compile.board.BoardCodes;
    provides org.zermelo.solve.MethodProvider with
            org.zermelo.compile.CompiledMethods;
}
