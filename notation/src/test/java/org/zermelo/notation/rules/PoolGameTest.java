package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.plan.Planner;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Margin;
import org.zermelo.value.Worth;

/** Pools against plain recursion over lists of numbers, which knows nothing of clauses and bits, and against samples of contests. */
class PoolGameTest {

    private static final Notation NOTATION = Notation.standard();

    private static Worth worth(String text) {
        Game game = NOTATION.parse(text);
        return Planner.standard().solve(game.rules(), game.value()).worth();
    }

    /** What is free for each player (the same list for one pool), what each has taken, and the last number. */
    private record Table(List<List<Integer>> free, List<List<Integer>> taken, int last, int turn) {
        List<Integer> all() {
            List<Integer> all = new ArrayList<>(taken.get(0));
            all.addAll(taken.get(1));
            return all;
        }

        int sum() {
            return sum(all());
        }

        static int sum(List<Integer> numbers) {
            return numbers.stream().mapToInt(n -> n).sum();
        }

        int left() {
            return free.get(0).size()
                    + (free.get(0) == free.get(1) ? 0 : free.get(1).size());
        }
    }

    /** The rules of a game as a program. */
    private interface PlainRules {
        boolean may(int x, Table at);

        default boolean strikes(int x, int other) {
            return false;
        }

        /** 1 when the last mover has won, -1 when they have lost, 0 for a tie; empty when the play goes on. */
        default Optional<Integer> end(Table at) {
            return Optional.empty();
        }

        default int gain(int x, Table at) {
            return 0;
        }
    }

    /** Points when the rules give some, else who wins, for the player to move. */
    private static int value(Table at, PlainRules rules, boolean points) {
        Optional<Integer> end = rules.end(at);
        if (end.isPresent()) {
            return -end.get();
        }
        int best = Integer.MIN_VALUE;
        for (int x : at.free().get(at.turn())) {
            if (rules.may(x, at)) {
                List<Integer> rest = new ArrayList<>(at.free().get(at.turn()));
                rest.remove((Integer) x);
                rest.removeIf(other -> rules.strikes(x, other));
                List<Integer> others = at.free().get(0) == at.free().get(1)
                        ? rest
                        : at.free().get(1 - at.turn()).stream()
                                .filter(other -> !rules.strikes(x, other))
                                .toList();
                List<Integer> mine = new ArrayList<>(at.taken().get(at.turn()));
                mine.add(x);
                List<List<Integer>> free = at.turn() == 0 ? List.of(rest, others) : List.of(others, rest);
                List<Integer> theirs = at.taken().get(1 - at.turn());
                List<List<Integer>> taken = at.turn() == 0 ? List.of(mine, theirs) : List.of(theirs, mine);
                int next = value(new Table(free, taken, x, 1 - at.turn()), rules, points);
                best = Math.max(best, rules.gain(x, at) - next);
            }
        }
        return best == Integer.MIN_VALUE ? points ? 0 : -1 : best;
    }

    private static void compare(String clauses, boolean hands, PlainRules rules) {
        Random random = new Random(clauses.hashCode());
        for (int game = 0; game < 60; game++) {
            List<Integer> first = numbers(random, hands ? 3 : 6);
            List<Integer> second = hands ? numbers(random, 3) : first;
            String text = "pool(" + written(first) + (hands ? " | " + written(second) : "") + "; " + clauses + ")";
            boolean points = clauses.contains("points");
            int expected = value(new Table(List.of(first, second), List.of(List.of(), List.of()), 0, 0), rules, points);
            Worth worth = worth(text);
            assertThat(worth instanceof Margin margin ? margin.points() : worth.sign())
                    .as(text)
                    .isEqualTo(expected);
        }
    }

    private static List<Integer> numbers(Random random, int most) {
        return random.ints(random.nextInt(most + 1), 1, 9).boxed().toList();
    }

