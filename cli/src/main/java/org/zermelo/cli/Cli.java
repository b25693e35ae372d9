package org.zermelo.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ProgressWatch;
import org.zermelo.desk.Desk;
import org.zermelo.game.BadInputException;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import picocli.CommandLine;

/** The command line as a function: arguments and streams in, an exit code out. It can be run many times in one process. */
public final class Cli {

    private final InputStream in;
    private final OutputStream out;
    private final OutputStream err;
    private final Cancellation cancellation;

    /** A command line on these streams; cancelling makes the running command stop. */
    public Cli(InputStream in, OutputStream out, OutputStream err, Cancellation cancellation) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.cancellation = cancellation;
    }

    /** Runs one command and flushes both outputs. */
    public int run(String... typed) {
        PrintWriter result = Output.writer(out);
        PrintWriter complaints = Output.writer(err);
        List<String> arguments = Arrays.asList(typed);
        Failures failures = new Failures(complaints, result, arguments);
        try (ProgressWatch watch = new ProgressWatch(cancellation::cancelled, complaints)) {
            Words words = Words.in(language(arguments));
            failures.speak(words);
            watch.speak(words);
            CommandContext context =
                    new CommandContext(arguments, in, result, complaints, words, false, watch, Desk.standard());
            String[] args = TypedFirst.order(
                            CommandFirst.order(arguments), context.desk().notation())
                    .toArray(new String[0]);
            int code = watch.during(() -> commandLine(context, args, failures).execute(args));
            // the line of progress goes before what was found is written
            watch.close();
            result.flush();
            return cancellation.cancelled() ? ExitCode.CANCELLED : code;
        } catch (Throwable failure) {
            return failures.report(failure);
        } finally {
            complaints.flush();
        }
    }

    private static CommandLine commandLine(CommandContext context, String[] args, Failures failures) {
        CommandLine line = CommandTree.of(context, CommandTree.called(args));
        line.setOut(context.out());
        line.setErr(context.err());
        line.setExpandAtFiles(false);
        // A row may hold negative numbers: "-3" is a word of the game, and "--" is not needed before it.
        line.setUnmatchedOptionsArePositionalParams(true);
        List<String> words = Arrays.asList(args);
        line.setExecutionStrategy(parsed -> {
            Optional<BadInputException> unknown = UnknownOptions.in(parsed, words);
            return unknown.isPresent() ? failures.report(unknown.get()) : new CommandLine.RunLast().execute(parsed);
        });
        line.setParameterExceptionHandler((e, given) -> {
            Optional<BadInputException> unknown =
                    UnknownOptions.in(e.getCommandLine().getParseResult(), words);
            return unknown.isPresent() ? failures.report(unknown.get()) : failures.badUsage(e);
        });
        line.setExecutionExceptionHandler((e, command, parsed) -> failures.report(e));
        return line;
    }

    /** The language must be known before the arguments are understood, so that a complaint about them is in it. */
    private static Language language(List<String> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (argument.equals("--lang") && i + 1 < arguments.size()) {
                return Language.find(arguments.get(i + 1)).orElse(Language.EN);
            }
            if (argument.startsWith("--lang=")) {
                return Language.find(argument.substring("--lang=".length())).orElse(Language.EN);
            }
        }
        return Language.find(Locale.getDefault().getLanguage()).orElse(Language.EN);
    }
}
