package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;
import org.zermelo.row.Row;
import org.zermelo.row.RowGame;
import org.zermelo.row.RowPosition;
import org.zermelo.row.linear.Reduction;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Take;

/** Rows of numbers. */
final class RowSketch implements Sketch {

    /** Items shown of a long row; the page scrolls, but nobody reads a million coins. */
    private static final int MOST = 400;

    /** Items of a row whose reduction is drawn; longer pictures are not read to their end. */
    private static final int MOST_REDUCED = 60;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (!(rules instanceof RowGame game) || !(position instanceof RowPosition left)) {
            return Optional.empty();
        }
        List<Scene> rows = new ArrayList<>();
        for (int r = 0; r < game.rows().size(); r++) {
            rows.add(row(game.rows().get(r), left.from(r), left.to(r)));
        }
        return Optional.of(rows.size() == 1 ? rows.get(0) : new Scene.Sum(rows));
    }

    private static Scene row(Row row, int from, int to) {
        int first = row.size() <= MOST ? 0 : Math.min(from, row.size() - MOST);
        List<Long> items = new ArrayList<>();
        for (int i = first; i < Math.min(row.size(), first + MOST); i++) {
            items.add(row.item(i));
        }
        return new Scene.Row(items, first, from, to, row.size(), OptionalLong.empty(), reduction(row, from, to), false);
    }

    private static Optional<Reduction> reduction(Row row, int from, int to) {
        boolean coins = row.most() == 1 && row.ends() == Ends.BOTH;
        return coins && row.size() <= MOST_REDUCED && from < to
                ? Optional.of(Reduction.of(
                        IntStream.range(from, to).mapToLong(row::item).toArray()))
                : Optional.empty();
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        RowPosition left = (RowPosition) position;
        List<Target> targets = new ArrayList<>();
        for (Object move : moves) {
            Take take = (Take) move;
            int part = Math.max(0, take.row() - 1);
            long edge = take.side() == Side.LEFT
                    ? left.from(part) + take.count() - 1L
                    : left.to(part) - (long) take.count();
            targets.add(Target.of(move, part, edge));
        }
        return targets;
    }
}
