package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Board.Spot;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.Movement.Rays;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;

/**
 * Reads what may be moved: clauses with commas between, or one a line. What follows {@code then} waits for an empty hand; what follows
 * {@code and then} is another motion of the same turn.
 */
final class BoardMoves {

    /** Motions that their word tells whole. */
    private static final Map<String, Movement> WHOLE = Map.of("age", new Movement.Age());

    private static final List<String> VERBS = Stream.concat(
                    Stream.of(
                            "place", "drop", "step", "slide", "jump", "leap", "capture", "leave", "remove", "turn",
                            "rotate", "lay", "fly", "push", "pass"),
                    WHOLE.keySet().stream().sorted())
            .toList();

    /** A turn has so many motions at most, shots not counted. */
    private static final int MOST_MOTIONS = 3;

    private static final List<String> ONTO = List.of("step", "slide", "jump", "leap");

    /** What may stand behind a motion and is known by several words only. */
    private static final List<String> BEHIND = List.of("and-then", "making-no-line");

    private static final List<String> PIECES = List.of("empty", "own", "other", "neutral");

    private final BoardTokens tokens;
    private Board board;
    private final StringBuilder text = new StringBuilder(BoardWords.written("moves"));
    private boolean afterHand;
    /** By whose side rows are counted. */
    private Player viewer = Player.LEFT;
    /** Whether a clause was read that names rows, and so is not the same for both players. */
    private boolean byRows;

    BoardMoves(BoardTokens tokens, Board board) {
        this.tokens = tokens;
        this.board = board;
    }

    /** What was read, in the notation. */
    String text() {
        return text.toString();
    }

    /** The board, with the rays of leaps. */
    Board board() {
        return board;
    }

    void read(List<MoveClause> clauses) {
        boolean more = true;
        while (more) {
            clauses.addAll(clause());
            tokens.takeSymbol(",");
            if (tokens.peek().is(";")) {
                int mark = tokens.mark();
                tokens.takeSymbol(";");
                more = tokens.comes("then")
                        || tokens.comes("must")
                        || VERBS.stream().anyMatch(tokens::comes);
                if (!more) {
                    tokens.back(mark);
                }
            } else {
                more = !tokens.sectionEnds();
            }
        }
    }

    /** A clause; one for each player where it names rows. */
    private List<MoveClause> clause() {
        if (tokens.takes("then")) {
            afterHand = true;
        }
        boolean begins = text.length() == BoardWords.written("moves").length();
        text.append(begins ? " " : ", ").append(afterHand ? BoardWords.written("then") + " " : "");
        Set<Player> who = EnumSet.allOf(Player.class);
        if (tokens.playerComes()) {
            Player player = tokens.player();
            who = EnumSet.of(player);
            text.append(player == Player.LEFT ? "x " : "o ");
        }
        int mark = tokens.mark();
        int written = text.length();
        byRows = false;
        viewer = who.iterator().next();
        MoveClause read = motion(who, afterHand, 1, false);
        if (!byRows || who.size() == 1) {
            return List.of(read);
        }
        List<MoveClause> clauses = new ArrayList<>();
        for (Player player : Player.values()) {
            tokens.back(mark);
            text.setLength(written);
            viewer = player;
            clauses.add(motion(EnumSet.of(player), afterHand, 1, false));
        }
        return clauses;
    }

    /** One motion of a turn, and what follows it. */
    private MoveClause motion(Set<Player> who, boolean waits, int number, boolean may) {
        boolean second = number > 1;
        Token place = tokens.peek();
        Manners manners = new Manners(tokens, board, viewer);
        manners.begin();
        Optional<String> verb = VERBS.stream().filter(tokens::takes).findFirst();
        Parts parts = new Parts(verb.orElseThrow(() -> tokens.unknown(VERBS)), manners);
        parts.begin();
        while (!tokens.clauseEnds() && !tokens.comes("and-then")) {
            if (!manners.take(verb.orElseThrow())) {
                parts.next();
            }
        }
        Movement movement = parts.movement();
        Manner manner = manners.manner();
        byRows |= manners.byRows();
        boolean several = second || tokens.comes("and-then");
        if (several && movement instanceof Movement.Pass
                || second && (manner.taking().must() || manner.bans().any())) {
            throw tokens.error(place, second ? "board.second-motion" : "board.passes-alone", "seen", place.text());
        }
        if (movement instanceof Movement.Sweep && manner.kind() != PieceKinds.ANY) {
            throw tokens.error(place, "board.sweeps-all", "seen", place.text());
        }
        if (manner.leaving() == movement.piece()) {
            throw tokens.error("board.leaves-itself", "seen", BoardWords.written("leaving") + " *");
        }
        boolean goes = manner.becoming() != PieceKinds.ANY && !(movement instanceof Movement.Turn);
        if (goes && movement.piece() != Content.OWN) {
            throw tokens.error("board.becomes-own", "seen", BoardWords.written("becoming"));
        }
        text.append(manners.before()).append(parts.written()).append(manners.behind(verb.orElseThrow()));
        Optional<MoveClause> next = tokens.comes("and-then") ? Optional.of(next(who, number)) : Optional.empty();
        Optional<MoveClause> shot =
                manners.shot().map(shoot -> new MoveClause(who, false, shoot, Manner.PLAIN, false, next));
        return new MoveClause(who, waits, movement, manner, may, shot.or(() -> next));
    }

