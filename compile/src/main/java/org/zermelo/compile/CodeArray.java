package org.zermelo.compile;

import java.util.List;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.solve.Codes;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/** The codes of all positions of a layout, filled by the interpreter in the order of the sweep. */
final class CodeArray {

    /** The code of a position, perhaps one that no play reaches, of which a move has no value. */
    private static final long UNKNOWN = Long.MIN_VALUE;

    private final RuleGame game;
    private final Layout layout;
    private final Value value;
    private final Watch watch;
    private final long[] codes;
    private final long[] at;
    private long opened;

    CodeArray(RuleGame game, Layout layout, Value value, Watch watch) {
        this.game = game;
        this.layout = layout;
        this.value = value;
        this.watch = watch;
        this.codes = new long[(int) layout.cells()];
        this.at = new long[layout.variables.length];
    }

    void fill() {
        for (int spent = (1 << layout.spentBits) - 1; spent >= 0; spent--) {
            place(0, spent);
        }
    }

    /** A loop over the variable at a place of the order, against its direction. */
    private void place(int place, int spent) {
        boolean down = layout.order.rising().get(place);
        int from = down ? layout.greatest[place] : layout.least[place];
        for (int i = 0; i < layout.size(place); i++) {
            at[layout.variables[place]] = down ? from - i : from + i;
            if (place < layout.last()) {
                watch.check();
                place(place + 1, spent);
            } else {
                memory(spent);
            }
        }
    }

    private void memory(int spent) {
        for (int own = 0; own < layout.owns; own++) {
            for (int last = 0; last < layout.lasts; last++) {
                RulePosition position = RulePosition.remembering(at, spent, last - 1, own - 1);
                int cell = layout.cell(position);
                CancelScope.poll(++opened);
                if (cell >= 0) {
                    codes[cell] = open(position);
                }
            }
        }
    }

    /** The code of a position that need not be one that a play reaches: its ends, too, may have no value. */
    private long open(RulePosition position) {
        try {
            return game.over(position) ? 0 : fold(position);
        } catch (RefusedException e) {
            return UNKNOWN;
        }
    }

    /** Whether the code of a position is known, and so those of all that can be reached from it. */
    boolean knows(RulePosition position) {
        return look(position) != UNKNOWN;
    }

    private long fold(RulePosition position) {
        List<RuleMove> moves;
        try {
            moves = game.moves(position);
        } catch (RefusedException e) {
            return UNKNOWN;
        }
        if (moves.isEmpty()) {
            return value.ended(game.ending(position));
        }
        long[] worths = new long[moves.size()];
        for (int i = 0; i < worths.length; i++) {
            RuleMove move = moves.get(i);
            long child = look(game.play(position, move));
            if (child == UNKNOWN) {
                return UNKNOWN;
            }
            worths[i] = value.along(child, game.gain(position, move));
        }
        return Codes.fold(value, worths, worths.length);
    }

    private long look(RulePosition position) {
        try {
            if (game.over(position)) {
                return value.ended(game.ending(position));
            }
        } catch (RefusedException e) {
            return UNKNOWN;
        }
        int cell = layout.cell(position);
        return cell < 0 ? UNKNOWN : codes[cell];
    }

    /**
     * The code of a position.
     *
     * @throws RefusedException when a play from it comes to a move without a value
     */
    long code(RulePosition position) {
        long code = look(position);
        if (code == UNKNOWN) {
            throw new RefusedException("method.array.no-value", "position", position);
        }
        return code;
    }
}
