package org.zermelo.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.game.Place;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.answer.ErrorJson;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.CaretText;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.store.file.FileFailures;
import picocli.CommandLine;

/** Turns every failure into one sentence and an exit code. */
final class Failures {

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
            Json.write(ErrorJson.of(failure, words), out);
            out.println();
            flush();
        }
        say(words.say(failure), code);
        if (!json) {
            failure.place().ifPresent(this::show);
        }
        return code;
    }

    private void show(Place wrong) {
        CaretText.of(wrong).forEach(line -> err.println("    " + line));
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
