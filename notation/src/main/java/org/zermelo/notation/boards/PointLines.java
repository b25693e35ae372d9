package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.zermelo.boards.model.Board.Spot;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.tokens.Token;

/**
 * Reads the lines between points: one named point by point, {@code a1-b1-c1}, or many in a word: {@code rows}, {@code columns} and {@code
 * diagonals} of points that are named like cells, a {@code ring}, one point {@code to all}, and the {@code triangles} of pairs.
 */
final class PointLines {

    private static final List<String> WORDS = List.of("all-rows", "all-columns", "all-diagonals", "ring", "triangles");

    private final BoardTokens tokens;
    private final List<String> names;
    private final List<String> ends;
    private final Supplier<List<String>> named;

    /**
     * A reader.
     *
     * @param names the points
     * @param ends of what they are the pairs; empty where they are none
     * @param named reads a name, or a range of them
     */
    PointLines(BoardTokens tokens, List<String> names, List<String> ends, Supplier<List<String>> named) {
        this.tokens = tokens;
        this.names = names;
        this.ends = ends;
        this.named = named;
    }

    /** The next line, or all that a word means. */
    List<int[]> next() {
        Token place = tokens.peek();
        // a point may be named like a word
        Optional<String> word = names.contains(place.text())
                ? Optional.empty()
                : WORDS.stream().filter(tokens::takes).findFirst();
        if (word.isEmpty()) {
            return fromPoint();
        }
        List<int[]> lines = switch (word.get()) {
            case "all-rows" -> straight(place, 0, 1);
            case "all-columns" -> straight(place, 1, 0);
            case "all-diagonals" -> diagonals(place);
            case "ring" -> List.of(ring(place));
            default -> triangles(place);
        };
        if (lines.isEmpty()) {
            throw tokens.error(place, "board.no-such-lines", "seen", place.text());
        }
        return lines;
    }

    private int number(Token place, String name) {
        int number = names.indexOf(name);
        if (number < 0) {
            if (name.length() > 2
                    && !Distance.nearest(name, BoardWords.known(WORDS)).isEmpty()) {
                throw tokens.unknown(place, WORDS);
            }
            throw tokens.error(
                    place, "board.no-cell", "seen", name, "first", names.get(0), "last", names.get(names.size() - 1));
        }
        return number;
    }

    private List<int[]> fromPoint() {
        List<Integer> line = new ArrayList<>();
        Token place = tokens.peek();
        do {
            Token point = tokens.peek();
            String name = tokens.name();
            int number = number(point, name);
            if (line.indexOf(number) > 0 || line.size() == 2 && line.get(0) == number) {
                throw tokens.error(point, "board.point-twice", "seen", name);
            }
            line.add(number);
        } while (tokens.takeSymbol("-"));
        if (line.size() == 1 && tokens.takes("to-all")) {
            return toAll(line.get(0));
        }
        if (line.size() < 2
                || line.size() > 2 && line.subList(1, line.size() - 1).contains(line.get(0))) {
            throw tokens.error(place, "board.short-line", "seen", place.text());
        }
        return List.of(ints(line));
    }

    private List<int[]> toAll(int middle) {
        List<int[]> lines = new ArrayList<>();
        for (int point = 0; point < names.size(); point++) {
            if (point != middle) {
                lines.add(new int[] {point, middle});
            }
        }
        return lines;
    }

    /** A line that comes back to its first point. */
    private int[] ring(Token place) {
        List<Integer> ring = new ArrayList<>();
        while (!tokens.clauseEnds()) {
            Token point = tokens.peek();
            for (String name : named.get()) {
                int number = number(point, name);
                if (ring.contains(number)) {
                    throw tokens.error(point, "board.point-twice", "seen", name);
                }
                ring.add(number);
            }
        }
        if (ring.size() < 3) {
            throw tokens.error(place, "board.short-ring");
        }
        ring.add(ring.get(0));
        return ints(ring);
    }

    /** Of each three things the three pairs. */
    private List<int[]> triangles(Token place) {
        if (ends.size() < 3) {
            throw tokens.error(place, "board.no-pairs", "seen", place.text());
        }
        List<int[]> lines = new ArrayList<>();
        for (int i = 0; i < ends.size(); i++) {
            for (int j = i + 1; j < ends.size(); j++) {
                for (int k = j + 1; k < ends.size(); k++) {
                    lines.add(new int[] {pair(i, j), pair(j, k), pair(i, k)});
                }
            }
        }
        return lines;
    }

    private int pair(int one, int other) {
        return names.indexOf(ends.get(one) + ends.get(other));
    }

    /** All lines in one direction through points side by side, as long as they go. */
    private List<int[]> straight(Token place, int down, int right) {
        Map<Spot, Integer> at = new HashMap<>();
        List<Spot> spots = new ArrayList<>();
        for (int point = 0; point < names.size(); point++) {
            if (!BoardPoints.isSpot(names.get(point))) {
                throw tokens.error(place, "board.no-straight", "seen", place.text(), "point", names.get(point));
            }
            spots.add(BoardPoints.spot(names.get(point)));
            at.put(spots.get(point), point);
        }
        List<int[]> lines = new ArrayList<>();
        spots.stream()
                .sorted(
                        right == 0
                                ? Comparator.comparing(Spot::column).thenComparing(Spot::row)
                                : Comparator.comparing(Spot::row).thenComparing(Spot::column))
                .filter(spot -> !at.containsKey(new Spot(spot.row() - down, spot.column() - right)))
                .forEach(spot -> {
                    List<Integer> line = new ArrayList<>();
                    for (Spot next = spot;
                            at.containsKey(next);
                            next = new Spot(next.row() + down, next.column() + right)) {
                        line.add(at.get(next));
                    }
                    if (line.size() > 1) {
                        lines.add(ints(line));
                    }
                });
        return lines;
    }

    /** The diagonals of the first point and of every second one, the longest first, as on the board of alquerque. */
    private List<int[]> diagonals(Token place) {
        List<int[]> lines = new ArrayList<>(straight(place, 1, 1));
        lines.addAll(straight(place, -1, 1));
        int colour = colour(0);
        lines.removeIf(line -> colour(line[0]) != colour);
        lines.sort(Comparator.<int[]>comparingInt(line -> -line.length)
                .thenComparingInt(line -> Math.min(
                        spot(line[0]).row(), spot(line[line.length - 1]).row()))
                .thenComparingInt(line -> spot(line[0]).column()));
        return lines;
    }

    private int colour(int point) {
        return (spot(point).row() + spot(point).column()) % 2;
    }

    private Spot spot(int point) {
        return BoardPoints.spot(names.get(point));
    }

    private static int[] ints(List<Integer> line) {
        return line.stream().mapToInt(Integer::intValue).toArray();
    }
}