    private static String written(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    @Test
    void totalsAndTheLastNumber() {
        compare("take 1; end sum >= 11", false, new PlainRules() {
            @Override
            public boolean may(int x, Table at) {
                return true;
            }

            @Override
            public Optional<Integer> end(Table at) {
                return at.sum() >= 11 ? Optional.of(1) : Optional.empty();
            }
        });
        compare(
                "take if x divides last or last divides x",
                false,
                (x, at) -> at.last() % x == 0 || at.last() != 0 && x % at.last() == 0);
        compare("take if x >= last", true, (x, at) -> x >= at.last());
        compare("take 1 if x > last; take 1 if x = left", false, (x, at) -> x > at.last() || x == at.left());
    }

    @Test
    void eachAndSome() {
        compare("take if gcd(x, each) = 1", false, (x, at) -> at.all().stream().allMatch(t -> gcd(x, t) == 1));
        compare(
                "take if count = 0 or x divides some",
                false,
                (x, at) -> at.all().isEmpty() || at.all().stream().anyMatch(t -> t % x == 0));
        compare(
                "take if not x divides some",
                false,
                (x, at) -> at.all().stream().anyMatch(t -> t % x != 0));
        compare("take; end some = 3: other", false, new PlainRules() {
            @Override
            public boolean may(int x, Table at) {
                return true;
            }

            @Override
            public Optional<Integer> end(Table at) {
                return at.all().contains(3) ? Optional.of(-1) : Optional.empty();
            }
        });
    }

    @Test
    void othersAreStruckOut() {
        for (String more : new String[] {"", " if count < 3", " if big < 6"}) {
            compare("take 1" + more + " strike other if other divides x", false, new PlainRules() {
                @Override
                public boolean may(int x, Table at) {
                    return more.isEmpty()
                            || (more.contains("count")
                                    ? at.all().size() < 3
                                    : at.all().stream().allMatch(t -> t < 6));
                }

                @Override
                public boolean strikes(int x, int other) {
                    return x % other == 0;
                }
            });
        }
        compare("take 1 strike other if abs(x - other) = 1", true, new PlainRules() {
            @Override
            public boolean may(int x, Table at) {
                return true;
            }

            @Override
            public boolean strikes(int x, int other) {
                return Math.abs(x - other) == 1;
            }
        });
    }

    @Test
    void numbersOfOnesOwn() {
        for (boolean hands : new boolean[] {false, true}) {
            compare("take; end mine >= 9; end left = 0: draw", hands, new PlainRules() {
                @Override
                public boolean may(int x, Table at) {
                    return true;
                }

                @Override
                public Optional<Integer> end(Table at) {
                    return Table.sum(at.taken().get(1 - at.turn())) >= 9
                            ? Optional.of(1)
                            : at.left() == 0 ? Optional.of(0) : Optional.empty();
                }
            });
            compare("take gain max(x - last, 0); stuck points", hands, new PlainRules() {
                @Override
                public boolean may(int x, Table at) {
                    return true;
                }

                @Override
                public int gain(int x, Table at) {
                    return Math.max(x - at.last(), 0);
                }
            });
        }
        compare(
                "first: take if x is odd; second: take if theirs >= x",
                false,
                (x, at) -> at.turn() == 0 ? x % 2 == 1 : Table.sum(at.taken().get(0)) >= x);
        compare("take; end left = 0 and mine > theirs: last; end left = 0: other", false, new PlainRules() {
            @Override
            public boolean may(int x, Table at) {
                return true;
            }

            @Override
            public Optional<Integer> end(Table at) {
                int mine = Table.sum(at.taken().get(1 - at.turn()));
                int theirs = Table.sum(at.taken().get(at.turn()));
                return at.left() == 0 ? Optional.of(mine > theirs ? 1 : -1) : Optional.empty();
            }
        });
    }

    @Test
    void whatIsLeft() {
        compare(
                "take; end restxor = 0: other; end rest % 3 = 1 and gcd > 1: second wins",
                false, new PlainRules() {
                    @Override
                    public boolean may(int x, Table at) {
                        return true;
                    }

                    @Override
                    public Optional<Integer> end(Table at) {
                        List<Integer> free = at.free().get(0);
                        if (free.stream().reduce(0, (a, b) -> a ^ b) == 0) {
                            return Optional.of(-1);
                        }
                        return Table.sum(free) % 3 == 1 && at.all().stream().reduce(0, PoolGameTest::gcd) > 1
                                ? Optional.of(at.turn() == 0 ? 1 : -1)
                                : Optional.empty();
                    }
                });
    }

    /** Samples of judges. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pool(1..10; take 1; end sum >= 11) | -1",
                "pool(1..10; take 1; end sum >= 1) | 1",
                "pool(2 1; take 1; end sum % 3 = 0 and count > 0: other; end left = 0: second wins) | 1",
                "pool(2; take 1; end sum % 3 = 0 and count > 0: other; end left = 0: second wins) | -1",
                "pool(5 1 2 4 3; take 1; end sum % 3 = 0 and count > 0: other; end left = 0: second wins) | -1",
                "pool(1 1 2; take 1; end restxor = 0: other) | -1",
                "pool(0 1; take 1; end restxor = 0: other) | 1",
                "pool(1 2 3; take 1; end restxor = 0: other) | 1",
                "pool(; take 1) | -1",
                "pool(2 4 5; take 1; end x > 3: other) | 1"
            })
    void contestSamples(String text, int sign) {
        assertThat(worth(text).sign()).isEqualTo(sign);
    }

    @Test
    void allMethodsAgree() {
        for (String text : new String[] {
            "pool(1..7; take 1 strike other if other divides x)",
            "misere pool(1 2 2 3 6 6; take if gcd(x, each) = 1)",
            "pool(1 2 2 | 2 3 4; take if x >= last; stuck wins)",
            "pool(1..5 2; take gain x strike other if other = 2*x; stuck points)",
            "pool(1..6; take; end mine = 9)"
        }) {
            Game game = NOTATION.parse(text);
            Worth memo = new MemoSearch()
                    .solve(Question.of(game.rules(), game.value()), Watch.NONE)
                    .worth();
            assertThat(worth(text).toString()).as(text).isEqualTo(memo.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pool(1..4; take 1 strike other if other divides x)",
                "pool(1 2 2 2; take 1 strike other if x = 1 and other = 2; end mine > 3)",
                "pool(-3 2 2 | 2 5; first: take if x > last; second: take)",
                "pool(3 3 4; take if x >= last gain x; stuck points)"
            })
    void positionsAndMovesAreReadBack(String text) {
        ReadBack.of(text, Integer.MAX_VALUE);
    }

    /** The same rules in five languages. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "pool(1..6; взять если каждое > x или осталось = 6 вычеркнуть другое если другое = x - 1)",
                "pool(1..6; toma si cada > x o quedan = 6 tacha otro si otro = x - 1)",
                "pool(1..6; 取 如果 每个 > x 或 剩余个数 = 6 划去 另一个 如果 另一个 = x - 1)",
                "pool(1..6; بردار اگر هریک > x یا باقی = 6 خط‌بزن دیگری اگر دیگری = x - 1)"
            })
    void wordsOfEveryLanguage(String text) {
        assertThat(worth(text))
                .isEqualTo(worth("pool(1..6; take if each > x or left = 6 strike other if other = x - 1)"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pool(2..1; take 1) : pool.range",
                "pool(1..10^9; take 1) : notation.expected",
                "pool(1..99999; take 1) : pool.range",
                "pool(A B; take 1) : notation.expected",
                "pool(1 2; push 1) : notation.expected",
                "pool(1 2; take 1 gain some; stuck points) : pool.gain",
                "pool(1 2; take 1 if some > each) : pool.some-and-each",
                "pool(1 2; take 1 if other > 1) : rule.unknown-name",
                "pool(1 2; take 1; end other = 1) : rule.unknown-name",
                "pool(1 2) : rule.no-moves",
                "pool(1 2; where sum = 1; take 1) : pool.section",
                "pool(9000000000000000; take 1 if x*x*x > 1) : "
            })
    void whatIsWrongHasAPlace(String line) {
        String text = line.replaceAll(" : .*| : ?$", "");
        String key = line.substring(text.length()).replace(":", "").strip();
        if (key.isEmpty()) {
            Rules<?, ?> rules = NOTATION.parse(text).rules();
            assertThatThrownBy(() -> begin(rules))
                    .isInstanceOf(RefusedException.class)
                    .hasMessageContaining("9000000000000000");
            return;
        }
        assertThatThrownBy(() -> NOTATION.parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        wrong -> assertThat(wrong.note().key()).isEqualTo(key));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"pool(1..60; take 1) | 55", "pool(1..30; take 1; end mine > 9) | 27"})
    void largePoolsAreRefused(String text, int most) {
        assertThatThrownBy(() -> NOTATION.parse(text)).hasMessageContaining("at most " + most + " numbers");
    }

    private static <P, M> void begin(Rules<P, M> rules) {
        rules.moves(rules.start());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "pool(1..55; take 1) : would fit",
                "pool(1..50 90; take 1 if x != last) : would fit",
                "pool(1..50; take 1) + nim(3) : positions"
            })
    void nimbersOfManyPositionsAreRefusedBeforeTheyAreSought(String text, String fits) {
        assertThatThrownBy(() -> worth(text)).isInstanceOfSatisfying(RefusedException.class, e -> {
            assertThat(e.note().key()).isEqualTo("plan.too-large");
            assertThat(e.getMessage()).contains(fits);
        });
    }
}
