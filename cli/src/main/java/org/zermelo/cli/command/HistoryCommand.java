package org.zermelo.cli.command;

import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Review;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.analysis.History;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.picture.PictureFormat;
import org.zermelo.present.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo history GAME --played "MOVES"}: who would have won when, and where the game was given away. */
@Command(name = "history", description = "The value of a played game, ply by ply, and where it was given away.")
public final class HistoryCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Option(
            names = {"--line", "--played"},
            paramLabel = "MOVES",
            required = true,
            description = "The moves in order, joined by ~ as play writes them, such as 'b2 ~ a1 ~ c1'.")
    private String played = "";

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Write the picture to this file too; as PNG when it ends in .png.")
    private @Nullable String svg;

    /** The command in this context. */
    public HistoryCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Match<?, ?> match = Match.of(input.game(c)).playAll(played);
        Review review = Review.of(match, c.desk(), Ask.everything(), c.watch());
        History history = History.of(review);
        if (svg != null) {
            PictureFormat pictures = PictureFormat.ofFile(svg);
            OutputFile.write(svg, stream -> pictures.write(history.picture(c.words()), stream), c);
        }
        if (c.json()) {
            c.write(shape(match.game().toString(), c.words()).json(review));
        } else {
            c.out().print(history.text(c.words()));
        }
        return ExitCode.DONE;
    }

    private static JsonShape<Review> shape(String game, Words words) {
        JsonShape<Review.Ply> ply = new JsonShape<Review.Ply>()
                .count("ply", Review.Ply::ply)
                .text("move", Review.Ply::move)
                .text("value", each -> WorthWords.brief(each.worth(), words))
                .with("grade", JsonType.words(Review.Grade.values()), Review.Ply::grade)
                .text("best", Review.Ply::best);
        return new JsonShape<Review>()
                .constant("schema", "zermelo/history/1")
                .text("game", review -> game)
                .with("plies", JsonType.list(ply), Review::plies);
    }
}
