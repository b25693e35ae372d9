package org.zermelo.spark;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageCompleted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import scala.Option;

/** What the tasks of a build cost, and what Spark adds to it. */
final class Expense extends SparkListener {

    private final AtomicLong taskNanos = new AtomicLong();
    private final AtomicLong taskMillis = new AtomicLong();
    private final AtomicLong stageMillis = new AtomicLong();
    private final AtomicLong stages = new AtomicLong();
    private final AtomicLong moved = new AtomicLong();

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        TaskMetrics metrics = end.taskMetrics();
        // a task whose worker was lost has none
        if (metrics != null) {
            taskNanos.addAndGet(metrics.executorCpuTime());
            taskMillis.addAndGet(metrics.executorRunTime());
            moved.addAndGet(metrics.shuffleWriteMetrics().bytesWritten());
        }
    }

    @Override
    public void onStageCompleted(SparkListenerStageCompleted stage) {
        stages.incrementAndGet();
        Option<Object> from = stage.stageInfo().submissionTime();
        Option<Object> to = stage.stageInfo().completionTime();
        // a stage that failed before it began has no times
        if (from.isDefined() && to.isDefined()) {
            stageMillis.addAndGet((long) to.get() - (long) from.get());
        }
    }

    /** Processor seconds of all tasks. */
    double taskSeconds() {
        return taskNanos.get() / 1e9;
    }

    /** Bytes that went from one task to others. */
    long moved() {
        return moved.get();
    }

    long stages() {
        return stages.get();
    }

    /** One line for people: processor seconds of the tasks, bytes moved, stages and what one costs beside its tasks. */
    String line(int cores) {
        double idle = stageMillis.get() - (double) taskMillis.get() / cores;
        return String.format(
                Locale.ROOT,
                "tasks %.1f processor seconds; %.1f MB moved; %d stages of %.2f s, %.2f s of each for scheduling",
                taskNanos.get() / 1e9,
                moved.get() / 1e6,
                stages.get(),
                stageMillis.get() / 1e3 / Math.max(1, stages.get()),
                Math.max(0, idle) / 1e3 / Math.max(1, stages.get()));
    }
}
