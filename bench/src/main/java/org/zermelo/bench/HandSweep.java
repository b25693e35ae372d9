package org.zermelo.bench;

/** The table of two heaps, +1 and *2, up to a target, as one writes it by hand in Java: what the compiled rules are held to. */
public final class HandSweep {

    private static final int LOST = -Short.MAX_VALUE;

    private final int target;
    private final int[] rows;
    private final short[] table;

    HandSweep(int target) {
        this.target = target;
        this.rows = new int[target];
        int cells = 0;
        for (int a = 1; a < target; a++) {
            rows[a] = cells - 1;
            cells += target - 1 - a;
        }
        this.table = new short[cells];
    }

    /** Fills the table; the number of its cells. */
    int fill() {
        for (int a = target - 2; a >= 1; a--) {
            fillRow(a);
        }
        return table.length;
    }

    private void fillRow(int a) {
        int row = rows[a];
        for (int b = target - 1 - a; b >= 1; b--) {
            int least = a + 1 + b >= target ? LOST : table[rows[a + 1] + b];
            least = Math.min(least, a + b + 1 >= target ? LOST : table[row + b + 1]);
            least = Math.min(least, 2 * a + b >= target ? LOST : table[rows[2 * a] + b]);
            least = Math.min(least, a + 2 * b >= target ? LOST : table[row + 2 * b]);
            table[row + b] = (short) (least > 0 ? 1 - least : -least - 1);
        }
    }
}
