package org.zermelo.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.packed.Workers;
import org.zermelo.store.stage.StageCheck;
import org.zermelo.store.stage.StageFolder;

/**
 * Solves a game of men stage by stage into a folder and tells of each stage how many positions are won, drawn and lost, the longest win,
 * the time and the bytes. Goes on where it was stopped; stops before a stage that the processor seconds left, or the memory, would not
 * do for. At
 * the end it tells what the stages that are left would take at the same rate.
 */
final class StageFigures {

    private static final double BYTES_SOLVING = 6.6;

    private static final double BYTES_KEPT = 2.2;

    private final StageWork work;
    private final BoardGame game;
    private final StageFolder folder;
    private final double seconds;
    private final int each;
    private double solving;
    private long solved;
    private long bytes;
    private double left;
    private int stages;

    private StageFigures(BoardGame game, Path folder, double seconds, int each) {
        this.game = game;
        this.work = StageWork.of(game).orElseThrow(() -> new Arguments.BadException("This is no game of men."));
        this.folder = new StageFolder(folder, game.declared().toString());
        this.seconds = seconds;
        this.each = each;
    }

    /** A game, a folder, processor seconds, and 1 of how many positions is checked against the interpreter; none where this is 0. */
    static void run(Arguments arguments) {
        if (!(Notation.standard().parse(arguments.next()).rules() instanceof BoardGame game)) {
            throw new Arguments.BadException("This is no game of men.");
        }
        Path folder = Path.of(arguments.next());
        int seconds = arguments.number();
        new StageFigures(game, folder, seconds, arguments.number()).run();
    }

    private void run() {
        System.out.println("| stage | positions | won | drawn | lost | longest win | CPU s | bytes | checked |");
        System.out.println("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
        Budget budget = Budget.ofThisMachine();
        List<String> undone = new ArrayList<>();
        try (Workers workers = new Workers(budget.threads(), Watch.NONE)) {
            for (String stage : work.inOrder()) {
                List<String> needed = work.below(stage);
                boolean ready = needed.stream().allMatch(folder::has);
                double size = work.guess(stage);
                double memory = size * BYTES_SOLVING;
                for (String below : needed) {
                    memory += work.guess(below) * BYTES_KEPT;
                }
                boolean time = solving + size * solving / Math.max(1, solved) <= seconds;
                if (folder.has(stage) || ready && time && memory < budget.bytes()) {
                    folder.need(needed);
                    stage(stage, workers);
                } else {
                    undone.add(stage);
                    left += size;
                }
            }
        }
        double rate = Math.max(1, solved) / Math.max(0.1, solving);
        System.out.printf(
                "| %d of %d | %,d | | | | | %.1f | %,d | |%n",
                stages, work.inOrder().size(), solved, solving, bytes);
        System.out.printf(
                "| left, about | %,.0f | | | | | %,.0f | %,.0f | |%n",
                left, left / rate, left * bytes / Math.max(1, solved));
        double largest = undone.stream().mapToDouble(work::guess).max().orElse(0);
        System.out.printf(
                "| the largest left | %,.0f | | | | | | %,.0f in memory | |%n", largest, largest * BYTES_SOLVING);
    }

    private void stage(String stage, Workers workers) {
        double from = processorSeconds();
        StageValues values = folder.values(stage);
        boolean known = values != null;
        if (values == null) {
            values = work.solve(stage, folder, workers, Watch.NONE);
        }
        double taken = known ? 0 : processorSeconds() - from;
        if (!known) {
            folder.keep(stage, values);
        }
        long[] counts = new long[3];
        int longest = 0;
        for (long number = 0; number < values.size(); number++) {
            int value = values.get(number);
            if (value != StageValues.NONE) {
                counts[value == 0 ? 1 : value % 2 == 0 ? 0 : 2]++;
                longest = value % 2 == 0 ? Math.max(longest, value - 1) : longest;
            }
        }
        long positions = counts[0] + counts[1] + counts[2];
        if (!known) {
            solving += taken;
            solved += positions;
            bytes += folder.bytes(stage);
        }
        stages++;
        System.out.printf(
                "| %s | %,d | %,d | %,d | %,d | %d | %.1f | %,d | %,d |%n",
                stage,
                positions,
                counts[0],
                counts[1],
                counts[2],
                longest,
                taken,
                folder.bytes(stage),
                check(stage, values, workers));
    }

    /** What all threads of this process have taken, those of the compiler among them. */
    private static double processorSeconds() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis() / 1e3;
    }

    /** How many positions were checked. */
    private long check(String stage, StageValues values, Workers workers) {
        if (each == 0) {
            return 0;
        }
        StageCheck check = new StageCheck(game, work, folder);
        long[] checked = new long[Math.max(1, workers.threads())];
        int tasks = 256;
        workers.each(tasks, (task, worker) -> {
            for (long number = (long) task * each; number < values.size(); number += (long) tasks * each) {
                String fault = check.fault(stage, number, values);
                if (!fault.isEmpty()) {
                    throw new IllegalStateException(fault);
                }
                checked[worker] += values.get(number) == StageValues.NONE ? 0 : 1;
            }
        });
        long all = 0;
        for (long part : checked) {
            all += part;
        }
        return all;
    }
}
