package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.board.chomp.Bar;
import org.zermelo.board.chomp.Bite;
import org.zermelo.board.chomp.Chomp;
import org.zermelo.board.grid.GridGame;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.game.Rules;

/** Chomp's bar, as large as it was at the start; boards that draw themselves. */
final class BoardSketch implements Sketch {

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (rules instanceof Chomp chomp && position instanceof Bar bar) {
            List<Integer> rows = new ArrayList<>();
            for (int row = 0; row < chomp.start().rows(); row++) {
                rows.add(bar.length(row));
            }
            return Optional.of(new Scene.Bar(rows, chomp.start().columns()));
        }
        if (rules instanceof GridGame game && position instanceof GridPosition grid) {
            return Optional.of(new Scene.Plain(game.drawing(grid)));
        }
        return Optional.empty();
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, List<?> moves) {
        List<Target> targets = new ArrayList<>();
        for (Object move : moves) {
            targets.add(
                    move instanceof Bite bite
                            ? Target.of(move, 0, bite.row() - 1L, bite.column() - 1L)
                            : Target.of(move, 0));
        }
        return targets;
    }
}
