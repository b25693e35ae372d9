/** Questions over families of starts. */
module org.zermelo.exam {
    requires transitive org.zermelo.notation;
    requires static org.jspecify;
}
