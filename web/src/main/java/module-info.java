/** The local page and its HTTP API. */
module org.zermelo.web {
    requires transitive org.zermelo.present;
    requires io.javalin;
    requires jakarta.servlet;
    requires java.management;
    requires kotlin.stdlib;
    requires org.eclipse.jetty.ee10.servlet;
    requires org.eclipse.jetty.http;
    requires org.eclipse.jetty.io;
    requires org.eclipse.jetty.server;
    requires org.eclipse.jetty.util;
    requires static org.jspecify;

    exports org.zermelo.web;
    exports org.zermelo.web.work;

    provides org.zermelo.present.serve.PageService with
            org.zermelo.web.PageProvider;
    provides org.zermelo.present.serve.SiteService with
            org.zermelo.web.site.SiteWriter;
}
