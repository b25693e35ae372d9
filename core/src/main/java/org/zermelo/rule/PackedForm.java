package org.zermelo.rule;

import java.util.List;
import org.zermelo.game.large.Saturated;

/**
 * How positions of declared rules are written as numbers: mixed-radix over the values of the variables, the last one
 * fastest, within the region's outer box; before them the plane, which is what the rules remember.
 */
public final class PackedForm {

    private final Ruleset rules;
    private final Region region;
    private final long[] least;
    private final long[] sizes;
    private final long planes;
    private final int lasts;
    private final int owns;

    PackedForm(Ruleset rules, Region region) {
        this.rules = rules;
        this.region = region;
        List<Interval> outer = region.outer();
        this.least = outer.stream().mapToLong(Interval::least).toArray();
        this.sizes = outer.stream().mapToLong(i -> i.greatest() - i.least() + 1).toArray();
        int identities = rules.moves().size() + 1;
        this.lasts = rules.repeat().remembered() > 0 ? identities : 1;
        this.owns = rules.repeat().remembered() > 1 ? identities : 1;
        this.planes = planes(rules);
    }

    /** The number of planes of rules without choices that are remembered; {@link Long#MAX_VALUE} for all that is larger. */
    static long planes(Ruleset rules) {
        long identities = rules.moves().size() + 1L;
        long planes = 1L << rules.moves().stream().filter(MoveRule::once).count();
        for (int i = 0; i < rules.repeat().remembered(); i++) {
            planes = Saturated.product(planes, identities);
        }
        return planes;
    }

    /** The rules. */
    public Ruleset rules() {
        return rules;
    }

    /** Where the positions lie. */
    public Region region() {
        return region;
    }

    /** The number of variables. */
    public int variables() {
        return sizes.length;
    }

    /** The least value of a variable. */
    public long least(int variable) {
        return least[variable];
    }

    /** How many values a variable has. */
    public long size(int variable) {
        return sizes[variable];
    }

    /** By how much the number grows when a variable grows by one. */
    public long stride(int variable) {
        long stride = 1;
        for (int i = sizes.length - 1; i > variable; i--) {
            stride *= sizes[i];
        }
        return stride;
    }

    /** The positions of a plane; its number is {@code (spent x owns + own) x lasts + last}. */
    public long planeSize() {
        return stride(-1);
    }

    /** The number of planes. */
    public long planes() {
        return planes;
    }

    /** How many opponent's last moves are told apart: one more than clauses, or 1 when none is remembered. */
    public int lasts() {
        return lasts;
    }

    /** How many own previous moves are told apart. */
    public int owns() {
        return owns;
    }

    long bound() {
        return planes * planeSize();
    }

    long pack(RulePosition position) {
        long packed = (position.spent() * owns + (owns > 1 ? position.ownLast() + 1 : 0)) * lasts
                + (lasts > 1 ? position.opponentLast() + 1 : 0);
        long[] values = position.rawValues();
        for (int i = 0; i < sizes.length; i++) {
            packed = packed * sizes[i] + values[i] - least[i];
        }
        return packed;
    }

    RulePosition unpack(long packed) {
        long[] values = new long[sizes.length];
        long rest = packed;
        for (int i = sizes.length - 1; i >= 0; i--) {
            values[i] = least[i] + rest % sizes[i];
            rest /= sizes[i];
        }
        long last = lasts > 1 ? rest % lasts - 1 : RulePosition.NONE;
        rest /= lasts;
        long own = owns > 1 ? rest % owns - 1 : RulePosition.NONE;
        return new RulePosition(values, rest / owns, last, own);
    }
}
