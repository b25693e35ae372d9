/** Text to rules. */
module org.zermelo.notation {
    requires transitive org.zermelo.core;
    requires org.objectweb.asm;
    requires static org.jspecify;

    exports org.zermelo.notation;
    exports org.zermelo.notation.compile;
    exports org.zermelo.notation.rules;

    provides org.zermelo.solve.Method with
            org.zermelo.notation.compile.CompiledSweep,
            org.zermelo.notation.compile.ArraySweep;
}
