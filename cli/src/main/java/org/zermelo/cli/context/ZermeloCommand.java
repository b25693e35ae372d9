package org.zermelo.cli.context;

import java.util.Iterator;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import picocli.CommandLine.Option;

/**
 * A command of the program. A new one is a class with picocli's annotations that extends this one and stands in {@code
 * Commands}; it writes its result to the context, returns an {@link ExitCode}, and throws {@link
 * org.zermelo.game.ZermeloException} for all that is the user's to know.
 */
public abstract class ZermeloCommand implements Callable<Integer> {

    private final CommandContext context;

    @Option(names = "--json", description = "Write the result as JSON.")
    private boolean json;

    @Option(
            names = "--lang",
            paramLabel = "LANGUAGE",
            completionCandidates = Languages.class,
            description = "Language of the words: ${COMPLETION-CANDIDATES}; by default the locale's.")
    private @Nullable String language;

    @Option(names = "--debug", description = "After an internal error, write the stack trace too.")
    private boolean debug;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    /** The codes of the languages, for the help. */
    private static final class Languages implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Language.all().stream().map(Language::code).iterator();
        }
    }

    protected ZermeloCommand(CommandContext context) {
        this.context = context;
    }

    /** Does the work. */
    protected abstract int run(CommandContext c) throws Exception;

    @Override
    public final Integer call() throws Exception {
        Words words = language == null ? context.words() : Words.in(Language.of(language));
        return run(context.in(words, json));
    }
}
