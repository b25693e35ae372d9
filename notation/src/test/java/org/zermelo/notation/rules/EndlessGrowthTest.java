package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Trait;
import org.zermelo.notation.Notation;
import org.zermelo.plan.Impartiality;
import org.zermelo.plan.Impartiality.Verdict;
import org.zermelo.plan.Planner;
import org.zermelo.rule.EndlessGrowth;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Step;
import org.zermelo.solve.Budget;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Values;

/** Plays without end or bound are refused before they are searched where the rules show them, and bounded where they do not. */
class EndlessGrowthTest {

    private static RuleGame game(String text) {
        return new RuleGame(RuleText.ruleset(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(8; move +1, +3; end x = 10)                                   | 11",
                "heaps(5; move +1, +6; end x = 10; overshoot x > 10)                 | 11",
                "heaps(8; move +1, +3; end x = 10^9)                                 | 1000000002",
                "heaps(0; move add 1..10; end x = 100)                               | 101",
                "heaps(3, 4; move *2, +1; end sum = 12)                              | (14, 4)",
                "heaps(3; move *2, -1; end x = 5)                                    | 6",
                "heaps(1, 1; move +other; end a = b + 7; end a > 20)                 | (1, 1)",
                "heaps(5; var n = 3; move n -= 1, x: -1)                             | (5, 3)",
                "heaps(2; move +1, +2; end x = 9; no repeat opponent)                | (10; last 1 -1)",
                "heaps(2; move +1, +2, +3; end x = 9; no repeat own or opponent)     | (10; last 1 2)",
                "heaps(2; move +1, +2; end x = 9: other; result x != 4)              | 10",
                "heaps(8; move +1 if x < 20, +k for k in 4..9; end x = 12)           | 13"
            })
    void whatGrowsForEverIsFound(String text, String from) {
        assertThat(game(text).endlessGrowth().map(growth -> growth.from().toString()))
                .contains(from);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(7; move +1, *2; end sum >= 77)",
                "heaps(3; move +1, -1; limits 0..6; end x = 0)",
                "heaps(3, 4; move x: -1 and other: +1)",
                "heaps(3, 4; move [+1, -1], [+2, -2])",
                "heaps(8; move +1 once, +3 once; end x = 10)",
                "heaps(8; move +1 if x < 30, -1 if x > 50; end x = 10)",
                "heaps(8; move +1; result x < 40)"
            })
    void whatEndsIsNot(String text) {
        assertThat(game(text).endlessGrowth()).isEmpty();
    }

