package org.zermelo.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.game.Counted;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;

/** The positions that can be reached from the start, numbered as they are found, with the numbers of their options. */
final class Reach<P> {

    /** A rough upper figure for what is kept of a position beside it and its options, in bytes. */
    private static final long ENTRY_BYTES = 186;

    /** The same for an option: its number, and that of the position in the option's list. */
    private static final long OPTION_BYTES = 12;

    private static final int MOST = Integer.MAX_VALUE - 8;

    private final Map<P, Integer> indices;
    private final List<int[]> options;
    private final List<Ending> endings;
    /** What the moves gain; empty where there is no score. */
    private final List<long[]> gains;

    private final long edges;

    private Reach(Map<P, Integer> indices, List<int[]> options, List<long[]> gains, List<Ending> endings, long edges) {
        this.indices = indices;
        this.options = options;
        this.gains = gains;
        this.endings = endings;
        this.edges = edges;
    }

    /** What a position takes, its options aside. */
    static long bytesAPosition(Rules<?, ?> rules) {
        return ENTRY_BYTES + Counted.bytesOf(rules);
    }

    /** Explores the whole game. */
    static <P, M> Reach<P> of(Question<P, M> question, Watch watch) {
        Rules<P, M> rules = question.rules();
        long each = bytesAPosition(rules);
        Map<P, Integer> indices = new HashMap<>();
        List<P> found = new ArrayList<>();
        List<int[]> options = new ArrayList<>();
        List<long[]> gains = new ArrayList<>();
        boolean scoring = rules.traits().contains(Trait.SCORING);
        long optionBytes = OPTION_BYTES + (scoring ? Long.BYTES : 0);
        List<Ending> endings = new ArrayList<>();
        long edges = 0;
        found.add(rules.start());
        indices.put(rules.start(), 0);
        for (int i = 0; i < found.size(); i++) {
            if ((i & 0xFF) == 0) {
                watch.check();
                watch.progress(i, -1);
            }
            P position = found.get(i);
            List<M> moves = rules.moves(position);
            int[] next = new int[moves.size()];
            for (int m = 0; m < next.length; m++) {
                P child = rules.play(position, moves.get(m));
                Integer index = indices.putIfAbsent(child, found.size());
                if (index == null) {
                    index = found.size();
                    found.add(child);
                    if (found.size() * each + edges * optionBytes
                                    > question.budget().bytes()
                            || found.size() == MOST) {
                        throw new RefusedException("method.retrograde.full", "positions", found.size());
                    }
                }
                next[m] = index;
            }
            edges += next.length;
            options.add(next);
            if (scoring) {
                gains.add(moves.stream()
                        .mapToLong(move -> rules.gain(position, move))
                        .toArray());
            }
            endings.add(moves.isEmpty() ? rules.ending(position) : Ending.LAST_MOVER_WINS);
        }
        return new Reach<>(indices, options, gains, endings, edges);
    }

    int size() {
        return options.size();
    }

    long edges() {
        return edges;
    }

    int index(P position) {
        Integer index = indices.get(position);
        if (index == null) {
            throw new IllegalArgumentException("not reachable from the start: " + position);
        }
        return index;
    }

    /** The numbers of a position's options, one for each move; empty when the play has ended there. */
    int[] options(int index) {
        return options.get(index);
    }

    /** What each move of a position gains, where there is a score. */
    long[] gains(int index) {
        return gains.get(index);
    }

    Ending ending(int index) {
        return endings.get(index);
    }

    /** For each position the positions that have it as an option, once for each such move. */
    int[][] parents() {
        int[] count = new int[size()];
        options.forEach(next -> Arrays.stream(next).forEach(child -> count[child]++));
        int[][] parents = new int[size()][];
        for (int i = 0; i < parents.length; i++) {
            parents[i] = new int[count[i]];
        }
        for (int i = 0; i < parents.length; i++) {
            for (int child : options(i)) {
                parents[child][--count[child]] = i;
            }
        }
        return parents;
    }
}
