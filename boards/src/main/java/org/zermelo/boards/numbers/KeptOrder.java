package org.zermelo.boards.numbers;

import java.util.Arrays;
import java.util.Optional;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;

/**
 * Numbers the boards and hands of a game whose captured pieces are kept, in the order of their bit fields: of each kind there are always
 * as many, on the board and in both hands together; a kind that is not kept becomes fewer. Cells are read from the last, a group at a
 * time. What was counted so far is a state, and for each state and filling of the next group it is known how many positions come before.
 */
public final class KeptOrder {

    /** States times fillings of all groups; more would take longer to make than they save. */
    private static final double MOST_ENTRIES = 0x1p22;

    private final KeptFields fields;
    private final int[] begins;
    /** For each value the count to which it adds; -1 for an empty cell. */
    private final int[] counted;
    /** The greatest of each count: two for a kind, of which a kept one has the first alone. */
    private final int[] most;

    /** For each group the bits of its fillings. */
    private final int[] bits;

    private final long[][] before;
    private final int[][] next;
    /** For each state and hand of Left's its place among those of the state, or -1, and the hand that Right has then. */
    private final int[] places;

    private final int[] rights;
    private final long size;

    private KeptOrder(KeptFields fields, Counts counts, int[] values) {
        this.fields = fields;
        this.begins = fields.groups();
        this.counted = counts.counted;
        this.most = counts.most;
        int states = (int) states(most);
        int groups = begins.length - 1;
        this.bits = new int[groups];
        this.before = new long[groups][];
        this.next = new int[groups][];
        this.places = new int[states << fields.handBits];
        this.rights = new int[states << fields.handBits];
        long[] ways = new long[states];
        for (int state = 0; state < states; state++) {
            ways[state] = hands(state);
        }
        for (int group = 0; group < groups; group++) {
            ways = group(group, values, ways);
        }
        this.size = ways[0];
    }

    /**
     * The order of a game; empty where it would be too large.
     *
     * @param swaps whether the players may be exchanged, and with them what each began with
     */
    public static Optional<KeptOrder> of(BoardRules rules, KeptFields fields, int[] values, boolean swaps) {
        Counts counts = counts(rules, swaps);
        return fits(fields, counts) ? Optional.of(new KeptOrder(fields, counts, values)) : Optional.empty();
    }

    /** Whether the order of a game would not be too large. */
    public static boolean fits(BoardRules rules, KeptFields fields, boolean swaps) {
        return fits(fields, counts(rules, swaps));
    }

    private static boolean fits(KeptFields fields, Counts counts) {
        double fillings = (1 << 8) * (fields.groups().length - 1) + (1 << fields.handBits);
        return states(counts.most) * fillings <= MOST_ENTRIES;
    }

    /**
     * What is counted.
     *
     * @param counted for each value the count to which it adds; -1 for an empty cell
     * @param most the greatest of each count
     */
    private record Counts(int[] counted, int[] most) {}

    private static Counts counts(BoardRules rules, boolean swaps) {
        Customs customs = rules.customs();
        int kinds = customs.kinds().kinds().size();
        int[] most = new int[2 * kinds];
        int[] counted = new int[customs.kinds().values()];
        Arrays.fill(counted, -1);
        for (int kind = 0; kind < kinds; kind++) {
            int family = kind == customs.promoted() ? 0 : kind;
            boolean kept = customs.hands().most().get(family) > 0;
            for (Player player : Player.values()) {
                counted[PieceKinds.value(kind, player)] = 2 * family + (kept ? 0 : player.ordinal());
                most[2 * kind] += customs.hands().count(rules.hand(player), kind);
            }
        }
        for (int cell = 0; cell < rules.board().size(); cell++) {
            int value = customs.kinds().signs().indexOf(rules.start().charAt(cell));
            if (value != 0) {
                most[counted[value]]++;
            }
        }
        for (int kind = 0; swaps && kind < kinds; kind++) {
            if (customs.hands().most().get(kind) == 0) {
                int greater = Math.max(most[2 * kind], most[2 * kind + 1]);
                Arrays.fill(most, 2 * kind, 2 * kind + 2, greater);
            }
        }
        return new Counts(counted, most);
    }

