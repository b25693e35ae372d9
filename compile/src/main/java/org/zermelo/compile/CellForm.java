package org.zermelo.compile;

import java.lang.reflect.Array;
import org.zermelo.game.Ending;
import org.zermelo.value.OutcomeValue;
import org.zermelo.value.Value;

/**
 * How the codes of outcomes are held in cells: with depth in 16 or 32 bits, without it in a byte, or in two bits, four cells to a
 * byte.
 *
 * @param bits of a cell: 2, 8, 16 or 32
 * @param ties whether ties must be told apart from long plays
 */
record CellForm(int bits, boolean ties) {

    static final int TINY = 2;

    /** Whether cells tell who wins and nothing else. */
    boolean withoutDepth() {
        return bits <= Byte.SIZE;
    }

    /** Whether cells share bytes. */
    boolean tiny() {
        return bits == TINY;
    }

    /** How many cells share a byte; rows start at multiples of it. */
    int each() {
        return tiny() ? Byte.SIZE / TINY : 1;
    }

    /** The same in 32 bits, for longer plays. */
    CellForm wide() {
        return new CellForm(Integer.SIZE, ties);
    }

    /** Every play of so many plies and fewer can be held. */
    double mostPlies() {
        return withoutDepth() ? Double.POSITIVE_INFINITY : (ties ? tie() : win()) - 1;
    }

    /** The cell of a win in 0 plies; half of it is that of a tie in 0 plies. */
    int win() {
        return withoutDepth() ? 1 : bits == Integer.SIZE ? 1 << 30 : Short.MAX_VALUE;
    }

    /** The cell of a tie in 0 plies; 0 when there are no ties, or no depths. */
    int tie() {
        return ties ? win() / 2 : 0;
    }

    /** Made by reflection, because the browser's compiler cannot bring several types of new arrays together. */
    Object array(int length) {
        if (withoutDepth()) {
            return Array.newInstance(byte.class, (length + each() - 1) / each());
        }
        return Array.newInstance(bits == Integer.SIZE ? int.class : short.class, length);
    }

    /** The memory of so many cells, in bytes. */
    long bytes(long length) {
        return length * bits / Byte.SIZE;
    }

    int get(Object cells, int index) {
        if (cells instanceof byte[] bytes) {
            return tiny() ? Kernel.get(bytes, index) : bytes[index];
        }
        return cells instanceof short[] shorts ? shorts[index] : ((int[]) cells)[index];
    }

    /** The cell of an ended position. */
    int ended(Value value, Ending ending) {
        long code = value.ended(ending);
        return withoutDepth() ? value.worth(code).sign() : cell(code);
    }

    private int cell(long code) {
        if (code > OutcomeValue.WIN / 2) {
            return (int) (win() - (OutcomeValue.WIN - code));
        }
        return code > 0 ? (int) (tie() - (OutcomeValue.WIN / 2 - code)) : (int) (code + OutcomeValue.WIN) - win();
    }

    /** The code of a cell under the value that it was filled for. */
    long code(Value value, int cell) {
        if (withoutDepth()) {
            return value.ended(cell > 0 ? Ending.LAST_MOVER_LOSES : cell < 0 ? Ending.LAST_MOVER_WINS : Ending.TIE);
        }
        if (cell < 0) {
            return cell + (long) win() - OutcomeValue.WIN;
        }
        return cell <= tie() ? OutcomeValue.WIN / 2 - (tie() - cell) : OutcomeValue.WIN - (win() - (long) cell);
    }
}
