/** Checks for authors of games. */
module org.zermelo.testkit {
    requires transitive org.zermelo.core;
    requires static org.jspecify;

    exports org.zermelo.testkit;
}
