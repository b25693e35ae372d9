package org.zermelo.cli.shell;

import picocli.CommandLine.Model.CommandSpec;

/** A command in a line: its header, else the first sentence of its description. */
public final class Summary {

    private Summary() {}

    /** The sentence without its full stop, in the language of the help. */
    public static String of(CommandSpec command) {
        String[] header = command.usageMessage().header();
        String all = String.join(
                " ", header.length > 0 ? header : command.usageMessage().description());
        int end = all.indexOf(". ");
        return end >= 0 ? all.substring(0, end) : all.endsWith(".") ? all.substring(0, all.length() - 1) : all;
    }
}
