package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.zermelo.game.Rules;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.heap.play.HeapMove;
import org.zermelo.heap.play.HeapPosition;
import org.zermelo.nim.FibonacciNim;
import org.zermelo.nim.MooreMove;
import org.zermelo.nim.NimMove;
import org.zermelo.nim.NimPosition;
import org.zermelo.nim.Pair;
import org.zermelo.nim.PairMove;
import org.zermelo.nim.SilverDollar;
import org.zermelo.nim.Staircase;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;
import org.zermelo.present.scene.letters.RowLetters;

/** Nim and its relatives: heaps of counters, the steps of a staircase, coins on a strip. */
final class HeapSketch implements Sketch {

    /** Counters in heaps that are drawn one by one, so that one may choose where to break them. */
    private static final long MOST_IN_LINES = 300;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (position instanceof NimPosition nim) {
            return Optional.of(nim(rules, nim));
        }
        if (position instanceof Pair pair) {
            return Optional.of(Scene.Heaps.stacks(List.of(pair.a(), pair.b()), List.of()));
        }
        if (position instanceof FibonacciNim.Heap heap) {
            return Optional.of(new Scene.Heaps(
                    List.of(heap.counters()),
                    List.of(),
                    "stacks",
                    OptionalLong.of(Math.min(heap.most(), heap.counters()))));
        }
        if (position instanceof HeapPosition heaps) {
            String look = rules instanceof HeapGame game && breaks(game) ? "lines" : "stacks";
            return Optional.of(new Scene.Heaps(heaps.heaps(), List.of(), look, OptionalLong.empty()));
        }
        return Optional.empty();
    }

    private static Scene nim(Rules<?, ?> rules, NimPosition nim) {
        List<Long> heaps = Arrays.stream(nim.heaps()).boxed().toList();
        if (rules instanceof SilverDollar strip && strip.start().size() > 0) {
            long squares = strip.start().heap(strip.start().size() - 1) + 1;
            return squares <= RowLetters.MOST_SQUARES
                    ? new Scene.Strip(heaps.stream().map(Long::intValue).toList(), (int) squares)
                    : Scene.Heaps.stacks(heaps, List.of());
        }
        return rules instanceof Staircase
                ? new Scene.Heaps(heaps, List.of(), "stairs", OptionalLong.empty())
                : Scene.Heaps.stacks(heaps, List.of());
    }

    /** Whether some move of a start breaks a heap, and its counters are few enough to be seen one by one. */
    private static boolean breaks(HeapGame game) {
        List<Long> heaps = game.start().heaps();
        return heaps.stream().mapToDouble(heap -> heap).sum() <= MOST_IN_LINES
                && heaps.stream()
                        .flatMap(heap -> game.rules().takes(heap.intValue()).stream())
                        .anyMatch(take -> take.parts() > 1);
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        List<Target> targets = new ArrayList<>();
        for (Object move : moves) {
            // many heaps alike have a target each for one move
            if (targets.size() >= Scenes.MOST_TARGETS) {
                break;
            }
            if (move instanceof HeapMove change) {
                targets.addAll(breaking((Scene.Heaps) scene, change));
            } else {
                targets.add(target(position, move));
            }
        }
        return targets;
    }

    /** A target for each of the heaps that are as large as the one that changes. */
    private static List<Target> breaking(Scene.Heaps scene, HeapMove move) {
        List<Long> to = move.to().isEmpty() ? List.of(0L) : move.to();
        // where the counters are not seen one by one, a heap that breaks has no better place than the whole of it
        List<Long> shown = scene.look().equals("lines") || to.size() == 1 ? to : List.of(move.from());
        return IntStream.range(0, scene.heaps().size())
                .filter(heap -> scene.heaps().get(heap) == move.from())
                .limit(Scenes.MOST_TARGETS)
                .mapToObj(heap -> new Target(
                        move.toString(),
                        0,
                        Stream.concat(Stream.of((long) heap), shown.stream()).toList()))
                .toList();
    }

    private static Target target(Object position, Object move) {
        if (move instanceof NimMove take) {
            return Target.of(move, 0, take.heap() - 1L, take.to());
        }
        if (move instanceof FibonacciNim.CounterTake take && position instanceof FibonacciNim.Heap heap) {
            return Target.of(move, 0, 0, heap.counters() - take.count());
        }
        if (move instanceof MooreMove several && position instanceof NimPosition nim) {
            return changes(move, nim.heaps(), several.to().heaps());
        }
        if (move instanceof PairMove pair) {
            return changes(move, new long[] {pair.a(), pair.b()}, new long[] {pair.toA(), pair.toB()});
        }
        return Target.of(move, 0);
    }

    private static Target changes(Object move, long[] before, long[] after) {
        return Target.of(
                move,
                0,
                IntStream.range(0, before.length)
                        .filter(heap -> before[heap] != after[heap])
                        .mapToObj(heap -> LongStream.of(heap, after[heap]))
                        .flatMapToLong(pair -> pair)
                        .toArray());
    }
}
