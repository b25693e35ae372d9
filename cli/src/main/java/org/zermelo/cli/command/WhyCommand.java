package org.zermelo.cli.command;

import org.jspecify.annotations.Nullable;
import org.zermelo.cli.CommandContext;
import org.zermelo.cli.ExitCode;
import org.zermelo.cli.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.present.answer.Claim;
import org.zermelo.present.answer.Why;
import org.zermelo.present.answer.WhyJson;
import org.zermelo.present.answer.WhyText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo why GAME CLAIM}: the witness or the refutation. */
@Command(
        name = "why",
        description =
                "Whether a claim holds, and why. A claim is 'first wins', 'second wins', 'draw', a value (+6, *3),"
                        + " or moves from the start that are said to be best: 'R', 'R L L'. Exit code 1 when it does not hold.")
public final class WhyCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Option(names = "--claim", paramLabel = "CLAIM", description = "The claim, when it does not follow the game.")
    private @Nullable String claim;

    /** The command in this context. */
    public WhyCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        String said = claim == null ? input.takeTail() : claim;
        if (said.isBlank()) {
            throw new BadInputException("why.no-claim");
        }
        Game game = input.game(c);
        Why why = Why.of(c.desk(), game, Claim.of(said), c.watch());
        if (c.json()) {
            c.write(WhyJson.of(why, said));
        } else {
            c.out().print(WhyText.of(why, c.words()));
        }
        return why.holds() ? ExitCode.DONE : ExitCode.NO;
    }
}
