package org.zermelo.notation.rules;

import java.util.SplittableRandom;
import org.zermelo.notation.rules.ModelGame.Of;
import org.zermelo.notation.rules.ModelGame.Place;

/** Random numbers and conditions of rules, each as text and as a function. */
final class RandomTerms {

    /** A part of the rules, as text and as what it means. */
    record Said<T>(String text, Of<T> means) {}

    private final SplittableRandom random;
    private final int heaps;

    RandomTerms(SplittableRandom random, int heaps) {
        this.random = random;
        this.heaps = heaps;
    }

    /** A number; {@code inMove} where x and, with two heaps, the other one have a meaning. */
    Said<Long> number(int depth, boolean inMove) {
        if (depth == 0 || random.nextInt(3) == 0) {
            long n = random.nextInt(6);
            return switch (random.nextInt(inMove ? 7 : 5)) {
                case 0 -> new Said<>("a", p -> p.heaps().get(0));
                case 1 -> new Said<>(heaps == 2 ? "b" : "x", p -> p.heaps().get(heaps - 1));
                case 2 -> new Said<>("sum", Place::sum);
                case 3 -> random.nextBoolean() ? new Said<>("big", Place::big) : new Said<>("small", Place::small);
                case 5 -> new Said<>("x", Place::x);
                case 6 ->
                    heaps == 2 ? new Said<>("other", p -> p.heaps().get(1 - p.heap())) : new Said<>("x", Place::x);
                default -> new Said<>(Long.toString(n), p -> n);
            };
        }
        Said<Long> left = number(depth - 1, inMove);
        Said<Long> right = number(depth - 1, inMove);
        long n = 2 + random.nextInt(3);
        return switch (random.nextInt(9)) {
            case 0, 1 ->
                new Said<>(
                        "(" + left.text() + " + " + right.text() + ")",
                        p -> left.means().at(p) + right.means().at(p));
            case 2 ->
                new Said<>(
                        "(" + left.text() + " - " + right.text() + ")",
                        p -> left.means().at(p) - right.means().at(p));
            case 3 ->
                new Said<>(
                        "(" + left.text() + " * " + right.text() + ")",
                        p -> left.means().at(p) * right.means().at(p));
            case 4 ->
                new Said<>(
                        "(" + left.text() + " % " + n + ")",
                        p -> Math.floorMod(left.means().at(p), n));
            case 5 ->
                new Said<>(
                        "(" + left.text() + " // " + n + ")",
                        p -> Math.floorDiv(left.means().at(p), n));
            case 6 ->
                new Said<>(
                        "max(" + left.text() + ", " + right.text() + ")",
                        p -> Math.max(left.means().at(p), right.means().at(p)));
            case 7 ->
                new Said<>(
                        "min(" + left.text() + ", " + right.text() + ")",
                        p -> Math.min(left.means().at(p), right.means().at(p)));
            default ->
                new Said<>(
                        "abs(" + left.text() + " - " + right.text() + ")",
                        p -> Math.abs(left.means().at(p) - right.means().at(p)));
        };
    }

    /** A condition, with the same meaning of {@code inMove}. */
    Said<Boolean> condition(int depth, boolean inMove) {
        Said<Long> left = number(1, inMove);
        Said<Long> right = random.nextBoolean() ? number(1, inMove) : constant(heaps * 12);
        if (depth == 0 || random.nextInt(3) > 0) {
            long n = 2 + random.nextInt(3);
            return switch (random.nextInt(9)) {
                case 0 -> new Said<>(left.text() + " is even", p -> left.means().at(p) % 2 == 0);
                case 1 -> new Said<>(left.text() + " is odd", p -> left.means().at(p) % 2 != 0);
                case 2 ->
                    new Said<>(
                            left.text() + " is divisible by " + n,
                            p -> left.means().at(p) % n == 0);
                case 3 ->
                    new Said<>(
                            left.text() + " in {" + n + ", 7}",
                            p -> left.means().at(p) == n || left.means().at(p) == 7);
                case 4 ->
                    new Said<>(
                            left.text() + " = " + right.text(),
                            p -> left.means().at(p).equals(right.means().at(p)));
                case 5 ->
                    new Said<>(
                            left.text() + " != " + right.text(),
                            p -> !left.means().at(p).equals(right.means().at(p)));
                case 6 ->
                    new Said<>(
                            "1 < " + left.text() + " <= " + right.text(),
                            p -> 1 < left.means().at(p)
                                    && left.means().at(p) <= right.means().at(p));
                case 7 ->
                    new Said<>(
                            left.text() + " < " + right.text(),
                            p -> left.means().at(p) < right.means().at(p));
                default ->
                    new Said<>(
                            left.text() + " >= " + right.text(),
                            p -> left.means().at(p) >= right.means().at(p));
            };
        }
        Said<Boolean> one = atom(condition(depth - 1, inMove));
        Said<Boolean> two = atom(condition(depth - 1, inMove));
        Said<Boolean> three = atom(condition(0, inMove));
        return switch (random.nextInt(4)) {
            case 0 ->
                new Said<>(
                        one.text() + " and " + two.text(),
                        p -> one.means().at(p) && two.means().at(p));
            case 1 ->
                new Said<>(
                        one.text() + " or " + two.text() + " and " + three.text(),
                        p -> one.means().at(p)
                                || two.means().at(p) && three.means().at(p));
            case 2 ->
                new Said<>(
                        one.text() + " or " + two.text(),
                        p -> one.means().at(p) || two.means().at(p));
            default -> new Said<>("not (" + one.text() + ")", p -> !one.means().at(p));
        };
    }

    private static Said<Boolean> atom(Said<Boolean> said) {
        return said.text().matches(".* (and|or) .*") ? new Said<>("(" + said.text() + ")", said.means()) : said;
    }

    private Said<Long> constant(int below) {
        long n = random.nextInt(below);
        return new Said<>(Long.toString(n), p -> n);
    }
}
