package org.zermelo.bench.board;

import java.nio.file.Path;
import java.util.List;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.stage.PlacedOutcomes;
import org.zermelo.boards.stage.PlacingSearch;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.StageBuild;
import org.zermelo.store.table.TableName;

/**
 * Solves the start of a game whose men are all placed before any goes: first its stages without men in hand, as {@code stages} does, then a
 * search of the placing, which asks for a win and for a draw.
 */
public final class PlacingFigures {

    private PlacingFigures() {}

    /**
     * A game, a folder, 1 of how many positions is checked (none where this is 0), and the power of 2 of the entries of the search's
     * table.
     */
    public static void run(Arguments arguments) {
        Game game = Notation.standard().parse(arguments.next());
        TableName name = TableName.ofStages(game, null);
        try (StageBuild build = StageBuild.begin(name, Path.of(arguments.next()), Budget.ofThisMachine(), Watch.NONE)) {
            int each = arguments.number();
            int bits = arguments.number();
            new StageFigures(build, (BoardGame) game.rules(), Integer.MAX_VALUE, each)
                    .run(stage -> build.work().isPlaced(stage));
            PlacedOutcomes placed = PlacedOutcomes.of(build.work(), build.folder())
                    .orElseThrow(() -> new Arguments.BadException("Some men go while others are in hand."));
            build.folder().need(List.of());
            for (int bound = 1; bound >= 0; bound--) {
                PlacingSearch search = new PlacingSearch(placed, bits, Watch.NONE);
                double from = StageFigures.processorSeconds();
                boolean reaches = search.firstReaches(bound);
                System.out.printf(
                        "The first player %s %s: %,d positions, %.1f s of the processor%n",
                        reaches ? "gets" : "does not get",
                        bound == 1 ? "a win" : "a draw or more",
                        search.positions(),
                        StageFigures.processorSeconds() - from);
            }
        }
    }
}
