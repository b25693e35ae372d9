package org.zermelo.solve.sweep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.zermelo.game.Ending;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;

/** A game on a small random graph, as rules of both kinds; with or without cycles, levels, points and backward moves. */
public final class RandomGame implements Rules<Long, Integer>, Packed<Long> {

    private final long[] keys;
    private final Map<Long, Integer> vertices = new HashMap<>();
    private final int[][] options;
    private final Ending[] endings;
    private final long[][] gains;
    private final boolean cyclic;
    private final boolean scoring;
    private final boolean backwards;
    private final List<List<Integer>> parents = new ArrayList<>();

    public RandomGame(long seed, boolean cyclic, boolean scoring, boolean backwards) {
        this(new Random(seed), cyclic, scoring, backwards, 40);
    }

    /** A game on at most so many vertices. */
    RandomGame(Random random, boolean cyclic, boolean scoring, boolean backwards, int most) {
        int size = 1 + random.nextInt(most);
        this.cyclic = cyclic;
        this.scoring = scoring;
        this.backwards = backwards;
        this.keys = new long[size];
        this.options = new int[size][];
        this.endings = new Ending[size];
        this.gains = new long[size][];
        // a factor beyond 2^36 leaves no room for a bitmap
        long spread = random.nextInt(3) == 0 ? (1L << 36) + random.nextInt(1000) : 1 + random.nextInt(50);
        Ending[] ends = scoring
                ? new Ending[] {Ending.SCORED}
                : new Ending[] {Ending.LAST_MOVER_WINS, Ending.LAST_MOVER_LOSES, Ending.OVERSHOT, Ending.TIE};
        for (int v = 0; v < size; v++) {
            keys[v] = v * spread;
            vertices.put(keys[v], v);
            parents.add(new ArrayList<>());
            endings[v] = ends[random.nextInt(ends.length)];
            int range = cyclic ? size : v;
            options[v] = new int[range == 0 ? 0 : random.nextInt(5)];
            gains[v] = new long[options[v].length];
            for (int i = 0; i < options[v].length; i++) {
                options[v][i] = random.nextInt(range);
                gains[v][i] = scoring ? random.nextInt(2000) - 700 : 0;
            }
        }
        for (int v = 0; v < size; v++) {
            for (int w : options[v]) {
                parents.get(w).add(v);
            }
        }
    }

    @Override
    public Long start() {
        return keys[keys.length - 1];
    }

    @Override
    public List<Integer> moves(Long position) {
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < options[vertices.get(position)].length; i++) {
            moves.add(i);
        }
        return moves;
    }

    @Override
    public Long play(Long position, Integer move) {
        return keys[options[vertices.get(position)][move]];
    }

    @Override
    public long gain(Long position, Integer move) {
        return gains[vertices.get(position)][move];
    }

    @Override
    public Ending ending(Long position) {
        return endings[vertices.get(position)];
    }

    @Override
    public Set<Trait> traits() {
        return scoring ? Set.of(Trait.SCORING, Trait.ACYCLIC) : cyclic ? Set.of() : Set.of(Trait.ACYCLIC);
    }

    @Override
    public long pack(Long position) {
        return position;
    }

    @Override
    public Long unpack(long packed) {
        return packed;
    }

    @Override
    public PackedRules packed() {
        return new Kernel();
    }

    private final class Kernel implements PackedRules {
        @Override
        public long start() {
            return keys[keys.length - 1];
        }

        @Override
        public long bound() {
            return keys[keys.length - 1] + 1;
        }

        @Override
        public int mostOptions() {
            return 4;
        }

        @Override
        public int options(long position, long[] into) {
            int[] all = options[vertices.get(position)];
            for (int i = 0; i < all.length; i++) {
                into[i] = keys[all[i]];
            }
            return all.length;
        }

        @Override
        public Ending ending(long position) {
            return endings[vertices.get(position)];
        }

        @Override
        public boolean scoring() {
            return scoring;
        }

        @Override
        public void gains(long position, long[] into) {
            long[] all = gains[vertices.get(position)];
            System.arraycopy(all, 0, into, 0, all.length);
        }

        @Override
        public int levels() {
            return cyclic ? 0 : keys.length;
        }

        @Override
        public int level(long position) {
            return vertices.get(position);
        }

        @Override
        public int mostParents() {
            return backwards ? 4 * keys.length : 0;
        }

        @Override
        public int parents(long position, long[] into) {
            List<Integer> all = parents.get(vertices.get(position));
            for (int i = 0; i < all.size(); i++) {
                into[i] = keys[all.get(i)];
            }
            return all.size();
        }
    }
}
