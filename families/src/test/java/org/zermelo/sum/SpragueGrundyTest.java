package org.zermelo.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.board.chomp.Chomp;
import org.zermelo.board.notakto.Notakto;
import org.zermelo.board.split.Cram;
import org.zermelo.game.Games;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.nim.Nim;
import org.zermelo.nim.NimPosition;
import org.zermelo.nim.Staircase;
import org.zermelo.nim.Wythoff;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/** The theorem, checked as a theorem: nimbers against search over the whole product of random sums. */
class SpragueGrundyTest {

    private static final Planner PLANNER = Planner.standard();

    /** Who wins and which moves do, by nimbers and by a search that knows nothing of them. */
    @Test
    void whoWins() {
        List<Rules<?, ?>> games = List.of(
                Cram.of(3, 4),
                Cram.of(4, 4),
                Chomp.of(3, 4),
                Chomp.of(1, 1),
                Notakto.of(1, 3),
                Notakto.of(2, 2),
                Nim.of(1, 2, 3),
                Nim.of(4, 2, 1),
                Sum.of(List.of(Cram.of(3, 3), Chomp.of(3, 2), Nim.of(2))));
        for (Rules<?, ?> rules : games) {
            sameWinner(rules);
        }
        assertThat(PLANNER.solve(Notakto.of(4, 3), Values.winner()).method()).isEqualTo("notakto-table");
        assertThat(PLANNER.solve(Chomp.of(5, 6), Values.winner()).method()).isEqualTo("chomp-outcomes");
    }

    private static <P, M> void sameWinner(Rules<P, M> rules) {
        Question<P, M> question = Question.of(rules, Values.winner());
        Answer<M> found = PLANNER.solve(question, "sprague-grundy", Watch.NONE);
        Answer<M> searched = PLANNER.solve(question, "memo", Watch.NONE);
        assertThat(found.worth()).as("%s", rules).isEqualTo(searched.worth());
        assertThat(new HashSet<>(found.moves())).as("%s", rules).isEqualTo(new HashSet<>(searched.moves()));
        checkLine(rules, found);
    }

    /** The winner leaves lost positions only, and makes the last move. */
    private static <P, M> void checkLine(Rules<P, M> rules, Answer<M> answer) {
        boolean winner = answer.worth().sign() > 0;
        assertThat(answer.line().size() % 2 == 1).as("%s", rules).isEqualTo(winner);
        P position = rules.start();
        for (M move : answer.line()) {
            position = rules.play(position, move);
            if (winner) {
                Rules<P, M> rest = Games.from(rules, position);
                assertThat(PLANNER.solve(Question.of(rest, Values.winner()).only(), "memo", Watch.NONE)
                                .worth()
                                .sign())
                        .as("%s: %s in %s", rules, move, answer.line())
                        .isNegative();
            }
            winner = !winner;
        }
    }

    /** Where every nimber is taken for dear, moves keep their order of worth, and no more is claimed than is so. */
    @Test
    void dearNimbersAreLeftOutAndBestMovesAreNot() {
        int left = 0;
        List<Rules<?, ?>> games = List.of(
                Cram.of(3, 5), Cram.of(4, 4), Cram.of(2, 7), Sum.of(List.of(Cram.of(3, 4), Cram.of(3, 3), Nim.of(2))));
        for (Rules<?, ?> rules : games) {
            left += dear(rules);
        }
        assertThat(left).isPositive();
    }

    private static <P, M> int dear(Rules<P, M> rules) {
        Question<P, M> all = Question.of(rules, Values.nimber());
        Map<M, Worth> exact = new HashMap<>();
        SpragueGrundy method = new SpragueGrundy(0);
        method.solve(all, Watch.NONE).moves().forEach(move -> exact.put(move.move(), move.worth()));
        Answer<M> brief = method.solve(all.only(Part.MOVES, Part.LINE, Part.REASON), Watch.NONE);
        assertThat(brief.moves()).hasSameSizeAs(exact.keySet());
        for (MoveWorth<M> move : brief.moves()) {
            Worth worth = exact.get(move.move());
            assertThat(move.best()).isEqualTo(worth.equals(new Nimber(0)));
            assertThat(move.worth()).isIn(worth, new SomeNimber());
            assertThat(move.worth().signOfMove()).isEqualTo(worth.signOfMove());
        }
        assertThat(brief.counts().nodes()).isPositive();
        checkLine(rules, brief);
        return (int) brief.moves().stream()
                .filter(move -> move.worth() instanceof SomeNimber)
                .count();
    }

    /** A user's rules: any finite directed graph without circles, here random. */
    record Graph(List<List<Integer>> edges, Integer start) implements Rules<Integer, Integer> {
        static Graph random(Random random, int nodes) {
            List<List<Integer>> edges = new ArrayList<>();
            for (int from = 0; from < nodes; from++) {
                List<Integer> to = new ArrayList<>();
                for (int next = 0; next < from; next++) {
                    if (random.nextInt(3) == 0) {
                        to.add(next);
                    }
                }
                edges.add(to);
            }
            return new Graph(edges, nodes - 1);
        }

