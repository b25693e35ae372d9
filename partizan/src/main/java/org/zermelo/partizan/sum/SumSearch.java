package org.zermelo.partizan.sum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.partizan.form.Followers;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.thermograph.Thermographs;

/**
 * Who wins a sum whose canonical form is too large: a search over the moves in its parts. A part that has become small is replaced by
 * its value; numbers, ups and stars add up, and parts that cancel go. Where all parts are values, a bound ends the search: of a sum
 * of values with mean m and no part hotter than t, with t not below 0, the left stop is between m and m + t and the right stop
 * between m - t and m (Winning Ways, chapter 6; Siegel 2013, II.5); a stop above 0 is a win for Left, one below 0 for Right. A part
 * without a value in which at most n moves are left lies between -n and n, so that these numbers stand for it in a bound.
 */
final class SumSearch {

    /** A part that is small enough is valued; it is if no more parts than this are met. */
    static final int SMALL = 600;

    /** Moves left in the parts without a value beyond which nothing is bounded. */
    private static final int MOST_MOVES = 1_000;

    /** So many parts met while pieces are valued are as much work as a position of the search. */
    private static final int PARTS_A_STEP = 3;

    private static final int UNTRIED = 0;
    private static final int LARGE = -1;

    private final Forms forms;
    private final Thermographs thermographs;
    private final Followers followers;
    private final int small;
    private final long mostProduct;
    private final long mostSteps;
    private final Map<Piece, Integer> numbers = new HashMap<>();
    private final List<Piece> pieces = new ArrayList<>();
    /** One more than the value of each piece, or that it was not tried or is large. */
    private int[] values = new int[64];

    private final Map<Sum, Boolean> known = new HashMap<>();
    private long steps;
    /** Parts met while pieces were valued. */
    private long work;

    /** A part that is no value yet. */
    private record Piece(Component component, Object at) {}

