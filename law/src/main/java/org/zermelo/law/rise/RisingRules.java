package org.zermelo.law.rise;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.zermelo.game.Ending;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Interval;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;

/**
 * Rules of one heap whose moves multiply it by a constant and add a constant. Between two neighbouring cuts, which moves there are depends
 * on a remainder of the heap alone.
 *
 * @param least the start
 * @param greatest the greatest heap in play
 * @param lines what moves make of the heap
 * @param cuts behind these sizes something may change
 * @param modulus the remainder that decides between the cuts
 */
record RisingRules(long least, long greatest, List<HeapForm> lines, NavigableSet<Long> cuts, long modulus) {

    /** Choices of more numbers are not looked at one by one. */
    private static final int MOST_LINES = 500;

    /** The rules in this form; empty where they are of another kind, or a heap may fall or stay. */
    static Optional<RisingRules> of(RuleGame game) {
        Ruleset rules = game.ruleset();
        boolean other = rules.variables().size() != 1
                || rules.heaps().length != 1
                || rules.repeat() != Repeat.ALLOWED
                || !game.region().finite()
                || unclear(rules.stuck())
                || rules.ends().stream().map(EndRule::how).anyMatch(RisingRules::unclear)
                || rules.moves().stream().anyMatch(move -> move.once() || move.split() != null);
        if (other) {
            return Optional.empty();
        }
        try {
            return new Reader(rules).read(game.region().inner().get(0));
        } catch (ArithmeticException e) {
            return Optional.empty();
        }
    }

    private static boolean unclear(Ending ending) {
        return ending == Ending.SCORED || ending == Ending.TIE;
    }

    /** What is found while clauses are read. */
    private static final class Reader {
        private final Ruleset rules;
        private final Set<HeapForm> lines = new LinkedHashSet<>();
        private final NavigableSet<Long> cuts = new TreeSet<>();
        private long modulus = 1;
        private boolean clear = true;

        Reader(Ruleset rules) {
            this.rules = rules;
        }

        Optional<RisingRules> read(Interval inPlay) {
            rules.ends().forEach(end -> note(end.when(), HeapForm.SIZE, List.of()));
            for (MoveRule move : rules.moves()) {
                choose(move, new ArrayList<>());
            }
            boolean rises = lines.stream()
                    .allMatch(line -> line.factor() >= 1
                            && Math.addExact(
                                            Math.multiplyExact(line.factor() - 1, Math.max(0, inPlay.least())),
                                            line.constant())
                                    > 0);
            return clear && rises && inPlay.least() >= 0 && modulus < Moduli.NONE
                    ? Optional.of(new RisingRules(inPlay.least(), inPlay.greatest(), List.copyOf(lines), cuts, modulus))
                    : Optional.empty();
        }

        private void choose(MoveRule move, List<Long> chosen) {
            if (!clear || lines.size() > MOST_LINES) {
                clear = false;
                return;
            }
            if (chosen.size() == move.choices().size()) {
                clause(move, chosen);
                return;
            }
            MoveRule.Choice choice = move.choices().get(chosen.size());
            HeapForm from = HeapForm.of(choice.from(), HeapForm.SIZE, chosen);
            HeapForm to = HeapForm.of(choice.to(), HeapForm.SIZE, chosen);
            if (!from.isConstant() || !to.isConstant() || to.constant() - from.constant() > MOST_LINES) {
                clear = false;
                return;
            }
            for (long number = from.constant(); number <= to.constant(); number++) {
                List<Long> more = new ArrayList<>(chosen);
                more.add(number);
                choose(move, more);
            }
        }

        private void clause(MoveRule move, List<Long> chosen) {
            note(move.guard(), HeapForm.SIZE, chosen);
            for (MoveRule.NewValue change : move.changes()) {
                HeapForm line = HeapForm.of(change.value(), HeapForm.SIZE, chosen);
                if (!line.straight()) {
                    clear = false;
                    return;
                }
                if (!line.equals(HeapForm.SIZE)) {
                    lines.add(line);
                    note(rules.result(), line, chosen);
                    cut(line, rules.variables().get(0).least());
                    cut(line, rules.variables().get(0).greatest());
                }
            }
        }

        /** Notes where a condition on a heap of this form may change. */
        private void note(Condition condition, HeapForm heap, List<Long> chosen) {
            condition.mapEach(compare -> {
                HeapForm left = HeapForm.of(compare.left(), heap, chosen);
                HeapForm right = HeapForm.of(compare.right(), heap, chosen);
                if (left.straight() && right.straight()) {
                    cut(
                            new HeapForm(
                                    left.factor() - right.factor(),
                                    Math.subtractExact(left.constant(), right.constant()),
                                    1),
                            0);
                } else if (left.known() && right.known() && left.factor() == 0 && right.factor() == 0) {
                    modulus = Moduli.common(modulus, Moduli.common(left.modulus(), right.modulus()));
                } else {
                    clear = false;
                }
                return compare;
            });
        }

        /** Cuts where a line passes a value. */
        private void cut(HeapForm line, long value) {
            if (line.factor() != 0 && value != Long.MAX_VALUE && value != Long.MIN_VALUE) {
                long at = Math.floorDiv(Math.subtractExact(value, line.constant()), line.factor());
                cuts.addAll(List.of(at - 1, at, at + 1));
            }
        }
    }
}
