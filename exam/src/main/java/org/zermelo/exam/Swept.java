package org.zermelo.exam;

import java.util.List;
import java.util.Optional;
import org.zermelo.compile.SweepTable;
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
    static Optional<Swept> of(Ruleset rules, Scan scan, RuleGame game, Budget budget, Watch watch) {
        Parameter s = new Family(rules).asked();
        List<Parameter> bounded = rules.parameters().stream()
                .map(p -> p.equals(s) ? new Parameter(p.name(), scan.from(), scan.to()) : p)
                .toList();
        Ruleset family = Rebuilt.starts(rules, rules.variables(), bounded, rules.where());
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
        if (set instanceof StartSet.Both both) {
            return covers(both.first()) && covers(both.second());
        }
        if (set instanceof StartSet.Either either) {
            return covers(either.first()) && covers(either.second());
        }
        if (set instanceof StartSet.Without without) {
            return covers(without.first()) && covers(without.second());
        }
        return !(set instanceof StartSet.Together);
    }

    /** Whether a start belongs to a set that {@link #covers} allows; an ended position belongs to none. */
    boolean in(StartSet set, RulePosition position) {
        return table.goesOn(position) && member(set, position);
    }

    private boolean member(StartSet set, RulePosition position) {
        if (set instanceof StartSet.Unlucky) {
            return unlucky(position);
        }
        if (set instanceof StartSet.Both both) {
            return member(both.first(), position) && member(both.second(), position);
        }
        if (set instanceof StartSet.Either either) {
            return member(either.first(), position) || member(either.second(), position);
        }
        if (set instanceof StartSet.Without without) {
            return member(without.first(), position) && !member(without.second(), position);
        }
        Outcome outcome = outcome(position);
        if (set instanceof StartSet.Won won) {
            return outcome.result() == Outcome.Result.WIN && outcome.code() == won.moves();
        }
        if (set instanceof StartSet.Lost lost) {
            return outcome.result() == Outcome.Result.LOSS && -outcome.code() == lost.moves();
        }
        return outcome.result() == (set instanceof StartSet.WonAtAll ? Outcome.Result.WIN : Outcome.Result.LOSS);
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
