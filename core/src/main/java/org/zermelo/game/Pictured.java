package org.zermelo.game;

/** {@link Textual} rules whose positions have a picture of a known kind, so that no face needs code of its own for them. */
public interface Pictured {

    /** How the text of a position is drawn. */
    Look look();
}
