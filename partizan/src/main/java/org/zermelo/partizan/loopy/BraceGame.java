package org.zermelo.partizan.loopy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.partizan.loopy.LoopyReader.Operand;

/** Reads one pair of braces, perhaps with a name; more bars divide further out. */
final class BraceGame {

    /** An option to the innermost game. */
    static final int PASS = Integer.MIN_VALUE;

    private static final int MOST_BARS = 100;

    private final LoopyReader reader;
    private final @Nullable String name;
    private final List<List<Operand>> lists = new ArrayList<>();
    private final List<Integer> bars = new ArrayList<>();
    private final List<Integer> places = new ArrayList<>();
    private int start;

    BraceGame(LoopyReader reader, @Nullable String name) {
        this.reader = reader;
        this.name = name;
    }

    /** The game. */
    Operand read() {
        Operand read = readList();
        if (read == null) {
            throw reader.error(start, reader.offset() - start, "partizan.no-bar");
        }
        return read;
    }

    /** The game; null if there is no bar, and the options are a list. */
    @Nullable
    Operand readList() {
        start = reader.offset();
        int before = reader.namedBefore();
        int node = reader.open(name);
        reader.take("{");
        while (true) {
            lists.add(options());
            reader.skip();
            int place = reader.offset();
            int bar = reader.take("‖") ? 2 : reader.run('|');
            if (bar == 0) {
                break;
            }
            if (bar > MOST_BARS) {
                throw reader.error(place, bar, "partizan.text-too-deep", "allowed", MOST_BARS);
            }
            bars.add(bar);
            places.add(place);
        }
        if (!reader.take("}")) {
            throw reader.ended()
                    ? reader.error(start, 1, "partizan.brace-not-closed")
                    : reader.expected("partizan.in-braces");
        }
        if (!bars.isEmpty()) {
            game(0, lists.size() - 1, node);
        }
        boolean closed = reader.close(before);
        return bars.isEmpty() ? null : new Operand(null, node, closed);
    }

    /** The options of braces without bar. */
    List<Operand> list() {
        return lists.get(0);
    }

    private List<Operand> options() {
        List<Operand> options = new ArrayList<>();
        reader.skip();
        if (reader.ends()) {
            return options;
        }
        do {
            options.add(reader.option());
        } while (reader.take(","));
        return options;
    }

    private void game(int first, int last, int node) {
        int divide = first;
        for (int i = first + 1; i < last; i++) {
            divide = bars.get(i) > bars.get(divide) ? i : divide;
        }
        for (int i = divide + 1; i < last; i++) {
            if (bars.get(i).equals(bars.get(divide))) {
                throw reader.error(places.get(i), bars.get(i), "partizan.bars-alike", "bar", "|".repeat(bars.get(i)));
            }
        }
        reader.graph().options(node, side(first, divide, node), side(divide + 1, last, node));
    }

    private int[] side(int first, int last, int node) {
        if (first < last) {
            int inner = reader.graph().node();
            game(first, last, inner);
            return new int[] {inner};
        }
        return lists.get(first).stream()
                .mapToInt(option -> option.sided() != null
                        ? reader.graph().known(option.sided())
                        : option.node() == PASS ? node : option.node())
                .toArray();
    }
}
