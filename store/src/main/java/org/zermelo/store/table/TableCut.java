package org.zermelo.store.table;

import org.zermelo.game.PackedRules;

/**
 * Which keys a shard of a table has: every S-th stretch of 2^14 numbers. The numbers are the keys themselves, or the indices of a game
 * that has them and whose plays may come back.
 *
 * @param shard counted from 0
 * @param shards how many there are
 */
public record TableCut(PackedRules rules, int shard, int shards) {

    /** Binary logarithm of a stretch. */
    public static final int SHIFT = 14;

    private static final long WITHIN = (1L << SHIFT) - 1;

    /** A table that is not cut. */
    public static TableCut whole(PackedRules rules) {
        return new TableCut(rules, 0, 1);
    }

    /** The shard that has a number. */
    public static int owner(long number, int shards) {
        return (int) ((number >>> SHIFT) % shards);
    }

    private boolean byIndex() {
        return rules.levels() == 0 && rules.indices() > 0;
    }

    /** The shard that has a canonical key, if any has. */
    public int owner(long key) {
        return shards == 1 ? 0 : owner(byIndex() ? rules.index(key) : key, shards);
    }

    /** Whether a canonical key belongs to this shard. */
    boolean has(long key) {
        return owner(key) == shard;
    }

    /** The number of a key within the shard, without the stretches of other shards where these are stretches of keys. */
    public long local(long key) {
        return shards == 1 || byIndex() ? key : (key >>> SHIFT) / shards << SHIFT | key & WITHIN;
    }

    /** The key of such a number. */
    public long key(long local) {
        return shards == 1 || byIndex() ? local : (local >>> SHIFT) * shards + shard << SHIFT | local & WITHIN;
    }

    /** Every number of the shard is below it. */
    long bound() {
        if (shards == 1 || byIndex()) {
            return rules.bound();
        }
        long last = rules.bound() - 1 >>> SHIFT;
        if (shard > last) {
            return 0;
        }
        return last % shards == shard ? local(rules.bound() - 1) + 1 : (last - shard) / shards + 1 << SHIFT;
    }
}
