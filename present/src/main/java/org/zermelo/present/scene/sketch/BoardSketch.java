package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.board.chomp.Bar;
import org.zermelo.board.chomp.Bite;
import org.zermelo.board.chomp.Chomp;
import org.zermelo.board.notakto.Boards;
import org.zermelo.board.notakto.Cross;
import org.zermelo.board.notakto.Notakto;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** Chomp's bar, as large as it was at the start; Notakto's boards. */
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
        if (rules instanceof Notakto notakto && position instanceof Boards boards) {
            return Optional.of(boards(notakto, boards));
        }
        return Optional.empty();
    }

    private static Scene boards(Notakto rules, Boards boards) {
        List<List<Boolean>> crossed = new ArrayList<>();
        List<Boolean> dead = new ArrayList<>();
        for (int board = 0; board < boards.count(); board++) {
            List<Boolean> cells = new ArrayList<>();
            for (int cell = 0; cell < boards.side() * boards.side(); cell++) {
                cells.add(boards.isCrossed(board, cell / boards.side(), cell % boards.side()));
            }
            crossed.add(cells);
            dead.add(rules.isDead(boards.crosses(board)));
        }
        return new Scene.Boards(crossed, dead, boards.side());
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        return moves.stream().map(move -> target(position, move)).toList();
    }

    private static Target target(Object position, Object move) {
        if (move instanceof Bite bite) {
            return Target.of(move, 0, bite.row() - 1L, bite.column() - 1L);
        }
        if (move instanceof Cross cross && position instanceof Boards boards) {
            return Target.of(move, 0, cross.board() - 1L, (cross.row() - 1L) * boards.side() + cross.column() - 1);
        }
        return Target.of(move, 0);
    }
}
