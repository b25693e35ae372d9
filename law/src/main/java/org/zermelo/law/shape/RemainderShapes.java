package org.zermelo.law.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;

/** One heap whose worth depends, from some size on, on a remainder. */
final class RemainderShapes {

    private static final int MOST_MODULUS = 60;
    private static final int LOOKED_AT = 360;

    private static final int BETWEEN = 1;

    private RemainderShapes() {}

    /** A period of what is said of 0, 1, 2, .. and where it begins; null when there is none as short as is looked for. */
    private static int @Nullable [] period(int[] said) {
        for (int from = 0; from <= MOST_MODULUS; from++) {
            for (int modulus = 1; modulus <= MOST_MODULUS; modulus++) {
                int shift = modulus;
                if (IntStream.range(from, LOOKED_AT - shift).allMatch(i -> said[i] == said[i + shift])) {
                    return new int[] {from, modulus};
                }
            }
        }
        return null;
    }

    private static int[] said(Shapes shapes) {
        return IntStream.range(0, LOOKED_AT).map(shapes::says).toArray();
    }

    static @Nullable Shape lost(Shapes shapes) {
        int[] said = said(shapes);
        int[] period = period(said);
        if (period == null || !shapes.are(0, formula(said, 0, period))) {
            return null;
        }
        String name = shapes.names().get(0);
        int from = period[0];
        int modulus = period[1];
        List<Integer> first =
                IntStream.range(0, from).filter(i -> said[i] == 0).boxed().toList();
        List<Integer> rest = IntStream.range(from, from + modulus)
                .filter(i -> said[i] == 0)
                .map(i -> i % modulus)
                .sorted()
                .boxed()
                .toList();
        String few = name + " in " + set(first);
        String later = name + " % " + modulus + " in " + set(rest);
        if (rest.isEmpty()) {
            return new Shape(few, Note.of("law.shape.few", "name", name, "numbers", list(first)));
        }
        if (modulus == 1) {
            return new Shape(
                    (first.isEmpty() ? "" : few + " or ") + name + " >= " + from,
                    Note.of("law.shape.all-from", "name", name, "from", from, "first", list(first)));
        }
        if (from == 0) {
            return new Shape(
                    later, Note.of("law.shape.remainder", "name", name, "modulus", modulus, "remainders", list(rest)));
        }
        String formula = (first.isEmpty() ? "" : few + " or ") + name + " >= " + from + " and " + later;
        return new Shape(
                formula,
                Note.of("law.shape.remainder-from")
                        .with("name", name)
                        .with("modulus", modulus)
                        .with("remainders", list(rest))
                        .with("from", from)
                        .with("first", list(first)));
    }

    static @Nullable Shape nimbers(Shapes shapes) {
        int[] said = said(shapes);
        int[] period = period(said);
        if (period == null) {
            return null;
        }
        int most = IntStream.of(said).max().orElse(0);
        for (int nimber = 0; nimber <= most; nimber++) {
            if (!shapes.are(nimber, formula(said, nimber, period))) {
                return null;
            }
        }
        return nimbers(
                shapes.names().get(0),
                IntStream.range(0, period[0]).map(i -> said[i]).boxed().toList(),
                IntStream.range(period[0], period[0] + period[1])
                        .map(i -> said[i])
                        .boxed()
                        .toList());
    }

    /** Nimbers that repeat, with those before the first period. */
    static Shape nimbers(String name, List<Integer> first, List<Integer> block) {
        int from = first.size();
        String formula = "[" + list(block) + "][" + (from == 0 ? name : "(" + name + " - " + from + ")") + " % "
                + block.size() + "]";
        return new Shape(
                from == 0
                        ? formula
                        : "[" + list(first) + "][" + name + "] if " + name + " < " + from + " else " + formula,
                Note.of("law.shape.nimbers")
                        .with("name", name)
                        .with("from", from)
                        .with("period", block.size())
                        .with("first", list(first))
                        .with("nimbers", list(block)));
    }

    /** That the number on track 0 has this worth, if the period goes on. */
    private static Presburger formula(int[] said, int worth, int[] period) {
        List<Presburger> ways = new ArrayList<>();
        LinearSum number = LinearSum.track(0);
        for (int i = 0; i < period[0] + period[1]; i++) {
            if (said[i] == worth) {
                Presburger way = Presburger.equal(number, LinearSum.of(i));
                if (i >= period[0]) {
                    LinearSum later = LinearSum.track(BETWEEN).times(period[1]).plus(LinearSum.of(i));
                    way = Presburger.exists(List.of(BETWEEN), Presburger.equal(number, later));
                }
                ways.add(way);
            }
        }
        return Presburger.or(ways);
    }

    static String list(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String set(List<Integer> numbers) {
        return "{" + list(numbers) + "}";
    }
}
