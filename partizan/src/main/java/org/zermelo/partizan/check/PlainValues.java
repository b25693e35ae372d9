package org.zermelo.partizan.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PartNumbers;

/**
 * Whether a position has a value, by moves and by what a position falls into, and by {@link PlainForms}. No two parts are taken for one but
 * those that the rules write alike; what is known of negatives, symmetries of the value or sizes has no part in it.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class PlainValues<P, M> {

    /** What a part takes: its board or its code, and its value; and the memos. */
    private static final int BYTES_OF_A_PART = 400;

    private static final int MOST =
            (int) Math.min(Integer.MAX_VALUE >> 1, Runtime.getRuntime().maxMemory() / BYTES_OF_A_PART);

    private static final int UNKNOWN = -1;
    private static final int OPEN = -2;

    private final PartizanRules<P, M> rules;
    private final Function<P, List<P>> parts;
    private final PartNumbers<P> numbers;
    private final PlainForms forms = new PlainForms();
    private final Map<Integer, Integer> read = new HashMap<>();

    /** The value of each part by its number. */
    private int[] values = new int[1 << 10];

    private int count;
    private long rounds;

    private PlainValues(PartizanRules<P, M> rules, Function<P, List<P>> parts, ToLongFunction<P> code) {
        this.rules = rules;
        this.parts = parts;
        this.numbers = new PartNumbers<>(code);
    }

    /** By rules that tell what a position falls into. */
    public static <P, M> PlainValues<P, M> of(DecomposingRules<P, M> rules) {
        return new PlainValues<>(rules, rules::parts, rules::code);
    }

    /** By rules, and the positions of which a position is the sum; itself alone where it is taken whole. */
    public static <P, M> PlainValues<P, M> of(PartizanRules<P, M> rules, Function<P, List<P>> parts) {
        return new PlainValues<>(rules, parts, position -> -1);
    }

    /** How many parts have been valued. */
    public int size() {
        return count;
    }

    /**
     * Whether the first position has a value that was read into an arena. Only the options of the form are used, one by one, and put
     * together again.
     *
     * @throws RefusedException when a play may come back, or is not decided by who moves last, or a game is deeper than the check goes
     */
    public boolean isValue(Forms arena, int form) {
        int claimed = plain(arena, form, 0);
        return value(rules.start()) == claimed;
    }

    private int plain(Forms arena, int form, int depth) {
        Integer known = read.get(form);
        if (known == null) {
            PlainForms.refuseDeeper(depth);
            known = forms.of(plain(arena, arena.lefts(form), depth), plain(arena, arena.rights(form), depth));
            read.put(form, known);
        }
        return known;
    }

    private int[] plain(Forms arena, int[] options, int depth) {
        int[] plain = new int[options.length];
        for (int k = 0; k < plain.length; k++) {
            plain[k] = plain(arena, options[k], depth + 1);
        }
        return plain;
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
        }

        /** The next that has no value; null if all have. */
        @Nullable
        P next() {
            while (option < lefts.size() + rights.size()) {
                List<P> found = option < lefts.size() ? lefts.get(option) : rights.get(option - lefts.size());
                while (part < found.size()) {
                    P at = found.get(part);
                    if (known(at) < 0) {
                        return at;
                    }
                    part++;
                }
                part = 0;
                option++;
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
            throw new RefusedException(
                    "partizan.too-many-parts", "allowed", MOST, "bytes", (long) MOST * BYTES_OF_A_PART);
        }
        if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count] = UNKNOWN;
        numbers.put(part, count);
        return count++;
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
            CancelScope.poll(++rounds);
            Open top = stack.element();
            P next = top.next();
            if (next == null) {
                values[top.number] = forms.of(sums(top.lefts), sums(top.rights));
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
