package org.zermelo.solve.sweep;

import java.util.Optional;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Trait;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Method;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Question;
import org.zermelo.solve.Rate;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.Numbering;
import org.zermelo.value.Coding;
import org.zermelo.value.Subject;

/**
 * Solves a game on packed positions for all its reachable positions and answers from the table. Time O(positions x
 * options) over all cores, memory two bits (who wins) or one to four bytes a position, and 1.25 bits for each index of
 * the game, or each number under its bound (8 bytes a position when that is too large).
 */
public abstract sealed class TableMethod implements Method {

    /** Level by level from the ends up, for games whose every move goes to a lower level. */
    public static final class LevelByLevel extends TableMethod {

        /** What the order of positions takes for a level and its first run. */
        private static final long BYTES_A_LEVEL = 28;

        @Override
        public String name() {
            return "level-sweep";
        }

        @Override
        public Rate rate(Question<?, ?> question) {
            int levels = ((Packed<?>) question.rules()).packed().levels();
            return new Rate(BYTES_PER_POSITION, NANOS_AN_OPTION, levels);
        }

        @Override
        Fit fit(Question<?, ?> question, PackedRules rules) {
            if (rules.levels() == 0) {
                return Fit.no("method.level-sweep.no-levels");
            }
            long most = Math.min(rules.levels(), Numbering.span(rules));
            return Fit.yes(
                    cost(question, rules, most, BYTES_A_LEVEL), "method.level-sweep.fits", "levels", rules.levels());
        }
    }

    /** Stage by stage from the ends up, for the lasting points of games whose play may be endless. */
    public static final class StageByStage extends TableMethod {

        /** What a position takes in the largest stage, with its moves. */
        private static final double BYTES_IN_STAGE = 100;

        @Override
        public String name() {
            return "stage-sweep";
        }

        /** The largest stage of a game is about a fifth of it or more. */
        @Override
        public Rate rate(Question<?, ?> question) {
            return new Rate((long) (BYTES_PER_POSITION + BYTES_IN_STAGE * 2 / 5), 120, 0);
        }

        @Override
        Fit fit(Question<?, ?> question, PackedRules rules) {
            if (!PackedSolver.staged(rules, question.value())) {
                return Fit.no("method.stage-sweep.no-stages");
            }
            if (!question.rules().traits().contains(Trait.LASTING_POINTS)) {
                return Fit.no("method.points-retrograde.not-lasting");
            }
            Cost cost = cost(question, rules, 0, 0);
            double most = cost.bytes() + BYTES_IN_STAGE * Numbering.span(rules);
            long bytes = most <= question.budget().bytes() ? (long) most : question.bytesForAll(1);
            return Fit.yes(
                    new Cost(cost.order(), cost.steps(), bytes), "method.stage-sweep.fits", "stages", rules.stages());
        }
    }

    /** From the ends backwards, for games whose play may be endless. */
    public static final class Backwards extends TableMethod {
        @Override
        public String name() {
            return "packed-retrograde";
        }

        @Override
        Fit fit(Question<?, ?> question, PackedRules rules) {
            if (rules.levels() > 0) {
                return Fit.no("method.packed-retrograde.levels");
            }
            return question.value().subject() == Subject.OUTCOME
                    ? Fit.yes(cost(question, rules, 0, 0), "method.packed-retrograde.fits")
                    : Fit.no(
                            "method.packed-retrograde.outcome-only",
                            "value",
                            question.value().name());
        }
    }

    /** A key in a hash set that is two thirds full and has just grown, and its cell. */
    private static final long BYTES_PER_POSITION = 24;

    private static final double NANOS_AN_OPTION = 30;

    /** The method's word on packed rules whose positions can be scored as asked. */
    abstract Fit fit(Question<?, ?> question, PackedRules rules);

    /** An upper bound of the memory while it is within the budget; beyond it a lower bound that is not, if one is known. */
    private static Cost cost(Question<?, ?> question, PackedRules rules, long rounds, long bytesARound) {
        double most =
                (double) Numbering.span(rules) * 3 + (double) Numbering.span(rules) / 64 * 10 + rounds * bytesARound;
        double least = question.value().coding() == Coding.WINNER ? 0.25 : 1;
        long bytes = most <= question.budget().bytes() ? (long) most : question.bytesForAll(least);
        double options = (double) Numbering.span(rules) * rules.mostOptions() / 2;
        double steps = Math.min(9e11, options + rounds * Rate.NANOS_A_ROUND / 10);
        return new Cost("O(positions x options)", steps, bytes);
    }

    @Override
    public final Fit fit(Question<?, ?> question) {
        if (!(question.rules() instanceof Packed<?> game)) {
            return Fit.no("method.packed.not-packed");
        }
        boolean scoring = question.rules().traits().contains(Trait.SCORING);
        if (scoring != (question.value().subject() == Subject.POINTS)) {
            return Fit.no("method.packed.value", "value", question.value().name());
        }
        return fit(question, game.packed());
    }

    @Override
    public Rate rate(Question<?, ?> question) {
        return new Rate(BYTES_PER_POSITION, NANOS_AN_OPTION, 0);
    }

    /**
     * What a table knows.
     *
     * @param codes the code of every position that is reached from the start
     * @param counts how many they are, those that a symmetry takes into each other as one
     * @param bytes the memory that it takes
     */
    public record Whole<P>(Oracle<P> codes, Counts counts, long bytes) {}

    /**
     * Solves a question's game for all positions that are reached from its start.
     *
     * @return empty when the values of some position pass what cells hold
     * @throws RefusedException when the method does not fit, or the memory does not suffice
     */
    public final <P> Optional<Whole<P>> all(Question<P, ?> question, Watch watch) {
        if (fit(question) instanceof Fit.No no) {
            throw new RefusedException(no.why());
        }
        @SuppressWarnings("unchecked")
        Packed<P> game = (Packed<P>) question.rules();
        try {
            PackedTable table = PackedSolver.solve(game.packed(), question.value(), question.budget(), watch);
            Counts counts = new Counts(table.keys().size(), table.keys().size());
            return Optional.of(new Whole<>(position -> table.code(game.pack(position)), counts, table.bytes()));
        } catch (RefusedException e) {
            if (!e.note().key().equals(Coding.TOO_WIDE)) {
                throw e;
            }
            return Optional.empty();
        }
    }

    @Override
    public final <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        Optional<Whole<P>> solved = all(question, watch);
        return solved.isPresent()
                ? Answers.of(
                        question, solved.get().codes(), name(), solved.get().counts())
                // a dictionary holds what cells do not
                : new MemoSearch().solve(question, watch);
    }
}
