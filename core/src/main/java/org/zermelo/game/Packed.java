package org.zermelo.game;

/**
 * Rules whose positions can be written as single {@code long}s, for games with millions of positions and more: methods
 * then work on arrays of primitives and create no objects.
 *
 * @param <P> a position
 */
public interface Packed<P> {

    /**
     * The same game on packed positions. Asking is cheap after the first time, and the result may be used by several
     * threads at once.
     */
    PackedRules packed();

    /**
     * A position as a {@code long}; different positions have different packed forms.
     *
     * @throws IllegalArgumentException when it has none, as may be where no play from the start comes to it
     */
    long pack(P position);

    /** The position of a packed form; the inverse of {@link #pack}. */
    P unpack(long packed);
}
