package org.zermelo.notation.sowing;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.zermelo.boards.sowing.SowingRules;
import org.zermelo.boards.sowing.SowingRules.TakesAll;
import org.zermelo.notation.boards.BoardTokens;
import org.zermelo.notation.boards.BoardWords;
import org.zermelo.notation.tokens.Token;

/** Reads how one sows and what is captured: {@code sow skipping origin, capture 2 or 3 and before, must feed}. */
final class SowingMoves {

    private static final List<String> CLAUSES = List.of("sow", "capture", "must-feed");

    private final BoardTokens tokens;
    private final Set<Integer> counts = new TreeSet<>();
    private boolean sows;
    private boolean skipsOrigin;
    private boolean before;
    private boolean opposite;
    private boolean feeds;
    private TakesAll all = TakesAll.TAKEN;

    SowingMoves(BoardTokens tokens) {
        this.tokens = tokens;
    }

    boolean sows() {
        return sows;
    }

    boolean skipsOrigin() {
        return skipsOrigin;
    }

    Set<Integer> counts() {
        return counts;
    }

    boolean before() {
        return before;
    }

    boolean opposite() {
        return opposite;
    }

    boolean feeds() {
        return feeds;
    }

    TakesAll all() {
        return all;
    }

    void read() {
        do {
            clause();
            tokens.takeSymbol(",");
        } while (!tokens.sectionEnds());
    }

    private void clause() {
        Token place = tokens.peek();
        Optional<String> clause = CLAUSES.stream().filter(tokens::takes).findFirst();
        if (clause.isEmpty()) {
            throw tokens.unknown(CLAUSES);
        }
        boolean twice = switch (clause.get()) {
            case "sow" -> {
                boolean known = sows;
                sows = true;
                skipsOrigin |= tokens.takes("skipping-origin");
                yield known;
            }
            case "capture" -> capture();
            default -> {
                boolean known = feeds;
                feeds = true;
                yield known;
            }
        };
        if (twice) {
            throw tokens.error(place, "board.section-twice", "seen", place.text());
        }
        if (!tokens.clauseEnds()) {
            throw tokens.unknown(CLAUSES);
        }
    }

    /** Reads what a last seed captures; whether that was said before. */
    private boolean capture() {
        if (tokens.takes("opposite")) {
            boolean known = opposite;
            opposite = true;
            return known;
        }
        boolean known = !counts.isEmpty();
        do {
            counts.add(tokens.number("notation.seeds", 1, SowingRules.MOST_SEEDS));
        } while (tokens.takes("or"));
        before |= tokens.takes("and-before");
        if (tokens.takes("but-not-all")) {
            all = TakesAll.SPARED;
        } else if (tokens.takes("never-all")) {
            all = TakesAll.FORBIDDEN;
        }
        return known;
    }

    /** What was read, in the notation. */
    String text() {
        StringBuilder text = new StringBuilder();
        text.append(BoardWords.written("moves")).append(' ').append(BoardWords.written("sow"));
        text.append(word(skipsOrigin, "skipping-origin"));
        if (!counts.isEmpty()) {
            String or = " " + BoardWords.written("or") + " ";
            text.append(", ").append(BoardWords.written("capture")).append(' ');
            text.append(counts.stream().map(String::valueOf).collect(Collectors.joining(or)));
            text.append(word(before, "and-before"));
            text.append(word(all == TakesAll.SPARED, "but-not-all"));
            text.append(word(all == TakesAll.FORBIDDEN, "never-all"));
        }
        if (opposite) {
            text.append(", ").append(BoardWords.written("capture")).append(word(true, "opposite"));
        }
        return text.append(feeds ? ", " + BoardWords.written("must-feed") : "").toString();
    }

    private static String word(boolean said, String meaning) {
        return said ? " " + BoardWords.written(meaning) : "";
    }
}
