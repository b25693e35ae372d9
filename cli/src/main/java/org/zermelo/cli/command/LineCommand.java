package org.zermelo.cli.command;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.TableOutput;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Review;
import org.zermelo.notation.Game;
import org.zermelo.present.analysis.History;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.line.LineJson;
import org.zermelo.present.line.LinePicture;
import org.zermelo.present.line.LineTable;
import org.zermelo.present.play.ReviewJson;
import org.zermelo.present.play.ReviewText;
import org.zermelo.row.LineReview;
import org.zermelo.row.RowGame;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Question.Part;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo line GAME}: a play, the best or a given one: the value of each move, and where the game was given away. */
@Command(
        name = "line",
        description = "A play, move by move. The best play, or with --played MOVES those: what each was worth or lost.")
public final class LineCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Mixin
    private TableOutput output = new TableOutput();

    @Option(
            names = {"--played", "--play", "--line"},
            paramLabel = "MOVES",
            description = "The moves in order, such as 'L R L2', or joined by ~ as play writes them, 'b2 ~ a1 ~ c1';"
                    + " by default best play.")
    private @Nullable String played;

    /** The command in this context. */
    public LineCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Game game = input.game(c);
        if (game.rules() instanceof RowGame rows) {
            row(c, game, rows);
            return ExitCode.DONE;
        }
        String moves = played != null
                ? played
                : best(c, game).stream().map(String::valueOf).collect(Collectors.joining(Match.SEPARATOR));
        Review review = Review.of(Match.of(game).playAll(moves), c.desk(), Ask.everything(), c.watch());
        if (c.json()) {
            output.write(
                    new JsonShape<Review>()
                            .constant("schema", "zermelo/review/1")
                            .text("game", each -> game.toString())
                            .all(ReviewJson.shape(c.words(), "both"), each -> each)
                            .json(review),
                    c);
        } else {
            History history = History.of(review);
            output.write(history.table(c.words()), () -> history.picture(c.words()), c);
        }
        return ExitCode.DONE;
    }

    private void row(CommandContext c, Game game, RowGame rows) throws Exception {
        List<Take> takes;
        List<String> sentences = List.of();
        if (played == null) {
            takes = best(c, game).stream().map(Take.class::cast).toList();
        } else {
            Match<?, ?> match = Match.of(game).playAll(played.replace(',', ' '));
            takes = match.line().stream().map(Take.class::cast).toList();
            sentences = ReviewText.sentences(Review.of(match, c.desk(), Ask.everything(), c.watch()), c.words());
        }
        LineReview review = LineReview.of(rows, takes, c.watch());
        if (c.json()) {
            output.write(LineJson.of(review), c);
        } else {
            output.write(LineTable.of(review, sentences, c.words()), () -> LinePicture.of(review, c.words()), c);
        }
    }

    private static List<?> best(CommandContext c, Game game) {
        return c.desk()
                .solve(game, Ask.everything().withParts(Set.of(Part.LINE)), c.watch())
                .answer()
                .line();
    }
}
