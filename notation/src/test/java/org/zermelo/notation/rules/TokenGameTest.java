package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Textual;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.plan.Planner;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Worth;

/** Tokens against plain search over places and sets, which knows nothing of clauses and bits. */
class TokenGameTest {

    private static final Notation NOTATION = Notation.standard();

    private static Worth worth(String text) {
        Game game = NOTATION.parse(text);
        return Planner.standard().solve(game.rules(), game.value()).worth();
    }

    /** Where each token is (the same for one token), whose turn it is, and where tokens have been. */
    private record Spot(int a, int b, int turn, Set<Integer> been) {
        int mine() {
            return turn == 0 ? a : b;
        }

        int theirs() {
            return turn == 0 ? b : a;
        }

        Spot go(int to, boolean one, boolean once) {
            Set<Integer> now = new HashSet<>(been);
            if (once) {
                now.add(to);
            }
            return new Spot(one || turn == 0 ? to : a, one || turn == 1 ? to : b, 1 - turn, now);
        }
    }

    /** The rules of a game as a program: where the mover may go, and who has won: 1 the last mover, -1 the other, 0 nobody yet. */
    private interface PlainRules {
        List<Integer> moves(Spot at, List<Set<Integer>> edges);

        default int won(Spot at) {
            return 0;
        }
    }

    /** 1 for a win of the player to move, -1 for a loss, 0 for a draw: what is known grows until nothing more follows. */
    private static int outcome(Spot start, List<Set<Integer>> edges, boolean one, boolean once, PlainRules rules) {
        Map<Spot, List<Spot>> next = new HashMap<>();
        List<Spot> open = new ArrayList<>(List.of(start));
        for (int i = 0; i < open.size(); i++) {
            Spot at = open.get(i);
            if (next.containsKey(at)) {
                continue;
            }
            List<Spot> options = rules.won(at) != 0
                    ? List.of()
                    : rules.moves(at, edges).stream()
                            .filter(to -> to == at.mine() || !at.been().contains(to))
                            .map(to -> at.go(to, one, once))
                            .toList();
            next.put(at, options);
            open.addAll(options);
        }
        Map<Spot, Integer> known = new HashMap<>();
        for (boolean more = true; more; ) {
            more = false;
            for (Map.Entry<Spot, List<Spot>> each : next.entrySet()) {
                if (!known.containsKey(each.getKey())) {
                    List<Spot> options = each.getValue();
                    if (options.stream().anyMatch(option -> known.getOrDefault(option, 0) == -1)) {
                        known.put(each.getKey(), 1);
                        more = true;
                    } else if (options.stream().allMatch(option -> known.getOrDefault(option, 0) == 1)) {
                        known.put(each.getKey(), rules.won(each.getKey()) == -1 ? 1 : -1);
                        more = true;
                    }
                }
            }
        }
        return known.getOrDefault(start, 0);
    }

    private static void compare(String rest, boolean one, PlainRules rules) {
        Random random = new Random(rest.hashCode());
        for (int game = 0; game < 80; game++) {
            int size = 2 + random.nextInt(4);
            boolean both = random.nextBoolean();
            List<Set<Integer>> edges = new ArrayList<>();
            StringBuilder text = new StringBuilder();
            for (int v = 0; v < size; v++) {
                edges.add(new HashSet<>());
            }
            for (int v = 0; v < size; v++) {
                for (int w = 0; w < size; w++) {
                    if (v != w && random.nextInt(5) < 2) {
                        edges.get(v).add(w + 1);
                        text.append(' ').append(v + 1).append('-').append(w + 1);
                        if (both) {
                            edges.get(w).add(v + 1);
                        }
                    }
                }
            }
            int a = 1 + random.nextInt(size);
            int b = one ? a : 1 + random.nextInt(size);
            boolean once = rest.contains("once");
            String written = "token(" + size + " from " + a + (one ? "" : " | " + b) + ";" + text
                    + (both ? "; both ways; " : "; ") + rest + ")";
            Spot start = new Spot(a, b, 0, once ? new HashSet<>(List.of(a, b)) : Set.of());
            assertThat(worth(written).sign()).as(written).isEqualTo(outcome(start, edges, one, once, rules));
        }
    }

    private static List<Integer> near(Spot at, List<Set<Integer>> edges) {
        return List.copyOf(edges.get(at.mine() - 1));
    }

    /** How many edges lead from one vertex to another, by looking ever further. */
    private static int steps(int from, int to, List<Set<Integer>> edges) {
        Set<Integer> there = new HashSet<>(Set.of(from));
        for (int steps = 0; steps < edges.size(); steps++) {
            if (there.contains(to)) {
                return steps;
            }
            Set<Integer> further = new HashSet<>(there);
            there.forEach(vertex -> further.addAll(edges.get(vertex - 1)));
            there = further;
        }
        return edges.size();
    }

    @Test
    void oneToken() {
        compare("go; end a = 3", true, new PlainRules() {
            @Override
            public List<Integer> moves(Spot at, List<Set<Integer>> edges) {
                return near(at, edges);
            }

            @Override
            public int won(Spot at) {
                return at.a() == 3 ? 1 : 0;
            }
        });
        compare("once; go", true, TokenGameTest::near);
        compare("once; go 1..2 if x > a; go if x < a", true, (at, edges) -> {
            List<Integer> moves = new ArrayList<>();
            for (int to = 1; to <= edges.size(); to++) {
                int far = steps(at.a(), to, edges);
                if (to > at.a() && far >= 1 && far <= 2 && far < edges.size()
                        || to < at.a() && edges.get(at.a() - 1).contains(to)) {
                    moves.add(to);
                }
            }
            return moves;
        });
    }

