package org.zermelo.partizan.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralException;
import org.zermelo.partizan.literal.LiteralReader;
import org.zermelo.partizan.sum.SumSolution.Way;
import org.zermelo.partizan.sum.SumSolver.Limits;
import org.zermelo.partizan.value.CanonicalForm;
import org.zermelo.sum.SumMove;

/** Sums against a plain search of the play, which knows no values. */
class SumSolverTest {

    private static final Limits FORMS = Limits.usual();
    private static final Limits VALUES = new Limits(60_000, 0, 600, 0, 1_000_000);
    private static final Limits POSITIONS = new Limits(0, 0, 4, 20, 1_000_000);

    private static final List<String> TERMS = List.of(
            "domineering(2x2)",
            "domineering(2x3)",
            "domineering(1x3)",
            "clobber(xo|ox)",
            "clobber(xoxo)",
            "clobber(xxo)",
            "toads-and-frogs(t.f)",
            "toads-and-frogs(tt..f)",
            "hackenbush(lr)",
            "amazons(x.o)",
            "2 . col(path 2)",
            "1",
            "1/2",
            "*",
            "^",
            "{3|1}",
            "{2||0|-3}",
            "+-2");

    static List<SumPart> parts(String text) {
        return SumReader.read(PartizanFamilies.GAMES, text, 0, text.length()).orElseThrow();
    }

    /** Parts are cut by signs, and read as values by another reader; both mean the same. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "-1v",
                "* + (-1v)",
                "* - (-1v)",
                "* - -1v",
                "* - 1v",
                "-(-1/2^2* + 3)",
                "- 1v + *",
                "-3 . ^ + (-2 . {1|0})",
                "v-1",
                "*--1^",
                "2 . -1^ + *",
            })
    void readsSignsAsTheReaderOfValuesDoes(String text) {
        Forms forms = new Forms();
        int whole = LiteralReader.read(forms, text);
        CanonicalForm sum = CanonicalForm.parse("0");
        for (SumPart part : parts(text)) {
            CanonicalForm value = part.value().orElseThrow();
            sum = part.negative() ? sum.minus(value) : sum.plus(value);
            assertThat(CanonicalForm.parse(part.toString())).isEqualTo(part.negative() ? value.negated() : value);
        }
        assertThat(sum).isEqualTo(CanonicalForm.of(forms, whole));
    }

    /** Whether the player to move wins, by play alone. */
    private static boolean wins(SumRules rules, SumPosition at, Player mover, Map<AtTurn<SumPosition>, Boolean> known) {
        AtTurn<SumPosition> turn = new AtTurn<>(at, mover);
        Boolean seen = known.get(turn);
        if (seen == null) {
            seen = rules.moves(at, mover).stream()
                    .anyMatch(move -> !wins(rules, rules.play(at, mover, move), mover.other(), known));
            known.put(turn, seen);
        }
        return seen;
    }

    private static Set<String> played(SumRules rules, Player mover, Map<AtTurn<SumPosition>, Boolean> known) {
        return rules.moves(rules.start(), mover).stream()
                .filter(move -> !wins(rules, rules.play(rules.start(), mover, move), mover.other(), known))
                .map(SumMove::toString)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> texts(List<SumSolution.Winning> moves) {
        return moves.stream()
                .map(move -> new SumMove(move.part() + 1, move.move()).toString())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static void agrees(String text, Limits limits) {
        List<SumPart> parts = parts(text);
        SumSolution solution = new SumSolver(new Forms(), parts, limits).solve();
        SumRules rules = new SumRules(parts);
        Map<AtTurn<SumPosition>, Boolean> known = new HashMap<>();
        assertThat(texts(solution.lefts())).as(text).isEqualTo(played(rules, Player.LEFT, known));
        assertThat(texts(solution.rights())).as(text).isEqualTo(played(rules, Player.RIGHT, known));
        assertThat(solution.leftFirst()).as(text).isEqualTo(!solution.lefts().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void everyWinningMoveIsFoundInEveryWay(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 60; round++) {
            StringBuilder text = new StringBuilder(random.nextInt(4) == 0 ? "-" : "");
            int count = 2 + random.nextInt(2);
            for (int k = 0; k < count; k++) {
                text.append(k == 0 ? "" : random.nextBoolean() ? " + " : " - ")
                        .append(TERMS.get(random.nextInt(TERMS.size())));
            }
            agrees(text.toString(), FORMS);
            agrees(text.toString(), VALUES);
            agrees(text.toString(), POSITIONS);
        }
    }

    @Test
    void theWayIsTold() {
        String text = "domineering(2x3) + clobber(xo|ox) - {3|1}";
        assertThat(new SumSolver(new Forms(), parts(text), FORMS).solve().way()).isEqualTo(Way.FORMS);
        assertThat(new SumSolver(new Forms(), parts(text), VALUES).solve().way())
                .isEqualTo(Way.VALUES);
        assertThat(new SumSolver(new Forms(), parts(text), POSITIONS).solve().way())
                .isEqualTo(Way.POSITIONS);
        assertThatThrownBy(() -> new SumSolver(
                                new Forms(), parts("amazons(x..|..o) + amazons(x.o)"), new Limits(0, 0, 0, 0, 10))
                        .solve())
                .isInstanceOf(RefusedException.class);
    }

    /** A board too large for a value has at most so many moves as free cells; a hotter part decides after a few positions. */
    @Test
    void aPartWithoutValueIsBoundedByItsMoves() {
        SumSolution solution = new SumSolver(
                        new Forms(),
                        parts("domineering(4x4) - amazons(x...|...o) + +-30"),
                        new Limits(0, 0, 4, 20, 2_000))
                .solve();
        assertThat(solution.way()).isEqualTo(Way.POSITIONS);
        assertThat(texts(solution.lefts())).containsExactly("[3] 30");
        assertThat(texts(solution.rights())).containsExactly("[3] -30");
    }

    @Test
    void aSumIsReadAsItsText() {
        assertThat(new SumRules(parts("domineering(1x2)-(clobber(xo) + *)+- 1 - +-2 + 2 . ^<2> - 2 . col(path 1)")))
                .hasToString("domineering(..) - clobber(xo) - * - 1 - +-2 + 2 . ^<2> - col(path 1) - col(path 1)");
        assertThat(SumReader.read(PartizanFamilies.GAMES, "^ < 1", 0, 5)).isEmpty();
        assertThatThrownBy(() -> parts("domineering(2x2) 3")).isInstanceOf(LiteralException.class);
        assertThatThrownBy(() -> parts("1 + 41 . col(path 2)")).isInstanceOf(LiteralException.class);
        assertThatThrownBy(() -> parts("1 + ")).isInstanceOf(LiteralException.class);
        assertThatThrownBy(() -> parts("1 + clobber(xo")).isInstanceOf(LiteralException.class);
        assertThatThrownBy(() -> parts("(".repeat(10_000) + "1" + ")".repeat(10_000)))
                .isInstanceOf(LiteralException.class)
                .asString()
                .contains("text-too-deep");
    }
}
