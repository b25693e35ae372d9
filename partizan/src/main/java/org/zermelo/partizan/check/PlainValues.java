package org.zermelo.partizan.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.play.PartNumbers;

/**
 * The values of positions, by moves and by what a position falls into, and by {@link PlainForms}. No two parts are taken for one but
 * those that the rules write alike; what is known of negatives, symmetries of the value or sizes has no part in it.
 *
 * @param <P> a position
 * @param <M> a move
 */
final class PlainValues<P, M> {

    /** What a part takes: its board or its code, and its value; and the memos. */
    private static final int BYTES_OF_A_PART = 400;

    private static final int MOST =
            (int) Math.min(Integer.MAX_VALUE >> 1, Runtime.getRuntime().maxMemory() / BYTES_OF_A_PART);

    private static final int UNKNOWN = -1;
    private static final int OPEN = -2;

    private final PartizanRules<P, M> rules;
    private final Function<P, List<P>> parts;
    private final PartNumbers<P> numbers;
    private final PlainForms forms;

    /** The value of each part by its number. */
    private int[] values = new int[1 << 10];

    private int count;

    /** How many options are held of the parts that are open. */
    private long held;

    PlainValues(PlainRules<P, M> plain, PlainForms forms) {
        this.rules = plain.rules();
        this.parts = plain.parts();
        this.numbers = new PartNumbers<>(plain.code());
        this.forms = forms;
    }

    /** How many parts have been valued. */
    int size() {
        return count;
    }

    /**
     * The value of the first position.
     *
     * @throws RefusedException when a play may come back, or is not decided by who moves last, or a game is deeper than the check goes
     */
    int start() {
        return value(rules.start());
    }

    /** A part whose value is sought: what each player may move to. */
    private final class Open {
        private final int number;
        private final List<List<P>> lefts;
        private final List<List<P>> rights;
        private int option;
        private int part;

        Open(P at, int number) {
            this.number = number;
            this.lefts = options(at, Player.LEFT);
            this.rights = options(at, Player.RIGHT);
            values[number] = OPEN;
            held += lefts.size() + rights.size();
            if (held > MOST) {
                throw tooMany();
            }
        }

        void close() {
            held -= lefts.size() + rights.size();
            values[number] = forms.of(sums(lefts), sums(rights));
        }

        /** The next that has no value, from the last on: where a heap is made smaller, small ones come first. Null if all have. */
        @Nullable
        P next() {
            for (int all = lefts.size() + rights.size(); option < all; option++) {
                int back = all - 1 - option;
                List<P> found = back < lefts.size() ? lefts.get(back) : rights.get(back - lefts.size());
                for (; part < found.size(); part++) {
                    if (known(found.get(part)) < 0) {
                        return found.get(part);
                    }
                }
                part = 0;
            }
            return null;
        }
    }

    private List<List<P>> options(P at, Player mover) {
        List<M> moves = rules.moves(at, mover);
        if (moves.isEmpty() && rules.ending(at, mover) != Ending.LAST_MOVER_WINS) {
            throw new RefusedException("partizan.other-ending", "position", at);
        }
        List<List<P>> options = new ArrayList<>(moves.size());
        moves.forEach(move -> options.add(parts.apply(rules.play(at, mover, move))));
        return options;
    }

    private int number(P part) {
        int known = numbers.get(part);
        if (known != PartNumbers.NONE) {
            return known;
        }
        if (count == MOST) {
            throw tooMany();
        }
        if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count] = UNKNOWN;
        numbers.put(part, count);
        return count++;
    }

    private static RefusedException tooMany() {
        return new RefusedException("partizan.check-too-many", "allowed", MOST, "bytes", (long) MOST * BYTES_OF_A_PART);
    }

    /** The value of a part, or that it is unknown or open. */
    private int known(P part) {
        int number = number(part); // which may move the values
        return values[number];
    }

    private int value(P position) {
        List<P> found = parts.apply(position);
        found.forEach(part -> {
            if (known(part) < 0) {
                search(part);
            }
        });
        return sum(found);
    }

    private void search(P start) {
        Deque<Open> stack = new ArrayDeque<>();
        stack.push(new Open(start, number(start)));
        while (!stack.isEmpty()) {
            forms.step();
            Open top = stack.element();
            P next = top.next();
            if (next == null) {
                top.close();
                stack.pop();
            } else if (known(next) == OPEN) {
                throw new RefusedException("partizan.loopy", "position", next);
            } else {
                stack.push(new Open(next, number(next)));
            }
        }
    }

    private int[] sums(List<List<P>> options) {
        return options.stream().mapToInt(this::sum).toArray();
    }

    private int sum(List<P> found) {
        return found.stream().mapToInt(this::known).reduce(PlainForms.ZERO, forms::sum);
    }
}
