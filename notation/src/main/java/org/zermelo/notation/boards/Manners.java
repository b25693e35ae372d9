package org.zermelo.notation.boards;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.Manner.Chain;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;

/** Reads how a move is made: {@code must king jump .. in chains}, {@code place flipping}, {@code fly with 3 own}. */
final class Manners {

    /** Verbs by which no piece, or not one alone, comes to a cell. */
    private static final List<String> STILL = List.of("leave", "remove", "turn", "rotate", "age", "lay", "pass");

    /** Verbs by which a piece goes from one cell to another, or off the board. */
    private static final List<String> GOES = List.of("step", "slide", "jump", "leap", "capture", "leave", "fly");

    /** What a piece does that may come onto a smaller one. */
    private static final List<String> COVERS = List.of("place", "step", "slide", "leap", "fly");

    /** What a piece does by which it may become another kind. */
    private static final List<String> CHANGES = List.of("step", "slide", "leap", "capture", "fly");

    private final BoardTokens tokens;
    private final Board board;
    /** Whose rows are meant where cells are told by rows. */
    private final Player mover;

    private int kind = PieceKinds.ANY;
    private int takes = PieceKinds.ANY;
    private boolean must;
    private Chain chain = Chain.NONE;
    private Closing closing = Closing.NONE;
    private BoardCells from = Manner.ANYWHERE;
    private BoardCells to = Manner.ANYWHERE;
    private String fromText = "";
    private String toText = "";
    /** The cells that were read last, in the notation. */
    private String cellsText = "";

    private boolean byRows;
    private boolean besideOther;
    private boolean another;
    private Optional<Movement.Shoot> shot = Optional.empty();
    private int becoming = PieceKinds.ANY;
    private Content leaving = Content.EMPTY;
    private boolean covering;
    private int noLine = Manner.ALWAYS;
    private final ReadBans bans;
    private int atMost = Manner.ALWAYS;

    Manners(BoardTokens tokens, Board board, Player mover) {
        this.tokens = tokens;
        this.board = board;
        this.mover = mover;
        this.bans = new ReadBans(tokens);
    }

    /** Takes what stands before the verb. */
    void begin() {
        must = tokens.takes("must");
        takeKind();
    }

    private boolean takeKind() {
        int named = named();
        kind = named < 0 ? kind : named;
        return named >= 0;
    }

    /** Takes the kind of the other's pieces that are taken, if one is named. */
    void taken() {
        int named = tokens.clauseEnds() ? -1 : named();
        takes = named < 0 ? takes : named;
    }

    /** Takes the kind that a piece becomes, if one is named; whether one was. */
    boolean becomes() {
        int named = tokens.clauseEnds() ? -1 : named();
        becoming = named < 0 ? becoming : named;
        return named >= 0;
    }

    /** Whether a piece that is turned so is what it was. */
    boolean turnsNothing(Content piece, Content into) {
        boolean neutral = into == Content.NEUTRAL && becoming != PieceKinds.ANY;
        boolean alone = tokens.kinds().kinds().size() == 1 || kind == Math.max(0, becoming);
        return neutral || piece == into && (piece == Content.NEUTRAL || alone);
    }

    /** What a piece is turned into, in the notation. */
    String intoText(Content into) {
        boolean own = into == Content.OWN && becoming == PieceKinds.ANY;
        String sign = own ? BoardWords.written("own") : BoardParser.sign(into);
        return (sign.isEmpty() ? "" : " " + sign) + becomingText();
    }

    private String becomingText() {
        return becoming == PieceKinds.ANY
                ? ""
                : " " + tokens.kinds().kinds().get(becoming).name();
    }

    /** The kind of pieces that is named next, passed over; -1 where none is. */
    private int named() {
        int named = tokens.peek().kind() == Kind.NAME
                ? tokens.kinds().named(tokens.peek().text())
                : -1;
        if (named >= 0) {
            tokens.skip();
        }
        return named;
    }

    /** The kind that is taken, behind the word for the other's pieces. */
    String takenText() {
        return takes == PieceKinds.ANY
                ? ""
                : " " + tokens.kinds().kinds().get(takes).name();
    }

