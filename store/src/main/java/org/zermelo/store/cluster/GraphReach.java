package org.zermelo.store.cluster;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.zermelo.game.PackedRules;
import org.zermelo.store.wave.ChildReport;

/** Finds which of its numbers a shard can reach, breadth first. */
final class GraphReach {

    /** The depths of its waves are below this. */
    static final int WAVES = 1 << 28;

    /** What was reached so far. */
    final Places known;
    /** Those of them that are ended, as far as they were expanded. */
    final Places ended;

    private final PackedRules rules;
    private final GraphNumbers numbers;
    private final int shard;
    private final long[] options;
    private Places fresh;

    GraphReach(GraphNumbers numbers, int shard) {
        this.rules = numbers.rules();
        this.numbers = numbers;
        this.shard = shard;
        this.known = new Places(numbers.bound());
        this.ended = new Places(numbers.bound());
        this.fresh = new Places(numbers.bound());
        this.options = new long[rules.mostOptions()];
        long start = numbers.number(rules.canonical(rules.start()));
        if (numbers.owner(start) == shard) {
            add(start);
        }
    }

    void write(DataOutput out) throws IOException {
        known.write(out);
        ended.write(out);
        fresh.write(out);
    }

    void read(DataInput in) throws IOException {
        fresh = new Places(numbers.bound());
        known.read(in);
        ended.read(in);
        fresh.read(in);
    }

    /** Whether some number is to be expanded. */
    boolean more() {
        return fresh.size() > 0;
    }

    /** Adds a number of this shard. */
    void add(long number) {
        if (known.add(number)) {
            fresh.add(number);
        }
    }

    /** Finds the options of all numbers that are new; those of other shards. */
    Reports expand() {
        Places mine = fresh;
        Reports others = new Reports(numbers.bound());
        fresh = new Places(numbers.bound());
        mine.each((stretch, places, count) -> {
            for (int i = 0; i < count; i++) {
                expand(stretch << Chunks.SHIFT | places[i], others);
            }
        });
        return others;
    }

    private void expand(long number, Reports others) {
        int count = rules.canonicalOptions(numbers.position(number), options);
        if (count == 0) {
            ended.add(number);
        }
        for (int i = 0; i < count; i++) {
            long option = numbers.number(options[i]);
            if (numbers.owner(option) == shard) {
                add(option);
            } else {
                others.add(option, ChildReport.LOST);
            }
        }
    }
}
