package org.zermelo.game;

/**
 * A game on packed positions: what {@link Rules} says, said without creating objects. Methods read it from many threads,
 * so an implementation keeps no state between calls.
 *
 * <p>Four methods are required beside {@link #start}; each of the others is an offer that makes a solution faster or
 * smaller, and has a fallback.
 */
public interface PackedRules {

    /** The position in which the game starts. */
    long start();

    /**
     * An exclusive bound: every position that can be reached, and every canonical form, is in {@code 0 .. bound() - 1}.
     * The tighter it is, the smaller are the tables: below about 2^36 one bit of memory is spent on each number under it.
     */
    long bound();

    /** The most options that a position can have; the length of the buffer that {@link #options} may fill. */
    int mostOptions();

    /**
     * Writes the positions after each move into the buffer, from 0 up, in the order of the moves of {@link Rules#moves}.
     * Two moves may lead to the same position.
     *
     * @param options at least {@link #mostOptions} long
     * @return the number of moves; 0 exactly when the position is ended
     */
    int options(long position, long[] options);

    /** How an ended position ended; asked only of positions without moves. */
    Ending ending(long position);

    /** Whether moves gain points, and the larger total wins. */
    default boolean scoring() {
        return false;
    }

    /**
     * Writes the points that the mover gains by each move, in the order of {@link #options}; called only when
     * {@link #scoring}.
     */
    default void gains(long position, long[] gains) {
        throw new UnsupportedOperationException("a game without a score");
    }

    /** The number of levels, or 0 when no level is known and play may be endless. */
    default int levels() {
        return 0;
    }

    /**
     * The level of a position, in {@code 0 .. levels() - 1}, greater than that of each of its options; called only when
     * {@link #levels} is not 0. Equal for a position and its canonical form.
     */
    default int level(long position) {
        throw new UnsupportedOperationException("a game without levels");
    }

    /** The number of stages, or 0 when none are known. */
    default int stages() {
        return 0;
    }

    /**
     * The stage of a position, in {@code 0 .. stages() - 1}: not less than that of any of its options, and greater where the move
     * gains points; called only when {@link #stages} is not 0. Equal for a position and its canonical form.
     */
    default int stage(long position) {
        throw new UnsupportedOperationException("a game without stages");
    }

    /**
     * The representative of the position's symmetry class; all positions of a class are worth the same. Any number in
     * {@code 0 .. bound() - 1} may be asked; one that is no position may stand for itself or for another that is none.
     */
    default long canonical(long position) {
        return position;
    }

    /**
     * Writes the canonical forms of the options, in no fixed order; offered where they are found faster than one by one.
     * Moves that lead to one class may be written once or often.
     *
     * @param options at least {@link #mostOptions} long
     * @return how many were written; 0 exactly when the position is ended
     */
    default int canonicalOptions(long position, long[] options) {
        return canonical(options, options(position, options));
    }

    /** The same for {@link #parents}. */
    default int canonicalParents(long position, long[] parents) {
        return canonical(parents, parents(position, parents));
    }

    private int canonical(long[] positions, int count) {
        for (int i = 0; i < count; i++) {
            positions[i] = canonical(positions[i]);
        }
        return count;
    }

    /**
     * The number of indices, or 0 when positions have none beside themselves. Offered when far fewer numbers than {@link
     * #bound} can be positions: dense tables then take one bit for each index.
     */
    default long indices() {
        return 0;
    }

    /**
     * The index of a number under the bound: -1 when it is no position, else in {@code 0 .. indices() - 1}, and greater for a
     * greater position; called only when {@link #indices} is not 0. What is not canonical may have -1, too.
     */
    default long index(long position) {
        throw new UnsupportedOperationException("a game without an index");
    }

    /** The position of an index; the inverse of {@link #index}. */
    default long at(long index) {
        throw new UnsupportedOperationException("a game without an index");
    }

    /** Whether the rules know by themselves what can be reached, so that a small table need not mark it. */
    default boolean knowsReach() {
        return false;
    }

    /** Whether a number that has an index is a canonical position in reach of the start; called only when {@link #knowsReach}. */
    default boolean reached(long position) {
        throw new UnsupportedOperationException("a game that does not know what can be reached");
    }

    /** How many positions a canonical one stands for, itself included. */
    default long classSize(long canonical) {
        return 1;
    }

    /** The most positions from which one move can lead to a position, or 0 when the game cannot be played backwards. */
    default int mostParents() {
        return 0;
    }

    /**
     * Writes the positions from which one move leads to this one; called only when {@link #mostParents} is not 0. Some
     * may be out of the reach of the start, and one may be written twice. Any canonical number under the bound, or of an index,
     * may be asked; what is no position has none.
     *
     * @param parents at least {@link #mostParents} long
     * @return how many were written
     */
    default int parents(long position, long[] parents) {
        throw new UnsupportedOperationException("a game that cannot be played backwards");
    }
}