    /** The motion behind that of a number. */
    private MoveClause next(Set<Player> who, int number) {
        Token place = tokens.peek();
        tokens.takes("and-then");
        if (number == MOST_MOTIONS) {
            throw tokens.error(place, "board.three-motions");
        }
        boolean may = tokens.takes("may");
        text.append(' ').append(BoardWords.written("and-then")).append(' ');
        text.append(may ? BoardWords.written("may") + " " : "");
        return motion(who, false, number + 1, may);
    }

    /** The parts of one clause. */
    private final class Parts {
        private final String verb;
        private final Manners manners;
        private final Ways ways = new Ways(tokens, board);
        private final RotationWords rotations = new RotationWords(tokens, board);
        private final ShapeWords shape = new ShapeWords(tokens, board);
        private final List<Content> onto = new ArrayList<>();
        private final List<Content> over = new ArrayList<>();
        private Content piece = Content.OWN;
        /** What a piece is turned into; empty as long as that is not said. */
        private Content into = Content.EMPTY;

        private boolean capturing;
        private boolean flying;
        private boolean far;
        private int rows = 1;
        private int columns = 1;

        Parts(String verb, Manners manners) {
            this.verb = verb;
            this.manners = manners;
        }

        private boolean places() {
            return verb.equals("place") || verb.equals("drop");
        }

        /** Takes what must stand behind the verb. */
        void begin() {
            if (verb.equals("leap")) {
                rows = tokens.number("notation.rows", 0, Board.MOST_CELLS);
                columns = tokens.signComes()
                        ? tokens.columns(Board.MOST_CELLS)
                        : tokens.number("notation.columns", 0, Board.MOST_CELLS);
            } else if (verb.equals("lay")) {
                shape.take();
            }
        }

        void next() {
            if (verb.equals("rotate")) {
                rotations.take();
                return;
            }
            if (WHOLE.containsKey(verb) || verb.equals("lay")) {
                throw tokens.unknown(List.of("and-then"), List.of("and-then"));
            }
            boolean sized = verb.equals("place") || verb.equals("remove");
            if (sized && tokens.peek().kind() == Kind.NUMBER) {
                size();
            } else if (places()) {
                if (!tokens.takes("from-hand") && !tokens.takes("on-empty")) {
                    piece = piece();
                }
            } else if (verb.equals("jump") && tokens.takes("over")) {
                pieces(over);
            } else if (verb.equals("jump") && tokens.takes("flying")) {
                flying = true;
            } else if (verb.equals("jump") && tokens.takes("capturing")) {
                capturing = true;
            } else if (verb.equals("turn") && tokens.takes("into")) {
                into = manners.becomes() ? Content.OWN : piece();
                manners.becomes();
            } else if (ONTO.contains(verb) && tokens.takes("onto")) {
                pieces(onto);
            } else if (verb.equals("slide") && tokens.takes("far")) {
                far = true;
            } else if (verb.equals("remove") || verb.equals("turn") || !ways.take()) {
                piece = piece();
            }
        }

        /** How many cells a piece covers, down and across; where no such block lies on the board there is no move. */
        private void size() {
            Token place = tokens.peek();
            rows = tokens.number("notation.rows", 1, Board.MOST_CELLS);
            columns = tokens.columns(Board.MOST_CELLS);
            if (!board.isGrid()) {
                throw tokens.error(place, "board.no-block", "rows", rows, "columns", columns);
            }
        }

        private void pieces(List<Content> into) {
            do {
                Content content = piece();
                into.add(content);
                if (content == Content.OTHER) {
                    manners.taken();
                }
            } while (tokens.takes("or"));
        }

        private Content piece() {
            if (tokens.takeSymbol("*")) {
                return Content.NEUTRAL;
            }
            for (Content content : Content.values()) {
                if (tokens.takes(PIECES.get(content.ordinal()))) {
                    return content;
                }
            }
            throw tokens.unknown(
                    verb.equals("jump")
                            ? WITH_OVER
                            : places() || verb.equals("remove") ? PIECES : verb.equals("turn") ? WITH_INTO : WITH_WAYS,
                    BEHIND);
        }

