package org.zermelo.boards.stage;

/**
 * One set of the major's men, and the cells that it leaves to the minor's, numbered anew: where these go and what mills they make is the
 * same for all positions of the row. It is opened for one row after the other.
 */
final class StageRow {

    final StageIndex index;
    /** How many cells are left. */
    final int free;
    /** All of them. */
    final int all;

    int row;
    /** The major's men. */
    int major;
    /** Whether no symmetry but the identity keeps them. */
    boolean plain;

    private final MenRules rules;
    private final int[] cells;
    private final int[] places;
    private final int[] to;
    private final int[] from;
    private final int[] mills;
    private int millCount;
    private final int[][] millsOf;
    private final int[] millsOfCount;

    StageRow(MenRules rules, StageIndex index) {
        this.rules = rules;
        this.index = index;
        this.free = rules.cells - Integer.bitCount(index.major(0));
        this.all = (1 << free) - 1;
        this.cells = new int[free];
        this.places = new int[rules.cells];
        this.to = new int[free];
        this.from = new int[free];
        this.mills = new int[rules.mills.length];
        this.millsOf = new int[free][rules.mills.length];
        this.millsOfCount = new int[free];
    }

    /** Opens a row. */
    void open(int number) {
        row = number;
        major = index.major(number);
        plain = index.classes.isPlain(number);
        int count = 0;
        for (int cell = 0; cell < places.length; cell++) {
            boolean taken = (major >>> cell & 1) != 0;
            places[cell] = taken ? -1 : count;
            if (!taken) {
                cells[count++] = cell;
            }
        }
        for (int place = 0; place < free; place++) {
            to[place] = Subsets.beside(rules.to[cells[place]] & ~major, major);
            from[place] = Subsets.beside(rules.from[cells[place]] & ~major, major);
            millsOfCount[place] = 0;
        }
        millCount = 0;
        for (int mill : rules.mills) {
            if ((mill & major) == 0) {
                int set = Subsets.beside(mill, major);
                mills[millCount++] = set;
                for (int left = set; left != 0; left &= left - 1) {
                    int place = Integer.numberOfTrailingZeros(left);
                    millsOf[place][millsOfCount[place]++] = set;
                }
            }
        }
    }

    /** The cell of a place. */
    int cell(int place) {
        return cells[place];
    }

    /** The place of a cell that the major's men leave, else -1. */
    int place(int cell) {
        return places[cell];
    }

    /** The places to which lines lead from a place. */
    int to(int place) {
        return to[place];
    }

    /** The places from which lines lead to a place. */
    int from(int place) {
        return from[place];
    }

    /** The cells of some places. */
    int expand(int set) {
        int expanded = 0;
        for (int left = set; left != 0; left &= left - 1) {
            expanded |= 1 << cells[Integer.numberOfTrailingZeros(left)];
        }
        return expanded;
    }

    /** Whether a place is part of a mill of the minor's men. */
    boolean inMill(int place, int minor) {
        int[] rows = millsOf[place];
        for (int i = 0; i < millsOfCount[place]; i++) {
            if ((minor & rows[i]) == rows[i]) {
                return true;
            }
        }
        return false;
    }

    /** The minor's men of which a mill takes one: those outside his mills, if there are any. */
    int removable(int minor) {
        int kept = 0;
        for (int i = 0; i < millCount; i++) {
            kept |= (minor & mills[i]) == mills[i] ? mills[i] : 0;
        }
        return (minor & ~kept) == 0 ? minor : minor & ~kept;
    }
}
