package org.zermelo.partizan.graph;

/**
 * Which vertices of a graph are empty, and which of these have a neighbour of Left's or of Right's. Vertices with both are left out,
 * since nobody may colour them.
 */
record Marked(long empty, long nearLeft, long nearRight) {
    static Marked of(long empty, long nearLeft, long nearRight) {
        long open = empty & ~(nearLeft & nearRight);
        return new Marked(open, nearLeft & open, nearRight & open);
    }
}
