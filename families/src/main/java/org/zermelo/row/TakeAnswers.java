package org.zermelo.row;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.zermelo.row.many.OneEndTakes;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Sums;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.value.Convention;
import org.zermelo.value.Margin;
import org.zermelo.value.Reason;

/** Parts of answers for rows from which several items are taken. */
final class TakeAnswers {

    /** A move with the mover's margin after it. */
    private record Valued(Take take, long margin) {}

    /** The mover's total over the items {@code i..j}; 0 when there are none. */
    interface Own {
        long own(int i, int j);
    }

    private TakeAnswers() {}

    static Answer<Take> value(String method, long margin, long count) {
        return Answer.of(Convention.SCORE, new Margin(margin), method, new Counts(count, -1));
    }

    /** Every first move of a row open at both ends, best first. */
    static List<MoveWorth<Take>> moves(long[] row, Own own) {
        int n = row.length;
        long total = Sums.total(row);
        List<Valued> moves = new ArrayList<>();
        for (int count = 1; count <= n; count++) {
            moves.add(new Valued(Take.of(Side.LEFT, count), margin(total, own.own(count, n - 1))));
        }
        for (int count = 1; count < n; count++) {
            moves.add(new Valued(Take.of(Side.RIGHT, count), margin(total, own.own(0, n - 1 - count))));
        }
        return ranked(moves);
    }

    /** Every first move of a row with one open end, best first. */
    static List<MoveWorth<Take>> oneEnd(long[] row, Side open, int most, OneEndTakes solved) {
        long total = Sums.total(row);
        List<Valued> moves = new ArrayList<>();
        for (int count = 1; count <= Math.min(most, row.length); count++) {
            moves.add(new Valued(Take.of(open, count), margin(total, solved.own(count))));
        }
        return ranked(moves);
    }

    private static long margin(long total, long opponent) {
        return total - opponent - opponent;
    }

    private static List<MoveWorth<Take>> ranked(List<Valued> moves) {
        long best = moves.stream().mapToLong(Valued::margin).max().orElse(0);
        return moves.stream()
                .sorted(Comparator.comparingLong(Valued::margin).reversed())
                .map(m -> new MoveWorth<>(m.take(), new Margin(m.margin()), m.margin() == best))
                .toList();
    }

    static Reason reason(long[] row, long margin) {
        long total = Sums.total(row);
        return new RowReason.LeavesLeast(total, total - Sums.first(total, margin));
    }
}
