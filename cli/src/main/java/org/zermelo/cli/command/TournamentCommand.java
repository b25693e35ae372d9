package org.zermelo.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.TableOutput;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.present.json.Json;
import org.zermelo.present.line.TournamentTable;
import org.zermelo.present.table.RowTables;
import org.zermelo.row.Row;
import org.zermelo.row.strategy.RowMatch;
import org.zermelo.row.strategy.Strategies;
import org.zermelo.row.strategy.Tournament;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code zermelo tournament GAME}: greedy, parity and perfect play against each other and against the best reply. */
@Command(
        name = "tournament",
        description =
                "Strategies of a coin row against each other and the best reply. They are greedy, parity and perfect.")
public final class TournamentCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Mixin
    private TableOutput output = new TableOutput();

    /** The command in this context. */
    public TournamentCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Game game = input.game(c);
        Row row = RowTables.row(game.rules())
                .orElseThrow(() -> new BadInputException("strategy.only-coin-rows", "seen", game.toString()));
        Tournament tournament = Tournament.of(row.items(), Strategies.all());
        if (c.json()) {
            List<RowMatch> all = new ArrayList<>(tournament.matches());
            all.addAll(tournament.guarantees());
            all.addAll(tournament.repliesFirst());
            c.write(Json.object(
                    "schema",
                    "zermelo/tournament/1",
                    "game",
                    game.toString(),
                    "matches",
                    all.stream().map(TournamentCommand::json).toList()));
        } else {
            output.write(TournamentTable.of(tournament, c.words()), c);
        }
        return ExitCode.DONE;
    }

    private static Object json(RowMatch match) {
        return Json.object(
                "first", match.first(),
                "second", match.second(),
                "scores", Json.object("first", match.firstTotal(), "second", match.secondTotal()),
                "moves", match.sides().stream().map(side -> side.letter()).toList());
    }
}
