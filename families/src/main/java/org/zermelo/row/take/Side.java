package org.zermelo.row.take;

/** An end of a row. */
public enum Side {
    LEFT("L"),
    RIGHT("R");

    private final String letter;

    Side(String letter) {
        this.letter = letter;
    }

    /** {@code L} or {@code R}. */
    public String letter() {
        return letter;
    }

    /** The other end. */
    public Side opposite() {
        return this == LEFT ? RIGHT : LEFT;
    }
}
