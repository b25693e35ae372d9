package org.zermelo.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.text.Distance;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * Tells negative numbers from mistyped options. Both reach a command as words of the game, so that {@code coins 5 -3} needs no {@code
 * --} before the negatives; what begins with a hyphen and is no number is refused for every command alike.
 */
final class UnknownOptions {

    private UnknownOptions() {}

    /**
     * The complaint about the first word that looks like an option and is none of the command's; empty where no command is called.
     *
     * @param typed the whole command line; what stands behind a lone {@code --} is never an option
     */
    static Optional<BadInputException> in(ParseResult parsed, List<String> typed) {
        ParseResult called = parsed.hasSubcommand() ? parsed.subcommand() : parsed;
        if (called.commandSpec().parent() == null) {
            return Optional.empty();
        }
        List<String> words = new ArrayList<>(called.unmatched());
        called.matchedPositionals().forEach(word -> words.addAll(word.originalStringValues()));
        int ended = typed.indexOf("--");
        if (ended >= 0) {
            typed.subList(ended + 1, typed.size()).forEach(words::remove);
        }
        CommandSpec command = called.commandSpec();
        return words.stream()
                .filter(UnknownOptions::looksLikeOption)
                .findFirst()
                .map(word -> complaint(word, command));
    }

    private static BadInputException complaint(String word, CommandSpec command) {
        String seen = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
        String nearest = Distance.mistyped(seen, command.optionsMap().keySet()).orElse("");
        String help = command.qualifiedName() + " --help";
        return new BadInputException("cli.unknown-option", "seen", seen, "nearest", nearest, "help", help);
    }

    /** Begins with a hyphen, but is neither a lone hyphen nor a negative number, in parentheses or not. */
    private static boolean looksLikeOption(String word) {
        return word.length() > 1
                && word.charAt(0) == '-'
                && !Character.isDigit(word.charAt(1))
                && word.charAt(1) != '(';
    }
}
