package org.zermelo.partizan.sum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.thermograph.Thermograph;
import org.zermelo.partizan.thermograph.Thermographs;

/**
 * The move of a strategy in a sum of values, for Left; {@link SumAdvice} turns the sum for Right. All strategies pick the part by its
 * thermograph, and in it the option that gives the left wall at the ambient temperature (Winning Ways, chapter 6; Berlekamp, <i>The
 * economist's view of combinatorial games</i>, 1996).
 */
final class HotPlay {

    private final Forms forms;
    private final Thermographs thermographs;

    HotPlay(Forms forms, Thermographs thermographs) {
        this.forms = forms;
        this.thermographs = thermographs;
    }

    /**
     * A move.
     *
     * @param part the part, by its place
     * @param option what the part becomes
     * @param ambient the temperature by which it was picked
     */
    record HotMove(int part, int option, Dyadic ambient) {}

    boolean over(int[] parts) {
        return Arrays.stream(parts).allMatch(forms::isNumber);
    }

    /**
     * The strategy's move where not all parts are numbers.
     *
     * @param ambient the lowest temperature of the hottest part by now
     * @param answer the part in which the opponent has just moved; -1 if none
     */
    HotMove move(HotStrategy strategy, int[] parts, Dyadic ambient, int answer) {
        int hottest = hottest(parts);
        return switch (strategy) {
            case HOTSTRAT -> best(parts, hottest, heat(parts[hottest]));
            case SENTESTRAT -> {
                boolean hotter = answer >= 0
                        && !forms.isNumber(parts[answer])
                        && heat(parts[answer]).compareTo(ambient) > 0;
                yield hotter ? best(parts, answer, ambient) : best(parts, hottest, heat(parts[hottest]));
            }
            case THERMOSTRAT -> thermostrat(parts);
        };
    }

    Dyadic heat(int form) {
        return thermographs.of(form).temperature();
    }

    int hottest(int[] parts) {
        int hottest = -1;
        for (int k = 0; k < parts.length; k++) {
            boolean number = forms.isNumber(parts[k]);
            if (!number && (hottest < 0 || heat(parts[k]).compareTo(heat(parts[hottest])) > 0)) {
                hottest = k;
            }
        }
        return hottest;
    }

    private HotMove best(int[] parts, int part, Dyadic ambient) {
        int best = -1;
        Dyadic most = Dyadic.ZERO;
        for (int option : forms.lefts(parts[part])) {
            Dyadic there = thermographs.of(option).rightAt(ambient);
            if (best < 0 || there.compareTo(most) > 0) {
                best = option;
                most = there;
            }
        }
        return new HotMove(part, best, ambient);
    }

    /**
     * The widest thermograph at the least temperature at which the right walls of all and the greatest width add up to most. The sum is
     * convex between the corners of the walls, so that only corners are looked at.
     */
    private HotMove thermostrat(int[] parts) {
        List<Thermograph> walls = new ArrayList<>();
        TreeSet<Dyadic> corners = new TreeSet<>(List.of(Dyadic.ZERO));
        for (int part : parts) {
            Thermograph thermograph = thermographs.of(part);
            walls.add(thermograph);
            corners.addAll(thermograph.left().at());
            corners.addAll(thermograph.right().at());
        }
        Dyadic ambient = Dyadic.ZERO;
        @Nullable Dyadic most = null;
        for (Dyadic t : corners.tailSet(Dyadic.ZERO)) {
            Dyadic reached = width(walls.get(widest(parts, walls, t)), t);
            for (Thermograph wall : walls) {
                reached = reached.plus(wall.rightAt(t));
            }
            if (most == null || reached.compareTo(most) > 0) {
                most = reached;
                ambient = t;
            }
        }
        return best(parts, widest(parts, walls, ambient), ambient);
    }

    private int widest(int[] parts, List<Thermograph> walls, Dyadic t) {
        int widest = -1;
        for (int k = 0; k < parts.length; k++) {
            boolean number = forms.isNumber(parts[k]);
            if (!number && (widest < 0 || width(walls.get(k), t).compareTo(width(walls.get(widest), t)) > 0)) {
                widest = k;
            }
        }
        return widest;
    }

    private static Dyadic width(Thermograph walls, Dyadic t) {
        return walls.leftAt(t).minus(walls.rightAt(t));
    }
}
