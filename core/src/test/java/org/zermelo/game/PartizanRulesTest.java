package org.zermelo.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/** The contract of games whose players differ, on Clobber and a heap rule, against the definition of winning. */
class PartizanRulesTest {

    private static final List<String> METHODS = List.of("plain-search", "memo", "retrograde");

    /** Left takes 1 or 2 from a heap, Right takes 1 or 3. */
    private record Heap(Integer start) implements PartizanRules<Integer, Integer> {

        @Override
        public List<Integer> moves(Integer heap, Player mover) {
            List<Integer> takes = mover == Player.LEFT ? List.of(1, 2) : List.of(1, 3);
            return takes.stream().filter(take -> take <= heap).toList();
        }

        @Override
        public Integer play(Integer heap, Player mover, Integer take) {
            return heap - take;
        }

        @Override
        public Set<Trait> traits() {
            return Set.of(Trait.ACYCLIC);
        }
    }

    /** A position of each of two games. */
    private record Two<P, Q>(P first, Q second) {}

    /** A move in one of them. */
    private record In(int component, Object move) {}

    /** The disjunctive sum of two games: a player moves in one of them. */
    private record Both<P, M, Q, N>(PartizanRules<P, M> one, PartizanRules<Q, N> other)
            implements PartizanRules<Two<P, Q>, In> {

        @Override
        public Two<P, Q> start() {
            return new Two<>(one.start(), other.start());
        }

        @Override
        public List<In> moves(Two<P, Q> at, Player mover) {
            List<In> moves = new ArrayList<>();
            one.moves(at.first(), mover).forEach(move -> moves.add(new In(1, move)));
            other.moves(at.second(), mover).forEach(move -> moves.add(new In(2, move)));
            return moves;
        }

        @Override
        @SuppressWarnings("unchecked")
        public Two<P, Q> play(Two<P, Q> at, Player mover, In in) {
            return in.component() == 1
                    ? new Two<>(one.play(at.first(), mover, (M) in.move()), at.second())
                    : new Two<>(at.first(), other.play(at.second(), mover, (N) in.move()));
        }

        @Override
        public Set<Trait> traits() {
            return Set.of(Trait.ACYCLIC);
        }
    }

    /** Whether the player to move wins: one of the moves leads to where the other player loses. */
    private static <P, M> boolean wins(
            PartizanRules<P, M> rules, P position, Player mover, Map<AtTurn<P>, Boolean> known) {
        Boolean seen = known.get(new AtTurn<>(position, mover));
        if (seen != null) {
            return seen;
        }
        boolean wins = rules.moves(position, mover).stream()
                .anyMatch(move -> !wins(rules, rules.play(position, mover, move), mover.other(), known));
        known.put(new AtTurn<>(position, mover), wins);
        return wins;
    }

    private static <P, M> boolean wins(PartizanRules<P, M> rules, Player first) {
        return wins(rules, rules.start(), first, new HashMap<>());
    }

    private static <P, M> boolean winsBy(String method, PartizanRules<P, M> rules, Player first) {
        Question<AtTurn<P>, M> question =
                Question.of(rules.startedBy(first), method.equals("retrograde") ? Values.outcome() : Values.winner());
        Answer<M> answer = Planner.standard().solve(question, method, Watch.NONE);
        return answer.worth().sign() > 0;
    }

    private static List<String> boards(int cells) {
        List<String> boards = new ArrayList<>(List.of(""));
        for (int i = 0; i < cells; i++) {
            boards = boards.stream()
                    .flatMap(board -> List.of("x", "o", ".").stream().map(cell -> board + cell))
                    .toList();
        }
        return boards;
    }

    @Test
    void everyMethodGivesTheOutcomeClassesOfClobber() {
        Set<String> classes = new LinkedHashSet<>();
        for (String row : boards(6)) {
            PartizanRules<String, Clobber.Step> clobber = new Clobber(row.substring(0, 3) + "/" + row.substring(3));
            for (Player first : Player.values()) {
                boolean wins = wins(clobber, first);
                for (String method : METHODS) {
                    assertThat(winsBy(method, clobber, first))
                            .as("%s %s %s", method, row, first)
                            .isEqualTo(wins);
                }
            }
            classes.add(wins(clobber, Player.LEFT) + " " + wins(clobber, Player.RIGHT));
        }
        // next, previous, Left, Right: all four occur
        assertThat(classes).hasSize(4);
    }

    @Test
    void everyMethodGivesTheOutcomeClassesOfAHeap() {
        for (int heap = 0; heap <= 12; heap++) {
            for (Player first : Player.values()) {
                for (String method : METHODS) {
                    assertThat(winsBy(method, new Heap(heap), first))
                            .as("%s %d %s", method, heap, first)
                            .isEqualTo(wins(new Heap(heap), first));
                }
            }
        }
    }

    /** Conjectured for all rows, and verified up to 19 pairs, by the authors of the article that {@link Clobber} names. */
    @Test
    void rowsOfPairsAreWonByTheNextPlayerButForThree() {
        for (int pairs = 1; pairs <= 6; pairs++) {
            PartizanRules<String, Clobber.Step> row = new Clobber("xo".repeat(pairs));
            for (Player first : Player.values()) {
                assertThat(winsBy("memo", row, first))
                        .as("%d pairs, %s", pairs, first)
                        .isEqualTo(pairs != 3);
            }
        }
    }

    /** A player may move twice running in one component: the reason why the mover is not a part of the position. */
    @Test
    void aGameAndItsNegativeAreWonBySecondPlayer() {
        for (String row : boards(5)) {
            PartizanRules<String, Clobber.Step> clobber = new Clobber(row);
            PartizanRules<String, Clobber.Step> negative = new Clobber(Clobber.negative(row));
            for (Player first : Player.values()) {
                assertThat(winsBy("memo", new Both<>(clobber, negative), first))
                        .as("%s %s", row, first)
                        .isFalse();
            }
        }
    }

    @Test
    void sumsOfUnlikeGamesAreWonAsTheDefinitionSays() {
        int leftWins = 0;
        for (String row : boards(4)) {
            for (int heap = 0; heap <= 5; heap++) {
                var sum = new Both<>(new Clobber(row), new Heap(heap));
                for (Player first : Player.values()) {
                    boolean wins = wins(sum, first);
                    leftWins += wins == (first == Player.LEFT) ? 1 : 0;
                    assertThat(winsBy("memo", sum, first))
                            .as("%s + %d, %s", row, heap, first)
                            .isEqualTo(wins);
                }
            }
        }
        assertThat(leftWins).isBetween(100, 872);
    }

    @Test
    void theMoverIsToldAndTheTraitIsAdded() {
        Rules<AtTurn<Integer>, Integer> rules = new Heap(3).startedBy(Player.RIGHT);
        assertThat(rules.start()).hasToString("3 (Right)");
        assertThat(rules.moves(rules.start())).containsExactly(1, 3);
        assertThat(rules.play(rules.start(), 1)).isEqualTo(new AtTurn<>(2, Player.LEFT));
        assertThat(rules.traits()).containsExactlyInAnyOrder(Trait.PARTIZAN, Trait.ACYCLIC);
        assertThat(Games.from(rules, new AtTurn<>(2, Player.LEFT)).moves(new AtTurn<>(2, Player.LEFT)))
                .containsExactly(1, 2);
    }
}
