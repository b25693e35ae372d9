package org.zermelo.partizan.check;

import java.util.ArrayList;
import java.util.List;

/** What stands in braces: options with bars between them. The longest bar divides the game; what is on a side of it is an option. */
final class PlainBraces {

    private final PlainForms forms;
    private final List<int[]> lists = new ArrayList<>();
    private final List<Integer> bars = new ArrayList<>();

    PlainBraces(PlainForms forms) {
        this.forms = forms;
    }

    void add(int[] options) {
        lists.add(options);
    }

    /** The length of the bar behind the last list. */
    void bar(int length) {
        bars.add(length);
    }

    /** Whether the longest of each stretch of bars stands alone. */
    boolean isWhole() {
        return divides(0, bars.size());
    }

    private boolean divides(int from, int to) {
        if (to - from < 2) {
            return true;
        }
        int longest = longest(from, to);
        long alike = bars.subList(from, to).stream()
                .filter(bars.get(longest)::equals)
                .count();
        return alike == 1 && divides(from, longest) && divides(longest + 1, to);
    }

    private int longest(int from, int to) {
        int longest = from;
        for (int k = from + 1; k < to; k++) {
            longest = bars.get(k) > bars.get(longest) ? k : longest;
        }
        return longest;
    }

    boolean divided() {
        return !bars.isEmpty();
    }

    /** The options of braces without a bar. */
    int[] list() {
        return lists.get(0);
    }

    int game() {
        return game(0, bars.size());
    }

    private int game(int from, int to) {
        int divide = longest(from, to);
        return forms.of(side(from, divide), side(divide + 1, to));
    }

    private int[] side(int from, int to) {
        return from == to ? lists.get(from) : new int[] {game(from, to)};
    }
}
