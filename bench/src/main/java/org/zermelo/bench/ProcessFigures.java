package org.zermelo.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.RunTimes;

/** A command as a whole process, several times: processor time of all that it starts, and seconds by the wall. */
final class ProcessFigures {

    private ProcessFigures() {}

    /** How many times, then the words of the command. What it prints is thrown away; it must end well. */
    static void run(Arguments arguments) throws IOException, InterruptedException {
        double[] cpu = new double[arguments.number()];
        double[] wall = new double[cpu.length];
        // the shell's own clock knows the processor time of what it ran
        List<String> command = new ArrayList<>(
                List.of("bash", "-c", "TIMEFORMAT='%U %S %R'; time \"$@\" > /dev/null 2> /dev/null", "time"));
        command.addAll(arguments.rest());
        for (int run = 0; run < cpu.length; run++) {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            if (process.waitFor() != 0) {
                throw new IOException("The command ended with " + process.exitValue() + ".");
            }
            String[] times = said.split(" ");
            cpu[run] = Double.parseDouble(times[0]) + Double.parseDouble(times[1]);
            wall[run] = Double.parseDouble(times[2]);
        }
        RunTimes spent = RunTimes.of(cpu);
        RunTimes clock = RunTimes.of(wall);
        System.out.printf(
                Locale.ROOT,
                "%d %s: %.2f s of the processor (median; least %.2f, most %.2f), %.2f s by the wall (least %.2f, most"
                        + " %.2f)%n",
                cpu.length,
                cpu.length == 1 ? "run" : "runs",
                spent.median(),
                spent.sorted()[0],
                spent.longest(),
                clock.median(),
                clock.sorted()[0],
                clock.longest());
    }
}
