package org.zermelo.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import org.zermelo.game.Place;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.answer.ErrorJson;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.store.FileFailures;
import picocli.CommandLine;

/** Turns every failure into one sentence and an exit code. */
final class Failures {

    /** Letters of a wrong line that are shown. */
    private static final int WIDEST = 100;

    private final PrintWriter err;
    private final PrintWriter out;
    private final boolean debug;
    private final boolean json;
    private Words words = Words.in(Language.EN);

    Failures(PrintWriter err, PrintWriter out, List<String> arguments) {
        this.err = err;
        this.out = out;
        this.debug = arguments.contains("--debug");
        this.json = arguments.contains("--json");
    }

    void speak(Words newWords) {
        words = newWords;
    }

    int badUsage(CommandLine.ParameterException e) {
        return say(UsageWords.of(e, words), ExitCode.BAD_INPUT);
    }

    int report(Throwable failure) {
        if (failure instanceof Output.ClosedPipe) {
            // Nobody reads on; `zermelo ... | head` is no error.
            return ExitCode.DONE;
        }
        if (failure instanceof ZermeloException known) {
            return known(known);
        }
        if (debug) {
            failure.printStackTrace(err);
        }
        if (failure instanceof OutOfMemoryError) {
            long most = Runtime.getRuntime().maxMemory();
            return say(words.say("cli.out-of-memory", "limit", most), ExitCode.REFUSED);
        }
        Throwable cause = failure instanceof UncheckedIOException ? failure.getCause() : failure;
        if (cause instanceof FileSystemException file && file.getFile() != null) {
            return known(FileFailures.of(Path.of(file.getFile()), file));
        }
        if (cause instanceof IOException) {
            return say(words.say("cli.io", "problem", String.valueOf(cause.getMessage())), ExitCode.BAD_INPUT);
        }
        return say(words.say("cli.internal", "problem", failure), ExitCode.INTERNAL);
    }

    private int known(ZermeloException failure) {
        int code = ExitCode.of(failure);
        if (debug) {
            failure.printStackTrace(err);
        }
        if (json) {
            Json.write(ErrorJson.of(failure, words), true, out);
            out.println();
            flush();
        }
        say(words.say(failure), code);
        if (!json) {
            failure.place().ifPresent(this::show);
        }
        return code;
    }

    /** The line in which a text goes wrong, and carets under the place; of a long line the part around it. */
    private void show(Place wrong) {
        int[] letters = wrong.lineText().codePoints().toArray();
        int at = Math.min(wrong.column() - 1, letters.length);
        int from = letters.length <= WIDEST ? 0 : Math.max(0, Math.min(at - WIDEST / 2, letters.length - WIDEST));
        int to = Math.min(letters.length, from + WIDEST);
        StringBuilder line = new StringBuilder(from > 0 ? "..." : "");
        int margin = line.length();
        for (int i = from; i < to; i++) {
            line.appendCodePoint(Character.isISOControl(letters[i]) ? ' ' : letters[i]);
        }
        int length = Math.max(1, Math.min(wrong.length(), to - at));
        err.println("    " + line + (to < letters.length ? "..." : ""));
        err.println("    " + " ".repeat(margin + at - from) + "^".repeat(length));
        err.flush();
    }

    private int say(String sentence, int code) {
        flush();
        err.println("zermelo: " + sentence);
        err.flush();
        return code;
    }

    private void flush() {
        try {
            out.flush();
        } catch (Output.ClosedPipe | UncheckedIOException e) {
            // The complaint on standard error is what matters now.
            err.flush();
        }
    }
}
