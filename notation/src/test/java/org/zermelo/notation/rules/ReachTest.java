package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.kernel.BoardKernel;
import org.zermelo.game.PackedRules;
import org.zermelo.notation.Notation;

/** What texts say can be reached, against play from the start, and the index of their boards. */
class ReachTest {

    private static PackedRules packed(String text) {
        BoardGame game = (BoardGame) Notation.standard().parse(text).rules();
        return BoardKernel.of(game.form(), false, true).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board(3x3; moves place; end line of 3; stuck draws)",
                "board(3x3; first o; moves place; end line of 3 loses; stuck draws)",
                "board(3x4; start x.../.o../..x.; first o; moves place; end line of 3; stuck draws)",
                "board(3x3; start x../.../...; moves place; end line of 3 other, block of 2x2 draws; stuck wins)",
                "board(3x3; moves place; end o line of 3, x line of 2; stuck draws)",
                "board(2x4; moves place; end connect left with right, reach last row loses; stuck draws)",
                "board(points a b c d e f; lines a-b-c, c-d-e, e-f-a, a-d, b-e, c-f; moves place; end line of 3 loses;"
                        + " stuck draws)",
                "board(hex 3x3; moves place; end x connect top with bottom, o connect left with right)"
            })
    void theCellsTellWhatPlayReaches(String text) {
        PackedRules rules = packed(text);
        Set<Long> reached = new HashSet<>(Set.of(rules.start()));
        Deque<Long> open = new ArrayDeque<>(reached);
        long[] options = new long[rules.mostOptions()];
        while (!open.isEmpty()) {
            int count = rules.options(open.pop(), options);
            for (int i = 0; i < count; i++) {
                if (reached.add(options[i])) {
                    open.push(options[i]);
                }
            }
        }
        assertThat(rules.indices()).isPositive();
        assertThat(rules.knowsReach()).isTrue();
        long before = -1;
        for (long index = 0; index < rules.indices(); index++) {
            long position = rules.at(index);
            assertThat(position).isGreaterThan(before);
            assertThat(rules.index(position)).isEqualTo(index);
            before = position;
            assertThat(rules.reached(position)).as("%d", position).isEqualTo(reached.contains(position));
        }
        assertThat(reached).allMatch(position -> rules.index(position) >= 0);
    }

    /** Moves or ends of which the order of the pieces, or an end that is undone, may matter. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "board(2x1; moves o place; stuck draws)",
                "board(4x4; moves drop; end line of 4; stuck draws)",
                "board(4x4; moves place; end line of exactly 3; stuck draws)",
                "board(4x4; moves place 1 x 2; stuck draws)",
                "board(4x4; start x..x/..../..../o..o; moves step, place; end line of 3; stuck draws; plies 9)",
                "board(3x3; hand 3 each; moves place; end line of 3; stuck draws)"
            })
    void othersAreMarked(String text) {
        assertThat(packed(text).knowsReach()).isFalse();
    }
}
