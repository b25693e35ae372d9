package org.zermelo.notation.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.zermelo.notation.rules.ModelGame.Clause;
import org.zermelo.notation.rules.ModelGame.End;
import org.zermelo.notation.rules.ModelGame.Of;
import org.zermelo.notation.rules.ModelGame.Place;
import org.zermelo.notation.rules.RandomTerms.Said;

/** Random rules of one or two heaps, each word of them said twice: in the notation, and as a function. */
final class RandomModels {

    /** What becomes of a heap: the new value, or nothing. */
    private record Change(String text, Of<List<Long>> means) {}

    private static final List<Long> NONE = List.of();

    private final SplittableRandom random;
    private final int heaps;
    private final RandomTerms terms;

    RandomModels(long seed) {
        this.random = new SplittableRandom(seed);
        this.heaps = 1 + random.nextInt(2);
        this.terms = new RandomTerms(random, heaps);
    }

    /** The game of the seed. */
    ModelGame next() {
        ModelGame game = new ModelGame();
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < heaps; i++) {
            game.start.add((long) random.nextInt(heaps == 1 ? 15 : 8));
        }
        parts.add(String.join(", ", game.start.stream().map(String::valueOf).toList()));
        List<String> moves = new ArrayList<>();
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            Said<Clause> clause = clause();
            if (!moves.contains(clause.text())) {
                moves.add(clause.text());
                game.clauses.add(clause.means().at(new Place(game.start, -1, 0)));
            }
        }
        parts.add("move " + String.join(", ", moves));
        ends(game, parts);
        if (random.nextInt(4) == 0) {
            Said<Boolean> result = terms.condition(2, false);
            parts.add("result " + result.text());
            game.result = result.means();
        }
        if (random.nextInt(3) == 0) {
            game.stuck = pick(List.of(End.LAST, End.OTHER, End.DRAW));
            parts.add("stuck " + (game.stuck == End.LAST ? "loses" : game.stuck == End.OTHER ? "wins" : "draw"));
        }
        switch (random.nextInt(6)) {
            case 0 -> {
                game.notOwn = true;
                parts.add("no repeat own");
            }
            case 1 -> {
                game.notOpponents = true;
                parts.add("no repeat opponent");
            }
            default -> {
                // any move may follow any
            }
        }
        game.most = heaps == 1 ? 14 + random.nextInt(30) : 8 + random.nextInt(5);
        parts.add("limits 0.." + game.most);
        String text = "heaps(" + String.join("; ", parts) + ")";
        game.text = ClearBans.of(text);
        game.notOwn &= game.text.equals(text);
        game.notOpponents &= game.text.equals(text);
        return game;
    }

    private void ends(ModelGame game, List<String> parts) {
        List<Said<Boolean>> open = new ArrayList<>();
        List<Of<End>> winners = new ArrayList<>();
        int ends = random.nextInt(4);
        Said<Boolean> overshoot = ends > 0 && random.nextInt(3) == 0 ? terms.condition(1, false) : null;
        Said<Boolean> draw = ends > 0 && random.nextInt(4) == 0 ? terms.condition(1, false) : null;
        End otherwise = random.nextInt(4) == 0 ? End.OTHER : End.LAST;
        for (int i = 0; i < ends; i++) {
            Said<Boolean> when = terms.condition(2, false);
            End how = random.nextInt(3) == 0 ? pick(List.of(End.LAST, End.OTHER, End.DRAW, End.OVERSHOT)) : null;
            parts.add("end " + when.text() + (how == null ? "" : ": " + word(how)));
            game.ends.add(place -> {
                if (!when.means().at(place)) {
                    return null;
                }
                if (how != null) {
                    return how;
                }
                if (overshoot != null && overshoot.means().at(place)) {
                    return End.OVERSHOT;
                }
                return draw != null && draw.means().at(place) ? End.DRAW : otherwise;
            });
        }
        if (overshoot != null) {
            parts.add("overshoot " + overshoot.text());
        }
        if (draw != null) {
            parts.add("winner draw if " + draw.text() + ", " + word(otherwise));
        } else if (ends > 0 && otherwise == End.OTHER) {
            parts.add("winner other");
        }
    }

    private static String word(End end) {
        return switch (end) {
            case LAST -> "last";
            case OTHER -> "other";
            case OVERSHOT -> "overshot";
            case DRAW -> "draw";
        };
    }

    private Said<Clause> clause() {
        return switch (random.nextInt(heaps == 1 ? 6 : 10)) {
            case 0, 1, 2 -> {
                Change change = change(true);
                yield guarded(change, anyHeap(), "");
            }
            case 3 -> {
                Change chosen = pick(List.of(
                        new Change("-k", p -> List.of(p.x() - p.k())),
                        new Change("+k", p -> List.of(p.x() + p.k())),
                        new Change("-k*k", p -> List.of(p.x() - p.k() * p.k())),
                        new Change("=x*k+1", p -> List.of(p.x() * p.k() + 1))));
                long least = 1 + random.nextInt(2);
                long greatest = least + random.nextInt(3);
                yield chosen(chosen, least, greatest, chosen.text() + " for k in " + least + ".." + greatest);
            }
            case 4 -> {
                long greatest = 1 + random.nextInt(4);
                boolean any = random.nextInt(3) == 0;
                Change take = new Change("", p -> List.of(p.x() - p.k()));
                // of a heap of h all numbers from 1 to h can be taken; no heap holds more than a few dozen
                yield chosen(
                        take,
                        1,
                        any ? 60 : greatest,
                        any ? "take any" : greatest == 1 ? "take 1" : "take 1.." + greatest);
            }
            case 5 ->
                pick(List.of(
                        plain("take 2", p -> List.of(p.x() - 2)),
                        plain("add 3", p -> List.of(p.x() + 3)),
                        plain("double", p -> List.of(2 * p.x())),
                        plain("triple", p -> List.of(3 * p.x())),
                        plain("multiply by 4", p -> List.of(4 * p.x())),
                        plain("divide by 2 rounded down", p -> List.of(Math.floorDiv(p.x(), 2)))));
            case 6 -> {
                int heap = random.nextInt(2);
                Change change = change(true);
                yield guarded(change, h -> List.of(heap), (heap == 0 ? "a" : "h2") + ": ");
            }
            case 7 -> {
                boolean larger = random.nextBoolean();
                Change change = change(true);
                yield guarded(change, h -> sized(h, larger), larger ? "larger: " : "smaller: ");
            }
            case 8 -> {
                Change first = change(true);
                Change second = random.nextInt(3) == 0 ? new Change("0", p -> List.of(p.x())) : change(true);
                yield new Said<>(
                        "[" + first.text() + ", " + second.text() + "]",
                        unused -> place -> Map.of(0L, both(place, 0, first, second)));
            }
            default -> {
                Change mine = change(true);
                // x is the heap of the move here, too
                Change others = change(false);
                yield new Said<>("x: " + mine.text() + " and other: " + others.text(), unused -> place -> {
                    List<List<Long>> results = new ArrayList<>(both(place, 0, mine, others));
                    results.addAll(both(place, 1, mine, others));
                    return Map.of(0L, results);
                });
            }
        };
    }

    /** Both heaps change, the first change at the heap named. */
    private static List<List<Long>> both(List<Long> heaps, int heap, Change here, Change there) {
        List<Long> first = here.means().at(new Place(heaps, heap, 0));
        List<Long> second = there.means().at(new Place(heaps, 1 - heap, 0));
        if (first.isEmpty() || second.isEmpty()) {
            return List.of();
        }
        return List.of(heap == 0 ? List.of(first.get(0), second.get(0)) : List.of(second.get(0), first.get(0)));
    }

    private interface Heaps {
        List<Integer> of(List<Long> heaps);
    }

    private Heaps anyHeap() {
        return h -> heaps == 1 ? List.of(0) : List.of(0, 1);
    }

    private static List<Integer> sized(List<Long> h, boolean larger) {
        int compared = Long.compare(h.get(0), h.get(1));
        return compared == 0 ? List.of(0, 1) : List.of((compared > 0) == larger ? 0 : 1);
    }

    private Said<Clause> plain(String text, Of<List<Long>> means) {
        return new Said<>(text, unused -> heap -> results(heap, anyHeap(), new Change(text, means), 0));
    }

    private static Map<Long, List<List<Long>>> results(List<Long> heaps, Heaps which, Change change, long k) {
        List<List<Long>> results = new ArrayList<>();
        for (int heap : which.of(heaps)) {
            for (long value : change.means().at(new Place(heaps, heap, k))) {
                List<Long> next = new ArrayList<>(heaps);
                next.set(heap, value);
                results.add(next);
            }
        }
        return Map.of(k, results);
    }

    private Said<Clause> guarded(Change change, Heaps which, String prefix) {
        if (random.nextInt(3) > 0) {
            return new Said<>(prefix + change.text(), unused -> h -> results(h, which, change, 0));
        }
        Said<Boolean> guard = terms.condition(1, true);
        Change otherwise = random.nextInt(3) == 0 ? change(true) : null;
        Change both = new Change(
                "",
                place -> guard.means().at(place)
                        ? change.means().at(place)
                        : otherwise == null ? NONE : otherwise.means().at(place));
        String text = prefix + change.text() + " if " + guard.text()
                + (otherwise == null ? "" : " else " + prefix + otherwise.text());
        return new Said<>(text, unused -> h -> results(h, which, both, 0));
    }

    private Said<Clause> chosen(Change change, long least, long greatest, String text) {
        return new Said<>(text, unused -> h -> {
            Map<Long, List<List<Long>>> all = new HashMap<>();
            LongStream.rangeClosed(least, greatest).forEach(k -> all.putAll(results(h, anyHeap(), change, k)));
            return all;
        });
    }

    /** A change of one heap, an operator first; {@code inMove} where its numbers may name the heap that is moved. */
    private Change change(boolean inMove) {
        long n = 1 + random.nextInt(3);
        Said<Long> number = random.nextInt(3) == 0 ? terms.number(1, inMove) : new Said<>(Long.toString(n), p -> n);
        String text = number.text().matches("\\w+") ? number.text() : "(" + number.text() + ")";
        return switch (random.nextInt(9)) {
            case 0, 1 ->
                new Change("+" + text, p -> List.of(p.x() + number.means().at(p)));
            case 2, 3 ->
                new Change("-" + text, p -> List.of(p.x() - number.means().at(p)));
            case 4 -> new Change("*" + (n + 1), p -> List.of(p.x() * (n + 1)));
            case 5 -> new Change("/" + (n + 1), p -> p.x() % (n + 1) == 0 ? List.of(p.x() / (n + 1)) : NONE);
            case 6 -> new Change("/" + (n + 1) + " floor", p -> List.of(Math.floorDiv(p.x(), n + 1)));
            case 7 -> new Change("/" + (n + 1) + " ceil", p -> List.of(-Math.floorDiv(-p.x(), n + 1)));
            default -> {
                Said<Long> formula = terms.number(2, inMove);
                yield new Change(
                        "=" + formula.text(), p -> List.of(formula.means().at(p)));
            }
        };
    }

    private <T> T pick(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
