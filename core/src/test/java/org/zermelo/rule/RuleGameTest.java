package org.zermelo.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.Packed;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Trait;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;

/** Rules put together by hand: which moves there are, what they lead to, what is remembered, and how a play ends. */
class RuleGameTest {

    private static final Expr X = new Expr.Moved();
    private static final Expr K = new Expr.Chosen(0);

    private static MoveRule move(String text, List<Choice> choices, Expr value, Expr gain, boolean once) {
        List<NewValue> changes = List.of(new NewValue(NewValue.MOVED, value));
        return new MoveRule(text, text, Target.ANY_HEAP, choices, Condition.TRUE, changes, gain, once, null);
    }

    private static MoveRule take(long number) {
        return move("-" + number, List.of(), Expr.of(Operator.SUBTRACT, X, Expr.of(number)), Expr.of(0), false);
    }

    private static MoveRule add(long from, long to) {
        Choice k = new Choice("k", Expr.of(from), Expr.of(to));
        return move("+k", List.of(k), Expr.of(Operator.ADD, X, K), Expr.of(0), false);
    }

    private static Ruleset rules(List<Variable> heaps, List<MoveRule> moves, List<EndRule> ends, Repeat repeat) {
        return new Ruleset(
                "by hand",
                heaps,
                List.of(),
                Condition.TRUE,
                moves,
                ends,
                Condition.TRUE,
                Ending.LAST_MOVER_WINS,
                repeat,
                0);
    }

    private static RuleGame game(Repeat repeat, long start, MoveRule... moves) {
        return RuleGame.of(rules(List.of(Variable.heap("a", Expr.of(start))), List.of(moves), List.of(), repeat));
    }

    private static List<String> texts(RuleGame game, RulePosition position) {
        return game.moves(position).stream().map(RuleMove::text).toList();
    }

    /** Every move that is listed can be applied, leads to the option that stands in its place, and is read back. */
    private static int walk(RuleGame game, RulePosition position, Set<RulePosition> seen) {
        if (!seen.add(position)) {
            return 0;
        }
        List<RulePosition> options = new ArrayList<>();
        if (!game.over(position)) {
            game.eachOption(position, options::add);
        }
        List<RuleMove> moves = game.moves(position);
        assertThat(moves.stream().map(move -> game.play(position, move)).toList())
                .isEqualTo(options);
        assertThat(game.position(game.text(position))).isEqualTo(position);
        if (game instanceof Packed<?>) {
            @SuppressWarnings("unchecked")
            Packed<RulePosition> packed = (Packed<RulePosition>) game;
            assertThat(packed.unpack(packed.pack(position))).isEqualTo(position);
        }
        int count = moves.size();
        for (RuleMove move : moves) {
            assertThat(game.move(position, move.text())).isEqualTo(move);
        }
        for (RulePosition option : options) {
            count += walk(game, option, seen);
        }
        return count;
    }

    @Test
    void movesThatAreListedAreMovesThatArePlayed() {
        for (Repeat repeat : Repeat.values()) {
            List<Variable> heaps = List.of(Variable.heap("a", Expr.of(4)), Variable.heap("pile", Expr.of(3)));
            MoveRule once = move("-2", List.of(), Expr.of(Operator.SUBTRACT, X, Expr.of(2)), Expr.of(0), true);
            RuleGame game = RuleGame.of(rules(heaps, List.of(take(1), once), List.of(), repeat));
            assertThat(game).isInstanceOf(Packed.class);
            assertThat(walk(game, game.start(), new HashSet<>())).isGreaterThan(8);
            RuleGame chosen = RuleGame.of(rules(heaps, List.of(take(2), add(-3, -1)), List.of(), repeat));
            assertThat(walk(chosen, chosen.start(), new HashSet<>())).isGreaterThan(20);
        }
        RuleGame two = RuleGame.of(rules(
                List.of(Variable.heap("a", Expr.of(4)), Variable.heap("pile", Expr.of(3))),
                List.of(take(1)),
                List.of(),
                Repeat.ALLOWED));
        assertThat(texts(two, two.start())).containsExactly("h1:-1", "pile:-1");
    }

    @Test
    void aMoveThatChangesNothingOrLeavesTheRangeDoesNotExist() {
        MoveRule zero = move("=x", List.of(), X, Expr.of(0), false);
        RuleGame game = game(Repeat.ALLOWED, 2, zero, take(2), take(3));
        assertThat(texts(game, game.start())).containsExactly("-2");
        RuleGame edge = game(Repeat.ALLOWED, Long.MAX_VALUE, take(Long.MAX_VALUE), take(1));
        assertThat(edge.moves(edge.start())).hasSize(2);
        assertThat(edge.play(edge.start(), edge.moves(edge.start()).get(0)).value(0))
                .isZero();
    }

