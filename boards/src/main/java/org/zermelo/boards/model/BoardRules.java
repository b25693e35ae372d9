package org.zermelo.boards.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.game.Player;

/**
 * The rules of a board game.
 *
 * @param call how the game from this start is called in the notation, if it has a name; else empty
 * @param boardText the board in the notation
 * @param bodyText the moves and the ends in the notation
 * @param begin with what a play begins
 * @param hands whether pieces are placed from hands, and not without end
 * @param stuck what it means for a player that he cannot move
 * @param customs what else is to be said
 */
public record BoardRules(
        String call,
        String boardText,
        String bodyText,
        Board board,
        BoardStart begin,
        boolean hands,
        List<MoveClause> clauses,
        List<EndClause> ends,
        Verdict stuck,
        Customs customs) {

    /** No bound on the plies. */
    public static final int ENDLESS = -1;

    /** Where a piece goes that leaves the board. */
    public static final String OFF = "off";

    /** What a move that removes pieces begins with. */
    public static final String REMOVES = "x";

    /** What stands between the motions of a turn. */
    public static final String NEXT = "/";

    /** What it is called that a player does not move. */
    public static final String PASS = "pass";

    public BoardRules {
        clauses = List.copyOf(clauses);
        ends = List.copyOf(ends);
    }

    /** What stands on the cells at the start, as {@link PieceKinds#signs}. */
    public String start() {
        return begin.cells();
    }

    /** Who begins. */
    public Player first() {
        return begin.first();
    }

    /** After so many plies the play is a tie; {@link #ENDLESS} when it may go on. */
    public int plies() {
        return begin.plies();
    }

    /** Whether who begins passes, as the other has earned another turn. */
    public boolean waits() {
        return begin.waits();
    }

    /** What is remembered at the start of moves before it. */
    public Remembered remembered() {
        return begin.remembered();
    }

    /** The hand of a player at the start. */
    public int hand(Player player) {
        return begin.hand(player);
    }

    /** The greatest number that a hand may be. */
    public int mostHand() {
        return customs.hands().byKind() ? customs.hands().greatest() : Math.max(begin.leftHand(), begin.rightHand());
    }

    /** What the motions of all moves do. */
    public List<Movement> motions() {
        return clauses.stream()
                .flatMap(clause -> clause.motions().stream())
                .map(MoveClause::movement)
                .toList();
    }

    /** What a piece that a clause places takes from the number of the hand. */
    public int spent(MoveClause clause) {
        return clause.places() && hands ? customs.hands().worth(held(clause)) : 0;
    }

    /** Whether a hand has what a clause places, if it places anything from there. */
    public boolean affords(MoveClause clause, int hand) {
        return !clause.places() || !hands || customs.hands().count(hand, held(clause)) > 0;
    }

    /** Whether a piece that goes by a clause may take others than the one onto which it goes. */
    public boolean takesElsewhere(MoveClause clause) {
        return clause.next().isPresent()
                || clause.manner().taking().closing() != Manner.Closing.NONE
                || clause.manner().taking().another()
                || customs.mill() != Customs.NOTHING;
    }

    /** The ends that hold between the motions of a turn, too, and end it: those that do not ask what the other could do. */
    public List<EndClause> endsBetween() {
        return ends.stream()
                .filter(end -> !end.late() && !(end.test() instanceof EndClause.Test.Reach reach && reach.safely()))
                .toList();
    }

    /** What all ways are called in which some motion changes the board at large, each once, in their order. */
    public List<String> sweeps() {
        return motions().stream()
                .filter(Movement.Sweep.class::isInstance)
                .flatMap(motion -> ((Movement.Sweep) motion).ways().stream())
                .distinct()
                .toList();
    }

    /**
     * The clause by whose jumps a piece goes on that has been promoted in the middle of a chain: the same where it is for any kind, else
     * the first by which such a piece captures in chains.
     */
    public Optional<MoveClause> goesOn(MoveClause clause, Player mover) {
        return clause.manner().kind() == PieceKinds.ANY
                ? Optional.of(clause)
                : clauses.stream()
                        .filter(each -> each.who().contains(mover)
                                && each.manner().taking().chain() != Manner.Chain.NONE
                                && (each.manner().kind() == PieceKinds.ANY
                                        || each.manner().kind() == customs.promoted())
                                && each.movement() instanceof Movement.Jump jump
                                && jump.capturing()
                                && jump.piece() == Content.OWN)
                        .findFirst();
    }

    private static int held(MoveClause clause) {
        return Math.max(0, clause.manner().kind());
    }

    /** What is in a hand, in the notation of positions: how many, or by kinds the sign of each; {@code -} for nothing. */
    public String hand(Player player, int hand) {
        if (!customs.hands().byKind()) {
            return String.valueOf(hand);
        }
        StringBuilder text = new StringBuilder();
        List<PieceKinds.Kind> kinds = customs.kinds().kinds();
        for (int kind = 0; kind < kinds.size(); kind++) {
            char sign = player == Player.LEFT
                    ? kinds.get(kind).left()
                    : kinds.get(kind).right();
            text.append(String.valueOf(sign).repeat(customs.hands().count(hand, kind)));
        }
        return text.isEmpty() ? "-" : text.toString();
    }

    /** Whether a player may place pieces of several kinds, so that the cell alone does not tell the move. */
    public boolean placesSeveral(Player player) {
        return clauses.stream()
                        .flatMap(clause -> clause.motions().stream())
                        .filter(clause -> clause.places() && clause.who().contains(player))
                        .map(clause -> clause.movement().piece() + " "
                                + clause.manner().kind())
                        .distinct()
                        .count()
                > 1;
    }

    /** The same rules under a name, or under none where it is empty. */
    public BoardRules called(String name) {
        return new BoardRules(name, boardText, bodyText, board, begin, hands, clauses, ends, stuck, customs);
    }

    /** The same rules with another start, without a name. */
    public BoardRules from(BoardStart other) {
        return new BoardRules("", boardText, bodyText, board, other, hands, clauses, ends, stuck, customs);
    }

    /** What some clause forbids a player with regard to the last moves. */
    public Bans bans(Player player) {
        Bans all = Bans.NONE;
        for (MoveClause clause : clauses) {
            boolean says = clause.manner().bans().any() && clause.who().contains(player);
            all = says ? all.or(clause.manner().bans()) : all;
        }
        return all;
    }

    /** Whether some move is forbidden by earlier ones, so that positions remember these. */
    public boolean remembers() {
        for (MoveClause clause : clauses) {
            if (clause.manner().bans().any()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether moves are found at each position, and not written out: more comes of them than their words name, or they are too many, as
     * the board is large.
     */
    public boolean composed() {
        boolean plain = customs.equals(Customs.NONE);
        return !board.isOneWord()
                || !plain
                || ends.stream().anyMatch(BoardRules::composed)
                || leavesNowAndThen()
                || clauses.stream().anyMatch(BoardRules::composed);
    }

    /** Whether some moves leave something else behind than others do, so that the cells that a move names do not tell it. */
    private boolean leavesNowAndThen() {
        return clauses.stream()
                        .filter(clause -> !clause.places())
                        .map(clause -> clause.manner().leaving())
                        .distinct()
                        .count()
                > 1;
    }

    private static boolean composed(EndClause end) {
        return end.test() instanceof EndClause.Test.Sorts
                || end.test() instanceof EndClause.Test.Reach reach && reach.safely();
    }

    private static boolean composed(MoveClause clause) {
        Movement movement = clause.movement();
        boolean lands = movement instanceof Movement.Jump jump
                && (jump.flying() || !jump.onto().equals(Set.of(Content.EMPTY)));
        boolean far = movement instanceof Movement.Slide slide && slide.far();
        boolean known = !(lands
                || far
                || movement instanceof Movement.Fly
                || movement instanceof Movement.Push
                || movement instanceof Movement.Sweep
                || movement instanceof Movement.Pass);
        return !known || !clause.manner().isWrittenOut() || clause.next().isPresent();
    }

    /** Rows of a picture, from the top, with slashes between: a sign for each cell, {@code #} for none, those of a pile in brackets. */
    public String drawn(String cells) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            text.append(row > 0 ? "/" : "");
            for (int column = 0; column < board.columns(); column++) {
                int cell = board.cellAt(row, column);
                text.append(cell < 0 ? "#" : customs.kinds().written(cells.charAt(cell)));
            }
        }
        return text.toString();
    }

    private String handText() {
        if (!customs.hands().byKind()) {
            return "x " + begin.leftHand() + ", o " + begin.rightHand();
        }
        StringBuilder text = new StringBuilder();
        for (Player player : Player.values()) {
            for (int kind = 0; kind < customs.kinds().kinds().size(); kind++) {
                int count = customs.hands().count(hand(player), kind);
                String name = customs.kinds().kinds().get(kind).name();
                String named = name.isEmpty() ? "" : name + " ";
                text.append(count == 0 ? "" : (player == Player.LEFT ? "x " : "o ") + named + count + ", ");
            }
        }
        if (customs.hands().keeps()) {
            return text + "captured";
        }
        String first = customs.kinds().kinds().get(0).name();
        return text.isEmpty() ? "x " + first + " 0" : text.substring(0, text.length() - 2);
    }

    /** The rules in the notation. */
    @Override
    public String toString() {
        if (!call.isEmpty()) {
            return call;
        }
        StringBuilder text = new StringBuilder("board(").append(boardText);
        text.append(
                customs.kinds().text().isEmpty()
                        ? ""
                        : "; pieces " + customs.kinds().text());
        text.append("; start ").append(drawn(start()));
        if (hands) {
            text.append("; hand ").append(handText());
        }
        String known = remembered().text(board);
        if (waits() || first() == Player.RIGHT || !known.isEmpty()) {
            String passes = waits() ? " passes" : "";
            text.append("; first ").append(first() == Player.RIGHT ? "o" : "x").append(passes + known);
        }
        text.append("; ").append(bodyText);
        return text.append(plies() == ENDLESS ? "" : "; plies " + plies())
                .append(')')
                .toString();
    }
}
