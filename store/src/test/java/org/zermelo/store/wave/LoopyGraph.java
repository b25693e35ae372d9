package org.zermelo.store.wave;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;

/** A game on a random graph with cycles and with ends of every kind; dense or thin keys, with or without backward moves. */
public class LoopyGraph implements PackedRules {

    private final long[] keys;
    private final long start;
    private final Map<Long, Integer> vertices = new HashMap<>();
    private final int[][] options;
    private final Ending[] endings;
    private final List<List<Integer>> parents = new ArrayList<>();
    private final boolean backwards;
    private final int mostOptions;

    public LoopyGraph(long seed, int most) {
        Random random = new Random(seed);
        int size = 1 + random.nextInt(most);
        this.backwards = random.nextBoolean();
        this.mostOptions = 1 + random.nextInt(6);
        this.keys = new long[size];
        this.options = new int[size][];
        this.endings = new Ending[size];
        long spread = random.nextInt(3) == 0 ? (1L << 40) + random.nextInt(1000) : 1 + random.nextInt(200);
        // one that steps to near vertices mostly has long plays, and so many waves
        int reach = random.nextBoolean() ? size : 1 + random.nextInt(6);
        Ending[] ends = {Ending.LAST_MOVER_WINS, Ending.LAST_MOVER_LOSES, Ending.OVERSHOT, Ending.TIE};
        for (int v = 0; v < size; v++) {
            keys[v] = v * spread;
            vertices.put(keys[v], v);
            parents.add(new ArrayList<>());
            endings[v] = ends[random.nextInt(ends.length)];
            options[v] = new int[random.nextInt(10) == 0 ? 0 : 1 + random.nextInt(mostOptions)];
            for (int i = 0; i < options[v].length; i++) {
                options[v][i] = Math.floorMod(v + 1 + random.nextInt(reach) - reach / 2, size);
            }
        }
        for (int v = 0; v < size; v++) {
            for (int w : options[v]) {
                parents.get(w).add(v);
            }
        }
        this.start = keys[random.nextInt(size)];
    }

    @Override
    public long start() {
        return start;
    }

    @Override
    public long bound() {
        return keys[keys.length - 1] + 1;
    }

    @Override
    public int mostOptions() {
        return mostOptions;
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
    public int mostParents() {
        return backwards ? mostOptions * keys.length : 0;
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
