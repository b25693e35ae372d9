package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.zermelo.board.split.CellSet;
import org.zermelo.board.split.Cram;
import org.zermelo.board.split.Pins;
import org.zermelo.board.split.Removal;
import org.zermelo.board.treblecross.Strip;
import org.zermelo.board.treblecross.Treblecross;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** Games on spots that get used up, one or two neighbours at a time: pins, the row of Treblecross, the board of Cram. */
final class SpotSketch implements Sketch {

    /** A longer row would be too small to hit. */
    private static final int MOST_SQUARES = 40;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (rules instanceof Pins pins && position instanceof CellSet cells) {
            int count = pins.start().size();
            return Optional.of(new Scene.Spots(used(count, cell -> !cells.has(cell)), count, "pins"));
        }
        if (rules instanceof Cram cram && position instanceof CellSet cells) {
            List<Boolean> used = used(
                    cram.rows() * cram.columns(),
                    cell -> !cells.has(cram.cell(cell / cram.columns(), cell % cram.columns())));
            return Optional.of(new Scene.Spots(used, cram.columns(), "board"));
        }
        if (rules instanceof Treblecross && position instanceof Strip strip && strip.squares() <= MOST_SQUARES) {
            return Optional.of(new Scene.Spots(
                    used(strip.squares(), cell -> strip.crosses().contains(cell + 1)), strip.squares(), "strip"));
        }
        return Optional.empty();
    }

    private static List<Boolean> used(int count, IntPredicate used) {
        List<Boolean> spots = new ArrayList<>();
        for (int cell = 0; cell < count; cell++) {
            spots.add(used.test(cell));
        }
        return spots;
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        return moves.stream().map(move -> target(rules, move)).toList();
    }

    private static Target target(Rules<?, ?> rules, Object move) {
        if (rules instanceof Cram cram) {
            long[] cells = Arrays.stream(move.toString().replaceAll("[() ]", "").split("-"))
                    .map(square -> square.split(","))
                    .mapToLong(at -> (Long.parseLong(at[0]) - 1) * cram.columns() + Long.parseLong(at[1]) - 1)
                    .toArray();
            return Target.of(move, 0, cells);
        }
        if (move instanceof Removal take) {
            long first = Long.numberOfTrailingZeros(take.removed());
            return Long.bitCount(take.removed()) == 1
                    ? Target.of(move, 0, first)
                    : Target.of(move, 0, first, first + 1);
        }
        return Target.of(move, 0, (Integer) move - 1L);
    }
}