        Movement movement() {
            if (piece == Content.EMPTY) {
                throw tokens.error("board.moves-nothing", "verb", BoardWords.written(verb));
            }
            boolean falls = verb.equals("drop") && !board.hasColumns();
            if (falls || verb.equals("push") && !board.isGrid()) {
                throw tokens.error("board.only-on-rectangles", "seen", BoardWords.written(verb));
            }
            if (flying && over.contains(Content.EMPTY)) {
                throw tokens.error("board.flies-over-empty", "seen", BoardWords.written("flying"));
            }
            if (manners.hops() && (capturing || flying || !onto().equals(Set.of(Content.EMPTY)))) {
                throw tokens.error("board.hops-take-nothing", "seen", BoardWords.written("repeatedly"));
            }
            if (verb.equals("push") && board.rows() * board.columns() > board.size()) {
                throw tokens.error("board.push-with-holes", "seen", BoardWords.written(verb));
            }
            if (verb.equals("turn") && (into == Content.EMPTY || manners.turnsNothing(piece, into))) {
                throw tokens.error("board.turns-nothing", "seen", BoardWords.written(verb));
            }
            Rays rays = verb.equals("leap") ? leaps() : ways.rays();
            return switch (verb) {
                case "place" ->
                    rows * columns > 1 ? new Movement.Cover(piece, rows, columns) : new Movement.Place(piece);
                case "drop" -> new Movement.Drop(piece);
                case "step", "leap" -> new Movement.Step(piece, rays, onto());
                case "slide" -> new Movement.Slide(piece, rays, onto(), far);
                case "jump" -> new Movement.Jump(piece, rays, over(), onto(), capturing, flying);
                case "fly" -> new Movement.Fly(piece);
                case "push" -> new Movement.Push(piece);
                case "pass" -> new Movement.Pass(piece);
                case "rotate" -> rotations.movement();
                case "lay" -> shape.movement();
                case "turn" -> new Movement.Turn(piece, into);
                case "remove" -> new Movement.Remove(piece, rows, columns);
                case "capture" -> new Movement.Step(piece, rays, Set.of(Content.OTHER));
                default -> WHOLE.getOrDefault(verb, new Movement.Leave(piece, rays));
            };
        }

        /** The rays of leaps, which the board gets. */
        private Rays leaps() {
            for (List<Spot> leaps : ways.leaps(rows, columns)) {
                for (Spot leap : leaps) {
                    board = board.leaping(leap);
                }
            }
            List<List<Integer>> rays = ways.leaps(rows, columns).stream()
                    .map(leaps -> leaps.stream().map(board::leap).toList())
                    .toList();
            return new Rays(rays.get(0), rays.get(1));
        }

        private Set<Content> onto() {
            return onto.isEmpty() ? Set.of(Content.EMPTY) : Set.copyOf(onto);
        }

        private Set<Content> over() {
            return over.isEmpty() ? EnumSet.of(Content.OWN, Content.OTHER, Content.NEUTRAL) : Set.copyOf(over);
        }

        String written() {
            StringBuilder written = new StringBuilder(BoardWords.written(verb));
            if (piece != Content.OWN) {
                written.append(' ').append(BoardParser.sign(piece));
            }
            if (verb.equals("leap")) {
                written.append(' ').append(rows).append(' ').append(columns);
            } else if (rows * columns > 1) {
                written.append(' ').append(rows).append('x').append(columns);
            }
            if (verb.equals("turn")) {
                boolean bare = piece == Content.OWN && tokens.kinds().kinds().size() == 1;
                written.append(bare ? " " + BoardWords.written("own") : "");
                written.append(' ').append(BoardWords.written("into")).append(manners.intoText(into));
            }
            written.append(rotations.written()).append(shape.written());
            written.append(far ? " " + BoardWords.written("far") : "");
            written.append(flying ? " " + BoardWords.written("flying") : "");
            written.append(ways.written());
            written.append(list("over", over)).append(list("onto", onto));
            return written.append(capturing ? " " + BoardWords.written("capturing") : "")
                    .toString();
        }

        private String list(String word, List<Content> pieces) {
            if (pieces.isEmpty()) {
                return "";
            }
            List<String> names = pieces.stream()
                    .map(content -> BoardWords.written(PIECES.get(content.ordinal()))
                            + (content == Content.OTHER ? manners.takenText() : ""))
                    .toList();
            return " " + BoardWords.written(word) + " " + String.join(" " + BoardWords.written("or") + " ", names);
        }
    }

    private static final List<String> WITH_INTO = List.of("into", "own", "other", "neutral");

    private static final List<String> WITH_OVER =
            List.of("flying", "over", "capturing", "forward", "backward", "sideways", "diagonally", "any-way");

    private static final List<String> WITH_WAYS = List.of(
            "forward",
            "backward",
            "sideways",
            "diagonally",
            "any-way",
            "onto",
            "own",
            "other",
            "neutral",
            "shooting",
            "blocking",
            "and-then");
}
