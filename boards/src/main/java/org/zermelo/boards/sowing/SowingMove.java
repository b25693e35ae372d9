package org.zermelo.boards.sowing;

/**
 * A move: the pit that is emptied.
 *
 * @param pit its number; -1 where the other has another turn
 * @param text its name
 */
public record SowingMove(int pit, String text) {

    /** The only move where the other has another turn. */
    public static final SowingMove PASS = new SowingMove(-1, "pass");

    @Override
    public String toString() {
        return text;
    }
}
