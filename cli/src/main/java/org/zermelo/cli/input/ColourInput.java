package org.zermelo.cli.input;

import org.zermelo.cli.context.Terminals;
import org.zermelo.game.BadInputException;
import org.zermelo.present.scene.Paint;
import picocli.CommandLine.Option;

/** Whether a command's text has colours. */
public final class ColourInput {

    @Option(
            names = "--color",
            paramLabel = "auto|always|never",
            description =
                    "Colours of who wins: auto is at a terminal where NO_COLOR is not set. Default: ${DEFAULT-VALUE}.")
    private String when = "auto";

    /**
     * The colours.
     *
     * @throws BadInputException when it is said in another word
     */
    public Paint paint() {
        return switch (when) {
            case "always" -> Paint.ANSI;
            case "never" -> Paint.PLAIN;
            case "auto" -> Terminals.both() && !Terminals.dumb() && !Terminals.colourless() ? Paint.ANSI : Paint.PLAIN;
            default -> throw new BadInputException("cli.no-colour", "seen", when);
        };
    }
}
