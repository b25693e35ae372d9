package org.zermelo.notation.compile;

import org.zermelo.game.Ending;
import org.zermelo.value.OutcomeValue;
import org.zermelo.value.Value;

/**
 * How the codes of outcomes are held in cells of 16 or 32 bits.
 *
 * @param wide whether a cell is an {@code int} rather than a {@code short}
 * @param ties whether ties must be told apart from long plays
 */
record Cells(boolean wide, boolean ties) {

    /** The cell of a win in 0 plies; half of it is that of a tie in 0 plies. */
    int win() {
        return wide ? 1 << 30 : Short.MAX_VALUE;
    }

    /** The cell of a tie in 0 plies; 0 when there are no ties. */
    int tie() {
        return ties ? win() / 2 : 0;
    }

    Object array(int length) {
        return wide ? new int[length] : new short[length];
    }

    static int get(Object cells, int index) {
        return cells instanceof short[] shorts ? shorts[index] : ((int[]) cells)[index];
    }

    /** The cell of an ended position. */
    int ended(Value value, Ending ending) {
        return cell(value.ended(ending));
    }

    private int cell(long code) {
        if (code > OutcomeValue.WIN / 2) {
            return (int) (win() - (OutcomeValue.WIN - code));
        }
        return code > 0 ? (int) (tie() - (OutcomeValue.WIN / 2 - code)) : (int) (code + OutcomeValue.WIN) - win();
    }

    /** The code of a cell. */
    long code(int cell) {
        if (cell < 0) {
            return cell + (long) win() - OutcomeValue.WIN;
        }
        return cell <= tie() ? OutcomeValue.WIN / 2 - (tie() - cell) : OutcomeValue.WIN - (win() - (long) cell);
    }
}
