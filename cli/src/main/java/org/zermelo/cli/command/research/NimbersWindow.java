package org.zermelo.cli.command.research;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.cli.input.WholeNumber;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.sequence.WindowRun;
import org.zermelo.heap.sequence.WindowState;
import org.zermelo.present.nimbers.WindowReport;
import org.zermelo.solve.Watch;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.file.ResultFile;
import org.zermelo.store.file.WorkLock;

/** {@code zermelo nimbers CODE --window W}: a sequence in constant memory, which can be stopped and resumed. */
final class NimbersWindow {

    private static final long MOST_HEAPS = 1_000_000_000_000_000L;
    /** Heaps between two looks at the clock. */
    private static final long STRIDE = 1 << 20;

    private final CommandContext context;
    private final HeapRules rules;
    private final @Nullable Path file;
    private final @Nullable String out;
    private final long saveNanos;
    private final int threads;

    /**
     * @param resume the file of the state, if it is kept
     * @param out the file of the report, if it is to go into one
     * @param seconds how often it is written, 0 for every step
     * @param threads how many threads may be used
     */
    NimbersWindow(
            CommandContext context,
            HeapRules rules,
            @Nullable String resume,
            @Nullable String out,
            long seconds,
            int threads) {
        this.context = context;
        this.rules = rules;
        this.file = resume == null ? null : ResultFile.place(Path.of(resume));
        this.out = out;
        this.saveNanos = TimeUnit.SECONDS.toNanos(seconds);
        this.threads = threads;
    }

    int run(String window, String to) throws IOException {
        int size = (int) WholeNumber.read(window, WindowRun.LEAST_WINDOW, WindowRun.MOST_WINDOW);
        long heaps = WholeNumber.read(to, 0, MOST_HEAPS) + 1;
        if (file == null) {
            return run(size, heaps);
        }
        try (WorkLock held = WorkLock.take(beside(file, ".lock"), file)) {
            return run(size, heaps);
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private int run(int size, long heaps) throws IOException {
        WindowRun run = begin(size);
        long before = run.heaps();
        long start = System.nanoTime();
        try {
            go(run, heaps);
        } finally {
            save(run);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        WindowReport report = new WindowReport(
                run.state(), run.period().orElse(null), (run.heaps() - before) / Math.max(seconds, 1e-3));
        if (context.json()) {
            OutputFile.document(out, report.json(), context);
        } else {
            OutputFile.text(out, report.text(context.words()), context);
        }
        return ExitCode.DONE;
    }

    private WindowRun begin(int size) throws IOException {
        if (file == null || !Files.exists(file)) {
            return new WindowRun(rules, size, PairSearch.best(), threads, context.watch());
        }
        try {
            WindowState state = WindowState.of(Files.readAllBytes(file));
            if (state.window() != size) {
                throw new BadInputException("heap.window.other-size", "seen", state.window(), "wanted", size);
            }
            return WindowRun.resume(rules, state, PairSearch.best(), threads, context.watch());
        } catch (BadInputException e) {
            Map<String, Object> args = new LinkedHashMap<>(e.note().args());
            args.put("file", file);
            throw new BadInputException(new Note(e.note().key(), args));
        }
    }

    private void go(WindowRun run, long heaps) throws IOException {
        Watch watch = context.watch();
        Watch quiet = new Watch() {
            @Override
            public boolean cancelled() {
                return watch.cancelled();
            }
        };
        long saved = System.nanoTime();
        while (run.heaps() < heaps && run.period().isEmpty()) {
            run.extendTo(Math.min(heaps, run.heaps() + STRIDE), quiet);
            watch.progress(run.heaps(), heaps);
            if (System.nanoTime() - saved >= saveNanos) {
                save(run);
                saved = System.nanoTime();
            }
        }
    }

    private void save(WindowRun run) {
        if (file == null) {
            return;
        }
        byte[] bytes = run.state().bytes();
        ResultFile.writeAlone(file, stream -> stream.write(bytes));
    }
}
