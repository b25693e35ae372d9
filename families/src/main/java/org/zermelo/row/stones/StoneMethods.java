package org.zermelo.row.stones;

import java.util.List;
import java.util.function.Predicate;
import org.zermelo.game.large.Saturated;
import org.zermelo.solve.Method;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** The methods that only the stone games have. */
public final class StoneMethods {

    private static final Predicate<Value> MARGIN = value -> value == Values.margin();

    private static final Predicate<Value> WINS = value -> value == Values.outcome() || value == Values.winner();

    private StoneMethods() {}

    /** All of them. */
    public static List<Method> all() {
        return List.of(
                new StoneMethod<>("stones-doubling", DoublingStones.class, MARGIN, DoublingStones::oracle)
                        .costs("O(n^2)", g -> square(g.size()), g -> DoublingStones.bytes(g.size())),
                new StoneMethod<>("stones-squares", SquareStones.class, value -> true, SquareStones::oracle)
                        .costs("O(n sqrt n)", g -> g.size() * Math.sqrt(g.size()), g -> Saturated.product(8, g.size())),
                new StoneMethod<>(
                        "stones-divisors",
                        DivisorStones.class,
                        value -> value == Values.nimber(),
                        (game, value, watch) -> DivisorStones::nimber),
                new StoneMethod<>(
                                "stones-rest",
                                RestStones.class,
                                MARGIN,
                                (game, value, watch) -> position -> game.margin(position.from(0), position.to(0)))
                        .costs("O(n), O(n^2) with its line", g -> square(g.size()), g -> 32L * g.size()),
                new StoneMethod<>("stones-merge", MergeStones.class, MARGIN, MergeStones::oracle)
                        .costs("O(n)", MergeStones::size, g -> 16L * g.size()),
                new StoneMethod<>("stones-thirds", ThirdsStones.class, WINS, ThirdsStones::oracle)
                        .costs(
                                "O(n)",
                                g -> g.start().count(),
                                g -> 16L * g.start().count()),
                new StoneMethod<>("stones-two-values", TwoValueStones.class, MARGIN, TwoValueStones::oracle)
                        .costs("O(n log n)", g -> square(g.size()), g -> 64L * g.size()),
                new StoneMethod<>("stones-circle", CircleStones.class, MARGIN, CircleStones::oracle)
                        .costs("O(n^2)", g -> square(g.size()), g -> 48L * g.size()));
    }

    private static double square(double n) {
        return n * n;
    }
}
