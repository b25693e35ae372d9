package org.zermelo.cli.context;

import java.io.Console;
import org.jspecify.annotations.Nullable;

/** What is known of the terminal at which the program runs. */
public final class Terminals {

    private Terminals() {}

    /** Whether both standard input and output are a terminal. */
    public static boolean both() {
        Console console = System.console();
        return console != null && isTerminal(console);
    }

    /** From JDK 22 on there may be a console where there is no terminal, and it can be asked. */
    private static boolean isTerminal(Console console) {
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    /** Whether the terminal knows no more than printing line after line. */
    public static boolean dumb() {
        String type = System.getenv("TERM");
        return "dumb".equals(type)
                || (blank(type) && !System.getProperty("os.name").startsWith("Windows"));
    }

    /** Whether the user wants no colours; see no-color.org. */
    public static boolean colourless() {
        return !blank(System.getenv("NO_COLOR"));
    }

    private static boolean blank(@Nullable String text) {
        return text == null || text.isEmpty();
    }
}
