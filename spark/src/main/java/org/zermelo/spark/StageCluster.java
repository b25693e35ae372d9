package org.zermelo.spark;

import java.nio.file.Path;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.zermelo.store.cluster.StageTasks;
import org.zermelo.store.cluster.StagesInShards.Machines;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.table.TableName;

/** Has the stages of a game of men solved: small ones side by side, each by a task. */
final class StageCluster extends ShardCluster<StageTasks> implements Machines {

    StageCluster(JavaSparkContext spark, TableName name, Path place, int shards) {
        super(spark, name, place, shards, StageTasks::joined);
    }

    @Override
    public List<StageTally> solve(List<String> stages) {
        Broadcast<SharedWork<StageTasks>> all = work;
        return spark.parallelize(stages, stages.size())
                .map(stage -> Told.telling(() -> all.value().get().solve(stage)))
                .collect();
    }
}
