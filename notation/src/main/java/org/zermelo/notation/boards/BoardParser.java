package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Board.Spot;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.BoardStart;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.model.Hands;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.boards.model.Remembered;
import org.zermelo.boards.model.Track;
import org.zermelo.game.Player;
import org.zermelo.notation.text.Source;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;

/** Reads the sections of a board game. The board is read first, wherever it stands, because all other sections name its cells. */
public final class BoardParser {

    static final int MOST_HAND = 99;

    private static final int MOST_PLIES = 9999;

    public static final List<String> SECTIONS = List.of(
            "title",
            "board",
            "cylinder",
            "torus",
            "hex",
            "strip",
            "edges",
            "points",
            "lines",
            "pieces",
            "start",
            "hand",
            "moves",
            "first",
            "end",
            "stuck",
            "plies",
            "promotion",
            "royal",
            "mill",
            "score",
            "boxes",
            "again");

    private static final List<String> VERDICTS = List.of("wins", "loses", "draws");

    private final BoardTokens tokens;
    private final StartDiagram diagram;
    private final BoardCustoms customs;
    private final HandSection hand;
    private final Set<String> seen = new HashSet<>();
    private final List<MoveClause> clauses = new ArrayList<>();
    private final List<EndClause> ends = new ArrayList<>();
    private final StringBuilder body = new StringBuilder();
    private Player first = Player.LEFT;
    /** The word that says that who begins passes. */
    private Optional<Token> waits = Optional.empty();

    private Remembered remembered = Remembered.NOTHING;
    /** The word that says what is remembered at the start. */
    private Optional<Token> remembers = Optional.empty();

    private Verdict stuck = Verdict.LOSES;
    private int plies = BoardRules.ENDLESS;
    private String start = "";
    /** How the game is called where its numbers are given in its name's parentheses, else empty. */
    private String call = "";

    private boolean stretches;

    public BoardParser(Source source, int from, int to) {
        this.diagram = StartDiagram.of(source, from, to);
        this.tokens = new BoardTokens(new Tokens(source, diagram.rest(), from, to));
        this.customs = new BoardCustoms(tokens);
        this.hand = new HandSection(tokens);
    }

    /** Rules whose head leaves numbers open; a start that is drawn is stretched to the board. */
    public BoardRules sized(String name) {
        call = name;
        stretches = true;
        return file();
    }

    /** Rules whose first section is the board's size without its word. */
    public BoardRules inline() {
        boolean bare = tokens.peek().kind() == Kind.NUMBER;
        return rules(new BoardShape(tokens, diagram, bare));
    }

    /** Rules of which every section begins with its word. */
    public BoardRules file() {
        return rules(new BoardShape(tokens, diagram, false));
    }

    private BoardRules rules(BoardShape shape) {
        int mark = tokens.mark();
        Board board = shape.read();
        tokens.back(mark);
        customs.readKinds();
        tokens.back(mark);
        if (shape.bare()) {
            tokens.skipSection();
        }
        start = ".".repeat(board.size());
        while (!tokens.done()) {
            if (!tokens.takeSymbol(";")) {
                board = section(board);
            }
        }
        if (clauses.isEmpty()) {
            throw tokens.error("board.no-moves");
        }
        if (!hand.read() && clauses.stream().anyMatch(MoveClause::afterHand)) {
            throw tokens.error("board.then-without-hand");
        }
        if (stuck != Verdict.LOSES) {
            body.append("; ").append(BoardWords.written("stuck")).append(' ').append(written(stuck));
        }
        List<MoveClause> motions =
                clauses.stream().flatMap(clause -> clause.motions().stream()).toList();
        Hands hands = hand.hands(start, motions, customs.promoted());
        Customs found = customs.customs(board, hands);
        if (waits.isPresent() && !found.repeats()) {
            throw tokens.error(waits.get(), "board.passes-without-again");
        }
        List<String> against = CoveringCheck.against(found, motions);
        if (!against.isEmpty()) {
            throw tokens.error("board.covering-and", "seen", String.join(", ", against));
        }
        List<String> forced = RoyalCheck.against(found, motions);
        if (!forced.isEmpty()) {
            throw tokens.error("board.royal-and", "seen", String.join(", ", forced));
        }
        body.append(customs.text());
        if (remembers.isPresent()
                && clauses.stream().noneMatch(clause -> clause.manner().bans().any())) {
            throw tokens.error(remembers.get(), "board.remembers-without-ban");
        }
        return new BoardRules(
                call,
                shape.text(),
                body.toString(),
                board,
                new BoardStart(
                        start,
                        first,
                        hand.hand(Player.LEFT, hands),
                        hand.hand(Player.RIGHT, hands),
                        plies,
                        waits.isPresent(),
                        remembered),
                hand.read(),
                clauses,
                ends,
                stuck,
                found);
    }

