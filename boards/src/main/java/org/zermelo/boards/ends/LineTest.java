package org.zermelo.boards.ends;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Whether a set of cells holds one of some lines. Lines whose cells stand at equal distances are sought together, by shifts. */
public final class LineTest {

    private final int length;
    private final int[] strides;
    /** For each stride the first cells of its lines. */
    private final long[] firsts;

    private final long[] others;

    LineTest(long[] lines, int length) {
        this.length = length;
        Map<Integer, Long> even = new TreeMap<>();
        List<Long> uneven = new ArrayList<>();
        for (long line : lines) {
            int stride = stride(line);
            if (stride > 0 && Long.bitCount(line) == length) {
                even.merge(stride, Long.lowestOneBit(line), (a, b) -> a | b);
            } else {
                uneven.add(line);
            }
        }
        this.strides = even.keySet().stream().mapToInt(Integer::intValue).toArray();
        this.firsts = even.values().stream().mapToLong(Long::longValue).toArray();
        this.others = uneven.stream().mapToLong(Long::longValue).toArray();
    }

    /** The distance of the cells of a line; 0 when it varies. */
    private static int stride(long line) {
        long rest = line & line - 1;
        int first = Long.numberOfTrailingZeros(line);
        int stride = rest == 0 ? 1 : Long.numberOfTrailingZeros(rest) - first;
        for (int at = first; rest != 0; rest &= rest - 1) {
            int next = Long.numberOfTrailingZeros(rest);
            if (next - at != stride) {
                return 0;
            }
            at = next;
        }
        return stride;
    }

    /** The number of cells of a line. */
    public int length() {
        return length;
    }

    /** The distances of lines whose cells stand at equal ones. */
    public int[] strides() {
        return strides.clone();
    }

    /** For each distance the first cells of its lines. */
    public long[] firsts() {
        return firsts.clone();
    }

    /** The other lines. */
    public long[] others() {
        return others.clone();
    }

    boolean in(long cells) {
        for (int i = 0; i < strides.length; i++) {
            long runs = cells;
            for (int done = 1; done < length; ) {
                int more = Math.min(done, length - done);
                runs &= runs >>> more * strides[i];
                done += more;
            }
            if ((runs & firsts[i]) != 0) {
                return true;
            }
        }
        for (long line : others) {
            if ((cells & line) == line) {
                return true;
            }
        }
        return false;
    }
}
