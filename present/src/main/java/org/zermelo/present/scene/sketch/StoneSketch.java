package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;
import org.zermelo.row.RowPosition;
import org.zermelo.row.stones.CircleStones;
import org.zermelo.row.stones.DivisorStones;
import org.zermelo.row.stones.DoublingStones;
import org.zermelo.row.stones.MergeStones;
import org.zermelo.row.stones.RestStones;
import org.zermelo.row.stones.SquareStones;
import org.zermelo.row.stones.ThirdsStones;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Take;

/** Stone games: rows of which less and less is left, and heaps. */
final class StoneSketch implements Sketch {

    /** Items of a row; of a longer one the text says as much. */
    private static final int MOST = 400;

    /** Coins of a circle; more would lie too close. */
    private static final int MOST_IN_RING = 40;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (rules instanceof DoublingStones game && position instanceof DoublingStones.PilesLeft left) {
            return row(game.size(), left.taken(), game.size(), game::item, OptionalLong.of(2L * left.m()), false);
        }
        if (rules instanceof RestStones game && position instanceof RowPosition left) {
            return left.left() == 0
                    ? row(game.size(), game.size(), game.size(), game::item)
                    : row(game.size(), left.from(0), left.to(0), game::item);
        }
        if (rules instanceof MergeStones game && position instanceof Integer merged) {
            long sum = IntStream.range(0, merged).mapToLong(game::item).sum();
            return row(
                    game.size(),
                    merged - 1,
                    game.size(),
                    i -> i == merged - 1 ? sum : game.item(i),
                    OptionalLong.empty(),
                    true);
        }
        if (rules instanceof CircleStones game && position instanceof CircleStones.Arc arc) {
            return game.size() > MOST_IN_RING
                    ? row(game.size(), 0, arc.count(), i -> game.item((arc.from() + i) % game.size()))
                    : Optional.of(new Scene.Ring(items(game.size(), game::item), arc.from(), arc.count()));
        }
        if (rules instanceof SquareStones || rules instanceof DivisorStones) {
            return Optional.of(Scene.Heaps.stacks(List.of((Long) position), List.of()));
        }
        if (position instanceof ThirdsStones.RemaindersLeft left) {
            List<Long> heaps = List.of((long) left.zeros(), (long) left.ones(), (long) left.twos(), (long) left.sum());
            return Optional.of(Scene.Heaps.stacks(heaps, List.of("0", "1", "2", "Σ")));
        }
        return Optional.empty();
    }

    private static Optional<Scene> row(int size, int from, int to, IntToLongFunction item) {
        return row(size, from, to, item, OptionalLong.empty(), false);
    }

    private static Optional<Scene> row(
            int size, int from, int to, IntToLongFunction item, OptionalLong most, boolean numbered) {
        return size > MOST
                ? Optional.empty()
                : Optional.of(new Scene.Row(items(size, item), 0, from, to, size, most, Optional.empty(), numbered));
    }

    private static List<Long> items(int size, IntToLongFunction item) {
        return IntStream.range(0, size).mapToLong(item).boxed().toList();
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        List<Target> targets = new ArrayList<>();
        moves.forEach(move -> targets.add(target(rules, position, scene, move)));
        return targets;
    }

    private static Target target(Rules<?, ?> rules, Object position, Scene scene, Object move) {
        if (position instanceof DoublingStones.PilesLeft left) {
            return Target.of(move, 0, left.taken() + (Integer) move - 1L);
        }
        if (position instanceof RowPosition left) {
            return Target.of(move, 0, ((Take) move).side() == Side.LEFT ? left.from(0) : left.to(0) - 1L);
        }
        if (rules instanceof MergeStones) {
            return Target.of(move, 0, (Integer) move - 1L);
        }
        if (rules instanceof CircleStones game && position instanceof CircleStones.Arc arc) {
            return Target.of(
                    move,
                    0,
                    scene instanceof Scene.Ring
                            ? (Integer) move - 1L
                            : Math.floorMod((Integer) move - 1 - arc.from(), game.size()));
        }
        if (position instanceof Long left) {
            return Target.of(move, 0, 0, left - (Long) move);
        }
        int residue = (Integer) move;
        return Target.of(move, 0, residue, ((Scene.Heaps) scene).heaps().get(residue) - 1);
    }
}
