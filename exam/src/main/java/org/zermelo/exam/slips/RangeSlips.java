package org.zermelo.exam.slips;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.starts.StartFamily;
import org.zermelo.exam.task.Part;
import org.zermelo.game.Note;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;

/** Slips in the range of the starts. */
final class RangeSlips {

    /** Where programs of pupils stop looking when the task names no upper end. */
    private static final long[] CUTS = {50, 100, 200, 1_000};

    private RangeSlips() {}

    static List<Slip> of(Part part) {
        List<Slip> slips = new ArrayList<>();
        Ruleset rules = part.rules();
        Parameter s = new StartFamily(rules).asked();
        for (long cut : CUTS) {
            if (!s.bounded() && cut > s.least()) {
                slips.add(new Slip(Note.of("slip.range-cut", "to", cut), part, cut, false));
            }
        }
        if (!rules.where().equals(Condition.TRUE)) {
            add(slips, ranged(part, s.least(), s.greatest(), Condition.TRUE), "slip.filter-forgotten");
        }
        if (s.least() > 0) {
            add(slips, ranged(part, 0, s.greatest(), rules.where()), "slip.range-low", "least", s.least());
            add(
                    slips,
                    ranged(part, s.least() + 1, s.greatest(), rules.where()),
                    "slip.range-low-strict",
                    "least",
                    s.least());
        }
        if (s.bounded()) {
            long wide = s.greatest() + Math.min(1_000, s.greatest());
            add(slips, ranged(part, s.least(), wide, rules.where()), "slip.range-high", "greatest", s.greatest());
            add(
                    slips,
                    ranged(part, s.least(), s.greatest() - 1, rules.where()),
                    "slip.range-high-strict",
                    "greatest",
                    s.greatest());
        }
        return slips;
    }

    private static void add(List<Slip> slips, Part part, String key, Object... namesAndValues) {
        slips.add(Slip.of(part, key, namesAndValues));
    }

    private static Part ranged(Part part, long least, long greatest, Condition where) {
        Ruleset rules = part.rules();
        Parameter s = new StartFamily(rules).asked();
        List<Parameter> parameters = rules.parameters().stream()
                .map(p -> p.equals(s) ? new Parameter(p.name(), least, greatest) : p)
                .toList();
        return new Part(part.question(), rules.withStarts(rules.variables(), parameters, where));
    }
}
