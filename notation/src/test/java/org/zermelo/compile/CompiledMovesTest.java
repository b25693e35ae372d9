package org.zermelo.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.FastMoves;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

class CompiledMovesTest {

    private static PackedRules packed(String text, FastMoves.Compiler compiler) {
        return ((Packed<?>) RuleGame.of(RuleText.ruleset(text), compiler)).packed();
    }

    private static Set<Long> reach(PackedRules rules) {
        return reach(rules, Integer.MAX_VALUE);
    }

    /** The positions that can be reached, or, when there are more than enough, those nearest to the start. */
    private static Set<Long> reach(PackedRules rules, int enough) {
        long[] options = new long[rules.mostOptions()];
        Set<Long> reached = new HashSet<>(List.of(rules.start()));
        Deque<Long> open = new ArrayDeque<>(reached);
        while (!open.isEmpty() && reached.size() < enough) {
            int count = rules.options(open.remove(), options);
            Arrays.stream(options, 0, count).filter(reached::add).forEach(open::add);
        }
        return reached;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(9 8; move take k in 1..3 gain k; stuck points)",
                "heaps(9 8; move take k in 1..3 gain k*x; move take 4 once gain -7; stuck points)",
                "heaps(3 4; move +1; move *2; end sum >= 30)",
                "heaps(65540; move -1, -k for k in x*x..3; end x <= 65520)",
                "heaps(20; move -1; move -2; move -3; end x <= 1; no repeat opponent)",
                "heaps(20; move -1; move -2; move -3; end x <= 1; no repeat own)",
                "heaps(20; move -1; move -2; move -3; end x <= 1; no repeat own or opponent)"
            })
    void compiledMovesAreTheInterpreters(String text) {
        Ruleset rules = RuleText.ruleset(text);
        assertThat(RuleGame.of(rules, form -> {
                    assertThat(new CompiledMoves(0).compile(form)).isPresent();
                    return Optional.empty();
                }))
                .isInstanceOf(Packed.class);
        PackedRules compiled = packed(text, new CompiledMoves(0));
        PackedRules interpreted = packed(text, FastMoves.Compiler.NONE);
        Set<Long> reached = reach(interpreted);
        assertThat(reach(compiled)).isEqualTo(reached);
        for (long position : reached) {
            long[] expected = new long[interpreted.mostOptions()];
            long[] seen = new long[expected.length];
            int count = interpreted.options(position, expected);
            assertThat(compiled.options(position, seen)).isEqualTo(count);
            assertThat(seen).isEqualTo(expected);
            if (count == 0) {
                assertThat(compiled.ending(position)).isEqualTo(interpreted.ending(position));
            } else if (compiled.scoring()) {
                interpreted.gains(position, expected);
                compiled.gains(position, seen);
                assertThat(seen).isEqualTo(expected);
            }
        }
        Value value = compiled.scoring() ? Values.margin() : Values.outcome();
        PackedTable left = PackedSolver.solve(compiled, value, new Budget(1L << 26, 1), Watch.NONE);
        PackedTable right = PackedSolver.solve(interpreted, value, new Budget(1L << 26, 2), Watch.NONE);
        for (long position : reached) {
            assertThat(left.code(position)).isEqualTo(right.code(position));
        }
    }

    /** So many clauses that their code is cut into methods, in both compilers, with and without memory of what was played. */
    @ParameterizedTest
    @ValueSource(strings = {"", "; no repeat opponent"})
    void manyClausesAreCutIntoMethods(String memory) {
        String moves = IntStream.rangeClosed(1, 300)
                .mapToObj(k -> k % 7 == 0 ? "-" + k + " if x % 5 != " + k % 5 : "-" + k)
                .collect(Collectors.joining(", "));
        int stones = memory.isEmpty() ? 700 : 28;
        String text = "heaps(" + stones + " 3; move " + moves + "; end x <= 1" + memory + ")";
        Ruleset rules = RuleText.ruleset(text.replace("end x <= 1", "end sum <= 1"));
        RuleGame game = new RuleGame(rules);
        List<byte[]> kept = new ArrayList<>();
        byte[] cut = Parts.write(600, together -> {
            byte[] code = new byte[together * 100];
            kept.add(code);
            return code;
        });
        assertThat(kept).hasSize(2);
        assertThat(cut.length).isLessThan(8_000);
        Question<RulePosition, RuleMove> question =
                Question.of(game, Values.outcome()).only().within(new Budget(1L << 30, 1));
        assertThat(new CompiledSweep().solve(question, Watch.NONE).worth())
                .isEqualTo(new ArraySweep().solve(question, Watch.NONE).worth());
        PackedRules compiled = packed(rules.text(), new CompiledMoves(0));
        PackedRules interpreted = packed(rules.text(), FastMoves.Compiler.NONE);
        for (long position : reach(interpreted, memory.isEmpty() ? 1000 : 150)) {
            long[] expected = new long[interpreted.mostOptions()];
            long[] seen = new long[expected.length];
            assertThat(compiled.options(position, seen)).isEqualTo(interpreted.options(position, expected));
            assertThat(seen).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"heaps(5; move =x-1-0*(10//(x-3)); stuck loses)"})
    void aMoveWithoutAValueIsRefusedInTheInterpretersWords(String text) {
        assertThatThrownBy(() -> reach(packed(text, FastMoves.Compiler.NONE))).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> reach(packed(text, new CompiledMoves(0))))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThatThrownBy(() -> reach(packed(text, FastMoves.Compiler.NONE)))
                                .hasMessage(e.getMessage()));
    }
}
