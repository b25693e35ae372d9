package org.zermelo.row;

import java.util.List;
import org.zermelo.row.RowReason.GoingFirst;
import org.zermelo.row.RowReason.RowVerdict;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Sums;
import org.zermelo.value.Reason;

/** Makes the reasons of this family. */
final class RowReasons {

    private RowReasons() {}

    static Reason linear(List<long[]> rows, List<Ends> ends, LinearRows.LinearResult result) {
        if (rows.size() == 1 && ends.get(0) == Ends.BOTH && rows.get(0).length > 0) {
            return goingFirst(rows.get(0), result.margin());
        }
        long total = rows.stream().mapToLong(Sums::total).sum();
        return new RowReason.LargestBlockFirst(result.blocks(), total, result.margin());
    }

    /** The reason for the margin of one coin row. */
    static GoingFirst goingFirst(long[] row, long margin) {
        long odd = 0;
        long even = 0;
        for (int i = 0; i < row.length; i++) {
            if ((i & 1) == 0) {
                odd += row[i];
            } else {
                even += row[i];
            }
        }
        int n = row.length;
        long[] blocks = LinearRows.endBlocks(row);
        return new GoingFirst(
                n,
                row[0] - LinearRows.margin(row, 1, n),
                row[n - 1] - LinearRows.margin(row, 0, n - 1),
                blocks[0],
                blocks[1],
                odd,
                even,
                verdict(n, margin));
    }

    private static RowVerdict verdict(int items, long margin) {
        if (items % 2 == 0) {
            return RowVerdict.EVEN_NEVER_LOSES;
        }
        return margin > 0 ? RowVerdict.ODD_WINS : margin == 0 ? RowVerdict.ODD_DRAWS : RowVerdict.ODD_LOSES;
    }
}