    /** Reads a section; the board, with the rays of leaps. */
    private Board section(Board board) {
        Board read = board;
        Token place = tokens.peek();
        Optional<String> kind = SECTIONS.stream().filter(tokens::takes).findFirst();
        if (kind.isEmpty()) {
            throw tokens.unknown(SECTIONS);
        }
        tokens.takeSymbol(":");
        if (!seen.add(kind.get()) && !Set.of("moves", "end").contains(kind.get())) {
            throw tokens.error(place, "board.section-twice", "seen", place.text());
        }
        switch (kind.get()) {
            case "title", "board", "cylinder", "torus", "hex", "strip", "edges", "points", "lines", "pieces" ->
                tokens.skipSection();
            case "start" -> start(board);
            case "hand" -> hand.section();
            case "moves" -> {
                BoardMoves moves = new BoardMoves(tokens, board);
                moves.read(clauses);
                read = moves.board();
                body.append(body.isEmpty() ? "" : "; ").append(moves.text());
            }
            case "first" -> {
                first = tokens.player();
                Token passes = tokens.peek();
                waits = tokens.takes("passes") ? Optional.of(passes) : Optional.empty();
                Track last = track(board, Remembered.LAST);
                remembered = new Remembered(last, track(board, Remembered.BEFORE));
            }
            case "end" -> {
                BoardEnds found = new BoardEnds(tokens, board);
                found.read(ends);
                body.append(body.isEmpty() ? "" : "; ").append(found.text());
            }
            case "promotion" -> customs.promotion(board);
            case "royal" -> customs.royal();
            case "mill" -> customs.mill(board);
            case "score" -> customs.score();
            case "boxes" -> customs.boxes(board);
            case "again" -> customs.again(board);
            case "stuck" -> {
                if (!customs.passes()) {
                    stuck = verdict(tokens).orElseThrow(() -> tokens.unknown(VERDICTS));
                }
            }
            default -> plies = tokens.number("notation.plies", 1, MOST_PLIES);
        }
        tokens.endSection();
        return read;
    }

    /** The cells of a move before the start, if a word says that they follow. */
    private Track track(Board board, String word) {
        Token place = tokens.peek();
        if (!tokens.takes(word)) {
            return Track.NONE;
        }
        remembers = Optional.of(place);
        int left = tokens.cellComes(board) ? tokens.cell(board) : Track.NOWHERE;
        if (!tokens.takeSymbol("-")) {
            throw tokens.error("notation.expected", "seen", Tokens.shown(tokens.peek()), "expected", "-");
        }
        boolean comes = !tokens.peek().newLine() && tokens.cellComes(board);
        return new Track(left, comes ? tokens.cell(board) : Track.NOWHERE);
    }

    /** What is said of who wins, if anything is. */
    static Optional<Verdict> verdict(BoardTokens tokens) {
        for (Verdict verdict : Verdict.values()) {
            if (tokens.takes(VERDICTS.get(verdict.ordinal()))) {
                return Optional.of(verdict);
            }
        }
        return Optional.empty();
    }

    static String written(Verdict verdict) {
        return BoardWords.written(VERDICTS.get(verdict.ordinal()));
    }

    /** The start as it is drawn, or pieces with the cells on which they stand. */
    private void start(Board board) {
        StringBuilder cells = new StringBuilder(start);
        if (!diagram.rows().isEmpty()) {
            StartDiagram fitting = stretches ? diagram.stretched(board.rows(), board.columns()) : diagram;
            new DrawnStart(tokens, fitting).onto(board, cells);
        } else {
            do {
                char sign = tokens.sign();
                do {
                    cells.setCharAt(tokens.cell(board), sign);
                } while (tokens.cellComes(board));
            } while (tokens.takeSymbol(","));
        }
        start = cells.toString();
    }

    /** The places of a drawing that have no cell. */
    static List<Spot> holes(StartDiagram diagram) {
        List<Spot> holes = new ArrayList<>();
        for (int row = 0; row < diagram.rows().size(); row++) {
            List<String> line = PieceKinds.cells(diagram.rows().get(row));
            for (int column = 0; column < line.size(); column++) {
                if (line.get(column).equals("#")) {
                    holes.add(new Spot(row, column));
                }
            }
        }
        return holes;
    }

    /** The sign of a value in the text of rules. */
    static String sign(Content piece) {
        return piece == Content.NEUTRAL ? "*" : piece == Content.OTHER ? BoardWords.written("other") : "";
    }
}
