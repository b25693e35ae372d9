package org.zermelo.notation.rules;

import java.util.List;
import java.util.SplittableRandom;

/**
 * Ends of a board game made from the grammar.
 *
 * @param points whether the board is one of points and lines
 * @param columns whether it has columns in which a piece can fall
 * @param slanting whether ways may slant
 * @param edges whether the cells are sides of boxes
 * @param neutral whether pieces may be nobody's
 * @param kinds whether there are men and kings
 * @param lonely whether no cell may have another beside it
 */
record RandomEnds(
        SplittableRandom random,
        boolean points,
        boolean columns,
        boolean slanting,
        boolean edges,
        boolean neutral,
        boolean kinds,
        boolean lonely) {

    private boolean one(int of) {
        return RandomBoards.one(random, of);
    }

    private String pick(List<String> words) {
        return RandomBoards.pick(random, words);
    }

    /** The next end. */
    String next() {
        String who = pick(List.of("", "", "", "x ", "o "));
        // such ends need moves that are found at each position, as kinds do
        String test = switch (one(kinds ? 3 : 16) ? 6 : random.nextInt(6)) {
            case 6 -> sorts();
            case 4 -> kinds ? "no own king left" : "fewer than 2 own";
            case 0 ->
                "line of " + (one(3) && points ? "2" : points ? "2" : "1")
                        + (neutral && one(2) ? " *" : one(12) ? " both" : "");
            case 1 ->
                points
                        ? "no own left"
                        : neutral && one(2)
                                ? "reach first row *"
                                : pick(List.of(
                                        "reach last row",
                                        "reach row 1",
                                        "reach first row",
                                        one(2) ? "reach last row" : "reach last row safely"));
            case 2 -> "no other left";
            case 3 -> shape();
            default -> pick(List.of("no own left", neutral ? "no * left" : "no other left"));
        };
        return who + test + pick(List.of("", "", " loses", " draws")) + (one(8) ? " at end of move" : "");
    }

    /** An end that looks at cells with different things on them. */
    private String sorts() {
        if (lonely || one(4)) {
            return pick(List.of("surrounded other", "surrounded own", "pattern x", kinds ? "pattern X" : "pattern o"));
        }
        return pick(List.of(
                "beside 1 other",
                "beside 1 own",
                neutral ? "beside 1 *" : "beside 1 other",
                "surrounded other",
                edges ? "surrounded own" : kinds ? "pattern xO" : "pattern xo",
                edges ? "surrounded other" : neutral ? "pattern x*" : "pattern oo"));
    }

    /** An end that looks at several cells. */
    private String shape() {
        if (edges) {
            return pick(List.of("connect top with bottom", "connect left with right", "fill b1 a2", "fill b3"));
        }
        if (points) {
            return pick(List.of("line of exactly 2", "fewer than 2 own", "line of 2 other"));
        }
        return pick(List.of(
                "line of exactly 1",
                "line of 1 other",
                "fewer than 2 own",
                "fewer than 2 other",
                columns ? "fill a1" : slanting ? "fill a1 b2" : "fill c1 or a2",
                "block of 1 x " + (columns ? 1 : 2),
                "block of 1 x " + (columns ? 1 : 2) + (neutral ? " *" : ""),
                "connect top with bottom",
                "connect left with right",
                "connect top with left with right"));
    }
}
