package org.zermelo.notation.sowing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.boards.sowing.SowingGame;
import org.zermelo.boards.sowing.SowingPosition;
import org.zermelo.boards.sowing.SowingRules;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;
import org.zermelo.notation.boards.BoardTokens;
import org.zermelo.notation.boards.BoardWords;
import org.zermelo.notation.text.Source;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;

/** Reads the sections of a sowing game. The pits are read first, wherever they stand, because the seeds are told by them. */
public final class SowingParser {

    public static final List<String> SECTIONS =
            List.of("title", "pits", "seeds", "stores", "moves", "again", "end", "rest", "first");

    private static final int ROWS = 2;

    private final BoardTokens tokens;
    private final SowingMoves moves;
    private final Set<String> seen = new HashSet<>();
    private final List<Integer> seeds = new ArrayList<>();
    private int columns;
    private Player first = Player.LEFT;
    private boolean waits;
    private boolean again;
    private boolean endsEmpty;
    private boolean shared;

    private SowingParser(Source source, int from, int to) {
        this.tokens = new BoardTokens(new Tokens(source, source, from, to), SECTIONS);
        this.moves = new SowingMoves(tokens);
    }

    /** The game of a file, of which every section begins with its word. */
    public static SowingGame file(Source source) {
        return new SowingParser(source, 0, source.text().length()).game(false);
    }

    /** A game whose first section is the number of pits, with or without its word. */
    public static SowingGame inline(Source source, int from, int to) {
        SowingParser parser = new SowingParser(source, from, to);
        return parser.game(parser.tokens.peek().kind() == Kind.NUMBER);
    }

    private SowingGame game(boolean bare) {
        int mark = tokens.mark();
        readPits(bare);
        tokens.back(mark);
        if (bare) {
            tokens.skipSection();
        }
        Token place = tokens.peek();
        while (!tokens.done()) {
            if (!tokens.takeSymbol(";")) {
                place = tokens.comes("seeds") ? tokens.peek() : place;
                section();
            }
        }
        if (!moves.sows()) {
            throw tokens.error("sowing.no-moves");
        }
        if (seeds.isEmpty()) {
            throw tokens.error("sowing.no-seeds");
        }
        if (again && !seen.contains("stores")) {
            throw tokens.error("sowing.no-stores");
        }
        SowingGame game = SowingGame.of(rules());
        boolean left = !shared && game.start().position().total() > 0;
        if (left && game.moves(game.start()).isEmpty()) {
            throw tokens.error(place, "sowing.ended");
        }
        return game;
    }

    private SowingRules rules() {
        StringBuilder body = new StringBuilder();
        body.append(seen.contains("stores") ? BoardWords.written("stores") + "; " : "")
                .append(moves.text());
        add(body, again, "again", "store");
        add(body, endsEmpty, "end", "empty-row");
        add(body, shared, "rest", "shared");
        return new SowingRules(
                body.toString(),
                columns,
                new AtTurn<>(new SowingPosition(seeds, waits), first),
                seen.contains("stores"),
                moves.skipsOrigin(),
                new SowingRules.SeedCaptures(moves.counts(), moves.before(), moves.opposite(), moves.all()),
                moves.feeds(),
                again,
                endsEmpty,
                shared);
    }

    private static void add(StringBuilder body, boolean said, String section, String what) {
        if (said) {
            body.append("; ").append(BoardWords.written(section)).append(' ').append(BoardWords.written(what));
        }
    }

    /** Finds the section of the pits and reads it. */
    private void readPits(boolean bare) {
        Token begin = tokens.peek();
        boolean found = bare;
        while (!found && !tokens.done()) {
            boolean begins = tokens.takeSymbol(";") || tokens.peek().newLine() || tokens.mark() == 0;
            found = begins && tokens.takes("pits");
            if (!found && !tokens.done()) {
                tokens.skip();
            }
        }
        if (!found) {
            throw tokens.error(begin, "sowing.no-pits");
        }
        tokens.takeSymbol(":");
        Token place = tokens.peek();
        int rows = tokens.number("notation.rows", 1, ROWS);
        if (rows != ROWS || !tokens.signComes()) {
            throw tokens.error(place, "sowing.rows", "seen", rows);
        }
        columns = tokens.columns(SowingRules.MOST_COLUMNS);
        tokens.endSection();
    }

    private void section() {
        Token place = tokens.peek();
        Optional<String> kind = SECTIONS.stream().filter(tokens::takes).findFirst();
        if (kind.isEmpty()) {
            throw tokens.unknown(SECTIONS);
        }
        tokens.takeSymbol(":");
        if (!seen.add(kind.get()) && !kind.get().equals("moves")) {
            throw tokens.error(place, "board.section-twice", "seen", place.text());
        }
        switch (kind.get()) {
            case "title", "pits" -> tokens.skipSection();
            case "seeds" -> seeds();
            case "moves" -> moves.read();
            case "again" -> again = expect("store");
            case "end" -> endsEmpty = expect("empty-row");
            case "rest" -> shared = expect("shared");
            case "first" -> {
                first = tokens.player();
                waits = tokens.takes("passes");
            }
            default -> tokens.takes("each");
        }
        tokens.endSection();
    }

    private boolean expect(String meaning) {
        if (!tokens.takes(meaning)) {
            throw tokens.unknown(List.of(meaning));
        }
        return true;
    }

    /** So many in each pit, or the seeds of each as they are drawn, the upper row first. */
    private void seeds() {
        Token place = tokens.peek();
        List<Integer> drawn = new ArrayList<>();
        do {
            drawn.add(tokens.number("notation.seeds", 0, SowingRules.MOST_SEEDS));
            tokens.takeSymbol(",");
            if (drawn.size() == columns) {
                tokens.takeSymbol("/");
            }
        } while (tokens.peek().kind() == Kind.NUMBER);
        tokens.takes("each");
        int pits = ROWS * columns;
        if (drawn.size() != 1 && drawn.size() != pits) {
            throw tokens.error(place, "sowing.counts", "seen", drawn.size(), "expected", pits);
        }
        Integer[] counts = new Integer[pits];
        for (int pit = 0; pit < pits; pit++) {
            int row = pit < columns ? 1 : 0;
            int column = pit < columns ? pit : pits - 1 - pit;
            counts[pit] = drawn.size() == 1 ? drawn.get(0) : drawn.get(row * columns + column);
        }
        seeds.addAll(List.of(counts));
        int sum = seeds.stream().mapToInt(Integer::intValue).sum();
        if (sum > SowingRules.MOST_SEEDS) {
            throw tokens.error(place, "sowing.seeds", "seen", sum, "most", SowingRules.MOST_SEEDS);
        }
    }
}
