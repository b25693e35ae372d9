package org.zermelo.cli.shell;

import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;

/** A command in a line: its header, else the first sentence of its description. */
public final class Summary {

    /** A full stop, also that of Chinese, behind which no blank stands. */
    private static final Pattern FULL_STOP = Pattern.compile("\\.(?: |$)|\u3002");

    private Summary() {}

    /** The sentence without its full stop, in the language of the help. */
    public static String of(CommandSpec command) {
        String[] header = command.usageMessage().header();
        String all = String.join(
                " ", header.length > 0 ? header : command.usageMessage().description());
        return FULL_STOP.split(all, 2)[0];
    }
}
