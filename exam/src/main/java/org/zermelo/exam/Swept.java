package org.zermelo.exam;

import java.util.List;
import java.util.Optional;
import org.zermelo.compile.SweepTable;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.StartFamily;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.OutcomeValue;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/** The classes of all positions of a family out of one compiled table: for families with many starts. */
final class Swept {

    /** The code of a win in one ply, be it a deemed one. */
    private static final long WON_AT_ONCE = OutcomeValue.WIN - 1;

    private final SweepTable table;
    private final RuleGame game;

    private Swept(SweepTable table, RuleGame game) {
        this.table = table;
        this.game = game;
    }

    /**
     * The table of the starts of a scan and of all that they lead to.
     *
     * @return empty when the rules have no order to sweep in, when the table would be too large, or when the last mover
     *     may lose without a deemed ply, so that the table's depths are not the exam's
     */
    static Optional<Swept> of(Ruleset rules, ScanRange scan, RuleGame game, Budget budget, Watch watch) {
        Parameter s = new StartFamily(rules).asked();
        List<Parameter> bounded = rules.parameters().stream()
                .map(p -> p.equals(s) ? new Parameter(p.name(), scan.from(), scan.to()) : p)
                .toList();
        Ruleset family = rules.withStarts(rules.variables(), bounded, rules.where());
        boolean early = rules.stuck() == Ending.LAST_MOVER_LOSES
                || rules.stuck() == Ending.OVERSHOT
                || rules.ends().stream().anyMatch(end -> end.how() == Ending.LAST_MOVER_LOSES);
        if (early || scan.from() > scan.to() || !SweepTable.fits(family)) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Swept(SweepTable.of(family, Values.outcome(), budget, watch), game));
        } catch (RefusedException | ArithmeticException e) {
            return Optional.empty();
        }
    }

    /** Whether membership can be read off the table. */
    static boolean covers(StartSet set) {
        return !set.any(basic -> basic instanceof StartSet.Together);
    }

    /** Whether a start belongs to a set that {@link #covers} allows; an ended position belongs to none. */
    boolean in(StartSet set, RulePosition position) {
        return table.goesOn(position) && set.holds(basic -> basic.fold(new SweptCases(position)));
    }

    private final class SweptCases implements StartSet.Cases<Boolean> {

        private final RulePosition position;

        private SweptCases(RulePosition position) {
            this.position = position;
        }

        @Override
        public Boolean won(StartSet.Won won) {
            Outcome outcome = outcome(position);
            return outcome.result() == Outcome.Result.WIN && outcome.code() == won.moves();
        }

        @Override
        public Boolean lost(StartSet.Lost lost) {
            Outcome outcome = outcome(position);
            return outcome.result() == Outcome.Result.LOSS && -outcome.code() == lost.moves();
        }

        @Override
        public Boolean unlucky() {
            return Swept.this.unlucky(position);
        }

        @Override
        public Boolean wonAtAll() {
            return outcome(position).result() == Outcome.Result.WIN;
        }

        @Override
        public Boolean lostAtAll() {
            return outcome(position).result() == Outcome.Result.LOSS;
        }

        @Override
        public Boolean together(StartSet.Together together) {
            throw new IllegalArgumentException("a table of best play does not know " + together);
        }
    }

    private boolean unlucky(RulePosition position) {
        boolean[] found = new boolean[1];
        game.eachOption(position, next -> found[0] |= table.code(next) == WON_AT_ONCE);
        return found[0];
    }

    private Outcome outcome(RulePosition position) {
        Worth worth = Values.outcome().worth(table.code(position));
        return (Outcome) worth;
    }
}
