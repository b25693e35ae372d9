package org.zermelo.desk.nimbers;

import java.util.Optional;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.ResidueTakes;
import org.zermelo.heap.UniformTakes;
import org.zermelo.heap.nimbers.OptionBound;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.solve.Watch;

/** Where the nimbers of single heaps are asked for: one way for the command and the page, with the same limits. */
public final class SequenceDesk {

    /** The greatest heap that can be asked for. */
    public static final long MOST = Integer.MAX_VALUE - 9;

    /** A proof may look at this many heaps although fewer are asked for; it costs some hundredths of a second. */
    private static final int GLANCE = 8_192;

    /** The same for moves that leave three heaps, which cost more; those that leave four cost too much. */
    private static final int SHORT_GLANCE = 2_500;

    /** With more kinds of moves than these, every heap costs too much for a glance. */
    private static final int MANY_TAKES = 32;

    private SequenceDesk() {}

    /**
     * The nimbers of the heaps 0 .. last at least; where a period can be proved by more heaps at little cost, they are looked at.
     *
     * @throws RefusedException when {@code last} is more than {@link #MOST}, when the heaps up to it have more options than any method
     *     can pass over, or when the values do not fit
     */
    public static NimSequence compute(HeapRules rules, long last, Settings settings, Watch watch) {
        if (last > MOST) {
            throw new RefusedException("nimbers.to-range", "most", MOST);
        }
        int heaps = (int) looksAt(rules, last, settings.prove());
        int bound = OptionBound.most(rules, heaps);
        if (bound <= last) {
            throw new RefusedException(
                    "heap.game.too-many-options", "heap", last, "game", rules.text(), "allowed", bound - 1);
        }
        return NimSequences.compute(rules, Math.min(heaps, bound), settings, watch);
    }

    /** How many heaps a computation looks at, which may be more than it is asked for. */
    public static long looksAt(HeapRules rules, long last, boolean prove) {
        return Math.max(last + 1, prove ? glance(rules) : 0);
    }

    private static int glance(HeapRules rules) {
        Optional<UniformTakes> moves = rules.byResidue().map(ResidueTakes::all);
        int parts = moves.map(UniformTakes::mostParts).orElse(2);
        int takes = moves.map(all -> all.takes().size()).orElse(0);
        // no theorem covers repeating digits that break heaps
        boolean provable = moves.isPresent()
                || rules.asCode()
                        .filter(code -> code.finite() || code.mostParts() < 2)
                        .isPresent();
        if (!provable || parts > 3 || takes > MANY_TAKES) {
            return 0;
        }
        return parts == 3 ? SHORT_GLANCE : GLANCE;
    }
}
