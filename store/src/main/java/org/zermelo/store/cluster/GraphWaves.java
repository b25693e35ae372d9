package org.zermelo.store.cluster;

import org.zermelo.solve.work.ShardWaves;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;

/** The waves of a game whose play may come to a position again: first what can be reached, then what it is worth. */
interface GraphWaves extends ShardWaves {

    /** Every number that can be reached, with its cell as it is stored, after all waves. */
    Places known();

    /** Those of a shard, which knows its share of the numbers. */
    static GraphWaves of(GraphNumbers numbers, Value value, int shard) {
        return value.subject() == Subject.POINTS
                ? new PointShard(numbers, value, shard)
                : new GraphShard(numbers, value, shard);
    }
}
