package org.zermelo.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.answer.ErrorJson;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
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
        String problem = String.valueOf(e.getMessage()).replace('\n', ' ').trim();
        String sentence = problem.endsWith(".") ? problem : problem + ".";
        List<String> near =
                e instanceof CommandLine.UnmatchedArgumentException unmatched ? unmatched.getSuggestions() : List.of();
        return say(
                words.say(
                        "cli.bad-usage",
                        "problem",
                        sentence,
                        "nearest",
                        near.isEmpty() ? "" : near.get(0),
                        "help",
                        e.getCommandLine().getCommandSpec().qualifiedName() + " --help"),
                ExitCode.BAD_INPUT);
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
        if (failure instanceof IOException || failure instanceof UncheckedIOException) {
            return say(words.say("cli.io", "problem", String.valueOf(failure.getMessage())), ExitCode.INTERNAL);
        }
        return say(words.say("cli.internal", "problem", failure), ExitCode.INTERNAL);
    }

    private int known(ZermeloException failure) {
        int code = failure instanceof BadInputException
                ? ExitCode.BAD_INPUT
                : failure instanceof CancelledException ? ExitCode.CANCELLED : ExitCode.REFUSED;
        if (debug) {
            failure.printStackTrace(err);
        }
        if (json) {
            Json.write(ErrorJson.of(failure, words), true, out);
            out.println();
            flush();
        }
        return say(words.say(failure), code);
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
