package org.zermelo.store.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.game.Note;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.Built;
import org.zermelo.store.build.StageBuild;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.table.TableName;
import org.zermelo.store.work.WorkFolder;

/**
 * Solves a game of men on many machines, in the order of its stages: small ones, of which none leads to another, side by side, each by one
 * task; a large one by all shards, wave by wave. Each stage that is done and each wave is a checkpoint. The folder has the bytes of one
 * that was made on one machine.
 */
public final class StagesInShards {

    /** A stage with fewer numbers for each shard is solved by one task: its waves would cost more than they save. */
    private static final double FEWEST = 1 << 16;

    private final StageBuild build;
    private final StageWork work;
    private final StageTasks tasks;
    private final WorkFolder files;
    private final int shards;
    private final double fewest;
    private final Machines machines;
    private final Watch watch;
    private long done;
    private long all;

    /** The machines, which do {@link StageTasks} side by side. */
    public interface Machines extends ShardedStage.ShardOpener {

        /** Has stages solved, each by a task; their counts in the same order. */
        List<StageTally> solve(List<String> stages);
    }

    private StagesInShards(
            StageBuild build,
            StageTasks tasks,
            WorkFolder files,
            int shards,
            double fewest,
            Machines machines,
            Watch watch) {
        this.build = build;
        this.work = build.work();
        this.tasks = tasks;
        this.files = files;
        this.shards = shards;
        this.fewest = fewest;
        this.machines = machines;
        this.watch = watch;
    }

    /**
     * Makes a folder of stages, or goes on with it.
     *
     * @param name by {@link TableName#ofStages}
     * @param place the folder, which all machines see
     * @param shards into how many parts a large stage is cut
     * @param machines which are first asked when the work is begun, so that they find it in its folder
     * @throws org.zermelo.game.BadInputException when the folder holds something else or cannot be written, or another run works in it
     */
    public static Built build(TableName name, Path place, int shards, Machines machines, Watch watch) {
        return build(name, place, shards, FEWEST, machines, watch);
    }

    static Built build(TableName name, Path place, int shards, double fewest, Machines machines, Watch watch) {
        try (StageBuild build = StageBuild.begin(
                        name, place, new Budget(Budget.ofThisMachine().bytes(), 1), watch);
                WorkFolder files = WorkFolder.claim(place, ShardWork.about(name, shards))) {
            StageTasks tasks = new StageTasks(name, place, files, shards, ToldShard.SAVED);
            new StagesInShards(build, tasks, files, shards, fewest, machines, watch).run();
            files.remove();
            long bytes = 0;
            for (String stage : build.stages()) {
                bytes += build.folder().bytes(stage);
            }
            return new Built(build.format().positions(), bytes, true, build.resumed() || files.begun());
        } catch (IOException e) {
            throw FileFailures.of(place, e);
        }
    }

    private void run() throws IOException {
        all = (long) work.inOrder().stream().mapToDouble(work::guess).sum();
        for (List<String> group : work.inGroups()) {
            watch.check();
            List<String> left =
                    group.stream().filter(stage -> !build.isNoted(stage)).toList();
            Map<String, StageTally> tallies = new HashMap<>();
            List<String> small = left.stream().filter(stage -> !isCut(stage)).toList();
            if (!small.isEmpty()) {
                List<StageTally> counted = machines.solve(small);
                for (int i = 0; i < small.size(); i++) {
                    tallies.put(small.get(i), counted.get(i));
                }
            }
            for (String stage : left) {
                if (isCut(stage)) {
                    tallies.put(stage, byShards(stage));
                }
            }
            // in their order, as one machine does
            for (String stage : left) {
                build.note(stage, Objects.requireNonNull(tallies.get(stage)));
                tasks.clear(stage);
            }
            for (String stage : group) {
                done += Objects.requireNonNull(build.format().stages().get(stage))
                        .positions();
            }
            watch.progress(done, Math.max(done, all));
        }
    }

    /** Whether a stage that is not solved is one for all shards. */
    private boolean isCut(String stage) {
        return shards > 1 && !build.has(stage) && work.guess(stage) >= fewest * shards;
    }

    private StageTally byShards(String stage) throws IOException {
        StageTally tally = ShardedStage.solve(machines, stage, files, (wave, depth, positions, told) -> {
            watch.at(Note.of("store.at-stage", "stage", stage, "wave", wave, "bytes", told));
            long passed = done + positions;
            watch.progress(passed, Math.max(passed, all));
            watch.check();
        });
        tasks.finish(stage);
        return tally;
    }
}
