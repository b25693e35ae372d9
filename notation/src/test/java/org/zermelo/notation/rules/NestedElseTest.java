package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.NotationException;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Conditions within conditions, against an interpreter of this test that knows nothing of the reader. */
class NestedElseTest {

    private static final int GREATEST = 11;

    /** What a clause offers: new numbers of a heap. */
    private interface Side {
        /** The heaps that may follow x. */
        TreeSet<Long> options(long x);

        String text(Words words);
    }

    private record Words(String when, String otherwise) {}

    private record Leaf(String text, int least, int greatest, int factor) implements Side {
        @Override
        public TreeSet<Long> options(long x) {
            TreeSet<Long> found = new TreeSet<>();
            for (int k = least; k <= greatest; k++) {
                long next = factor * x - k;
                if (next >= 0 && next != x) {
                    found.add(next);
                }
            }
            return found;
        }

        @Override
        public String text(Words words) {
            return text;
        }
    }

    private record Remainder(String text, int divisor, int rest) {
        boolean holds(long x) {
            return x % divisor == rest;
        }
    }

    /** {@code first if test else second}. */
    private record Choice(Side first, Remainder test, Side second, boolean parentheses) implements Side {
        @Override
        public TreeSet<Long> options(long x) {
            return test.holds(x) ? first.options(x) : second.options(x);
        }

        @Override
        public String text(Words words) {
            String right = second.text(words);
            return (first instanceof Leaf ? first.text(words) : "(" + first.text(words) + ")")
                    + " " + words.when + " " + test.text + " " + words.otherwise + " "
                    + (parentheses ? "(" + right + ")" : right);
        }
    }

    /** {@code side if test}, and nothing elsewhere. */
    private record Only(Side side, Remainder test) implements Side {
        @Override
        public TreeSet<Long> options(long x) {
            return test.holds(x) ? side.options(x) : new TreeSet<>();
        }

        @Override
        public String text(Words words) {
            return (side instanceof Leaf ? side.text(words) : "(" + side.text(words) + ")") + " " + words.when + " "
                    + test.text;
        }
    }

    private static Leaf leaf(SplittableRandom random) {
        int a = random.nextInt(1, 4);
        int b = a + random.nextInt(1, 3);
        return switch (random.nextInt(4)) {
            case 0 -> new Leaf("-" + a, a, a, 1);
            case 1 -> new Leaf("*2-" + a, a, a, 2);
            case 2 -> new Leaf("take " + a + ".." + b, a, b, 1);
            default -> new Leaf("take k in " + a + ".." + b, a, b, 1);
        };
    }

    private static Remainder test(SplittableRandom random) {
        int divisor = random.nextInt(2, 5);
        int rest = random.nextInt(divisor);
        return new Remainder("x % " + divisor + " = " + rest, divisor, rest);
    }

    private static Side side(SplittableRandom random, int depth) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return leaf(random);
        }
        return random.nextInt(5) == 0
                ? new Only(side(random, depth - 1), test(random))
                : new Choice(side(random, depth - 1), test(random), side(random, depth - 1), random.nextBoolean());
    }

    private static RuleGame game(String clause, long x) {
        return (RuleGame) Notation.standard()
                .parse("heaps(" + x + "; move " + clause + "; end x > 99)")
                .rules();
    }

    private static TreeSet<Long> options(RuleGame game) {
        TreeSet<Long> found = new TreeSet<>();
        game.moves(game.start())
                .forEach(move -> found.add(game.play(game.start(), move).value(0)));
        return found;
    }

    private static void assertReadAs(Side side, String text) {
        for (long x = 0; x <= GREATEST; x++) {
            RuleGame game = game(text, x);
            assertThat(options(game)).as("%s, x = %s", text, x).isEqualTo(side.options(x));
            RuleGame again =
                    (RuleGame) Notation.standard().parse(game.toString()).rules();
            assertThat(again.ruleset()).as(game.toString()).isEqualTo(game.ruleset());
        }
    }

    @Test
    void randomConditionsWithinConditions() {
        SplittableRandom random = new SplittableRandom(3);
        for (int k = 0; k < 150; k++) {
            Side side = side(random, 3);
            assertReadAs(side, side.text(new Words("if", "else")));
        }
    }

    static Stream<List<String>> words() {
        return InputWords.of("word.else").stream()
                .flatMap(otherwise -> InputWords.of("word.if").stream().map(when -> List.of(when, otherwise)));
    }

    @ParameterizedTest
    @MethodSource("words")
    void everyLanguageReadsThemAlike(List<String> words) {
        SplittableRandom random = new SplittableRandom(words.hashCode());
        for (int k = 0; k < 3; k++) {
            Side side = side(random, 2);
            assertReadAs(side, side.text(new Words(words.get(0), words.get(1))));
        }
    }

    /** The rules of the third review. */
    @Test
    void theFirstConditionThatHoldsDecides() {
        String chain = "move -4 if x is even else take 2..5 if x in {1, 3, 4} else =x//2";
        RuleGame game =
                (RuleGame) Notation.standard().parse("heaps(6; " + chain + ")").rules();
        assertThat(options(game)).containsExactly(2L);
        assertThat(game.toString())
                .isEqualTo("heaps(6; move -4 if x is even else (take 2..5 if x in {1, 3, 4} else =x//2))");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-1 if x > 5 else -2 if x > 3 | -1 if x > 5 else (-2 if x > 3)",
                "-1 if x > 5 else -2 if x > 3 else -3 once | -1 if x > 5 else (-2 if x > 3 else -3 once)",
                "(-1 if x > 5 else -2) if x > 3 else -3 | (-1 if x > 5 else -2) if x > 3 else -3",
                "-1 if x > 5, else (-2 if x > 3, else -3) | -1 if x > 5, else (-2 if x > 3, else -3)",
                "-1 if x > 5 else -2 | -1 if x > 5 else -2"
            })
    void parenthesesAreShownWhereTheyMatter(String clause, String shown) {
        assertThat(game(clause, 9)).hasToString("heaps(9; move " + shown + "; end x > 99)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(-1 if x > 5 else -2 | notation.expected",
                "-1 if x > 5 else (-2 if x > 3)) | rule",
                "take k in 1..2 if x > 5 else -1 for k in 1..3 | rule.choice-twice",
                "-k for k in 1..2 for k in 1..3 | rule.choice-twice"
            })
    void whatDoesNotFitIsRefused(String clause, String key) {
        assertThatThrownBy(() -> game(clause, 9)).isInstanceOf(NotationException.class);
    }

    /** Every method that applies gives one outcome. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(9, 8; move -4 if x is even else take 2..5 if x in {1, 3, 4} else =x//2)",
                "heaps(19; move take k in 1..3 if x is odd else take k in 1..x if x < 7 else -2)",
                "heaps(12; move (-1 if x > 8 else -2) if x % 3 = 1 else take 1 or 3; no repeat own)"
            })
    void allMethodsAgree(String text) {
        RuleGame game = (RuleGame) Notation.standard().parse(text).rules();
        var question = Question.of(game, Values.outcome());
        List<Outcome.Result> outcomes = Planner.standard().plan(question).entries().stream()
                .filter(entry -> entry.fit() instanceof Fit.Yes)
                .map(entry -> ((Outcome) Planner.standard()
                                .solve(question, entry.method().name(), Watch.NONE)
                                .worth())
                        .result())
                .toList();
        assertThat(outcomes).hasSizeGreaterThan(1);
        assertThat(outcomes.stream().distinct()).hasSize(1);
    }
}
