package org.zermelo.store.cluster;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.work.ShardWaves;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;

/** The waves of a game whose play may come to a position again: first what can be reached, then what it is worth. */
abstract sealed class GraphWaves implements ShardWaves permits GraphShard, PointShard {

    final PackedRules rules;
    final Value value;
    final int shard;
    final GraphNumbers numbers;
    final GraphReach reach;
    final Places known;
    /** The moves into its numbers, where they are held. */
    final MovesInto into = new MovesInto();
    /** How many positions have been passed on. */
    long passed;

    GraphWaves(GraphNumbers numbers, Value value, int shard) {
        this.rules = numbers.rules();
        this.value = value;
        this.shard = shard;
        this.numbers = numbers;
        this.reach = new GraphReach(numbers, shard);
        this.known = reach.known;
    }

    /** Those of a shard, which knows its share of the numbers. */
    static GraphWaves of(GraphNumbers numbers, Value value, int shard) {
        return value.subject() == Subject.POINTS
                ? new PointShard(numbers, value, shard)
                : new GraphShard(numbers, value, shard);
    }

    /** Every number that can be reached, with its cell as it is stored, after all waves. */
    abstract Places known();

    @Override
    public final boolean hasWaves() {
        return true;
    }

    @Override
    public final long passed() {
        return passed;
    }

    /** The blocks of a wave that looks for what can be reached. */
    final byte[][] passReach() {
        byte[][] told = reach.expand().blocks(numbers.shards());
        passed = known.size();
        return told;
    }

    /** The stretch of a number that can be reached. */
    final Places.Stretch stretch(long number) {
        Places.Stretch stretch = known.stretch(number);
        if (stretch == null || stretch.rank(number) < 0) {
            throw new IllegalArgumentException("number " + number);
        }
        return stretch;
    }

    @Override
    public void write(DataOutput out) throws IOException {
        reach.write(out);
        into.write(out);
        out.writeLong(passed);
    }

    @Override
    public void read(DataInput in) throws IOException {
        reach.read(in);
        into.read(in);
        passed = in.readLong();
    }
}
