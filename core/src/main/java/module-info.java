/** Exact answers for two-player games: rules, values, methods. Needs nothing but the JDK. */
module org.zermelo.core {
    requires static org.jspecify;

    exports org.zermelo.game;
    exports org.zermelo.value;
    exports org.zermelo.rule;
    exports org.zermelo.solve;
    exports org.zermelo.solve.packed;
    exports org.zermelo.sum;
    exports org.zermelo.plan;

    uses org.zermelo.solve.MethodProvider;
}
