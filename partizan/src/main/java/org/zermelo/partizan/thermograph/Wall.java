package org.zermelo.partizan.thermograph;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.partizan.number.Dyadic;

/**
 * One wall of a thermograph: a piecewise linear function of the temperature from -1 up. It is given by its corners and its slope, the
 * change of value for a degree, from each corner up to the next; the last goes on for ever.
 */
final class Wall {

    static final Dyadic LOWEST = Dyadic.of(-1);

    private final List<Dyadic> at;
    private final List<Dyadic> values;
    private final List<Integer> slopes;

    private Wall(List<Dyadic> at, List<Dyadic> values, List<Integer> slopes) {
        this.at = at;
        this.values = values;
        this.slopes = slopes;
    }

    /** The same value at all temperatures. */
    static Wall mast(Dyadic value) {
        return new Wall(List.of(LOWEST), List.of(value), List.of(0));
    }

    private static Wall of(List<Dyadic> at, List<Dyadic> values, List<Integer> slopes) {
        List<Dyadic> corners = new ArrayList<>();
        List<Dyadic> there = new ArrayList<>();
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < at.size(); i++) {
            if (i == 0 || !slopes.get(i).equals(kept.get(kept.size() - 1))) {
                corners.add(at.get(i));
                there.add(values.get(i));
                kept.add(slopes.get(i));
            }
        }
        return new Wall(corners, there, kept);
    }

    int corners() {
        return at.size();
    }

    Dyadic corner(int i) {
        return at.get(i);
    }

    int slope(int i) {
        return slopes.get(i);
    }

    /** The wall with a tax of the temperature on one move: the slope changes by this everywhere. */
    Wall tilted(int by) {
        List<Dyadic> tilted = new ArrayList<>();
        List<Integer> slopesThen = new ArrayList<>();
        for (int i = 0; i < at.size(); i++) {
            tilted.add(by > 0 ? values.get(i).plus(at.get(i)) : values.get(i).minus(at.get(i)));
            slopesThen.add(slopes.get(i) + by);
        }
        return new Wall(at, tilted, slopesThen);
    }

    Dyadic value(Dyadic t) {
        int i = at.size() - 1;
        while (i > 0 && at.get(i).compareTo(t) > 0) {
            i--;
        }
        return value(i, t);
    }

    private Dyadic value(int i, Dyadic t) {
        Dyadic change = t.minus(at.get(i)).times(Dyadic.of(slopes.get(i)));
        return values.get(i).plus(change);
    }

    private static List<Dyadic> corners(Wall one, Wall other) {
        List<Dyadic> all = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < one.at.size() || j < other.at.size()) {
            int order = i == one.at.size()
                    ? 1
                    : j == other.at.size() ? -1 : one.at.get(i).compareTo(other.at.get(j));
            all.add(order <= 0 ? one.at.get(i) : other.at.get(j));
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        return all;
    }

    private int slopeFrom(Dyadic t) {
        int i = at.size() - 1;
        while (i > 0 && at.get(i).compareTo(t) > 0) {
            i--;
        }
        return slopes.get(i);
    }

    /** Where from a corner on the difference of two walls is nought, if before the next corner (null for none). */
    private static @Nullable Dyadic crossing(Dyadic difference, int slope, Dyadic from, @Nullable Dyadic next) {
        if (difference.signum() == 0 || slope == 0 || Integer.signum(slope) == difference.signum()) {
            return null;
        }
        Dyadic far = Math.abs(slope) == 2 ? difference.half() : difference;
        Dyadic t = from.plus(far.signum() < 0 ? far.negated() : far);
        return next == null || t.compareTo(next) < 0 ? t : null;
    }

    /** The greater wall, or the lesser, at every temperature. */
    static Wall extreme(Wall one, Wall other, boolean greater) {
        List<Dyadic> at = new ArrayList<>();
        List<Dyadic> values = new ArrayList<>();
        List<Integer> slopes = new ArrayList<>();
        List<Dyadic> corners = corners(one, other);
        for (int i = 0; i < corners.size(); i++) {
            Dyadic from = corners.get(i);
            Dyadic a = one.value(from);
            Dyadic b = other.value(from);
            int slopeA = one.slopeFrom(from);
            int slopeB = other.slopeFrom(from);
            Dyadic difference = a.minus(b);
            int lead = difference.signum() != 0 ? difference.signum() : Integer.compare(slopeA, slopeB);
            boolean first = greater ? lead >= 0 : lead <= 0;
            at.add(from);
            values.add(first ? a : b);
            slopes.add(first ? slopeA : slopeB);
            Dyadic cross =
                    crossing(difference, slopeA - slopeB, from, i + 1 < corners.size() ? corners.get(i + 1) : null);
            if (cross != null) {
                at.add(cross);
                values.add(one.value(cross));
                slopes.add(first ? slopeB : slopeA);
            }
        }
        return of(at, values, slopes);
    }

    /** The least temperature at which the left wall is not above the right one. */
    static Dyadic meeting(Wall left, Wall right) {
        List<Dyadic> corners = corners(left, right);
        for (int i = 0; i < corners.size(); i++) {
            Dyadic from = corners.get(i);
            Dyadic difference = left.value(from).minus(right.value(from));
            if (difference.signum() <= 0) {
                return from;
            }
            int slope = left.slopeFrom(from) - right.slopeFrom(from);
            Dyadic cross = crossing(difference, slope, from, i + 1 < corners.size() ? corners.get(i + 1) : null);
            if (cross != null) {
                return cross;
            }
        }
        throw new IllegalStateException("walls that never meet");
    }

    /** The wall up to a temperature, and a mast from there. */
    Wall cut(Dyadic t) {
        List<Dyadic> corners = new ArrayList<>();
        List<Dyadic> there = new ArrayList<>();
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < at.size() && at.get(i).compareTo(t) < 0; i++) {
            corners.add(at.get(i));
            there.add(values.get(i));
            kept.add(slopes.get(i));
        }
        corners.add(t);
        there.add(value(t));
        kept.add(0);
        return of(corners, there, kept);
    }
}
