/** Laws of declared rules: who wins for every size, found and proved by automata. */
module org.zermelo.law {
    requires transitive org.zermelo.core;
    requires static org.jspecify;

    exports org.zermelo.law;
    exports org.zermelo.law.automaton;
    exports org.zermelo.law.check;
    exports org.zermelo.law.depth;
    exports org.zermelo.law.formula;
    exports org.zermelo.law.shape;

    provides org.zermelo.solve.MethodProvider with
            org.zermelo.law.LawMethods;
}
