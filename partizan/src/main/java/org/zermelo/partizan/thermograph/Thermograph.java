package org.zermelo.partizan.thermograph;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.partizan.number.Dyadic;

/**
 * The thermograph of a game: its left and right stop when every move costs so much, up to the mast where nobody would move any more
 * (Winning Ways, chapter 6; Siegel 2013, II.5).
 */
public final class Thermograph {

    private final Wall left;
    private final Wall right;
    private final Dyadic mean;
    private final Dyadic temperature;

    Thermograph(Wall left, Wall right, Dyadic mean, Dyadic temperature) {
        this.left = left;
        this.right = right;
        this.mean = mean;
        this.temperature = temperature;
    }

    /**
     * One wall from the mast downwards.
     *
     * @param at the temperatures at which it turns, falling; the last stretch ends at -1
     * @param slopes the change of value for a degree on each stretch, one more than turns: first on the mast, 0
     */
    public record Side(List<Dyadic> at, List<Integer> slopes) {
        public Side {
            at = List.copyOf(at);
            slopes = List.copyOf(slopes);
        }
    }

    /** The value of the mast. */
    public Dyadic mean() {
        return mean;
    }

    /** The temperature of its foot; -1 for an integer, {@code -1/2^n} for a number with denominator {@code 2^n}. */
    public Dyadic temperature() {
        return temperature;
    }

    /** The left wall. */
    public Side left() {
        return side(left);
    }

    /** The right wall. */
    public Side right() {
        return side(right);
    }

    /** The left stop when every move costs t. */
    public Dyadic leftAt(Dyadic t) {
        return left.value(t);
    }

    /** The right stop when every move costs t. */
    public Dyadic rightAt(Dyadic t) {
        return right.value(t);
    }

    Wall leftWall() {
        return left;
    }

    Wall rightWall() {
        return right;
    }

    private static Side side(Wall wall) {
        List<Dyadic> at = new ArrayList<>();
        List<Integer> slopes = new ArrayList<>();
        for (int i = wall.corners() - 1; i >= 0; i--) {
            slopes.add(wall.slope(i));
            if (i > 0) {
                at.add(wall.corner(i));
            }
        }
        return new Side(at, slopes);
    }
}
