package org.zermelo.present.scene.letters;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import org.zermelo.game.Rules;
import org.zermelo.nim.NimPosition;
import org.zermelo.nim.SilverDollar;
import org.zermelo.row.stones.CircleStones;
import org.zermelo.row.stones.MergeStones;
import org.zermelo.row.stones.TwoValueStones;

/** Rows whose moves name places by number, in letters: over each item its number, a dot where nothing is left. */
public final class RowLetters {

    /** Items; of more nobody would find the number. */
    private static final int MOST = 60;

    /** Places in a line, so that rows of short numbers fit 80 columns. */
    private static final int A_LINE = 12;

    /** Squares of a strip, in letters and in pictures. */
    public static final int MOST_SQUARES = 36;

    private RowLetters() {}

    /** The drawing; empty for other games and for rows that are too long. */
    public static Optional<String> of(Rules<?, ?> rules, Object position) {
        if (rules instanceof CircleStones game && position instanceof CircleStones.Arc arc && game.size() <= MOST) {
            return Optional.of(numbered(IntStream.range(0, game.size())
                    .mapToObj(i -> Math.floorMod(i - arc.from(), game.size()) < arc.count()
                            ? Long.toString(game.item(i))
                            : ".")
                    .toList()));
        }
        if (rules instanceof MergeStones game && position instanceof Integer merged && game.size() <= MOST) {
            long sum = IntStream.range(0, merged).mapToLong(game::item).sum();
            return Optional.of(numbered(IntStream.range(0, game.size())
                    .mapToObj(i -> i < merged - 1 ? "." : Long.toString(i == merged - 1 ? sum : game.item(i)))
                    .toList()));
        }
        if (rules instanceof TwoValueStones game
                && position instanceof TwoValueStones.StonesTaken left
                && game.size() <= MOST) {
            return Optional.of(numbered(IntStream.range(0, game.size())
                    .mapToObj(i -> left.taken().get(i) ? "." : game.toFirst(i) + ";" + game.toSecond(i))
                    .toList()));
        }
        return rules instanceof SilverDollar game && position instanceof NimPosition coins
                ? strip(game, coins)
                : Optional.empty();
    }

    private static String numbered(List<String> items) {
        int width = Math.max(
                Integer.toString(items.size()).length() + 1,
                items.stream().mapToInt(String::length).max().orElse(0));
        List<String> lines = new ArrayList<>();
        for (int first = 0; first < items.size(); first += A_LINE) {
            StringBuilder numbers = new StringBuilder();
            StringBuilder line = new StringBuilder();
            for (int i = first; i < Math.min(items.size(), first + A_LINE); i++) {
                numbers.append(i > first ? "  " : "").append(padded(i + 1 + ":", width));
                line.append(i > first ? "  " : "").append(padded(items.get(i), width));
            }
            lines.add(numbers.toString());
            lines.add(line.toString());
        }
        return String.join("\n", lines);
    }

    /** The squares from 0 on, and the coins, each by its number, below theirs. */
    private static Optional<String> strip(SilverDollar game, NimPosition position) {
        long[] coins = position.heaps();
        long last = Arrays.stream(game.start().heaps()).max().orElse(0);
        if (last >= MOST_SQUARES) {
            return Optional.empty();
        }
        int width = Long.toString(last).length();
        StringBuilder squares = new StringBuilder();
        StringBuilder line = new StringBuilder();
        for (int square = 0; square <= last; square++) {
            String gap = square > 0 ? " " : "";
            squares.append(gap).append(padded(Integer.toString(square), width));
            line.append(gap).append(padded(Arrays.stream(coins).anyMatch(at(square)) ? "o" : ".", width));
        }
        return Optional.of(squares + "\n" + line);
    }

    private static LongPredicate at(long square) {
        return coin -> coin == square;
    }

    private static String padded(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