        @Override
        public List<Integer> moves(Integer position) {
            return edges.get(position);
        }

        @Override
        public Integer play(Integer position, Integer move) {
            return move;
        }

        @Override
        public Set<Trait> traits() {
            return EnumSet.of(Trait.IMPARTIAL, Trait.ACYCLIC);
        }
    }

    private static Rules<?, ?> component(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> Nim.of(random.nextInt(4), random.nextInt(3));
            case 1 -> new Wythoff(random.nextInt(4), random.nextInt(4));
            case 2 -> new Staircase(NimPosition.of(random.nextInt(3), random.nextInt(3)));
            default -> Graph.random(random, 2 + random.nextInt(5));
        };
    }

    @Test
    void theorem() {
        for (long seed = 1; seed <= 150; seed++) {
            Random random = new Random(seed);
            List<Rules<?, ?>> games = new ArrayList<>();
            for (int i = 0, n = 2 + random.nextInt(2); i < n; i++) {
                games.add(component(random));
            }
            Sum sum = Sum.of(games);
            Plain<List<Object>, SumMove> plain = new Plain<>(sum);
            Answer<SumMove> answer = PLANNER.solve(sum, Values.nimber());
            assertThat(answer.method()).isEqualTo("sprague-grundy");
            assertThat(answer.worth()).as("seed %s: %s", seed, sum).isEqualTo(new Nimber(plain.nimber(sum.start())));
            assertThat(answer.worth().sign() > 0).isEqualTo(plain.wins(sum.start()));
            assertThat(answer.moves())
                    .extracting(MoveWorth::move)
                    .containsExactlyInAnyOrderElementsOf(sum.moves(sum.start()));
            for (MoveWorth<SumMove> move : answer.moves()) {
                long after = plain.nimber(sum.play(sum.start(), move.move()));
                assertThat(move.worth()).isEqualTo(new Nimber(after));
                assertThat(move.best()).isEqualTo(after == 0);
            }
            checkLine(sum, plain, answer);
        }
    }

    /** The line ends the play, and the side that wins never leaves nimber 0. */
    private static void checkLine(Sum sum, Plain<List<Object>, SumMove> plain, Answer<SumMove> answer) {
        List<Object> position = sum.start();
        for (SumMove move : answer.line()) {
            assertThat(sum.moves(position)).contains(move);
            boolean winning = plain.nimber(position) != 0;
            position = sum.play(position, move);
            if (winning) {
                assertThat(plain.nimber(position)).isZero();
            }
        }
        assertThat(sum.moves(position)).isEmpty();
    }

    @Test
    void aThousandComponents() {
        List<Rules<?, ?>> games = new ArrayList<>();
        Random random = new Random(1);
        long expected = 0;
        for (int i = 0; i < 1000; i++) {
            int a = random.nextInt(1000);
            games.add(i % 2 == 0 ? Nim.of(a) : new Staircase(NimPosition.of(a, 5)));
            expected ^= a;
        }
        Answer<SumMove> answer = PLANNER.solve(Sum.of(games), Values.nimber());
        assertThat(answer.worth()).isEqualTo(new Nimber(expected));
        assertThat(answer.reason().orElseThrow()).isInstanceOf(BinarySum.class);
    }

    @Test
    void sumsOfSumsAreFlat() {
        Sum inner = Sum.of(List.of(Nim.of(1), Nim.of(2)));
        Sum outer = Sum.of(List.of(inner, Nim.of(3)));
        assertThat(outer.components()).hasSize(3);
        assertThat(outer).hasToString("nim(1) + nim(2) + nim(3)");
        assertThat(PLANNER.solve(outer, Values.nimber()).worth()).isEqualTo(new Nimber(0));
    }

    @Test
    void aGameThatIsNotImpartialIsRefused() {
        Rules<Integer, Integer> score = Games.of(2, n -> List.of(), (n, k) -> n);
        assertThatThrownBy(() -> Sum.of(List.of(Nim.of(1), score)))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("sum.not-impartial");
    }

    @Test
    void aCircleIsRefused() {
        Rules<Integer, Integer> circle = new Rules<>() {
            @Override
            public Integer start() {
                return 0;
            }

            @Override
            public List<Integer> moves(Integer position) {
                return List.of(1 - position);
            }

            @Override
            public Integer play(Integer position, Integer move) {
                return move;
            }

            @Override
            public Set<Trait> traits() {
                return Set.of(Trait.IMPARTIAL);
            }
        };
        assertThatThrownBy(() -> PLANNER.solve(Question.of(circle, Values.nimber()), "sprague-grundy", Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("impartial.refused")
                .asString()
                .contains("cycle");
    }
}
