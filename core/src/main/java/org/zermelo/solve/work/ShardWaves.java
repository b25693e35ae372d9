package org.zermelo.solve.work;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * What one shard of a game does in waves: all shards pass a wave on, and each then hears what the others tell it. Within a wave the order
 * does not matter. One thread's.
 */
public interface ShardWaves {

    /** What {@link #next} gives when nothing is left to be passed on. */
    long NONE = -1;

    /** Whether anything can be passed on. */
    boolean hasWaves();

    /** The least depth above another at which something may be known that is to be passed on; {@link #NONE} when there is none. */
    long next(long depth);

    /**
     * Passes on what is known at a depth, after all that was told of lesser ones.
     *
     * @return what each shard is to {@link #hear}; empty where it is nothing
     */
    byte[][] pass(long depth);

    /** How many positions have been passed on. */
    long passed();

    /**
     * Takes in what another shard told this one when it passed on a depth; in any order.
     *
     * @throws IllegalArgumentException when it is nothing that a shard tells
     */
    void hear(long depth, byte[] told);

    /** Writes what it knows once it has passed a wave on, and has not heard of it. */
    void write(DataOutput out) throws IOException;

    /** Takes up, before any wave, what a shard of the same numbers wrote. */
    void read(DataInput in) throws IOException;
}
