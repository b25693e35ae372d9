/** Games of a user of the library: this module sees what the library exports to everyone. */
module org.zermelo.examples {
    requires org.zermelo.families;
    requires org.zermelo.notation;
    requires org.zermelo.partizan;
    requires static org.jspecify;

    exports org.zermelo.examples;
}
