package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.Note;
import org.zermelo.notation.Notation;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.diagnosis.Diagnosis;

/** An overshoot that can never count is told, and only then. */
class OvershootNoteTest {

    private static final List<String> SIGNS = List.of("<", "<=", "=", ">=", ">");

    private static boolean told(String game) {
        RuleGame rules = (RuleGame) Notation.standard().parse(game).rules();
        return Diagnosis.of(rules).stream().map(Note::key).anyMatch("rule.overshoot-outside-ends"::equals);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(8; move +1, +4; end x = 10; overshoot x > 10; limits 0..30) | true",
                "heaps(8; move +1, +4; end x >= 10; overshoot x > 10; limits 0..30) | false",
                "heaps(3, 4; move +1; end sum = 20; overshoot sum > 22; limits 0..30) | true",
                "heaps(3, 4; move +1; end sum >= 20; overshoot sum > 22; limits 0..30) | false",
                "heaps(8; move +1, +4; end x = 10: last; end x = 12; overshoot x > 10; limits 0..30) | false",
            })
    void theNoteComesWhereNoEndMeetsTheOvershoot(String game, boolean expected) {
        assertThat(told(game)).isEqualTo(expected);
    }

    private static boolean holds(int x, String sign, int to) {
        return switch (sign) {
            case "<" -> x < to;
            case "<=" -> x <= to;
            case "=" -> x == to;
            case ">=" -> x >= to;
            default -> x > to;
        };
    }

    /** Against every value that a play reaches, and every value that the heap may have. */
    @Test
    void itIsToldWhereNoValueMeetsBoth() {
        Random random = new Random(14);
        int notes = 0;
        for (int i = 0; i < 400; i++) {
            String end = SIGNS.get(random.nextInt(SIGNS.size()));
            String over = SIGNS.get(random.nextInt(SIGNS.size()));
            int endAt = random.nextInt(20);
            int overAt = random.nextInt(20);
            String game = "heaps(8; move +1, -2; end x " + end + " " + endAt + "; overshoot x " + over + " " + overAt
                    + "; limits 0..30)";
            boolean reached = false;
            boolean possible = false;
            for (int x = 0; x <= 30; x++) {
                boolean counts = holds(x, end, endAt) && holds(x, over, overAt);
                possible |= counts;
                reached |= counts && reach(end, endAt).contains(x);
            }
            boolean told = told(game);
            notes += told ? 1 : 0;
            assertThat(told && reached).as(game).isFalse();
            assertThat(told || possible).as(game).isTrue();
        }
        assertThat(notes).isBetween(20, 380);
    }

    private static Set<Integer> reach(String end, int endAt) {
        Set<Integer> reached = new HashSet<>(Set.of(8));
        Deque<Integer> left = new ArrayDeque<>(reached);
        while (!left.isEmpty()) {
            int x = left.pop();
            for (int next : new int[] {x + 1, x - 2}) {
                if (!holds(x, end, endAt) && next >= 0 && next <= 30 && reached.add(next)) {
                    left.push(next);
                }
            }
        }
        return reached;
    }
}
