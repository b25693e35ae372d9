package org.zermelo.sum;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.value.Facts;
import org.zermelo.value.Reason;

/**
 * Why a sum has its nimber: the nimbers of the components under each other in binary, and their sum without carry.
 *
 * @param rows the components, at most the first 1,000
 * @param components how many there are
 * @param xor the sum without carry: a column holds 1 when an odd number of components has a 1 there
 * @param highestBit the position of the highest 1 of the sum (0 is the units), or -1 when the sum is 0
 * @param replies for each component that has this bit, at most the first 1,000: what nimber to leave there so that every
 *     column becomes even; empty when the sum is 0
 */
public record BinarySum(List<Row> rows, long components, long xor, int highestBit, List<Leave> replies)
        implements Reason {

    /** The most rows and replies that are listed. */
    public static final int LISTED = 1_000;

    /**
     * One component.
     *
     * @param component its number, from 1
     * @param text the component in the notation, or its size
     * @param nimber its nimber
     */
    public record Row(int component, String text, long nimber) implements Facts {
        @Override
        public Map<String, @Nullable Object> facts() {
            return Note.arguments("component", component, "text", text, "nimber", nimber);
        }
    }

    /**
     * What to do with a component.
     *
     * @param component its number, from 1
     * @param from its nimber now
     * @param to the nimber to leave, less than {@code from}
     */
    public record Leave(int component, long from, long to) implements Facts {
        @Override
        public Map<String, @Nullable Object> facts() {
            return Note.arguments("component", component, "from", from, "to", to);
        }
    }

    public BinarySum {
        rows = List.copyOf(rows);
        replies = List.copyOf(replies);
    }

    /** The reason for components with these nimbers. */
    public static BinarySum of(long[] nimbers, IntFunction<String> text) {
        long xor = 0;
        for (long nimber : nimbers) {
            xor ^= nimber;
        }
        List<Row> rows = new ArrayList<>();
        List<Leave> replies = new ArrayList<>();
        for (int i = 0; i < nimbers.length; i++) {
            if (i < LISTED) {
                rows.add(new Row(i + 1, text.apply(i), nimbers[i]));
            }
            if ((nimbers[i] & Long.highestOneBit(xor)) != 0 && replies.size() < LISTED) {
                replies.add(new Leave(i + 1, nimbers[i], nimbers[i] ^ xor));
            }
        }
        return new BinarySum(rows, nimbers.length, xor, 63 - Long.numberOfLeadingZeros(xor), replies);
    }

    @Override
    public String kind() {
        return "binary-sum";
    }

    @Override
    public Map<String, @Nullable Object> facts() {
        return Note.arguments(
                "rows", rows, "components", components, "xor", xor, "highestBit", highestBit, "replies", replies);
    }
}
