package org.zermelo.partizan.literal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.partizan.form.Forms;

/**
 * Reads one pair of braces: lists of options with bars between them. The longest bar divides the game, and what stands on one side
 * of it with shorter bars is one option.
 */
final class BraceReader {

    private static final int MOST_LEVELS = 400;

    private final Forms forms;
    private final LiteralScanner scanner;
    private final LiteralReader terms;
    private final List<int[]> lists = new ArrayList<>();

    /** The lengths of the bars; bar i stands behind list i. */
    private final List<Integer> bars = new ArrayList<>();

    private final List<Integer> places = new ArrayList<>();
    private int open;
    private Literal.@Nullable Options written;

    BraceReader(Forms forms, LiteralScanner scanner, LiteralReader terms) {
        this.forms = forms;
        this.scanner = scanner;
        this.terms = terms;
    }

    BraceReader read() {
        scanner.skip();
        open = scanner.offset();
        scanner.takeHere("{");
        while (true) {
            lists.add(optionsHere());
            scanner.skip();
            int place = scanner.offset();
            int bar = scanner.takeHere("‖") ? 2 : scanner.run("|");
            if (bar == 0) {
                break;
            }
            if (bar > MOST_LEVELS) {
                throw scanner.error(place, bar, "partizan.text-too-deep", "allowed", MOST_LEVELS);
            }
            bars.add(bar);
            places.add(place);
        }
        if (!scanner.take("}")) {
            throw scanner.done()
                    ? scanner.error(open, 1, "partizan.brace-not-closed")
                    : scanner.expected("partizan.in-braces");
        }
        return this;
    }

    private int[] optionsHere() {
        int[] options = new int[4];
        int count = 0;
        scanner.skip();
        if (scanner.here() == '|' || scanner.here() == '}' || scanner.here() == '‖') {
            return new int[0];
        }
        do {
            if (count == options.length) {
                options = Arrays.copyOf(options, 2 * count);
            }
            options[count++] = terms.within();
        } while (scanner.take(","));
        return Arrays.copyOf(options, count);
    }

    /** Whether a bar stands in these braces. */
    boolean divided() {
        return !bars.isEmpty();
    }

    /** The options of braces without bar. */
    int[] list() {
        return lists.get(0);
    }

    /** The options of the game, as they were written. */
    Literal.@Nullable Options options() {
        return written;
    }

    int game() {
        if (!divided()) {
            throw scanner.error(open, scanner.offset() - open, "partizan.no-bar");
        }
        return game(0, lists.size() - 1);
    }

    /** The game of lists {@code first .. last} and the bars between them. */
    private int game(int first, int last) {
        int divide = first;
        for (int i = first + 1; i < last; i++) {
            divide = bars.get(i) > bars.get(divide) ? i : divide;
        }
        for (int i = divide + 1; i < last; i++) {
            if (bars.get(i).equals(bars.get(divide))) {
                throw scanner.error(places.get(i), bars.get(i), "partizan.bars-alike", "bar", "|".repeat(bars.get(i)));
            }
        }
        int[] lefts = side(first, divide);
        int[] rights = side(divide + 1, last);
        written = Literal.Options.of(lefts, rights);
        return forms.of(lefts, rights);
    }

    private int[] side(int first, int last) {
        return first == last ? lists.get(first) : new int[] {game(first, last)};
    }
}
