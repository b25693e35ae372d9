package org.zermelo.misere;

import java.util.HashMap;
import java.util.Map;

/** Partitions of the nodes of a frame, as a class number per node. */
final class Partition {

    interface Key {
        long of(int node);
    }

    private Partition() {}

    /** The coarsest partition that is at least as fine as a first one and that every letter respects. */
    static int[] coarsest(Frame frame, Key first) {
        int[] classes = new int[frame.size()];
        int count = renumber(classes, first);
        while (true) {
            int before = count;
            for (int j = 0; j < frame.letters().size(); j++) {
                int letter = j;
                int[] old = classes.clone();
                count = renumber(classes, node -> (long) old[node] << 32 | old[frame.next(node, letter)]);
            }
            if (count == before) {
                return classes;
            }
        }
    }

    private static int renumber(int[] classes, Key key) {
        Map<Long, Integer> numbers = new HashMap<>();
        for (int node = 0; node < classes.length; node++) {
            Integer fresh = numbers.size();
            Integer number = numbers.putIfAbsent(key.of(node), fresh);
            classes[node] = number == null ? fresh : number;
        }
        return numbers.size();
    }
}