    @Test
    void aNumberBeyondALongIsRefusedWithItsMove() {
        RuleGame game = game(Repeat.ALLOWED, Long.MAX_VALUE, take(1), add(1, 1));
        assertThatThrownBy(() -> game.moves(game.start()))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.note())
                                .hasToString("rule.overflow (position=[9223372036854775807], move=+k)"));
    }

    /** What was chosen is a part of the move that may not be repeated, also below 0 and at the ends of a long. */
    @Test
    void noFirstMoveIsTakenForARepetition() {
        for (long least = -9; least <= 0; least++) {
            for (int others = 0; others < 4; others++) {
                List<MoveRule> moves = new ArrayList<>(
                        IntStream.range(0, others).mapToObj(i -> take(i + 20)).toList());
                moves.add(add(least, -1));
                RuleGame free = game(Repeat.ALLOWED, 9, moves.toArray(MoveRule[]::new));
                for (Repeat repeat : List.of(Repeat.NOT_OWN, Repeat.NOT_OPPONENT)) {
                    RuleGame game = game(repeat, 9, moves.toArray(MoveRule[]::new));
                    assertThat(texts(game, game.start())).isEqualTo(texts(free, free.start()));
                }
            }
        }
    }

    @Test
    void onlyTheForbiddenRepetitionIsForbidden() {
        RuleGame own = game(Repeat.NOT_OWN, 30, take(1), add(-4, -2));
        RulePosition position = own.start();
        for (String text : List.of("-1", "+-3")) {
            position = own.play(position, own.move(position, text));
        }
        assertThat(texts(own, position)).containsExactly("+-4", "+-3", "+-2");
        position = own.play(position, own.move(position, "+-3"));
        assertThat(texts(own, position)).containsExactly("-1", "+-4", "+-2");
        RuleGame opponent = game(Repeat.NOT_OPPONENT, 30, take(1), add(-4, -2));
        position = opponent.play(opponent.start(), opponent.move(opponent.start(), "+-2"));
        assertThat(texts(opponent, position)).containsExactly("-1", "+-4", "+-3");
    }

    @Test
    void aMoveThatCannotBeRememberedIsRefused() {
        RuleGame game = game(Repeat.NOT_OWN, 3, take(1), add(Long.MAX_VALUE / 2, Long.MAX_VALUE / 2 + 1));
        assertThatThrownBy(() -> game.moves(game.start())).isInstanceOf(RefusedException.class);
        RuleGame most = game(Repeat.NOT_OWN, 3, add(Long.MAX_VALUE - 5, Long.MAX_VALUE - 4));
        RulePosition after = most.play(most.start(), most.moves(most.start()).get(0));
        assertThat(most.position(most.text(after))).isEqualTo(after);
    }

    @Test
    void memoryThatNoGameHasIsNotRead() {
        RuleGame game = game(Repeat.NOT_OPPONENT, 3, take(1));
        assertThat(game.position("(2; last 0 -1)").opponentLast()).isZero();
        for (String text : List.of(
                "(2; last 9999999999999999999 -1)", "(2; last 0 0)", "(2; spent 1)", "(2; )", "2, 2", "x", "")) {
            assertThatThrownBy(() -> game.position(text)).as(text).isInstanceOf(BadInputException.class);
        }
        assertThatThrownBy(() -> game.at(-1)).isInstanceOf(BadInputException.class);
    }

    /** 60 clauses that may be used once and memory of two moves are more positions than a long counts. */
    @Test
    void moreMemoryThanALongCountsIsNotPacked() {
        for (int count : new int[] {20, 50, 53, 56, 58, 60}) {
            MoveRule[] moves = IntStream.range(0, count)
                    .mapToObj(i -> take(i + 1).onlyOnce())
                    .toArray(MoveRule[]::new);
            assertThat(game(Repeat.NOT_OWN, 60, moves))
                    .as("%d clauses", count)
                    .matches(game -> game instanceof Packed<?> == (count == 20));
        }
        MoveRule[] many =
                IntStream.range(0, 61).mapToObj(i -> take(i + 1).onlyOnce()).toArray(MoveRule[]::new);
        assertThatThrownBy(() -> game(Repeat.ALLOWED, 60, many)).isInstanceOf(BadInputException.class);
    }

    @Test
    void theFirstEndThatHoldsDecidesAndAPositionWithoutMovesIsStuck() {
        Condition low = Condition.of(Relation.AT_MOST, new Expr.Cell(0), Expr.of(3));
        Condition one = Condition.of(Relation.EQUAL, new Expr.Cell(0), Expr.of(1));
        List<Variable> heaps = List.of(Variable.heap("a", Expr.of(9)));
        List<MoveRule> moves = List.of(take(2));
        RuleGame overshot = RuleGame.of(rules(
                heaps,
                moves,
                List.of(new EndRule(one, Ending.OVERSHOT), new EndRule(low, Ending.TIE)),
                Repeat.ALLOWED));
        assertThat(overshot.ending(overshot.at(1))).isEqualTo(Ending.OVERSHOT);
        assertThat(overshot.ending(overshot.at(2))).isEqualTo(Ending.TIE);
        assertThat(overshot.moves(overshot.at(3))).isEmpty();
        assertThat(overshot.moves(overshot.at(4))).hasSize(1);
        RuleGame turned = RuleGame.of(rules(
                heaps,
                moves,
                List.of(new EndRule(low, Ending.TIE), new EndRule(one, Ending.OVERSHOT)),
                Repeat.ALLOWED));
        assertThat(turned.ending(turned.at(1))).isEqualTo(Ending.TIE);
        RuleGame open = RuleGame.of(rules(heaps, moves, List.of(), Repeat.ALLOWED));
        assertThat(open.over(open.at(1))).isFalse();
        assertThat(open.moves(open.at(1))).isEmpty();
        assertThat(open.ending(open.at(1))).isEqualTo(Ending.LAST_MOVER_WINS);
        assertThat(open.traits()).contains(Trait.IMPARTIAL, Trait.ACYCLIC);
        assertThat(overshot.traits()).doesNotContain(Trait.IMPARTIAL);
    }

    /** A quotient that does not come out even is no gain: the move does not exist, also after the clause was rebuilt. */
    @Test
    void aMoveWhoseGainDoesNotExistDoesNotExist() {
        Expr half = Expr.of(Operator.DIVIDE_EXACT, X, Expr.of(2));
        MoveRule gains = move("-1", List.of(), Expr.of(Operator.SUBTRACT, X, Expr.of(1)), half, false);
        for (MoveRule clause : List.of(gains, gains.onlyOnce(), gains.when(Condition.TRUE))) {
            RuleGame game = game(Repeat.ALLOWED, 4, clause);
            assertThat(game.gain(game.at(4), game.moves(game.at(4)).get(0))).isEqualTo(2);
            assertThat(game.moves(game.at(3))).isEmpty();
        }
        assertThat(gains.onlyOnce().guard()).isEqualTo(gains.guard());
    }

    @Test
    void aStartIsOneWholeNumberInItsRange() {
        Expr half = Expr.of(Operator.DIVIDE_EXACT, new Expr.ParameterName("S"), Expr.of(2));
        Ruleset open = new Ruleset(
                "by hand",
                List.of(new Variable("a", true, 2, 4, half)),
                List.of(new Parameter("S", 1, 100)),
                Condition.TRUE,
                List.of(take(1)),
                List.of(),
                Condition.TRUE,
                Ending.LAST_MOVER_WINS,
                Repeat.ALLOWED,
                0);
        assertThat(open.bind("S", 8).startValues()).containsExactly(4);
        assertThat(open.admits(Map.of("S", 8L))).isTrue();
        assertThat(open.admits(Map.of("S", 7L))).isFalse();
        assertThat(open.admits(Map.of("S", 101L))).isFalse();
        assertThat(open.admits(Map.of("S", 0L))).isFalse();
        assertThat(open.bind("S", 4).startValues()).containsExactly(2);
        assertThat(open.admits(Map.of())).isFalse();
        for (long s : new long[] {7, 9, 10, 2}) {
            assertThatThrownBy(() -> open.bind("S", s).startValues()).isInstanceOf(BadInputException.class);
        }
        assertThatThrownBy(open::startValues).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> open.bind("K", 1)).isInstanceOf(BadInputException.class);
    }

    @Test
    void eachClauseThatIsAllowedOnceIsSpentAlone() {
        RuleGame game = game(Repeat.ALLOWED, 9, take(1).onlyOnce(), take(2), take(3).onlyOnce());
        RulePosition third = game.play(game.start(), game.move(game.start(), "-3"));
        assertThat(third).hasToString("(6; spent 10)");
        assertThat(third.spent()).isEqualTo(2);
        assertThat(texts(game, third)).containsExactly("-1", "-2");
        RulePosition both = game.play(third, game.move(third, "-1"));
        assertThat(both).hasToString("(5; spent 11)");
        assertThat(texts(game, both)).containsExactly("-2");
        assertThat(game.play(both, game.moves(both).get(0)).spent()).isEqualTo(3);
    }

    @Test
    void positionsAreEqualInValuesAndMemory() {
        List<RulePosition> all = List.of(
                RulePosition.remembering(new long[] {1, 2}, 0, -1, -1),
                RulePosition.remembering(new long[] {2, 1}, 0, -1, -1),
                RulePosition.remembering(new long[] {1, 2}, 1, -1, -1),
                RulePosition.remembering(new long[] {1, 2}, 0, 0, -1),
                RulePosition.remembering(new long[] {1, 2}, 0, -1, 0));
        for (RulePosition a : all) {
            assertThat(all.stream().filter(a::equals)).containsExactly(a);
            RulePosition same = RulePosition.remembering(a.values(), a.spent(), a.opponentLast(), a.ownLast());
            assertThat(same).isEqualTo(a).hasSameHashCodeAs(a);
            assertThat(a.fresh()).isEqualTo(a.spent() == 0 && a.opponentLast() == -1 && a.ownLast() == -1);
        }
        assertThat(all.stream().map(RulePosition::hashCode).distinct()).hasSize(5);
        assertThat(all)
                .extracting(RulePosition::toString)
                .containsExactly("(1, 2)", "(2, 1)", "(1, 2; spent 1)", "(1, 2; last 0 -1)", "(1, 2; last -1 0)");
    }

    /** Every number between the limits has a number of its own, be it below 0, and the result is asked after the move. */
    @Test
    void limitsAreInclusiveAndTheResultIsAskedAfterTheMove() {
        Variable heap = new Variable("a", true, -3, 4, Expr.of(0));
        Condition result = Condition.of(Relation.UNEQUAL, X, Expr.of(-2));
        RuleGame game = RuleGame.of(new Ruleset(
                "by hand",
                List.of(heap),
                List.of(),
                Condition.TRUE,
                List.of(take(1), take(3), add(4, 5)),
                List.of(),
                result,
                Ending.LAST_MOVER_WINS,
                Repeat.ALLOWED,
                0));
        assertThat(texts(game, game.at(0))).containsExactly("-1", "-3", "+4");
        assertThat(texts(game, game.at(-1))).containsExactly("+4", "+5");
        assertThat(texts(game, game.at(1))).containsExactly("-1");
        assertThat(game.at(-3).value(0)).isEqualTo(-3);
        assertThat(game.at(4).value(0)).isEqualTo(4);
        assertThatThrownBy(() -> game.at(-4)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> game.at(5)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> game.at(1, 1)).isInstanceOf(BadInputException.class);
        assertThat(walk(game, game.start(), new HashSet<>())).isGreaterThan(10);
        assertThat(game).isInstanceOfSatisfying(PackedRuleGame.class, packed -> {
            long bound = packed.packed().bound();
            assertThat(LongStream.rangeClosed(-3, 4).map(n -> packed.pack(packed.at(n))))
                    .doesNotHaveDuplicates()
                    .allMatch(n -> n >= 0 && n < bound);
        });
    }

    @Test
    void whatTheRulesMustRememberHasItsLimits() {
        Choice j = new Choice("j", Expr.of(1), Expr.of(2));
        MoveRule two = move("+k+j", List.of(j, j), Expr.of(Operator.ADD, X, K), Expr.of(0), false);
        assertThat(game(Repeat.ALLOWED, 3, two).start().value(0)).isEqualTo(3);
        assertThatThrownBy(() -> game(Repeat.NOT_OWN, 3, two)).isInstanceOf(BadInputException.class);
        Choice late = new Choice("k", Expr.of(1), new Expr.Chosen(1));
        assertThatThrownBy(() -> move("+k", List.of(late, j), X, Expr.of(0), false))
                .isInstanceOf(BadInputException.class);
        RuleGame most = game(Repeat.ALLOWED, 0, add(1, MoveMaker.MOST_MOVES + 1L));
        assertThatThrownBy(() -> most.moves(most.start())).isInstanceOf(RefusedException.class);
        RuleGame wide = game(Repeat.ALLOWED, 0, add(Long.MIN_VALUE, Long.MAX_VALUE));
        assertThatThrownBy(() -> wide.moves(wide.start())).isInstanceOf(RefusedException.class);
    }
}
