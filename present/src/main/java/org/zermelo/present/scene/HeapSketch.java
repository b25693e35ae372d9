package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Rules;
import org.zermelo.heap.play.HeapMove;
import org.zermelo.heap.play.HeapPosition;
import org.zermelo.nim.FibonacciNim;
import org.zermelo.nim.NimMove;
import org.zermelo.nim.NimPosition;
import org.zermelo.nim.Pair;
import org.zermelo.nim.PairMove;

/** Nim and its relatives: heaps of counters. */
final class HeapSketch implements Sketch {

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (position instanceof NimPosition nim) {
            return heaps(nim.heaps());
        }
        if (position instanceof Pair pair) {
            return heaps(pair.a(), pair.b());
        }
        if (position instanceof FibonacciNim.Heap heap) {
            return heaps(heap.counters());
        }
        if (position instanceof HeapPosition heap) {
            return Optional.of(new Scene.Heaps(heap.heaps(), List.of()));
        }
        return Optional.empty();
    }

    private static Optional<Scene> heaps(long... heaps) {
        return Optional.of(new Scene.Heaps(Arrays.stream(heaps).boxed().toList(), List.of()));
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, List<?> moves) {
        List<Target> targets = new ArrayList<>();
        for (Object move : moves) {
            targets.add(target(position, move));
        }
        return targets;
    }

    private static Target target(Object position, Object move) {
        if (move instanceof NimMove take) {
            return Target.of(move, 0, take.heap() - 1L, take.to());
        }
        if (move instanceof FibonacciNim.Take take && position instanceof FibonacciNim.Heap heap) {
            return Target.of(move, 0, 0, heap.counters() - take.count());
        }
        if (move instanceof HeapMove change
                && position instanceof HeapPosition heaps
                && change.to().size() <= 1) {
            long left = change.to().isEmpty() ? 0 : change.to().get(0);
            return Target.of(move, 0, heaps.heaps().indexOf(change.from()), left);
        }
        if (move instanceof PairMove pair) {
            return pair(pair);
        }
        return Target.of(move, 0);
    }

    /** A move that changes both heaps has no place in one of them. */
    private static Target pair(PairMove move) {
        if (move.b() == move.toB()) {
            return Target.of(move, 0, 0, move.toA());
        }
        return move.a() == move.toA() ? Target.of(move, 0, 1, move.toB()) : Target.of(move, 0);
    }
}
