package org.zermelo.present.answer;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;
import org.zermelo.store.cluster.ClusterCost;

/**
 * What a table would take on a cluster.
 *
 * @param bytes of memory for each of the processors
 */
public record ClusterPlan(ClusterCost cost, int processors, long bytes) {

    private static final JsonShape<ClusterPlan> SHAPE = new JsonShape<ClusterPlan>()
            .with("processors", JsonType.WHOLE, ClusterPlan::processors)
            .with("positions", JsonType.FIGURE, plan -> Math.rint(plan.cost.positions()))
            .with("processorSeconds", JsonType.FIGURE, plan -> plan.cost.seconds())
            .with("seconds", JsonType.FIGURE, plan -> plan.cost.seconds(plan.processors))
            .with("bytesMoved", JsonType.FIGURE, plan -> Math.rint(plan.cost.moved()))
            .with("bytesOnDisk", JsonType.FIGURE, plan -> Math.rint(plan.cost.disk()))
            .with("bytesEach", JsonType.FIGURE, plan -> Math.rint(plan.each()))
            .maybe("shards", JsonType.FIGURE, plan -> Optional.of(plan.shards()).filter(any -> plan.cost.byLevels()))
            .maybe("fitting", JsonType.FIGURE, plan -> Optional.of(plan.fits()).filter(any -> !plan.cost.byLevels()));

    /** More shards than processors save memory only by levels. */
    private double each() {
        return cost.byLevels() ? Math.min(bytes, cost.memory(processors)) : cost.memory(processors);
    }

    private double fits() {
        return Math.rint(cost.fits(processors, bytes));
    }

    private double shards() {
        return Math.max(processors, cost.shards(bytes));
    }

    /** As a document. */
    public Map<String, @Nullable Object> json() {
        return SHAPE.json(this);
    }

    /** In words. */
    public String text(Words words) {
        return words.say(Note.of(cost.byLevels() ? "explain.cluster-levels" : "explain.cluster")
                .with("processors", processors)
                .with("positions", cost.positions())
                .with("all", cost.seconds())
                .with("seconds", cost.seconds(processors))
                .with("moved", (long) cost.moved())
                .with("disk", (long) cost.disk())
                .with("each", (long) each())
                .with("allowed", bytes)
                .with("fit", fits())
                .with("shards", (long) shards()));
    }
}
