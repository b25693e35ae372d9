package org.zermelo.exam.slips;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Selection;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/**
 * Where so few moves do not end the play: how near to its end the best of them come, as a sum of the numbers in the heaps.
 *
 * @param sum the sum as one writes it, such as {@code 7 + 17*2*2}
 * @param value what it comes to
 * @param bound what ends the play
 * @param relation how the value would have to compare with the bound
 */
public record Farthest(String sum, long value, long bound, Relation relation) {

    private static final Pattern FACTOR = Pattern.compile("[*/]\\d+");
    private static final Pattern SUMMAND = Pattern.compile("[+-]\\d+");

    /** Positions and moves that are looked at before it is given up: an answer that is wrong needs no long search. */
    private static final int MOST = 20_000;

    private static final class Walk {
        final Classes<RulePosition, RuleMove> classes;
        final Condition.Compare end;
        final boolean upward;
        int looked;

        @Nullable
        Farthest best;

        Walk(Classes<RulePosition, RuleMove> classes, Condition.Compare end) {
            this.classes = classes;
            this.end = end;
            this.upward = end.relation() == Relation.AT_LEAST || end.relation() == Relation.GREATER;
        }

        private void from(RulePosition position, List<String> heaps, int moves) {
            if (moves == 0) {
                reached(position, heaps);
                return;
            }
            for (Classes.Move<RulePosition, RuleMove> move : classes.moves(position, 0)) {
                if (!move.ends() && looked++ < MOST) {
                    from(move.next(), after(position, move, heaps), moves - 1);
                }
            }
        }

        private void reached(RulePosition position, List<String> heaps) {
            long value = 0;
            for (int i = 0; i < position.size(); i++) {
                value += position.value(i);
            }
            if (best == null || (upward ? value > best.value() : value < best.value())) {
                best = new Farthest(
                        String.join(" + ", heaps), value, ((Expr.Literal) end.right()).value(), end.relation());
            }
        }

        private static List<String> after(
                RulePosition before, Classes.Move<RulePosition, RuleMove> move, List<String> heaps) {
            List<String> after = new ArrayList<>(heaps);
            String done = move.move().text().replaceAll("^h\\d+:", "");
            for (int i = 0; i < heaps.size(); i++) {
                if (before.value(i) != move.next().value(i)) {
                    after.set(i, written(heaps.get(i), done, move.next().value(i)));
                }
            }
            return after;
        }

        private static String written(String heap, String move, long value) {
            if (FACTOR.matcher(move).matches()) {
                boolean sum = heap.indexOf('+') > 0 || heap.indexOf('-') > 0;
                return (sum ? "(" + heap + ")" : heap) + move;
            }
            return SUMMAND.matcher(move).matches()
                    ? heap + " " + move.charAt(0) + " " + move.substring(1)
                    : String.valueOf(value);
        }
    }

    /**
     * How far the moves that a question allows come from a start, when the play ends by the sum of the heaps; empty where it ends
     * otherwise, or where none of the moves leaves the play open.
     */
    public static Optional<Farthest> of(Part part, Start<RulePosition> start, Examiner examiner) {
        StartSet set = part.question().set();
        int moves = set instanceof StartSet.Unlucky ? 2 : set.plies();
        Condition.Compare end = end(part.rules());
        if (end == null || moves < 1 || moves > 2) {
            return Optional.empty();
        }
        Walk walk = new Walk(examiner.classes(part.rules(), start), end);
        List<String> heaps = new ArrayList<>();
        for (int i = 0; i < start.position().size(); i++) {
            heaps.add(String.valueOf(start.position().value(i)));
        }
        walk.from(start.position(), heaps, moves);
        return Optional.ofNullable(walk.best);
    }

    /** The end by the sum of all numbers, where it is the only one that is not "too far". */
    private static Condition.@Nullable Compare end(Ruleset rules) {
        List<EndRule> ends = rules.ends().stream()
                .filter(end -> end.how() == Ending.LAST_MOVER_WINS)
                .toList();
        boolean heaps = rules.variables().size() == rules.heaps().length;
        if (ends.size() != 1 || !heaps || !(ends.get(0).when() instanceof Condition.Compare end)) {
            return null;
        }
        boolean sum = end.left() instanceof Expr.Total total && total.kind() == Expr.Total.Kind.SUM
                || rules.heaps().length == 1 && (end.left() instanceof Expr.Total || end.left() instanceof Expr.Cell);
        boolean order = end.relation() != Relation.EQUAL && end.relation() != Relation.UNEQUAL;
        return sum && order && end.right() instanceof Expr.Literal ? end : null;
    }

    /** Where the least S is a fraction rounded up, and it was rounded down. */
    static Optional<Slips.Hit> rounded(Part part, List<Long> right, List<Long> given, Examiner examiner) {
        boolean below = part.question().ask() == Selection.MIN
                && right.size() == 1
                && given.size() == 1
                && given.get(0) == right.get(0) - 1;
        if (!below || part.rules().parameters().size() > 1) {
            return Optional.empty();
        }
        long s = given.get(0);
        Optional<Farthest> here = at(part, s, examiner);
        Optional<Farthest> before = at(part, s - 1, examiner);
        if (here.isEmpty() || before.isEmpty() || !here.get().misses()) {
            return Optional.empty();
        }
        Farthest far = here.get();
        long slope = far.value() - before.get().value();
        long lacking = far.bound() - far.value();
        if (slope <= 1 || lacking <= 0 || lacking >= slope) {
            return Optional.empty();
        }
        BigDecimal exact = BigDecimal.valueOf(s)
                .add(BigDecimal.valueOf(lacking).divide(BigDecimal.valueOf(slope), 2, RoundingMode.HALF_UP))
                .stripTrailingZeros();
        return Optional.of(new Slips.Hit(Note.of("slip.rounded-down", "exact", exact.toPlainString(), "s", s), given));
    }

    private static Optional<Farthest> at(Part part, long s, Examiner examiner) {
        return examiner.starts(part.rules(), new ScanRange(s, s, ScanRange.End.GIVEN)).stream()
                .findFirst()
                .flatMap(start -> of(part, start, examiner));
    }

    /** Whether the play has not ended there. */
    public boolean misses() {
        return !relation.holds(value, bound);
    }
}
