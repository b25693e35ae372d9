package org.zermelo.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.zermelo.bench.board.BitFigures;
import org.zermelo.bench.board.BoardFigures;
import org.zermelo.bench.board.ConnectFigures;
import org.zermelo.bench.board.EngineFigures;
import org.zermelo.bench.board.EstimateFigures;
import org.zermelo.bench.board.ImpartialFigures;
import org.zermelo.bench.board.LookupFigures;
import org.zermelo.bench.board.PartizanFigures;
import org.zermelo.bench.board.PlacingFigures;
import org.zermelo.bench.board.PlayoutFigures;
import org.zermelo.bench.board.ServedLookupFigures;
import org.zermelo.bench.board.StageFigures;
import org.zermelo.bench.count.Catalogue;
import org.zermelo.bench.count.ConnectBook;
import org.zermelo.bench.count.LawFigures;
import org.zermelo.bench.count.OctalPeriods;
import org.zermelo.bench.count.QuotientTable;
import org.zermelo.bench.count.StripFigures;
import org.zermelo.bench.count.ValueRecords;
import org.zermelo.bench.growth.GrowthFigures;
import org.zermelo.bench.growth.ReadingGrowth;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.soak.EdgeFigures;
import org.zermelo.soak.Fuzzer;
import org.zermelo.soak.KillRuns;
import org.zermelo.soak.WatchdogFigures;

/** Runs a measurement by its name; without a name it lists them. */
public final class Bench {

    /** What is run. */
    private interface BenchWork {
        void run(Arguments arguments) throws IOException, InterruptedException;
    }

    /**
     * A measurement.
     *
     * @param synopsis its arguments, as {@link Arguments} takes them
     */
    private record Entry(String name, String synopsis, BenchWork work) {}

    private static final List<Entry> ENTRIES = List.of(
            new Entry("rows", "[linear|huge|interval|takes|million|threads|open ..]", RowFigures::run),
            new Entry("steady", "[WORD ..]", SteadyFigures::run),
            new Entry("reading", "[NUMBERS]", ReadingFigures::run),
            new Entry("growth", "FAMILY [SECONDS [PICTURE|- [METHOD ..]]]", GrowthFigures::run),
            new Entry("reading-growth", "[LETTERS [PICTURE|- [CONSTRUCT]]]", ReadingGrowth::run),
            new Entry(
                    "sequences",
                    "proofs CODE .. | values HEAPS METHOD CODE .. | ratios HEAPS,.. CODE .. | window W HEAPS CODE ..",
                    SequenceFigures::run),
            new Entry("baselines", "FOLDER [WORD ..]", BaselineFigures::run),
            new Entry("page", "FILE [WORD ..]", PageFigures::run),
            new Entry("rules", "ROUNDS", RuleFigures::run),
            new Entry("sweep", "TARGET ROUNDS [table]", SweepFigures::run),
            new Entry("dictionary", "TARGET ..", DictionaryFigures::run),
            new Entry("impartial", "cram|cram-moves|chomp ROWS COLUMNS", ImpartialFigures::run),
            new Entry("partizan", "ROUNDS [VALUE ..]", PartizanFigures::run),
            new Entry("values", "POSITION ..", ValueRecords::run),
            new Entry("strips", "PATTERN LEAST MOST [EACH]", StripFigures::run),
            new Entry("octal-periods", "DIGITS HEAPS LISTED", OctalPeriods::run),
            new Entry("laws", "one-heap | two-heaps | RULES ..", LawFigures::run),
            new Entry("quotients", "ROUNDS HEAPS CODE ..", QuotientFigures::run),
            new Entry("quotient-table", "HEAPS ELEMENTS BEFORE-MERGING", QuotientTable::run),
            new Entry("engine", "ROUNDS GAME ..", EngineFigures::run),
            new Entry("bits", "[GAME ..]", BitFigures::run),
            new Entry("boards", "ROUNDS [GAME ..]", BoardFigures::run),
            new Entry("playouts", "ROUNDS THOUSANDS [GAME ..]", PlayoutFigures::run),
            new Entry("estimates", "[GAME ..]", EstimateFigures::run),
            new Entry("connect", "MEGABYTES PLIES:POSITIONS,.. [THREADS]", ConnectFigures::run),
            new Entry("catalogue", "FILE SECONDS [GAME ..]", Catalogue::run),
            new Entry("connect-book", "PLIES SCORES BOOK MEGABYTES", ConnectBook::run),
            new Entry("stages", "GAME FOLDER SECONDS EACH", StageFigures::run),
            new Entry("placing", "GAME FOLDER EACH BITS", PlacingFigures::run),
            new Entry("lookup", "GAME ..", LookupFigures::run),
            new Entry("served-lookup", "LAUNCHER GAME ..", ServedLookupFigures::run),
            new Entry("processes", "TIMES COMMAND ..", ProcessFigures::run),
            new Entry("bursts", "COMMAND ..", BurstFigures::run),
            new Entry("promises", "[ROW ..]", PromisedSizes::run),
            new Entry("kills", "LAUNCHER TIMES [CASE]", a -> KillRuns.run(Path.of(a.next()), a.number(), a.next(""))),
            new Entry(
                    "watchdog",
                    "SEED FIRST CALLS MILLISECONDS",
                    a -> WatchdogFigures.run(a.number(), a.number(), a.number(), a.number())),
            new Entry("edges", "SEED FIRST CALLS", a -> EdgeFigures.run(a.number(), a.number(), a.number())),
            new Entry("fuzz", "SEED FIRST MINUTES", a -> Fuzzer.run(a.number(), a.number(), a.number())));

    private Bench() {}

    /** The names of all measurements. */
    static List<String> names() {
        return ENTRIES.stream().map(Entry::name).toList();
    }

    /** The name of a measurement, then its arguments. */
    public static void main(String[] words) throws IOException, InterruptedException {
        for (Entry entry : ENTRIES) {
            if (words.length > 0 && entry.name().equals(words[0])) {
                try {
                    entry.work().run(new Arguments(List.of(words).subList(1, words.length)));
                } catch (Arguments.BadException e) {
                    System.err.println(e.getMessage() + " Allowed: " + entry.name() + " " + entry.synopsis());
                    System.exit(2);
                }
                return;
            }
        }
        ENTRIES.forEach(entry -> System.err.println(entry.name() + " " + entry.synopsis()));
        System.exit(2);
    }
}