    @Test
    void noMethodIsTriedAndNothingIsSaidToBeFinite() {
        String text = "heaps(8; move +1, +3; end x = 10)";
        RuleGame game = game(text);
        Planner planner = Planner.standard();
        assertThat(planner.plan(Question.of(game, Values.outcome())).usable()).isEmpty();
        assertThatThrownBy(() -> planner.solve(game, Values.outcome()))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("rule.grows-for-ever");
        assertThatThrownBy(() -> planner.solve(Question.of(game, Values.outcome()), "memo", Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("rule.grows-for-ever");
        assertThat(finite(game)).isEqualTo(Verdict.VIOLATED);
        assertThat(finite(game("heaps(8; move +1 if x % 7 != 3, +3 if x % 7 = 3; end x = 3)")))
                .isEqualTo(Verdict.OPEN);
        assertThat(finite(game("heaps(7; move +1, *2; end sum >= 77)"))).isEqualTo(Verdict.MET);
        assertThatThrownBy(() -> planner.solve(
                        Notation.standard()
                                .parse("heaps(2; move +1 if x > 0, -1 if x % 7 = 1) + nim(3)")
                                .rules(),
                        Values.nimber()))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("rule.grows-for-ever");
    }

    private static Verdict finite(RuleGame game) {
        return Impartiality.of(game).stream()
                .filter(condition -> condition.name().equals("finite"))
                .findFirst()
                .orElseThrow()
                .verdict();
    }

    /** What nothing proves is searched up to the memory that the question may use; the path counts, too. */
    @Test
    void whatIsNotProvedIsBounded() {
        RuleGame game = game("heaps(8, 8; move +1 if x % 7 != 3, +3 if x % 7 = 3; end a = 3)");
        assertThat(game.endlessGrowth()).isEmpty();
        Question<RulePosition, RuleMove> question =
                Question.of(game, Values.outcome()).within(new Budget(10_000_000, 1));
        assertThatThrownBy(() -> new MemoSearch().solve(question, Watch.NONE))
                .isInstanceOfSatisfying(RefusedException.class, e -> {
                    assertThat(e.note().key()).isEqualTo("method.memo.full");
                    // 136 bytes for an entry, 80 for its frame, and 80 for each of two options
                    assertThat((Integer) e.note().args().get("positions")).isBetween(20_000, 30_000);
                });
        assertThatThrownBy(() -> new Retrograde().solve(question, Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("method.retrograde.full");
    }

    /** A proof holds: its clause is played for ever by the interpreter. No proof is found of a game that is seen to be finite. */
    @Test
    void proofsHold() {
        Random random = new Random(5);
        int proved = 0;
        int finite = 0;
        int games = Share.of(1_500, 750);
        for (int i = 0; i < games; i++) {
            String text = rules(random);
            RuleGame game = game(text);
            Optional<EndlessGrowth> growth = game.endlessGrowth();
            Set<RulePosition> reached = reached(game);
            if (growth.isPresent()) {
                proved++;
                assertThat(reached).as(text).hasSizeGreaterThan(2_000);
                assertThat(game.traits()).as(text).doesNotContain(Trait.ACYCLIC);
                if (game.ruleset().repeat() == Repeat.ALLOWED) {
                    playsOn(text, game, growth.get());
                }
            } else if (reached.size() <= 2_000) {
                finite++;
            }
        }
        assertThat(proved).isGreaterThan(games * 4 / 15);
        assertThat(finite).isGreaterThan(games * 2 / 15);
    }

    private static void playsOn(String text, RuleGame game, EndlessGrowth growth) {
        RulePosition position = growth.from();
        Step step = growth.step();
        for (int i = 0; i < 12; i++) {
            RulePosition at = position;
            List<RuleMove> moves = game.moves(at).stream()
                    .filter(move ->
                            move.rule() == step.rule() && move.heap() == step.heap() && move.other() == step.other())
                    .toList();
            assertThat(moves).as("%s at %s", text, position).isNotEmpty();
            position = game.play(position, moves.get(0));
        }
    }

    private static String rules(Random random) {
        String[] moves = {
            "+1",
            "+3",
            "*2",
            "-1",
            "-2",
            "+k for k in 1..3",
            "+1 if x < 20",
            "+2 if x > 4",
            "+1 once",
            "=x+x//2",
            "add 2..5"
        };
        String[] pairs = {"+other", "[+1, +1]", "[+1, -1]", "a: +2", "b: -1", "larger: +1", "x: -1 and other: +1"};
        String[] ends = {"sum = T", "sum >= T", "a = T", "big > T", "a % 3 = 2", "sum = T or sum = U", "product = T", ""
        };
        boolean two = random.nextBoolean();
        List<String> chosen = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(3); i++) {
            String[] pool = two && random.nextInt(3) == 0 ? pairs : moves;
            chosen.add(pool[random.nextInt(pool.length)]);
        }
        String end = ends[random.nextInt(ends.length)]
                .replace("T", "" + (5 + random.nextInt(20)))
                .replace("U", "" + (25 + random.nextInt(20)));
        String text = "heaps(" + random.nextInt(9) + (two ? ", " + random.nextInt(9) : "") + "; move "
                + String.join(", ", chosen) + (end.isEmpty() ? "" : "; end " + end);
        text += random.nextInt(6) == 0 ? "; no repeat own" + (random.nextBoolean() ? "" : " or opponent") : "";
        text += random.nextInt(6) == 0 ? "; result sum != 17" : "";
        text += random.nextInt(8) == 0 ? "; limits 0..30" : "";
        boolean choices = text.contains(" k ") || text.contains("..x");
        return ClearBans.of((choices ? text.replaceFirst("; no repeat own( or opponent)?", "") : text) + ")");
    }

    /** The positions that are reached, up to a few more than 2,000. */
    private static Set<RulePosition> reached(RuleGame game) {
        Set<RulePosition> reached = new HashSet<>(List.of(game.start()));
        List<RulePosition> found = new ArrayList<>(reached);
        for (int i = 0; i < found.size() && found.size() <= 2_000; i++) {
            RulePosition position = found.get(i);
            List<RuleMove> moves;
            try {
                moves = game.moves(position);
            } catch (RefusedException e) {
                // a number passed 64 bits: there is no end in sight
                for (long n = 0; found.size() <= 2_001; n++) {
                    found.add(RulePosition.remembering(new long[] {-n}, 0, -1, -1));
                }
                return new HashSet<>(found);
            }
            for (RuleMove move : moves) {
                RulePosition next = game.play(position, move);
                if (reached.add(next)) {
                    found.add(next);
                }
            }
        }
        return reached;
    }
}
