package org.zermelo.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Trait;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.packed.Analysis;
import org.zermelo.solve.packed.PackedSolver;
import org.zermelo.solve.packed.PackedTable;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * Solves games one after another with one thread and with two, by turns, and prints the least processor time of the
 * process, the least wall time, positions, and bytes of the table. With other work on the machine only the processor time
 * and the ratio of the wall times say something, the latter beside that of two threads that only spin.
 */
public final class EngineFigures {

    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private EngineFigures() {}

    /** The number of rounds, then games in the notation. */
    public static void main(String[] arguments) {
        int rounds = Integer.parseInt(arguments[0]);
        for (int i = 1; i < arguments.length; i++) {
            Game game = Notation.standard().parse(arguments[i]);
            boolean scoring = game.rules().traits().contains(Trait.SCORING);
            for (Value value : scoring ? List.of(Values.margin()) : List.of(Values.outcome(), Values.winner())) {
                figures(game, value, rounds);
            }
        }
    }

    private static void figures(Game game, Value value, int rounds) {
        PackedRules rules = ((Packed<?>) game.rules()).packed();
        double[] processor = {Double.MAX_VALUE, Double.MAX_VALUE};
        double[] wall = {Double.MAX_VALUE, Double.MAX_VALUE};
        double before = Cores.gain();
        long positions = 0;
        long bytes = 0;
        for (int round = 0; round < 2 * rounds; round++) {
            int threads = 1 + round % 2;
            long used = SYSTEM.getProcessCpuTime();
            long begun = System.nanoTime();
            PackedTable table = PackedSolver.solve(rules, value, new Budget(1L << 30, threads), Watch.NONE);
            wall[threads - 1] = Math.min(wall[threads - 1], (System.nanoTime() - begun) / 1e9);
            processor[threads - 1] = Math.min(processor[threads - 1], (SYSTEM.getProcessCpuTime() - used) / 1e9);
            positions = round == 0 ? Analysis.of(table).positions() : positions;
            bytes = table.bytes();
        }
        System.out.printf(
                Locale.ROOT,
                "%s %s: %,d positions, %.2f bits each; one thread %.2f s CPU %.2f s wall, two %.2f s CPU %.2f s wall, wall"
                        + " ratio %.2f (spinning threads before and after %.2f %.2f), %.1f million a CPU second%n",
                game,
                value.name(),
                positions,
                bytes * 8.0 / positions,
                processor[0],
                wall[0],
                processor[1],
                wall[1],
                wall[0] / wall[1],
                before,
                Cores.gain(),
                positions / processor[0] / 1e6);
    }
}
