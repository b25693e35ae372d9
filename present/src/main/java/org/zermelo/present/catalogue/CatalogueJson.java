package org.zermelo.present.catalogue;

import java.util.Optional;
import java.util.OptionalLong;
import org.zermelo.present.catalogue.GameCatalogue.CountedGame;
import org.zermelo.present.catalogue.SolvedGame.Start;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;

/** The catalogue as a document. */
public final class CatalogueJson {

    private static final JsonShape<SolvedGame> SOLVED = new JsonShape<SolvedGame>()
            .text("game", SolvedGame::game)
            .maybe("title", JsonType.TEXT.about("The name of a game of the library."), SolvedGame::title)
            .count("positions", SolvedGame::positions)
            .with(
                    "start",
                    JsonType.words(Start.values())
                            .about("Who wins from the start; tie: it ends level; draw: neither can force an end."),
                    SolvedGame::start)
            .maybe(
                    "plies",
                    JsonType.COUNT.about("After how many plies the play from the start ends; absent with draw."),
                    solved -> optional(solved.plies()))
            .with(
                    "longestWin",
                    JsonType.COUNT.about("Plies of the win that takes longest, from any position."),
                    SolvedGame::longest)
            .with(
                    "won",
                    JsonType.COUNT.about("Positions that the player to move wins."),
                    solved -> solved.worths().won())
            .count("lost", solved -> solved.worths().lost())
            .count("tied", solved -> solved.worths().tied())
            .count("drawn", solved -> solved.worths().drawn())
            .with("bits", JsonType.FIGURE.about("Bits a position of the stored table."), SolvedGame::bits)
            .with("seconds", JsonType.FIGURE.about("Of the processor, for solving alone."), SolvedGame::seconds)
            .with("table", JsonType.TEXT.about("The beginning of the SHA-256 of the stored table."), SolvedGame::table);

    private static final JsonShape<CountedGame> COUNTED = new JsonShape<CountedGame>()
            .text("game", CountedGame::game)
            .with(
                    "plays",
                    JsonType.list(JsonType.COUNT).about("How many plays of one ply, of two, and so on there are."),
                    CountedGame::plays);

    /** The whole catalogue. */
    public static final JsonShape<GameCatalogue> SHAPE = new JsonShape<GameCatalogue>("Catalogue")
            .with("solved", JsonType.list(SOLVED), GameCatalogue::solved)
            .with("counted", JsonType.list(COUNTED), GameCatalogue::counted);

    private CatalogueJson() {}

    private static Optional<Long> optional(OptionalLong plies) {
        return plies.isPresent() ? Optional.of(plies.getAsLong()) : Optional.empty();
    }
}
