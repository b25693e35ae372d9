package org.zermelo.compile;

import java.lang.reflect.Array;
import org.zermelo.game.Ending;
import org.zermelo.value.Coding;
import org.zermelo.value.OutcomeValue;
import org.zermelo.value.Value;

/**
 * How the codes of outcomes are held in cells: with depth in 16 or 32 bits, without it in two, four cells to a byte.
 *
 * @param bits of a cell: 2, 16 or 32
 * @param ties whether ties must be told apart from long plays
 */
record CellForm(int bits, boolean ties) {

    static final int WITHOUT_DEPTH = 2;

    /** Whether a value asks only who wins, so that a cell of two bits holds all of it. */
    static boolean withoutDepth(Value value) {
        return value.coding() == Coding.WINNER;
    }

    boolean tiny() {
        return bits == WITHOUT_DEPTH;
    }

    /** How many cells share a byte; rows start at multiples of it. */
    int each() {
        return tiny() ? Byte.SIZE / WITHOUT_DEPTH : 1;
    }

    /** The same in 32 bits, for longer plays. */
    CellForm wide() {
        return new CellForm(Integer.SIZE, ties);
    }

    /** Every play of so many plies and fewer can be held. */
    double mostPlies() {
        return tiny() ? Double.POSITIVE_INFINITY : (ties ? tie() : win()) - 1;
    }

    /** The cell of a win in 0 plies; half of it is that of a tie in 0 plies. */
    int win() {
        return tiny() ? 1 : bits == Integer.SIZE ? 1 << 30 : Short.MAX_VALUE;
    }

    /** The cell of a tie in 0 plies; 0 when there are no ties, or no depths. */
    int tie() {
        return ties ? win() / 2 : 0;
    }

    Object array(int length) {
        if (tiny()) {
            return Array.newInstance(byte.class, (length + 3) / 4);
        }
        return Array.newInstance(bits == Integer.SIZE ? int.class : short.class, length);
    }

    /** The memory of so many cells, in bytes. */
    long bytes(long length) {
        return length * bits / Byte.SIZE;
    }

    static int get(Object cells, int index) {
        if (cells instanceof byte[] bytes) {
            return Kernel.get(bytes, index);
        }
        return cells instanceof short[] shorts ? shorts[index] : ((int[]) cells)[index];
    }

    /** The cell of an ended position. */
    int ended(Value value, Ending ending) {
        long code = value.ended(ending);
        return tiny() ? value.worth(code).sign() : cell(code);
    }

    private int cell(long code) {
        if (code > OutcomeValue.WIN / 2) {
            return (int) (win() - (OutcomeValue.WIN - code));
        }
        return code > 0 ? (int) (tie() - (OutcomeValue.WIN / 2 - code)) : (int) (code + OutcomeValue.WIN) - win();
    }

    /** The code of a cell under the value that it was filled for. */
    long code(Value value, int cell) {
        if (tiny()) {
            return value.ended(cell > 0 ? Ending.LAST_MOVER_LOSES : cell < 0 ? Ending.LAST_MOVER_WINS : Ending.TIE);
        }
        if (cell < 0) {
            return cell + (long) win() - OutcomeValue.WIN;
        }
        return cell <= tie() ? OutcomeValue.WIN / 2 - (tie() - cell) : OutcomeValue.WIN - (win() - (long) cell);
    }
}