    /** Takes one thing behind the verb, if one comes. */
    boolean take(String verb) {
        boolean jumps = verb.equals("jump");
        boolean comes = !STILL.contains(verb);
        if (jumps && tokens.takes("in-longest-chains")) {
            chain = Chain.LONGEST;
        } else if (jumps && tokens.takes("in-open-chains")) {
            chain = Chain.OPEN;
        } else if (jumps && tokens.takes("in-straight-chains")) {
            chain = Chain.STRAIGHT;
        } else if (jumps && tokens.takes("in-chains")) {
            chain = Chain.WHOLE;
        } else if (jumps && tokens.takes("repeatedly")) {
            chain = Chain.HOPS;
        } else if (List.of("place", "turn").contains(verb) && kind == PieceKinds.ANY && takeKind()) {
            return true;
        } else if (comes && tokens.takes("flipping")) {
            closing = Closing.FLIPS;
        } else if (comes && tokens.takes("enclosing-one")) {
            closing = Closing.TAKES_ONE;
        } else if (comes && tokens.takes("enclosing")) {
            closing = Closing.TAKES;
        } else if (comes && !verb.equals("push") && tokens.takes("beside")) {
            if (!tokens.takes("other")) {
                throw tokens.unknown(List.of("other"));
            }
            besideOther = true;
        } else if (comes && !verb.equals("push") && tokens.takes("shooting")) {
            shot = Optional.of(new Movement.Shoot(true));
        } else if (comes && !verb.equals("push") && tokens.takes("blocking")) {
            shot = Optional.of(new Movement.Shoot(false));
        } else if (comes && !verb.equals("push") && tokens.takes("taking-another")) {
            another = true;
        } else if (comes && !verb.equals("push") && tokens.takes("making-no-line")) {
            Token place = tokens.peek();
            noLine = tokens.number("notation.line", 1, Board.MOST_CELLS);
            if (board.lines(noLine).isEmpty()) {
                throw tokens.error(place, "board.no-line", "seen", noLine);
            }
        } else if (COVERS.contains(verb) && tokens.takes("covering")) {
            covering = true;
        } else if (CHANGES.contains(verb) && tokens.takes("becoming")) {
            if (!becomes()) {
                throw tokens.error("board.becomes-own", "seen", BoardWords.written("becoming"));
            }
        } else if (GOES.contains(verb) && tokens.takes("leaving")) {
            if (!tokens.takeSymbol("*")) {
                throw tokens.unknown(List.of("neutral"));
            }
            leaving = Content.NEUTRAL;
        } else if (GOES.contains(verb) && cellsCome("from-cells")) {
            tokens.takes("from-cells");
            from = cells();
            fromText = cellsText;
        } else if (comes && !verb.equals("push") && cellsCome("onto")) {
            tokens.takes("onto");
            to = cells();
            toText = cellsText;
        } else if (bans.take(verb)) {
            return true;
        } else if (tokens.takes("having")) {
            atMost = tokens.number("notation.pieces", 1, PieceKinds.MOST * BoardParser.MOST_HAND);
            if (!tokens.takes("own")) {
                throw tokens.unknown(List.of("own"));
            }
        } else {
            return false;
        }
        return true;
    }

    /** Whether the word for where a piece comes or goes away is followed by a cell, and not by what stands there. */
    private boolean cellsCome(String word) {
        int mark = tokens.mark();
        boolean come = tokens.takes(word) && (tokens.cellComes(board) || rowComes());
        tokens.back(mark);
        return come;
    }

    private boolean rowComes() {
        return tokens.comes("last-row") || tokens.comes("first-row") || tokens.comes("row");
    }

    /** Cells one by one, or a row counted from the mover's side. */
    private BoardCells cells() {
        if (rowComes()) {
            BoardEnds rows = new BoardEnds(tokens, board);
            Test.Reach row = rows.cells(PieceKinds.ANY);
            byRows = true;
            cellsText = " " + rows.written();
            return row.of(mover);
        }
        BoardCells cells = BoardCells.NONE;
        while (tokens.cellComes(board)) {
            cells = cells.with(tokens.cell(board));
            tokens.takes("or");
        }
        cellsText = cells.numbers().mapToObj(cell -> " " + board.name(cell)).collect(Collectors.joining());
        return cells;
    }

    /** Whether rows are named, which are not the same for both players. */
    boolean byRows() {
        return byRows;
    }

    /** Whether a piece jumps as often as it likes, and takes nothing. */
    boolean hops() {
        return chain == Chain.HOPS;
    }

    Manner manner() {
        return new Manner(
                kind,
                new Manner.Taking(takes, must, chain, closing, another),
                new Manner.Where(from, to, besideOther),
                becoming,
                leaving,
                covering,
                noLine,
                bans.bans(),
                atMost);
    }

    /** The shot that belongs to the move. */
    Optional<Movement.Shoot> shot() {
        return shot;
    }

    /** What stands before the verb, in the notation. */
    String before() {
        String name =
                kind == PieceKinds.ANY ? "" : tokens.kinds().kinds().get(kind).name() + " ";
        return (must ? BoardWords.written("must") + " " : "") + name;
    }

    /** What stands behind it. */
    String behind(String verb) {
        StringBuilder text = new StringBuilder();
        if (chain != Chain.NONE) {
            String word = switch (chain) {
                case OPEN -> "in-open-chains";
                case STRAIGHT -> "in-straight-chains";
                case LONGEST -> "in-longest-chains";
                case HOPS -> "repeatedly";
                default -> "in-chains";
            };
            text.append(' ').append(BoardWords.written(word));
        }
        if (closing != Closing.NONE) {
            String word =
                    closing == Closing.FLIPS ? "flipping" : closing == Closing.TAKES ? "enclosing" : "enclosing-one";
            text.append(' ').append(BoardWords.written(word));
        }
        text.append(fromText.isEmpty() ? "" : " " + BoardWords.written("from-cells") + fromText);
        text.append(toText.isEmpty() ? "" : " " + BoardWords.written("onto") + toText);
        if (besideOther) {
            text.append(' ').append(BoardWords.written("beside"));
            text.append(' ').append(BoardWords.written("other"));
        }
        text.append(another ? " " + BoardWords.written("taking-another") : "");
        shot.ifPresent(shoot -> text.append(' ').append(BoardWords.written(shoot.along() ? "shooting" : "blocking")));
        if (CHANGES.contains(verb) && becoming != PieceKinds.ANY) {
            text.append(' ').append(BoardWords.written("becoming")).append(becomingText());
        }
        if (leaving != Content.EMPTY) {
            text.append(' ').append(BoardWords.written("leaving")).append(" *");
        }
        if (covering) {
            text.append(' ').append(BoardWords.written("covering"));
        }
        if (noLine != Manner.ALWAYS) {
            text.append(' ')
                    .append(BoardWords.written("making-no-line"))
                    .append(' ')
                    .append(noLine);
        }
        text.append(bans.written());
        if (atMost != Manner.ALWAYS) {
            text.append(' ').append(BoardWords.written("having")).append(' ').append(atMost);
            text.append(' ').append(BoardWords.written("own"));
        }
        return text.toString();
    }
}
