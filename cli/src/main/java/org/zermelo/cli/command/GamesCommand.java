package org.zermelo.cli.command;

import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.game.BadInputException;
import org.zermelo.present.answer.FamilyList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code zermelo games [WORD]}: the games that the notation knows by name. */
@Command(
        name = "games",
        description = "The games that can be named, with their arguments and an example. With WORD only those in"
                + " whose name it occurs.")
public final class GamesCommand extends ZermeloCommand {

    @Parameters(
            arity = "0..1",
            paramLabel = "WORD",
            completionCandidates = Candidates.Games.class,
            description = "A part of a name, such as kayles.")
    private @Nullable String word;

    /** The command in this context. */
    public GamesCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) {
        FamilyList all = FamilyList.of(c.desk().notation());
        FamilyList shown = word == null ? all : all.with(word);
        if (word != null && shown.isEmpty()) {
            throw new BadInputException("notation.no-family", "seen", word);
        }
        if (c.json()) {
            c.write(FamilyList.shape(c.words()).json(shown));
        } else {
            c.out().print(shown.text(c.words()));
        }
        return ExitCode.DONE;
    }
}