    /**
     * A position of the search.
     *
     * @param number the sum of all numbers, ups and stars
     * @param hot the other values, in rising order
     * @param pieces parts that have no value, in rising order
     * @param left whether it is Left's turn
     */
    private record Sum(int number, int[] hot, int[] pieces, boolean left) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Sum that
                    && number == that.number
                    && left == that.left
                    && Arrays.equals(hot, that.hot)
                    && Arrays.equals(pieces, that.pieces);
        }

        @Override
        public int hashCode() {
            return ((31 * number + Arrays.hashCode(hot)) * 31 + Arrays.hashCode(pieces)) * 2 + (left ? 1 : 0);
        }
    }

    /**
     * A search in an arena.
     *
     * @param small so many parts may be met while a part is valued
     * @param mostProduct values are added as long as the product of the numbers of their followers is not above this
     * @param mostSteps so many positions are searched at most
     */
    SumSearch(Forms forms, Thermographs thermographs, int small, long mostProduct, long mostSteps) {
        this.forms = forms;
        this.thermographs = thermographs;
        this.followers = new Followers(forms);
        this.small = small;
        this.mostProduct = mostProduct;
        this.mostSteps = mostSteps;
    }

    /** How many positions were searched. */
    long steps() {
        return steps;
    }

    /** The parts of a sum: values and positions. */
    static final class Parts {
        private final List<Integer> values = new ArrayList<>();
        private final List<Piece> pieces = new ArrayList<>();

        Parts value(int form) {
            values.add(form);
            return this;
        }

        Parts position(Component component, Object at) {
            component.parts(at).forEach(part -> pieces.add(new Piece(component, part)));
            return this;
        }
    }

    /** Whether the player to move wins. */
    boolean wins(Parts parts, Player mover) {
        List<Integer> values = new ArrayList<>(parts.values);
        List<Integer> open = new ArrayList<>();
        for (Piece piece : parts.pieces) {
            add(piece, values, open);
        }
        return wins(sum(values, open, mover == Player.LEFT));
    }

    /** Adds a part to the values, or to what is open. */
    private void add(Piece piece, List<Integer> found, List<Integer> open) {
        int number = numbers.computeIfAbsent(piece, fresh -> {
            pieces.add(fresh);
            return pieces.size() - 1;
        });
        if (number >= values.length) {
            values = Arrays.copyOf(values, 2 * number);
        }
        if (values[number] == UNTRIED) {
            int before = piece.component().met();
            OptionalInt value = piece.component().value(piece.at(), small);
            work += piece.component().met() - before;
            refuseBeyond(work / PARTS_A_STEP);
            values[number] = value.isPresent() ? value.getAsInt() + 1 : LARGE;
        }
        if (values[number] > 0) {
            found.add(values[number] - 1);
        } else {
            open.add(number);
        }
    }

    private Sum sum(List<Integer> found, List<Integer> open, boolean left) {
        int number = Forms.ZERO;
        List<Integer> hot = new ArrayList<>();
        for (int form : found) {
            if (forms.isShort(form)) {
                number = forms.sum(number, form);
            } else if (!hot.remove((Integer) forms.negative(form))) {
                hot.add(form);
            }
        }
        long product = followers.count(number);
        for (int form : hot) {
            product = Math.min(mostProduct + 1, product * followers.count(form));
        }
        if (hot.size() > 1 && product <= mostProduct) {
            int all = hot.stream().mapToInt(Integer::intValue).reduce(Forms.ZERO, forms::sum);
            return sum(List.of(number, all), open, left);
        }
        return new Sum(number, sorted(hot), sorted(open), left);
    }

    private static int[] sorted(List<Integer> items) {
        return items.stream().mapToInt(Integer::intValue).sorted().toArray();
    }

    private boolean wins(Sum at) {
        int bound = bound(at);
        if (bound != 0) {
            return bound > 0;
        }
        Boolean seen = known.get(at);
        if (seen != null) {
            return seen;
        }
        CancelScope.poll(++steps);
        refuseBeyond(steps);
        boolean wins = byHot(at, true) || byPiece(at) || byHot(at, false) || byNumber(at);
        known.put(at, wins);
        return wins;
    }

    private void refuseBeyond(long done) {
        if (done > mostSteps) {
            throw new RefusedException("partizan.sum-too-large", "allowed", mostSteps);
        }
    }

    /** 1 if the player to move surely wins, -1 if he surely loses, 0 if the bounds do not tell. */
    private int bound(Sum at) {
        if (at.pieces().length == 0) {
            return bound(at, 0);
        }
        long moves = 0;
        for (int number : at.pieces()) {
            long most =
                    pieces.get(number).component().mostMoves(pieces.get(number).at());
            if (most < 0) {
                return 0;
            }
            moves = Math.addExact(moves, most);
        }
        if (moves > MOST_MOVES) {
            return 0;
        }
        int help = (int) moves * (at.left() ? 1 : -1);
        return bound(at, -help) > 0 ? 1 : bound(at, help) < 0 ? -1 : 0;
    }

    /** The same of the values alone, with a number added. */
    private int bound(Sum at, int more) {
        int sign = at.left() ? 1 : -1;
        int number = forms.sum(at.number(), forms.integer(more));
        if (at.hot().length <= 1) {
            int all = at.hot().length == 0 ? number : forms.sum(number, at.hot()[0]);
            boolean wins = at.left() ? !forms.atMost(all, Forms.ZERO) : !forms.atMost(Forms.ZERO, all);
            return wins ? 1 : -1;
        }
        Dyadic mean = forms.numberOf(number);
        Dyadic heat = Dyadic.ZERO;
        for (int form : at.hot()) {
            mean = mean.plus(thermographs.of(form).mean());
            Dyadic temperature = thermographs.of(form).temperature();
            heat = heat.compareTo(temperature) < 0 ? temperature : heat;
        }
        Dyadic least = sign > 0 ? mean : mean.negated();
        return least.signum() > 0 ? 1 : least.plus(heat).signum() < 0 ? -1 : 0;
    }

    private boolean byHot(Sum at, boolean hot) {
        int[] order = Arrays.stream(at.hot())
                .distinct()
                .filter(form -> hot == thermographs.of(form).temperature().signum() > 0)
                .boxed()
                .sorted(Comparator.comparing(
                                (Integer form) -> thermographs.of(form).temperature())
                        .reversed())
                .mapToInt(Integer::intValue)
                .toArray();
        for (int form : order) {
            for (int option : at.left() ? forms.lefts(form) : forms.rights(form)) {
                List<Integer> found = values(at, form);
                found.add(option);
                if (!wins(sum(found, boxed(at.pieces()), !at.left()))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Nobody need move in a number while another part is none; a part without a value may be one. */
    private boolean byNumber(Sum at) {
        if (forms.isNumber(at.number()) && at.hot().length > 0 && at.pieces().length == 0) {
            return false;
        }
        for (int option : at.left() ? forms.lefts(at.number()) : forms.rights(at.number())) {
            List<Integer> found = boxed(at.hot());
            found.add(option);
            if (!wins(sum(found, boxed(at.pieces()), !at.left()))) {
                return true;
            }
        }
        return false;
    }

    private boolean byPiece(Sum at) {
        Player mover = at.left() ? Player.LEFT : Player.RIGHT;
        int last = -1;
        for (int number : at.pieces()) {
            if (number != last && byPiece(at, pieces.get(number), number, mover)) {
                return true;
            }
            last = number;
        }
        return false;
    }

    private boolean byPiece(Sum at, Piece piece, int number, Player mover) {
        Component component = piece.component();
        for (Object move : component.moves(piece.at(), mover)) {
            List<Integer> found = boxed(at.hot());
            found.add(at.number());
            List<Integer> open = boxed(at.pieces());
            open.remove((Integer) number);
            for (Object part : component.parts(component.after(piece.at(), mover, move))) {
                add(new Piece(component, part), found, open);
            }
            if (!wins(sum(found, open, !at.left()))) {
                return true;
            }
        }
        return false;
    }

    /** All values but one. */
    private static List<Integer> values(Sum at, int without) {
        List<Integer> found = boxed(at.hot());
        found.remove((Integer) without);
        found.add(at.number());
        return found;
    }

    private static List<Integer> boxed(int[] items) {
        return new ArrayList<>(Arrays.stream(items).boxed().toList());
    }
}
