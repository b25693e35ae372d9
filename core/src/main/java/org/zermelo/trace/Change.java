package org.zermelo.trace;

/** What a step alters in the picture. */
public sealed interface Change {

    /** Where. */
    Spot spot();

    /** What stands there from now on; without words, since numbers and names of places need none. */
    String text();

    /** A cell or a call gets a text and a mark. */
    record Write(Spot spot, String text, Mark mark) implements Change {}

    /**
     * A call is made.
     *
     * @param parent the number of the calling call; -1 for the first
     */
    record Call(Spot spot, int parent, String text) implements Change {}
}
