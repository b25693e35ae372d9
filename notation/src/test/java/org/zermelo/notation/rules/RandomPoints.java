package org.zermelo.notation.rules;

import java.util.List;

/** Boards of points for random games. */
final class RandomPoints {

    /** Their texts. */
    static final List<String> TEXTS = List.of(
            "points a1 .. c2; lines a1-b1-c1, a2-b2-c2, a1-a2, b1-b2, c1-c2",
            "points p q r s; lines p-q-r, q-s, r-s-p",
            "points a b c d e; lines a-b-c-d-a, e-a, e-b, e-c",
            "points a1 .. b3; lines a1-a2-a3, b1-b2-b3, a2-b2, a1-b3",
            "points a1 .. b3; lines rows, columns, diagonals",
            "points a b c d; lines ring a .. c, d to all, a-b-c",
            "points pairs of r .. t; lines triangles");

    private RandomPoints() {}

    /** A point of the board that a text begins with. */
    static String point(String text) {
        String letter = text.contains("points p q") ? "r" : text.contains("points a b") ? "c" : "b2";
        return text.contains("pairs") ? "rs" : letter;
    }
}
