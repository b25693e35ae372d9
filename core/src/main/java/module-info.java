/** Exact answers for two-player games: rules, values, methods. Needs nothing but the JDK. */
module org.zermelo.core {
    requires static org.jspecify;
}
