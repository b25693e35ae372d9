package org.zermelo.cli;

import org.zermelo.notation.text.Distance;
import org.zermelo.present.words.Words;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What is wrong with the words of a command line, in the user's language; picocli speaks English only. */
final class UsageWords {

    private UsageWords() {}

    /** One sentence, and where the help is. */
    static String of(CommandLine.ParameterException e, Words words) {
        String help = e.getCommandLine().getCommandSpec().qualifiedName() + " --help";
        if (e instanceof CommandLine.UnmatchedArgumentException unmatched) {
            String seen = unmatched.getUnmatched().get(0);
            String nearest = Distance.mistyped(
                            seen, e.getCommandLine().getSubcommands().keySet())
                    .orElse("");
            return words.say("cli.unknown-word", "seen", seen, "nearest", nearest, "help", help);
        }
        return words.say("cli.bad-usage", "problem", problem(e, words), "help", help);
    }

    private static String problem(CommandLine.ParameterException e, Words words) {
        String message = String.valueOf(e.getMessage()).replace('\n', ' ').trim();
        if (e instanceof CommandLine.OverwrittenOptionException twice) {
            return words.say("cli.option-twice", "option", name(twice.getOverwritten()));
        }
        if (e instanceof CommandLine.MissingParameterException missing
                && !missing.getMissing().isEmpty()) {
            ArgSpec first = missing.getMissing().get(0);
            // Picocli tells an option that is missing from one that lacks its value by its sentence only.
            boolean bare = message.contains("parameter for option");
            return words.say(bare ? "cli.option-bare" : "cli.option-missing", "option", name(first));
        }
        if (e.getArgSpec() != null && e.getValue() != null) {
            Class<?> type = e.getArgSpec().typeInfo().isMultiValue()
                    ? e.getArgSpec().typeInfo().getAuxiliaryTypes()[0]
                    : e.getArgSpec().type();
            boolean whole = type == int.class || type == long.class || type == Integer.class || type == Long.class;
            boolean number = whole || type == double.class || type == Double.class;
            String key = whole ? "cli.option-whole" : number ? "cli.option-number" : "cli.option-value";
            return words.say(key, "option", name(e.getArgSpec()), "seen", e.getValue());
        }
        return message.endsWith(".") ? message : message + ".";
    }

    private static String name(ArgSpec spec) {
        return spec instanceof OptionSpec option ? option.longestName() : spec.paramLabel();
    }
}
