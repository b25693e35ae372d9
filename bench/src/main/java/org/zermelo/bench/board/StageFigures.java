package org.zermelo.bench.board;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.StageBuild;
import org.zermelo.store.stage.StageCheck;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.table.TableName;

/**
 * Solves a game of men as {@code zermelo build} does, and tells of each stage how many positions are won, drawn and lost, the longest win,
 * the time and the bytes. A stage that the processor seconds left, or the memory, would not do for is left out. At the end it tells what
 * those would take at the same rate.
 */
public final class StageFigures {

    private final StageBuild build;
    private final StageWork work;
    private final StageCheck check;
    private final double seconds;
    private final int each;
    private double solving;
    private long solved;
    private long bytes;
    private double left;
    private int stages;

    StageFigures(StageBuild build, BoardGame game, double seconds, int each) {
        this.build = build;
        this.work = build.work();
        this.check = new StageCheck(game, work, build.folder());
        this.seconds = seconds;
        this.each = each;
    }

    /** A game, a folder, processor seconds, and 1 of how many positions is checked against the interpreter; none where this is 0. */
    public static void run(Arguments arguments) {
        Game game = Notation.standard().parse(arguments.next());
        TableName name = TableName.ofStages(game, null);
        try (StageBuild build = StageBuild.begin(name, Path.of(arguments.next()), Budget.ofThisMachine(), Watch.NONE)) {
            int seconds = arguments.number();
            new StageFigures(build, (BoardGame) game.rules(), seconds, arguments.number()).run(stage -> true);
        }
    }

    /** Solves those of the stages that are wanted. */
    void run(Predicate<String> wanted) {
        System.out.println("| stage | positions | won | drawn | lost | longest win | CPU s | bytes | checked |");
        System.out.println("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
        List<String> undone = new ArrayList<>();
        List<String> all = build.stages().stream().filter(wanted).toList();
        for (String stage : all) {
            double size = work.guess(stage);
            boolean ready = work.below(stage).stream().allMatch(build::has) && build.fits(stage);
            boolean time = solving + size * solving / Math.max(1, solved) <= seconds;
            if (build.has(stage) || ready && time) {
                stage(stage);
            } else {
                undone.add(stage);
                left += size;
            }
        }
        tellLeft(all, undone);
    }

    private void tellLeft(List<String> all, List<String> undone) {
        double rate = Math.max(1, solved) / Math.max(0.1, solving);
        System.out.printf("| %d of %d | %,d | | | | | %.1f | %,d | |%n", stages, all.size(), solved, solving, bytes);
        if (undone.isEmpty()) {
            return;
        }
        System.out.printf(
                "| left, about | %,.0f | | | | | %,.0f | %,.0f | |%n",
                left, left / rate, left * bytes / Math.max(1, solved));
        double largest = undone.stream().mapToDouble(work::guess).max().orElse(0);
        double memory = undone.stream().mapToDouble(work::bytesToSolve).max().orElse(0);
        System.out.printf("| the largest left | %,.0f | | | | | | %,.0f in memory | |%n", largest, memory);
    }

    private void stage(String stage) {
        boolean known = build.has(stage);
        double from = processorSeconds();
        StageTally tally = build.make(stage);
        double taken = known ? 0 : processorSeconds() - from;
        if (!known) {
            solving += taken;
            solved += tally.positions();
            bytes += build.folder().bytes(stage);
        }
        stages++;
        System.out.printf(
                "| %s | %,d | %,d | %,d | %,d | %d | %.1f | %,d | %,d |%n",
                stage,
                tally.positions(),
                tally.won(),
                tally.drawn(),
                tally.lost(),
                tally.longest(),
                taken,
                build.folder().bytes(stage),
                check(stage));
    }

    /** What all threads of this process have taken, those of the compiler among them. */
    static double processorSeconds() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis() / 1e3;
    }

    /** How many positions were checked. */
    private long check(String stage) {
        if (each == 0) {
            return 0;
        }
        build.folder().need(work.below(stage));
        StageCheck.StageReport report =
                check.check(stage, Objects.requireNonNull(build.folder().values(stage)), each, build.workers());
        report.fault().ifPresent(fault -> {
            throw new IllegalStateException(fault.toString());
        });
        return report.entries();
    }
}
