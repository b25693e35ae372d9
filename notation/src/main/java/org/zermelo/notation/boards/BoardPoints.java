package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Board.Spot;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Tokens;

/** Reads a board of one's own: {@code points a1 .. c3} or {@code points pairs of p .. u}, and the {@code lines} between them. */
final class BoardPoints {

    private final BoardTokens tokens;
    private final List<String> names = new ArrayList<>();
    /** Of what the points are the pairs; empty where they have names of their own. */
    private final List<String> ends = new ArrayList<>();

    private final List<int[]> lines = new ArrayList<>();

    BoardPoints(BoardTokens tokens) {
        this.tokens = tokens;
    }

    Board read() {
        Token first = tokens.peek();
        boolean pairs = tokens.takes("pairs");
        List<String> into = pairs ? ends : names;
        while (!tokens.sectionEnds()) {
            Token place = tokens.peek();
            named().forEach(name -> point(place, name, into));
            tokens.takeSymbol(",");
        }
        for (int i = 0; i < ends.size(); i++) {
            for (String end : ends.subList(i + 1, ends.size())) {
                point(first, ends.get(i) + end, names);
            }
        }
        if (names.isEmpty()) {
            throw tokens.error("board.name-expected", "seen", Tokens.shown(tokens.peek()));
        }
        while (tokens.takeSymbol(";")) {
            // the lines may stand on the same line of the text
        }
        if (!tokens.takes("lines")) {
            throw tokens.unknown(List.of("lines"));
        }
        tokens.takeSymbol(":");
        PointLines reader = new PointLines(tokens, names, ends, this::named);
        while (!tokens.sectionEnds()) {
            lines.addAll(reader.next());
            tokens.takeSymbol(",");
        }
        return Board.points(names, spots(), lines);
    }

    /** The board in the notation, every line written out. */
    String text() {
        return BoardWords.written("points") + " " + String.join(" ", names) + "; " + BoardWords.written("lines") + " "
                + lines.stream().map(this::written).collect(Collectors.joining(", "));
    }

    private String written(int[] line) {
        return IntStream.of(line).mapToObj(names::get).collect(Collectors.joining("-"));
    }

    private void point(Token place, String name, List<String> into) {
        if (into.contains(name)) {
            throw tokens.error(place, "board.point-twice", "seen", name);
        }
        if (into.size() == Board.MOST_CELLS) {
            throw tokens.error(place, "board.too-many-points", "most", Board.MOST_CELLS);
        }
        into.add(name);
    }

    /** The next name, or all from one to another: between two corners, {@code a1 .. c3}, or two letters, {@code a .. h}. */
    private List<String> named() {
        Token place = tokens.peek();
        String from = tokens.name();
        if (!tokens.takeSymbol("..")) {
            return List.of(from);
        }
        String to = tokens.name();
        List<String> range = new ArrayList<>();
        if (isSpot(from) && isSpot(to)) {
            Spot first = spot(from);
            Spot last = spot(to);
            for (int row = first.row(); row <= last.row(); row++) {
                for (int column = first.column(); column <= last.column(); column++) {
                    range.add(Board.name(new Spot(row, column)));
                }
            }
        } else if (isLetter(from) && isLetter(to)) {
            for (char letter = from.charAt(0); letter <= to.charAt(0); letter++) {
                range.add(String.valueOf(letter));
            }
        }
        if (range.isEmpty()) {
            throw tokens.error(place, "board.no-range", "seen", from + " .. " + to);
        }
        return range;
    }

    private static boolean isLetter(String name) {
        return name.matches("[a-z]");
    }

    /** Whether a point is named like a cell. */
    static boolean isSpot(String name) {
        return name.matches("[a-z][1-9][0-9]{0,2}");
    }

    /** The place of a point that is named like a cell. */
    static Spot spot(String name) {
        return new Spot(Integer.parseInt(name.substring(1)) - 1, name.charAt(0) - 'a');
    }

    /** Where points are drawn: those named like cells at their places, others side by side. */
    private List<Spot> spots() {
        boolean placed = names.stream().allMatch(BoardPoints::isSpot);
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            spots.add(placed ? spot(names.get(i)) : new Spot(0, i));
        }
        return spots;
    }
}