    private static double states(int[] most) {
        return Arrays.stream(most).mapToDouble(each -> each + 1).reduce(1, (a, b) -> a * b);
    }

    /** Lists the hands that there can be beside boards of a state; returns how many. */
    private int hands(int state) {
        int count = 0;
        int[] found = counts(state);
        for (int left = 0; left < 1 << fields.handBits; left++) {
            int right = 0;
            boolean fits = true;
            for (int kind = 0; 2 * kind < most.length; kind++) {
                if (fields.held(0, kind) > 0) {
                    int rest = most[2 * kind] - found[2 * kind] - fields.held((long) left << fields.handBits, 0, kind);
                    fits &= rest >= 0;
                    right += (int) fields.held(1, kind) * rest;
                }
            }
            places[state << fields.handBits | left] = fits ? count++ : -1;
            rights[state << fields.handBits | left] = right;
        }
        return count;
    }

    private int[] counts(int state) {
        int[] counts = new int[most.length];
        int rest = state;
        for (int i = 0; i < most.length; i++) {
            counts[i] = rest % (most[i] + 1);
            rest /= most[i] + 1;
        }
        return counts;
    }

    /** Fills the tables of a group; returns in how many ways it and what is below can be filled from each state. */
    private long[] group(int group, int[] values, long[] below) {
        bits[group] = (begins[group + 1] - begins[group]) * fields.width;
        int fillings = 1 << bits[group];
        before[group] = new long[below.length * fillings];
        next[group] = new int[below.length * fillings];
        long[] ways = new long[below.length];
        for (int state = 0; state < below.length; state++) {
            for (int filling = 0; filling < fillings; filling++) {
                int to = after(state, filling, group, values);
                int at = state << bits[group] | filling;
                before[group][at] = ways[state];
                next[group][at] = to;
                ways[state] += to < 0 ? 0 : below[to];
            }
        }
        return ways;
    }

    private int after(int state, int filling, int group, int[] values) {
        int[] counts = counts(state);
        int rest = filling;
        for (int cell = begins[group]; cell < begins[group + 1]; cell++, rest >>>= fields.width) {
            int value = rest & fields.valueMask;
            if (value >= counted.length || (values[cell] >> value & 1) == 0) {
                return -1;
            }
            if (value > 0 && ++counts[counted[value]] > most[counted[value]]) {
                return -1;
            }
        }
        int after = 0;
        for (int i = most.length - 1; i >= 0; i--) {
            after = after * (most[i] + 1) + counts[i];
        }
        return after;
    }

    /** How many positions of a player's turn there are. */
    public long size() {
        return size;
    }

    /** The index of a position without its turn; -1 where its pieces are not those of the game. */
    public long index(long number) {
        int state = 0;
        long index = 0;
        for (int group = before.length - 1; group >= 0; group--) {
            int filling = (int) (number >>> fields.shift(begins[group])) & (1 << bits[group]) - 1;
            int at = state << bits[group] | filling;
            index += before[group][at];
            state = next[group][at];
            if (state < 0) {
                return -1;
            }
        }
        int mask = (1 << fields.handBits) - 1;
        int hands = state << fields.handBits | (int) (number >>> fields.handBits) & mask;
        return places[hands] < 0 || rights[hands] != ((int) number & mask) ? -1 : index + places[hands];
    }

    /** The position of an index. */
    public long at(long index) {
        int state = 0;
        long rest = index;
        long number = 0;
        for (int group = before.length - 1; group >= 0; group--) {
            int low = state << bits[group];
            int high = low + (1 << bits[group]);
            while (high - low > 1) {
                int middle = low + high >>> 1;
                if (before[group][middle] <= rest) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            rest -= before[group][low];
            number |= (long) (low & (1 << bits[group]) - 1) << fields.shift(begins[group]);
            state = next[group][low];
        }
        int left = 0;
        while (places[state << fields.handBits | left] != rest) {
            left++;
        }
        return number | (long) left << fields.handBits | rights[state << fields.handBits | left];
    }
}
