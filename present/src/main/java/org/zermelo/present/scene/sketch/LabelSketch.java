package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.board.chomp.DivisorGame;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;
import org.zermelo.row.list.ListGame;
import org.zermelo.row.list.ListMove;
import org.zermelo.row.list.ListPosition;
import org.zermelo.row.pool.PoolGame;
import org.zermelo.row.pool.PoolMove;
import org.zermelo.row.stones.TwoValueStones;

/**
 * Numbers in cells. Divisors lie in a table: along each row powers of the prime that divides the number most often, down the
 * multiples of what is left of it. Stones with two values bear both, as in the notation. A list has a free cell where a gap is.
 */
final class LabelSketch implements Sketch {

    /** Items of a list; more would not be read. */
    private static final int MOST = 60;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (rules instanceof DivisorGame && position instanceof List<?> left) {
            return Optional.of(divisors(((DivisorGame) rules).start(), left));
        }
        if (rules instanceof TwoValueStones stones && position instanceof TwoValueStones.StonesTaken left) {
            List<String> labels = IntStream.range(0, stones.size())
                    .mapToObj(i -> left.taken().get(i) ? "" : stones.toFirst(i) + ";" + stones.toSecond(i))
                    .toList();
            return Optional.of(new Scene.Labels(labels, stones.size(), true));
        }
        if (rules instanceof ListGame && position instanceof ListPosition left) {
            List<String> labels = left.labels();
            return labels.size() > MOST
                    ? Optional.empty()
                    : Optional.of(new Scene.Labels(labels, Math.max(1, labels.size()), true));
        }
        if (rules instanceof PoolGame pool && position instanceof Long left) {
            List<String> labels = pool.labels(left);
            return Optional.of(new Scene.Labels(labels, Math.max(1, labels.size()), true));
        }
        return Optional.empty();
    }

    private static Scene divisors(List<Long> all, List<?> left) {
        List<Long> order = order(all);
        List<String> labels = order.stream()
                .map(divisor -> left.contains(divisor) ? divisor.toString() : "")
                .toList();
        return new Scene.Labels(labels, columns(all), false);
    }

    /** How many powers of the prime that divides the number most often there are, 1 among them. */
    private static int columns(List<Long> all) {
        return (int) powers(all).count();
    }

    private static LongStream powers(List<Long> all) {
        long number = all.isEmpty() ? 1 : all.get(all.size() - 1);
        long best = all.stream()
                .filter(divisor -> all.stream().noneMatch(d -> d < divisor && divisor % d == 0))
                .max((a, b) -> exponent(number, a) == exponent(number, b)
                        ? Long.compare(b, a)
                        : Integer.compare(exponent(number, a), exponent(number, b)))
                .orElse(1L);
        return LongStream.iterate(1, power -> number % power == 0, power -> best == 1 ? Long.MAX_VALUE : power * best);
    }

    private static int exponent(long number, long prime) {
        int exponent = 0;
        for (long rest = number; rest % prime == 0; rest /= prime) {
            exponent++;
        }
        return exponent;
    }

    /** All divisors, 1 included, row by row. */
    private static List<Long> order(List<Long> all) {
        long[] powers = powers(all).toArray();
        long prime = powers.length > 1 ? powers[1] : 1;
        List<Long> order = new ArrayList<>();
        LongStream.concat(LongStream.of(1), all.stream().mapToLong(divisor -> divisor))
                .filter(divisor -> prime == 1 || divisor % prime != 0)
                .forEach(rest -> LongStream.of(powers).forEach(power -> order.add(rest * power)));
        return order;
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        if (rules instanceof DivisorGame game) {
            List<Long> order = order(game.start());
            return moves.stream()
                    .map(move -> Target.of(move, 0, order.indexOf((Long) move)))
                    .toList();
        }
        if (position instanceof ListPosition left) {
            return moves.stream()
                    .map(ListMove.class::cast)
                    .map(move -> Target.of(move, 0, left.cell(move.from()), left.cell(move.to())))
                    .toList();
        }
        if (rules instanceof PoolGame) {
            return moves.stream()
                    .map(move -> Target.of(move, 0, ((PoolMove) move).place()))
                    .toList();
        }
        return moves.stream()
                .map(move -> Target.of(move, 0, (Integer) move - 1L))
                .toList();
    }
}
