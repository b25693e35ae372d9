package org.zermelo.store.cluster;

import java.util.Arrays;
import java.util.Random;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;

/** A game for points on a random graph in whose stages a play may go round for ever, with numbers near each other or far apart. */
final class LoopyPoints implements PackedRules {

    private final int stages;
    private final long apart;
    /** The stages of the vertices, ascending in blocks or at random. */
    private final int[] stage;

    private final int[][] options;
    private final long[][] gains;
    private final int start;

    LoopyPoints(long seed) {
        Random random = new Random(seed);
        int size = 1 + random.nextInt(120);
        this.stages = 1 + random.nextInt(6);
        this.apart = random.nextBoolean() ? 1L << 40 : 1 + random.nextInt(6_000);
        this.stage = random.ints(size, 0, stages).toArray();
        if (random.nextBoolean()) {
            Arrays.sort(stage);
        }
        this.options = new int[size][];
        this.gains = new long[size][];
        int most = 1 + random.nextInt(5);
        int gain = 1 + random.nextInt(4);
        for (int v = 0; v < size; v++) {
            int from = stage[v];
            int[] near = random.ints(random.nextInt(6) == 0 ? 0 : 1 + random.nextInt(3 * most), 0, size)
                    .filter(to -> stage[to] == from || stage[to] < from && random.nextInt(6) == 0)
                    .limit(5)
                    .toArray();
            options[v] = near;
            gains[v] = Arrays.stream(near)
                    .mapToLong(to -> stage[to] == from ? 0 : random.nextInt(2 * gain + 1) - gain / 2)
                    .toArray();
        }
        this.start = random.nextInt(size);
    }

    private int vertex(long position) {
        return (int) (position / apart);
    }

    @Override
    public long start() {
        return start * apart;
    }

    @Override
    public long bound() {
        return stage.length * apart;
    }

    @Override
    public int mostOptions() {
        return 5;
    }

    @Override
    public int options(long position, long[] into) {
        int[] all = options[vertex(position)];
        for (int i = 0; i < all.length; i++) {
            into[i] = all[i] * apart;
        }
        return all.length;
    }

    @Override
    public Ending ending(long position) {
        return Ending.SCORED;
    }

    @Override
    public boolean scoring() {
        return true;
    }

    @Override
    public void gains(long position, long[] into) {
        long[] all = gains[vertex(position)];
        System.arraycopy(all, 0, into, 0, all.length);
    }

    @Override
    public int stages() {
        return stages;
    }

    @Override
    public int stage(long position) {
        return stage[vertex(position)];
    }
}
