package org.zermelo.heap;

import java.util.Arrays;
import java.util.function.Predicate;
import org.zermelo.game.large.CancelScope;

/** The ways to leave counters as heaps. */
public final class Partitions {

    private final int[] left;
    private final Parting parting;
    private final int step;
    private final Predicate<int[]> found;
    private long rounds;

    private Partitions(HeapTake take, Predicate<int[]> found) {
        this.left = new int[take.parts()];
        this.parting = take.parting();
        this.step = take.distinct() ? 1 : 0;
        this.found = found;
    }

    /**
     * Hands over the sizes of what a move leaves, in rising order, for every way in which it can be made; stops when it is answered
     * {@code false}. O(heap) ways for two heaps, one factor of the heap more for each further heap.
     *
     * @param found takes an array that is changed afterwards
     * @return whether it never was
     */
    public static boolean each(int heap, HeapTake take, Predicate<int[]> found) {
        int rest = heap - take.take();
        if (take.parts() == 0) {
            return rest != 0 || found.test(new int[0]);
        }
        if (take.parting() == Parting.Usual.EQUAL) {
            int[] equal = new int[take.parts()];
            Arrays.fill(equal, rest / take.parts());
            return rest <= 0 || rest % take.parts() != 0 || found.test(equal);
        }
        return new Partitions(take, found).from(0, rest, 1);
    }

    private boolean from(int place, int rest, int least) {
        int more = left.length - place - 1;
        if (more == 0) {
            left[place] = rest;
            return rest < least || !parting.allows(left) || found.test(left);
        }
        for (int part = least; part * (more + 1L) + step * (more * (more + 1L) / 2) <= rest; part++) {
            CancelScope.poll(++rounds);
            left[place] = part;
            if (!from(place + 1, rest - part, part + step)) {
                return false;
            }
        }
        return true;
    }
}
