package org.zermelo.boards.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.game.Player;

/** The ends that a player may meet when it is that player's turn, as tests of sets of cells. */
final class EndTests {

    /** Nothing has ended the play. */
    static final int NONE = 0;

    private static final int NO_HAND = -1;

    /**
     * One end.
     *
     * @param value whose set of cells is looked at
     * @param line a line to be found; null for a test of single cells
     * @param reach any of these cells; 0 where the set must be empty
     * @param hand the player whose hand must be empty, too; {@link #NO_HAND} for nobody's
     * @param code what it means for the player to move
     */
    private record EndTest(int value, @Nullable LineTest line, long reach, int hand, int code) {}

    private final EndTest[] tests;

    private EndTests(List<EndTest> tests) {
        this.tests = tests.toArray(EndTest[]::new);
    }

    /**
     * The ends at a player's turn.
     *
     * @param moves the moves of the opponent, who has moved: ends that they cannot bring about are met at the start only
     */
    static EndTests of(BoardRules rules, Player mover, List<GroundMove> moves) {
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
        if (end.test() instanceof Test.Gone gone) {
            Player owner = gone.piece() == Content.OTHER ? player.other() : player;
            boolean inHand = rules.hands() && gone.piece() != Content.NEUTRAL;
            tests.add(new EndTest(gone.piece().value(player), null, 0, inHand ? owner.ordinal() : NO_HAND, code));
            return;
        }
        Test.Line line = end.test() instanceof Test.Line found ? found : null;
        int value = line == null ? Content.OWN.value(player) : line.piece().value(player);
        boolean own = line == null
                ? ((Test.Reach) end.test()).of(player) != 0
                : line.piece() != Content.NEUTRAL || player != mover;
        boolean made = moves.stream().anyMatch(move -> move.sets().get(value) != 0);
        EndTest test = line == null
                ? new EndTest(value, null, ((Test.Reach) end.test()).of(player), NO_HAND, code)
                : new EndTest(value, new LineTest(rules.board().lines(line.length()), line.length()), 0, NO_HAND, code);
        if (own && (made || holds(test, cells(rules.start(), value)))) {
            tests.add(test);
        }
    }

    private static long cells(String start, int value) {
        long cells = 0;
        for (int cell = 0; cell < start.length(); cell++) {
            cells |= start.charAt(cell) == Content.SIGNS.charAt(value) ? 1L << cell : 0;
        }
        return cells;
    }

    private static boolean holds(EndTest test, long cells) {
        return test.line != null ? test.line.in(cells) : test.reach != 0 ? (cells & test.reach) != 0 : cells == 0;
    }

    /** A verdict as a number above {@link #NONE}. */
    static int code(Verdict verdict) {
        return 1 + verdict.ordinal();
    }

    /** What the first end that holds means for the player to move; {@link #NONE} when none holds. */
    int code(long left, long right, long neutral, int leftHand, int rightHand) {
        for (EndTest test : tests) {
            long cells = test.value == 1 ? left : test.value == 2 ? right : neutral;
            boolean hand = test.hand == NO_HAND || (test.hand == 0 ? leftHand : rightHand) == 0;
            if (hand && holds(test, cells)) {
                return test.code;
            }
        }
        return NONE;
    }
}
