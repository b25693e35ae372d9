package org.zermelo.cli.command;

import java.util.List;
import java.util.stream.Stream;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.TableOutput;
import org.zermelo.desk.CoinRowTable;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.line.TournamentTable;
import org.zermelo.row.Row;
import org.zermelo.row.strategy.RowMatch;
import org.zermelo.row.strategy.Strategies;
import org.zermelo.row.strategy.Tournament;
import org.zermelo.row.take.Side;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code zermelo tournament GAME}: greedy, parity and perfect play against each other and against the best reply. */
@Command(
        name = "tournament",
        description =
                "Strategies of a coin row against each other and the best reply. They are greedy, parity and perfect.")
public final class TournamentCommand extends ZermeloCommand {

    private static final JsonShape<RowMatch> SCORES =
            new JsonShape<RowMatch>().whole("first", RowMatch::firstTotal).whole("second", RowMatch::secondTotal);

    private static final JsonShape<RowMatch> MATCH = new JsonShape<RowMatch>()
            .text("first", RowMatch::first)
            .text("second", RowMatch::second)
            .with("scores", SCORES, match -> match)
            .with("moves", JsonType.list(JsonType.TEXT.from(Side::letter)), RowMatch::sides);

    private static final JsonShape<PlayedTournament> SHAPE = new JsonShape<PlayedTournament>()
            .constant("schema", "zermelo/tournament/1")
            .text("game", played -> played.game.toString())
            .with("matches", JsonType.list(MATCH), PlayedTournament::matches);

    /** The matches of a game, for their document. */
    private record PlayedTournament(Game game, Tournament tournament) {
        List<RowMatch> matches() {
            return Stream.of(tournament.matches(), tournament.guarantees(), tournament.repliesFirst())
                    .flatMap(List::stream)
                    .toList();
        }
    }

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
        Row row = CoinRowTable.row(game.rules())
                .orElseThrow(() -> new BadInputException("strategy.only-coin-rows", "seen", game.toString()));
        Tournament tournament = Tournament.of(row.items(), Strategies.all());
        if (c.json()) {
            output.write(SHAPE.json(new PlayedTournament(game, tournament)), c);
        } else {
            output.write(TournamentTable.of(tournament, c.words()), c);
        }
        return ExitCode.DONE;
    }
}
