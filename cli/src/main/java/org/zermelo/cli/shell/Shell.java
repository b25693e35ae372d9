package org.zermelo.cli.shell;

import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import picocli.CommandLine;

/** A shell that can complete the program's command line. */
public enum Shell {
    BASH("share/bash-completion/completions/zermelo", BashScript::of),
    ZSH("share/zsh/site-functions/_zermelo", ZshScript::of),
    FISH("share/fish/vendor_completions.d/zermelo.fish", FishScript::of);

    private final String place;
    private final Function<CommandLine, String> writer;

    Shell(String place, Function<CommandLine, String> writer) {
        this.place = place;
        this.writer = writer;
    }

    /**
     * The shell of this name.
     *
     * @throws BadInputException when there is none
     */
    public static Shell of(String name) {
        return Stream.of(values())
                .filter(shell -> shell.code().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInputException(Note.of("cli.no-shell")
                        .with("seen", name)
                        .with("allowed", Stream.of(values()).map(Shell::code).collect(Collectors.joining(", ")))));
    }

    private String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Where the shell looks for the script, below the folder of an installation. */
    public String place() {
        return place;
    }

    /** The script for a tree of commands, in the language of its help. */
    public String script(CommandLine tree) {
        return writer.apply(tree);
    }
}
