package org.zermelo.heap.period;

import java.util.Optional;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.ResidueTakes;
import org.zermelo.heap.UniformTakes;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.rule.Arithmetics;

/** Decides whether the known values of a game prove a period. */
final class PeriodProver {

    private final HeapRules rules;
    private final Optional<UniformTakes> uniform;
    private final Optional<ResidueTakes> byResidue;

    PeriodProver(HeapRules rules) {
        this.rules = rules;
        this.uniform = rules.uniform();
        this.byResidue = rules.byResidue();
    }

    Verdict judge(NimValues values) {
        PeriodFinder finder = new PeriodFinder(values);
        Optional<Period> pure = finder.find(false);
        if (pure.isPresent()) {
            return uniform.isPresent()
                    ? breaking(values, pure.get(), uniform.get())
                    : byResidue.isPresent()
                            ? byResidue(values, pure.get(), byResidue.get())
                            : recurring(values, pure.get());
        }
        if (!mayRise()) {
            return new Verdict.Nothing();
        }
        Optional<Period> rising = finder.find(true);
        if (rising.isEmpty()) {
            return new Verdict.Nothing();
        }
        return uniform.isPresent()
                ? ThreeHeaps.judge(values, rising.get(), uniform.get())
                : recurring(values, rising.get());
    }

    /** Whether a theorem for a saltus above 0 applies; finitely many moves to at most two heaps have none. */
    private boolean mayRise() {
        return uniform.map(moves -> moves.mostParts() >= 3).orElse(byResidue.isEmpty());
    }

    private static Verdict breaking(NimValues values, Period period, UniformTakes uniform) {
        long parts = Math.max(1, uniform.mostParts());
        boolean apart = uniform.apart();
        if (apart && parts > 2 || !apart && uniform.restricted()) {
            return new Verdict.Nothing();
        }
        long from = Math.max(period.preperiod(), uniform.from());
        if (from == 0 && !ruledFromZero(uniform)) {
            from = 1;
        }
        long p = period.length();
        long to = parts * from + (parts - 1) * p + uniform.longest() + (apart ? p : 0);
        long heaps = to + p;
        if (heaps > values.size()) {
            return new Verdict.Wants(heaps);
        }
        Theorem theorem = apart ? Theorem.BREAKING_APART : Theorem.BREAKING;
        return new Verdict.Proved(new PeriodProof(period, theorem, from, to, p, heaps));
    }

    private static Verdict byResidue(NimValues values, Period period, ResidueTakes moves) {
        UniformTakes all = moves.all();
        if (all.restricted()) {
            return new Verdict.Nothing();
        }
        long parts = Math.max(1, all.mostParts());
        long from = Math.max(1, Math.max(period.preperiod(), moves.from()));
        long shift = Arithmetics.lcm(period.length(), moves.modulus());
        long to = parts * from + (parts - 1) * shift + all.longest();
        long heaps = Residues.heapsToShow(period.length(), from, to, shift);
        if (heaps > values.size()) {
            return new Verdict.Wants(heaps);
        }
        return new Verdict.Proved(new PeriodProof(period, Theorem.BREAKING_BY_RESIDUE, from, to, shift, heaps));
    }

    /** Whether the empty heap is like any other: each number of counters may be taken whether or not one heap is left. */
    private static boolean ruledFromZero(UniformTakes uniform) {
        return uniform.from() == 0
                && uniform.takes().stream()
                        .allMatch(take -> take.parts() <= 1
                                && uniform.takes().contains(HeapTake.of(take.take(), 1 - take.parts())));
    }

    private Verdict recurring(NimValues values, Period period) {
        Optional<HeapCode> code = rules.asCode().filter(c -> !c.finite() && c.mostParts() <= 1);
        return code.isPresent() ? ResidueSets.judge(values, period, code.get()) : new Verdict.Nothing();
    }
}
