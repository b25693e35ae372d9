/** The zermelo command. */
module org.zermelo.cli {
    requires org.zermelo.present;
    requires info.picocli;
    requires org.jline;
    requires me.tongfei.progressbar;
    requires static org.jspecify;

    uses org.zermelo.present.serve.PageService;
    uses org.zermelo.present.serve.SiteService;

    exports org.zermelo.cli;

    opens org.zermelo.cli to
            info.picocli;
    opens org.zermelo.cli.context to
            info.picocli;
    opens org.zermelo.cli.command.exam to
            info.picocli;
    opens org.zermelo.cli.command.research to
            info.picocli;
    opens org.zermelo.cli.command.tools to
            info.picocli;
    opens org.zermelo.cli.command to
            info.picocli;
    opens org.zermelo.cli.input to
            info.picocli;
}
