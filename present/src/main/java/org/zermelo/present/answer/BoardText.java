package org.zermelo.present.answer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.zermelo.board.chomp.Bar;
import org.zermelo.board.chomp.Bite;
import org.zermelo.board.chomp.Chomp;
import org.zermelo.board.notakto.Boards;
import org.zermelo.board.notakto.Cross;
import org.zermelo.board.notakto.Notakto;
import org.zermelo.board.split.CellSet;
import org.zermelo.board.split.Cram;
import org.zermelo.game.Rules;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.value.Nimber;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Worth;

/**
 * The start of a game on a board, drawn with what each move leaves at the place of the move: Chomp, Notakto and Cram. A number is
 * a nimber; {@code ?} one of which only is known that it is not 0; {@code +}, {@code -} and {@code =} say who wins where the answer has no
 * nimbers; a star marks moves that win.
 */
final class BoardText {

    private static final String TAKEN = ".";
    private static final String FREE = "o";
    private static final String UNKNOWN = "?";
    private static final String GAP = "  ";
    private static final int WIDEST = 24;

    private final List<List<String>> lines = new ArrayList<>();

    private BoardText() {}

    /** The drawing; empty for other games, for boards that are too wide, and when some moves are not told one by one. */
    static Optional<String> of(Rules<?, ?> rules, Answer<?> answer) {
        Map<Object, String> marks = new HashMap<>();
        answer.moves().forEach(move -> marks.put(move.move(), mark(move)));
        BoardText text = new BoardText();
        if (rules instanceof Chomp chomp) {
            text.chomp(chomp, marks);
        } else if (rules instanceof Notakto notakto) {
            text.notakto(notakto, marks);
        } else if (rules instanceof Cram cram) {
            text.cram(cram, marks);
        }
        boolean fits = !text.lines.isEmpty() && text.lines.get(0).size() <= WIDEST;
        return fits && marks.size() == moves(rules) ? Optional.of(text.drawn()) : Optional.empty();
    }

    private static <P, M> int moves(Rules<P, M> rules) {
        return rules.moves(rules.start()).size();
    }

    private static String mark(MoveWorth<?> move) {
        Worth worth = move.worth();
        if (worth instanceof Nimber nimber) {
            return nimber.nimber() + (nimber.nimber() == 0 ? "*" : "");
        }
        if (worth instanceof SomeNimber) {
            return UNKNOWN;
        }
        return worth.sign() > 0 ? "+*" : worth.sign() < 0 ? "-" : "=";
    }

    private void chomp(Chomp chomp, Map<Object, String> marks) {
        Bar bar = chomp.start();
        for (int row = 1; row <= bar.rows(); row++) {
            List<String> line = new ArrayList<>();
            for (int column = 1; column <= bar.columns(); column++) {
                line.add(marks.getOrDefault(new Bite(row, column), row == 1 && column == 1 ? "!" : TAKEN));
            }
            lines.add(line);
        }
    }

    private void notakto(Notakto notakto, Map<Object, String> marks) {
        Boards boards = notakto.start();
        for (int row = 1; row <= boards.side(); row++) {
            List<String> line = new ArrayList<>();
            for (int board = 1; board <= boards.count(); board++) {
                line.addAll(board > 1 ? List.of("|") : List.of());
                for (int column = 1; column <= boards.side(); column++) {
                    boolean crossed = boards.isCrossed(board - 1, row - 1, column - 1);
                    line.add(crossed ? "X" : marks.getOrDefault(new Cross(board, row, column), TAKEN));
                }
            }
            lines.add(line);
        }
    }

    /** Squares, and between two of them what the domino on both leaves. */
    private void cram(Cram cram, Map<Object, String> marks) {
        Map<Long, String> dominoes = new HashMap<>();
        CellSet free = cram.start();
        cram.moves(free).forEach(take -> dominoes.put(take.removed(), marks.getOrDefault(take, "")));
        for (int row = 0; row < cram.rows(); row++) {
            List<String> squares = new ArrayList<>();
            List<String> below = new ArrayList<>();
            for (int column = 0; column < cram.columns(); column++) {
                squares.add(free.has(cram.cell(row, column)) ? FREE : TAKEN);
                below.add(
                        row + 1 == cram.rows()
                                ? ""
                                : domino(dominoes, cram.cell(row, column), cram.cell(row + 1, column)));
                if (column + 1 < cram.columns()) {
                    squares.add(domino(dominoes, cram.cell(row, column), cram.cell(row, column + 1)));
                    below.add("");
                }
            }
            lines.add(squares);
            if (row + 1 < cram.rows()) {
                lines.add(below);
            }
        }
    }

    private static String domino(Map<Long, String> dominoes, int a, int b) {
        return dominoes.getOrDefault(1L << a | 1L << b, "");
    }

    /** All places as wide as the widest, the numbers under each other. */
    private String drawn() {
        int width = lines.stream()
                .flatMap(List::stream)
                .mapToInt(place -> place.replace("*", "").length())
                .max()
                .orElse(0);
        return lines.stream()
                .map(line -> line.stream().map(place -> padded(place, width)).collect(Collectors.joining()))
                .map(String::stripTrailing)
                .collect(Collectors.joining("\n"));
    }

    private static String padded(String place, int width) {
        String bare = place.replace("*", "");
        return " ".repeat(width - bare.length()) + bare + (place.endsWith("*") ? "* " : GAP);
    }
}
