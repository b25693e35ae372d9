package org.zermelo.store.cluster;

/** What one task does for work in waves, wherever it runs. A task may be repeated: it writes the same files again. */
public interface ShardTasks {

    /** A shard before any wave of a stage. */
    ToldShard open(String stage, int shard);

    /** Packs one of as many parts as there are shards, after all shards have stored what they know. */
    void pack(String stage, int part);
}
