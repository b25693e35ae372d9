package org.zermelo.boards.ends;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.interpret.CellEnds;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;

/** The ends that a player may meet when it is that player's turn, as tests of sets of cells. */
public final class EndTests {

    /** Nothing has ended the play. */
    public static final int NONE = 0;

    private static final int NO_HAND = -1;

    /**
     * One end.
     *
     * @param value whose set of cells is looked at
     * @param line a line to be found, or null
     * @param other another test of the cells, or null; with neither it is looked how many cells there are
     * @param fewer so many there must be, with those in the hand, for the end not to hold
     * @param hand the player whose hand is counted, too; {@link #NO_HAND} for nobody's
     * @param code what it means for the player to move
     */
    private record EndTest(
            int value, @Nullable LineTest line, @Nullable CellTest other, int fewer, int hand, int code) {}

    /**
     * An end as a compiler needs it.
     *
     * @param plane whose cells are looked at
     * @param fewer so many cells there must be for it not to hold; 0 where the test is another
     * @param line the lines that are sought
     * @param other any other test
     * @param code what it means for the player to move
     */
    public record End(
            int plane,
            int fewer,
            @Nullable LineTest line,
            @Nullable CellTest other,
            int code) {}

    private final EndTest[] tests;

    private EndTests(List<EndTest> tests) {
        this.tests = tests.toArray(EndTest[]::new);
    }

    /**
     * The ends at a player's turn.
     *
     * @param moves the moves of the opponent, who has moved: ends that they cannot bring about are met at the start only
     */
    public static EndTests of(BoardRules rules, Player mover, List<GroundMove> moves) {
        List<EndTest> tests = new ArrayList<>();
        for (Player player : List.of(mover.other(), mover)) {
            for (EndClause end : rules.ends()) {
                if (end.who().contains(player)) {
                    add(tests, rules, end, player, mover, moves);
                }
            }
        }
        return new EndTests(tests);
    }

    private static void add(
            List<EndTest> tests, BoardRules rules, EndClause end, Player player, Player mover, List<GroundMove> moves) {
        int code = code(player == mover ? end.verdict() : end.verdict().opposite());
        if (end.test() instanceof Test.Fewer fewer) {
            Player owner = fewer.piece() == Content.OTHER ? player.other() : player;
            boolean inHand = rules.hands() && fewer.piece() != Content.NEUTRAL;
            int hand = inHand ? owner.ordinal() : NO_HAND;
            tests.add(new EndTest(fewer.piece().value(player), null, null, fewer.count(), hand, code));
            return;
        }
        Content piece = end.test().piece();
        int value = piece.value(player);
        boolean mayLose = end.test() instanceof Test.Line line && line.exactly();
        boolean made = moves.stream()
                .anyMatch(move ->
                        move.sets().get(value) != 0 || mayLose && move.clears().get(value) != 0);
        // of the other player, too: with the colours exchanged, the start is met at his turn
        boolean held = Arrays.stream(Player.values())
                .anyMatch(each -> holds(test(rules, end, each, code), cells(rules.start(), piece.value(each))));
        if ((!end.test().ofMover() || player != mover) && (made || held)) {
            tests.add(test(rules, end, player, code));
        }
    }

    /** The test of the cells of a player, unless it counts them. */
    private static EndTest test(BoardRules rules, EndClause end, Player player, int code) {
        int value = end.test().piece().value(player);
        if (end.test() instanceof Test.Line line && !line.exactly()) {
            LineTest lines = new LineTest(BoardCells.low(rules.board().lines(line.length())), line.length());
            return new EndTest(value, lines, null, 0, NO_HAND, code);
        }
        return new EndTest(value, null, other(end.test(), rules.board(), player), 0, NO_HAND, code);
    }

    /** The test of an end that looks at the cells of one sort alone: by the definition, where nothing faster is known. */
    static CellTest other(Test test, Board board, Player player) {
        if (test instanceof Test.Fill fill) {
            long[] sets = BoardCells.low(fill.sets());
            return cells -> {
                for (long set : sets) {
                    if ((cells & set) == set) {
                        return true;
                    }
                }
                return false;
            };
        }
        if (test instanceof Test.Connect connect) {
            return new ConnectTest(board, connect.sides());
        }
        if (test instanceof Test.Reach reach) {
            return new AnyOf(reach.of(player).low());
        }
        Predicate<BoardCells> holds = CellEnds.of(test, board, player);
        return cells -> holds.test(new BoardCells(cells, 0));
    }

    static long cells(String start, int value) {
        long cells = 0;
        for (int cell = 0; cell < start.length(); cell++) {
            cells |= start.charAt(cell) == Content.SIGNS.charAt(value) ? 1L << cell : 0;
        }
        return cells;
    }

    private static boolean holds(EndTest test, long cells) {
        return test.line != null
                ? test.line.in(cells)
                : Objects.requireNonNull(test.other).holds(cells);
    }

    /**
     * The ends for a compiler, where a player's pieces on the board and in hand are always as many.
     *
     * @param pieces how many they are
     */
    public List<End> program(int[] pieces) {
        return Arrays.stream(tests)
                .filter(test -> test.fewer == 0 || test.hand == NO_HAND || pieces[test.hand] < test.fewer)
                .map(test -> new End(test.value, test.fewer, test.line, test.other, test.code))
                .toList();
    }

    /** How a play ends by the end of a number, or where there is none as a player who is stuck. */
    public static Ending ending(int code, Verdict stuck) {
        return (code == NONE ? stuck : Verdict.values()[code - 1]).ending();
    }

    /** A verdict as a number above {@link #NONE}. */
    public static int code(Verdict verdict) {
        return 1 + verdict.ordinal();
    }

    /** What the first end that holds means for the player to move; {@link #NONE} when none holds. */
    public int code(long left, long right, long neutral, int leftHand, int rightHand) {
        for (EndTest test : tests) {
            long cells = test.value == 1 ? left : test.value == 2 ? right : neutral;
            if (test.fewer > 0 ? count(test, cells, leftHand, rightHand) < test.fewer : holds(test, cells)) {
                return test.code;
            }
        }
        return NONE;
    }

    /** Whether an end holds for which only these cells, of one value, are looked at; not asked where pieces are counted. */
    boolean holds(int value, long cells) {
        for (EndTest test : tests) {
            if (test.value == value && holds(test, cells)) {
                return true;
            }
        }
        return false;
    }

    private static int count(EndTest test, long cells, int leftHand, int rightHand) {
        int inHand = test.hand == NO_HAND ? 0 : test.hand == 0 ? leftHand : rightHand;
        return Long.bitCount(cells) + inHand;
    }
}
