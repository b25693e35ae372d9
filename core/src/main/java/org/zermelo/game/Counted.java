package org.zermelo.game;

import java.util.Optional;

/**
 * Rules that know how many positions a search would meet, so that one that cannot end is refused before it starts.
 *
 * @param <P> a position
 * @param <M> a move
 */
public interface Counted<P, M> extends Rules<P, M> {

    /** At least so many positions can be reached from the start, the start included; 1 when nothing is known. */
    double positions();

    /** Rules of the same kind with a somewhat smaller start, to name one that would fit; empty when there is none. */
    Optional<Rules<P, M>> smaller();

    /** Why infinitely many positions can be reached from the start; empty when that is not proved. */
    default Optional<Note> endless() {
        return Optional.empty();
    }

    /** About how many bytes a position takes. */
    default long bytesAPosition() {
        return USUAL_BYTES;
    }

    /** What the start is called where a smaller one is named. */
    default String startName() {
        return toString();
    }

    /** A start less by an eighth of it, rounded up, and so by 1 at least; 0 stays. */
    static long eighthLess(long size) {
        return size - size / 8 - (size % 8 == 0 ? 0 : 1);
    }

    /** Of most games a position takes no more bytes than these. */
    long USUAL_BYTES = 64;

    /** Why infinitely many positions can be reached, if any rules say so. */
    static Optional<Note> endlessOf(Rules<?, ?> rules) {
        return rules instanceof Counted<?, ?> counted ? counted.endless() : Optional.empty();
    }

    /** About how many bytes a position of any rules takes. */
    static long bytesOf(Rules<?, ?> rules) {
        return rules instanceof Counted<?, ?> counted ? counted.bytesAPosition() : USUAL_BYTES;
    }

    /** What any rules say of their number of positions. */
    static double positionsOf(Rules<?, ?> rules) {
        return rules instanceof Counted<?, ?> counted ? counted.positions() : 1;
    }

    /** The smaller rules that any rules name. */
    static <P, M> Optional<Rules<P, M>> smallerThan(Rules<P, M> rules) {
        return rules instanceof Counted<P, M> counted ? counted.smaller() : Optional.empty();
    }

    /** What the start of any rules is called. */
    static String startOf(Rules<?, ?> rules) {
        return rules instanceof Counted<?, ?> counted ? counted.startName() : rules.toString();
    }
}
