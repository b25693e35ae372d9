package org.zermelo.heap;

import java.util.List;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Frame;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Split;

/** The condition of a clause on the heaps that it leaves, as one heap and one choice of its numbers see it. */
public final class SplitCondition {

    private final MoveRule clause;
    private final long heap;
    private final List<Long> chosen;
    private final Frame frame;

    /**
     * The condition of a clause with a {@link Split}.
     *
     * @param heap the heap before the move
     * @param chosen the numbers that were chosen
     */
    public SplitCondition(MoveRule clause, long heap, List<Long> chosen) {
        this.clause = clause;
        this.heap = heap;
        this.chosen = List.copyOf(chosen);
        this.frame = new Frame(new int[] {0}, new long[] {heap});
        frame.aim(0, -1);
        for (int i = 0; i < chosen.size(); i++) {
            frame.choose(i, chosen.get(i));
        }
    }

    /**
     * Whether heaps of these sizes meet the condition in some order.
     *
     * @throws org.zermelo.game.RefusedException when the condition has no value, such as after a division by zero
     */
    public boolean holds(int... parts) {
        Split split = clause.split();
        return split != null && holds(split, parts.clone(), 0);
    }

    private boolean holds(Split split, int[] parts, int from) {
        if (from == parts.length) {
            try {
                return frame.holds(split.when());
            } catch (RefusedException e) {
                throw new RefusedException(e.note(), clause.place());
            }
        }
        for (int i = from; i < parts.length; i++) {
            swap(parts, from, i);
            frame.choose(chosen.size() + from, parts[from]);
            boolean holds = holds(split, parts, from + 1);
            swap(parts, from, i);
            if (holds) {
                return true;
            }
        }
        return false;
    }

    private static void swap(int[] parts, int i, int j) {
        int part = parts[i];
        parts[i] = parts[j];
        parts[j] = part;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof SplitCondition that
                && heap == that.heap
                && chosen.equals(that.chosen)
                && clause.equals(that.clause);
    }

    @Override
    public int hashCode() {
        return 31 * clause.hashCode() + Long.hashCode(heap);
    }
}
