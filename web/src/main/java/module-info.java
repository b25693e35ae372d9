/** The local page and its HTTP API. */
module org.zermelo.web {
    requires org.zermelo.present;
    requires io.javalin;
    requires static org.jspecify;
}
