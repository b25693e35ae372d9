package org.zermelo.boards.stage;

/**
 * Fills the rows of one side of a stage with what is known before any move within the stage is: what moves out of it are worth, and how
 * many
 * stay in it. One thread's.
 */
abstract class RowBeginning {

    final StageSide side;
    final StageRow row;
    final MoveTally tally = new MoveTally();

    RowBeginning(StageSide side, StageRow row) {
        this.side = side;
        this.row = row;
    }

    /** Fills the row that is open. */
    final void fill(char[] cells) {
        MenRules rules = side.rules;
        int[] sets = row.index.sets;
        boolean lines = rules.lines.length > 0;
        boolean majorInLine = lines && rules.inLine(row.major);
        prepare();
        for (int place = 0; place < cells.length; place++) {
            int minor = sets[place];
            int expanded = lines || !row.plain ? row.expand(minor) : 0;
            if (!row.plain && row.index.symmetries(row.row, expanded) == 0) {
                cells[place] = RowTable.NONE;
            } else if (lines && (majorInLine || rules.inLine(expanded))) {
                cells[place] = ended(majorInLine, rules.inLine(expanded));
            } else {
                tally.clear();
                count(minor);
                cells[place] = (char) tally.cell();
            }
        }
    }

    /** A play that has ended: lost by the player to move, if the other has made the row, else no position at all. */
    private char ended(boolean majorInLine, boolean minorInLine) {
        return otherInLine(majorInLine, minorInLine) ? (char) RowTable.lost(0) : RowTable.NONE;
    }

    abstract boolean otherInLine(boolean majorInLine, boolean minorInLine);

    /** Looks at what all positions of the row have in common. */
    abstract void prepare();

    /** Looks at all moves of the position with the minor's men at these places. */
    abstract void count(int minor);
}
