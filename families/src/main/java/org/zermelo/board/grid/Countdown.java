package org.zermelo.board.grid;

import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;

/** 1-2-...-n: the players count up from 0, each adding 1 or 2; who says n wins. */
public final class Countdown extends GridGame {

    private static final int MOST = 1 << 20;

    /** A position is what is still to be counted. */
    private record CountdownKernel(int target) implements PackedRules {

        @Override
        public long start() {
            return target;
        }

        @Override
        public long bound() {
            return target + 1L;
        }

        @Override
        public int mostOptions() {
            return 2;
        }

        @Override
        public int options(long position, long[] options) {
            int count = (int) Math.min(2, position);
            for (int i = 0; i < count; i++) {
                options[i] = position - 1 - i;
            }
            return count;
        }

        @Override
        public int mostParents() {
            return 2;
        }

        @Override
        public int parents(long position, long[] parents) {
            int count = (int) Math.min(2, target - position);
            for (int i = 0; i < count; i++) {
                parents[i] = position + 1 + i;
            }
            return count;
        }

        @Override
        public Ending ending(long position) {
            return Ending.LAST_MOVER_WINS;
        }

        @Override
        public int levels() {
            return target + 1;
        }

        @Override
        public int level(long position) {
            return (int) position;
        }
    }

    private final int target;

    private Countdown(int target) {
        super("count-to(" + target + ")", new CountdownKernel(target));
        this.target = target;
    }

    /**
     * The game up to this number.
     *
     * @throws BadInputException when it is below 0 or above 2^20
     */
    public static Countdown of(int target) {
        if (target < 0 || target > MOST) {
            throw new BadInputException("grid.count", "seen", target, "most", MOST);
        }
        return new Countdown(target);
    }

    /** The number up to which is counted. */
    public int target() {
        return target;
    }

    @Override
    boolean twoColours() {
        return false;
    }

    @Override
    String moveText(long key, int index) {
        return "+" + (index + 1);
    }

    /** The number that was said last. */
    @Override
    String boardText(long key) {
        return Long.toString(target - key);
    }

    @Override
    long read(String text) {
        return target - Long.parseLong(text);
    }

    @Override
    public String drawing(GridPosition position) {
        return boardText(position.key()) + " / " + target;
    }
}
