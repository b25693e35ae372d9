package org.zermelo.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.TableOutput;
import org.zermelo.desk.Ask;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.present.line.LineJson;
import org.zermelo.present.line.LinePicture;
import org.zermelo.present.line.LineTable;
import org.zermelo.row.LineReview;
import org.zermelo.row.RowGame;
import org.zermelo.row.RowPosition;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Question.Part;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo line GAME}: a play of a row, optimal or given, with what each move lost. */
@Command(
        name = "line",
        description = "Best play of a row, turn by turn. With --play MOVES: those moves, and the loss of each.")
public final class LineCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Mixin
    private TableOutput output = new TableOutput();

    @Option(
            names = "--play",
            paramLabel = "MOVES",
            description = "The moves of the play, such as 'L R L2'; by default best play.")
    private @Nullable String play;

    /** The command in this context. */
    public LineCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Game game = input.game(c);
        if (!(game.rules() instanceof RowGame rows)) {
            throw new BadInputException("line.only-rows", "seen", game.toString());
        }
        LineReview review = LineReview.of(rows, play == null ? best(c, game) : given(rows, play), c.watch());
        if (c.json()) {
            output.write(LineJson.of(review), c);
        } else {
            output.write(LineTable.of(review, c.words()), () -> LinePicture.of(review, c.words()), c);
        }
        return ExitCode.DONE;
    }

    private static List<Take> best(CommandContext c, Game game) {
        List<?> line = c.desk()
                .solve(game, Ask.everything().withParts(Set.of(Part.LINE)), c.watch())
                .answer()
                .line();
        return line.stream().map(Take.class::cast).toList();
    }

    private static List<Take> given(RowGame rows, String moves) {
        List<Take> line = new ArrayList<>();
        RowPosition position = rows.start();
        for (String word : moves.trim().split("[\\s,]+")) {
            if (!word.isEmpty()) {
                Take take = rows.move(position, word);
                line.add(take);
                position = rows.play(position, take);
            }
        }
        return line;
    }
}
