package org.zermelo.partizan.form;

/** How a game stands to another: less, equal, greater, or confused with it (Siegel 2013, I.1). */
public enum Relation {
    LESS("<"),
    EQUAL("="),
    GREATER(">"),
    CONFUSED("||");

    private final String sign;

    Relation(String sign) {
        this.sign = sign;
    }

    /** The sign in the notation. */
    public String sign() {
        return sign;
    }

    /** The relation of two games of which this is known. */
    public static Relation of(boolean atMost, boolean atLeast) {
        return atMost ? atLeast ? EQUAL : LESS : atLeast ? GREATER : CONFUSED;
    }
}
