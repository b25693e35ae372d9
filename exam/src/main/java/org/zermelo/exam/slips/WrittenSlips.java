package org.zermelo.exam.slips;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Selection;
import org.zermelo.game.Note;

/** Slips in writing down what was found: the order, a part of the values, or one beside the right number. */
final class WrittenSlips {

    private WrittenSlips() {}

    /** Where the numbers given are the right ones in another order, some of them, or they and more. */
    static Optional<Slips.Hit> of(Part part, List<Long> right, List<Long> given) {
        boolean values = part.question().ask() != Selection.MIN_AND_COUNT
                && part.question().listing() == Listing.STARTS
                && part.rules().parameters().size() == 1;
        if (right.size() < 2 || given.isEmpty()) {
            return Optional.empty();
        }
        for (List<Long> order : orders(right)) {
            if (!order.equals(right) && AnswerDigits.same(order, given)) {
                return Optional.of(new Slips.Hit(Note.of("slip.order"), order));
            }
        }
        if (!values) {
            return Optional.empty();
        }
        List<Long> missing = new ArrayList<>(right);
        missing.removeAll(given);
        List<Long> more = new ArrayList<>(given);
        more.removeAll(right);
        if (!missing.isEmpty() && missing.size() < right.size() && more.isEmpty()) {
            return Optional.of(new Slips.Hit(Note.of("slip.values-missing", "missing", missing), given));
        }
        return missing.isEmpty() && !more.isEmpty()
                ? Optional.of(new Slips.Hit(Note.of("slip.values-more", "more", more), given))
                : Optional.empty();
    }

    /** Descending, and all orders of two and three numbers. */
    private static List<List<Long>> orders(List<Long> right) {
        int n = right.size();
        List<List<Long>> orders = new ArrayList<>();
        orders.add(IntStream.range(0, n).mapToObj(i -> right.get(n - 1 - i)).toList());
        if (n == 3) {
            for (int[] order : new int[][] {{0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}}) {
                orders.add(IntStream.of(order).mapToObj(right::get).toList());
            }
        }
        return orders;
    }

    /** Where every number, or one of them, is one too great or one too small. */
    static Optional<Slips.Hit> besideByOne(List<Long> right, List<Long> given) {
        for (long by : new long[] {1, -1}) {
            for (int wrong = -1; wrong < right.size() && !right.isEmpty(); wrong++) {
                List<Long> beside = new ArrayList<>(right);
                for (int at = 0; at < right.size(); at++) {
                    beside.set(at, right.get(at) + (wrong < 0 || wrong == at ? by : 0));
                }
                if (AnswerDigits.same(beside, given)) {
                    return Optional.of(
                            new Slips.Hit(Note.of(by > 0 ? "slip.one-too-great" : "slip.one-too-small"), beside));
                }
            }
        }
        return Optional.empty();
    }
}
