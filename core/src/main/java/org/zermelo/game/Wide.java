package org.zermelo.game;

/**
 * Rules whose positions can be written as several {@code long}s, for games of which one is too short: plays are then counted and made
 * up without objects. {@link Packed} is the same for those of which one is enough.
 *
 * @param <P> a position
 */
public interface Wide<P> {

    /** The same game on such positions. It keeps buffers: each thread asks for its own. */
    WideRules wide();

    /** A position as {@link WideRules#width} numbers; different positions have different ones. */
    long[] spread(P position);
}
