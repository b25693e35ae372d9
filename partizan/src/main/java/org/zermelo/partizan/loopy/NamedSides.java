package org.zermelo.partizan.loopy;

import java.util.Arrays;
import java.util.List;

/** The values that have names, and those made of others by a name. */
final class NamedSides {

    private final Stoppers stoppers;
    private final Sides sides;

    NamedSides(Stoppers stoppers, Sides sides) {
        this.stoppers = stoppers;
        this.sides = sides;
    }

    /** The game with these left options, and their negatives for Right. */
    Sided plusMinus(List<Sided> lefts) {
        return game(lefts, lefts.stream().map(sides::negative).toList());
    }

    /** The game with these options. */
    private Sided game(List<Sided> lefts, List<Sided> rights) {
        LoopyGraph made = new LoopyGraph();
        made.options(
                made.node(),
                lefts.stream().mapToInt(made::known).toArray(),
                rights.stream().mapToInt(made::known).toArray());
        return sides.of(made)[0];
    }

    /** The value of a name. */
    Sided named(String name) {
        return switch (name) {
            case "on" -> Sided.of(stoppers.on());
            case "off" -> Sided.of(stoppers.off());
            case "over" -> Sided.of(passing(new int[0], new int[] {~0}, Stoppers.ZERO));
            case "under" -> sides.negative(named("over"));
            case "upon" -> power("^", "[on]");
            default -> new Sided(stoppers.on(), stoppers.off());
        };
    }

    /** The game with these options and one more of Left's. */
    private int passing(int[] lefts, int[] rights, int left) {
        int[] all = Arrays.copyOf(lefts, lefts.length + 1);
        all[lefts.length] = left;
        return stoppers.add(new int[][] {all}, new int[][] {rights})[0];
    }

    /** {@code ^[on]}, {@code ^<on>} and their negatives. */
    Sided power(String sign, String brackets) {
        int star = stoppers.of(new int[] {Stoppers.ZERO}, new int[] {Stoppers.ZERO});
        Sided made;
        if (brackets.charAt(0) == '[') {
            made = Sided.of(passing(new int[0], new int[] {star}, ~0));
        } else {
            int right = stoppers.negative(passing(new int[] {Stoppers.ZERO}, new int[] {Stoppers.ZERO}, ~0));
            made = Sided.of(stoppers.of(new int[] {Stoppers.ZERO}, new int[] {right}));
        }
        return "^↑".contains(sign) ? made : sides.negative(made);
    }

    /** {@code Tiny(G)} is {@code {0||0|-G}}. */
    Sided tiny(Sided inner) {
        Sided zero = Sided.of(Stoppers.ZERO);
        return game(List.of(zero), List.of(game(List.of(zero), List.of(sides.negative(inner)))));
    }
}
