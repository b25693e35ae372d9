package org.zermelo.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.sum.HotStrategy;
import org.zermelo.partizan.sum.SumAdvice;
import org.zermelo.partizan.sum.SumPart;
import org.zermelo.partizan.sum.SumSolution;
import org.zermelo.partizan.sum.SumSolution.Way;
import org.zermelo.partizan.sum.SumSolution.Winning;
import org.zermelo.partizan.sum.SumSolver;
import org.zermelo.partizan.sum.SumSolver.Limits;
import org.zermelo.partizan.thermograph.Thermograph;
import org.zermelo.partizan.thermograph.Thermographs;
import org.zermelo.partizan.value.Appraisal.Shown;
import org.zermelo.solve.Watch;

/**
 * What a text names: a value, a position, or a sum of these.
 *
 * @param text the text as it was written
 * @param valued what is known of the value; empty for a sum whose canonical form is too large
 * @param sum what is known of the sum, if the text names one
 */
public record Summed(String text, Optional<Valued> valued, Optional<Sum> sum) {

    /**
     * How a sum is decided and played.
     *
     * @param way how it was decided
     * @param leftFirst whether Left wins if Left begins
     * @param rightFirst whether Right wins if Right begins
     * @param parts its parts
     * @param lefts the moves by which Left wins if Left begins
     * @param rights the moves by which Right wins if Right begins
     * @param leftPlay what strategies do for Left, if Left begins; none where no part is hot
     * @param rightPlay what strategies do for Right, if Right begins
     * @param steps how many positions were searched
     */
    public record Sum(
            Way way,
            boolean leftFirst,
            boolean rightFirst,
            List<Part> parts,
            List<Winning> lefts,
            List<Winning> rights,
            List<Advised> leftPlay,
            List<Advised> rightPlay,
            long steps) {
        public Sum {
            parts = List.copyOf(parts);
            lefts = List.copyOf(lefts);
            rights = List.copyOf(rights);
            leftPlay = List.copyOf(leftPlay);
            rightPlay = List.copyOf(rightPlay);
        }
    }

    /**
     * A part of a sum.
     *
     * @param text the part with its sign
     * @param value its value; empty where it is too large, as are mean and temperature
     */
    public record Part(String text, Optional<Shown> value, Optional<Dyadic> mean, Optional<Dyadic> temperature) {}

    /**
     * What a strategy does first, and where that leads.
     *
     * @param part the part in which it moves, from 0
     * @param option what the part becomes
     * @param ambient the temperature by which it picks the move
     * @param best where best play of both ends; empty where that is too long to find out, as are score and loss
     * @param score where play ends if the strategy is used to the end against the best play
     * @param loss how much that is less
     */
    public record Advised(
            HotStrategy strategy,
            int part,
            Shown option,
            Dyadic ambient,
            Optional<Dyadic> best,
            Optional<Dyadic> score,
            Optional<Dyadic> loss) {}

    /**
     * What is known of what a text names; empty when the text does not begin as a value or a position.
     *
     * @throws RefusedException when a sum is too large to be decided
     */
    public static Optional<Summed> solve(Source source, Watch watch) {
        return solve(source, watch, Valued::solve);
    }

    /** The same; where a text says how two values stand, whether it is so, and what is known of their difference. */
    public static Optional<Summed> judge(Source source, Watch watch) {
        return solve(source, watch, Valued::read);
    }

    private static Optional<Summed> solve(
            Source source, Watch watch, BiFunction<Source, Watch, Optional<Valued>> single) {
        Optional<List<SumPart>> parts = ValueNotation.parts(source).filter(found -> found.size() > 1);
        if (parts.isEmpty()) {
            return single.apply(source, watch).map(Summed::of);
        }
        return Optional.of(
                CancelScope.during(watch::cancelled, () -> solve(source.text().strip(), parts.get())));
    }

    /** What is known of a value that is no sum. */
    public static Summed of(Valued valued) {
        return new Summed(valued.text(), Optional.of(valued), Optional.empty());
    }

    private static Summed solve(String text, List<SumPart> parts) {
        boolean values = parts.stream().allMatch(part -> part.value().isPresent());
        Forms forms = new Forms();
        SumSolution solution = new SumSolver(forms, parts, values ? Limits.none() : Limits.usual()).solve();
        OptionalInt form = solution.form();
        Optional<Valued> valued =
                form.isPresent() ? Optional.of(Valued.of(text, forms, form.getAsInt())) : Optional.empty();
        return new Summed(text, valued, Optional.of(sum(forms, parts, solution)));
    }

    private static Sum sum(Forms forms, List<SumPart> parts, SumSolution solution) {
        LiteralPrinter printer = new LiteralPrinter(forms);
        Thermographs thermographs = new Thermographs(forms);
        List<Part> views = new ArrayList<>();
        for (int k = 0; k < parts.size(); k++) {
            String text = parts.get(k).toString();
            OptionalInt value = solution.parts().get(k);
            Optional<Thermograph> thermograph =
                    value.isPresent() ? Optional.of(thermographs.of(value.getAsInt())) : Optional.empty();
            views.add(new Part(
                    text,
                    value.isPresent() ? Optional.of(Shown.of(printer, value.getAsInt())) : Optional.empty(),
                    thermograph.map(Thermograph::mean),
                    thermograph.map(Thermograph::temperature)));
        }
        int[] values = solution.forms();
        boolean hot = views.stream()
                .anyMatch(part -> part.temperature().filter(t -> t.signum() > 0).isPresent());
        return new Sum(
                solution.way(),
                solution.leftFirst(),
                solution.rightFirst(),
                views,
                solution.lefts(),
                solution.rights(),
                hot ? advised(forms, printer, values, Player.LEFT) : List.of(),
                hot ? advised(forms, printer, values, Player.RIGHT) : List.of(),
                solution.steps());
    }

    private static List<Advised> advised(Forms forms, LiteralPrinter printer, int[] values, Player mover) {
        return new SumAdvice(forms)
                .of(values, mover).stream()
                        .map(advice -> new Advised(
                                advice.strategy(),
                                advice.part(),
                                Shown.of(printer, advice.option()),
                                advice.ambient(),
                                advice.best(),
                                advice.score(),
                                advice.loss()))
                        .toList();
    }
}