    @Test
    void twoTokens() {
        compare(
                "first: go; second: go if x != 1, stay; end a = b: second wins; end mine = 1: last",
                false,
                new PlainRules() {
                    @Override
                    public List<Integer> moves(Spot at, List<Set<Integer>> edges) {
                        List<Integer> moves = new ArrayList<>(near(at, edges));
                        if (at.turn() == 1) {
                            moves.remove((Integer) 1);
                            moves.add(at.b());
                        }
                        return moves;
                    }

                    @Override
                    public int won(Spot at) {
                        int last = 1 - at.turn();
                        return at.a() == at.b() ? last == 1 ? 1 : -1 : at.theirs() == 1 ? 1 : 0;
                    }
                });
        compare(
                "go if x != theirs; once",
                false,
                (at, edges) ->
                        near(at, edges).stream().filter(to -> to != at.theirs()).toList());
        for (boolean stays : new boolean[] {false, true}) {
            compare(
                    "go 1..2 if gap > 1" + (stays ? ", stay" : "") + "; once; end count = 4: other",
                    false,
                    new PlainRules() {
                        @Override
                        public List<Integer> moves(Spot at, List<Set<Integer>> edges) {
                            List<Integer> moves = new ArrayList<>();
                            for (int to = 1; to <= edges.size(); to++) {
                                int far = steps(at.mine(), to, edges);
                                boolean reached = far >= 1 && far <= 2 && far < edges.size();
                                if (reached
                                                && steps(at.mine(), at.theirs(), edges) > 1
                                                && !at.been().contains(to)
                                        || stays && to == at.mine()) {
                                    moves.add(to);
                                }
                            }
                            return moves;
                        }

                        @Override
                        public int won(Spot at) {
                            return at.been().size() == 4 ? -1 : 0;
                        }
                    });
        }
    }

    @Test
    void allMethodsAgree() {
        for (String text : new String[] {
            "token(6 from 1 | 6; 1-2 2-3 3-4 4-5 5-6 2-5; both ways; once; go)",
            "token(6 from 1; 1-2 1-3 2-4 3-4 3-5 4-6 5-6; go 1..2)",
            "token(5 from 1; 1-2 1-3 2-4 3-4 4-5; go gain x; stuck points)"
        }) {
            Game game = NOTATION.parse(text);
            Worth memo = new MemoSearch()
                    .solve(Question.of(game.rules(), game.value()), Watch.NONE)
                    .worth();
            assertThat(worth(text)).as(text).isEqualTo(memo);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "token(4 from 1 | 3; 1-2 2-3 3-4; both ways; once; go, stay)",
                "token(4 3 1 2 2 3 3 4 from 1; go; end a = 4)",
                "token(3 from 2 | 2; 1-2 2-3; both ways; first: go gain x - b; second: stay; stuck points)"
            })
    void positionsAndMovesAreReadBack(String text) {
        ReadBack.of(text, 1);
        Textual<?, ?> texts = (Textual<?, ?>) NOTATION.parse(text).rules();
        assertThatThrownBy(() -> texts.position("99")).hasMessageContaining("is no position of these tokens");
    }

    /** The same rules in five languages. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "token(5 from 1 | 4; 1-2 2-3 3-4 4-5; both ways; идти 1..2 если расстояние > 1; стоять если мои = 1)",
                "token(5 from 1 | 4; 1-2 2-3 3-4 4-5; both ways; ve 1..2 si distancia > 1; quédate si mías = 1)",
                "token(5 from 1 | 4; 1-2 2-3 3-4 4-5; both ways; 走到 1..2 如果 间距 > 1; 停留 如果 己方 = 1)",
                "token(5 from 1 | 4; 1-2 2-3 3-4 4-5; both ways; برو 1..2 اگر فاصله > 1; بمان اگر خودم = 1)"
            })
    void wordsOfEveryLanguage(String text) {
        assertThat(worth(text))
                .isEqualTo(
                        worth("token(5 from 1 | 4; 1-2 2-3 3-4 4-5; both ways; go 1..2 if gap > 1; stay if mine = 1)"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "token(3 from 1; 1-2; run) | notation.expected",
                "token(3 from 1; 1-2; go 2..1) | rule.empty-range",
                "token(3 from 1; 1-2; go 0) | notation.expected",
                "token(3 from 1; 1-2; go if b = 1) | rule.unknown-name",
                "token(3 from 1; 1-2; go; end x = 1) | rule.unknown-name",
                "token(3 from 1; 1-2) | rule.no-moves",
                "token(3 from 1; 1-2; where a = 1; go) | token.section",
                "token(3 from 9; 1-2; go) | notation.number-out-of-range"
            })
    void whatIsWrongHasAPlace(String text, String key) {
        assertThatThrownBy(() -> NOTATION.parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        wrong -> assertThat(wrong.note().key()).isEqualTo(key));
    }

    @Test
    void largeGraphsAreRefused() {
        assertThatThrownBy(() -> NOTATION.parse("token(41 from 1; 1-2; once; go)"))
                .hasMessageContaining("40 are allowed");
        assertThatThrownBy(() -> NOTATION.parse("token(1001 from 1; 1-2; go)"))
                .hasMessageContaining("1000 are allowed");
    }
}
