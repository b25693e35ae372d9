/** The zermelo command. */
module org.zermelo.cli {
    requires org.zermelo.present;
    requires info.picocli;
    requires org.jline;
    requires me.tongfei.progressbar;
    requires static org.jspecify;
}
