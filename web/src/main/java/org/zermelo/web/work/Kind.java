package org.zermelo.web.work;

/**
 * What a job looks like before anything is read for it.
 *
 * @param name jobs of one name take about the same time, as far as can be told; empty where nothing can
 * @param size how large it looks; only its order among others matters
 */
public record Kind(String name, double size) {

    /** Of a job of which nothing is told. */
    static final Kind NONE = new Kind("", 0);
}
