package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.notation.text.Source;

/**
 * A start that is drawn as it looks: rows of signs after the word {@code start}, one a line or with slashes between. In it
 * {@code #} is a place without a cell and no comment, so it is taken out before the rest is cut into words.
 *
 * @param rows the rows from the top, without blanks
 * @param offsets where each row begins in the text
 * @param rest the text with blanks instead of the drawing, so that all other places stay what they are
 */
record StartDiagram(List<String> rows, List<Integer> offsets, Source rest) {

    private static final Pattern WORD =
            Pattern.compile("(?m)(?:^|;)[ \\t]*([\\p{L}]+)[ \\t]*:?(?=[ \\t\\r\\n])", Pattern.UNICODE_CHARACTER_CLASS);

    private static final Pattern LETTER = Pattern.compile("(?<!\\p{L})[a-zA-Z](?!\\p{L})");

    /** Rows of the signs that each game has, and of those of its kinds of pieces. */
    private static Pattern row(String text) {
        StringBuilder signs = new StringBuilder(".xoXO*#\\[\\]");
        Matcher words = WORD.matcher(text);
        while (words.find()) {
            if (BoardWords.means(words.group(1).toLowerCase(Locale.ROOT), List.of("pieces"))) {
                String section = text.substring(words.end(), stop(text, words.end(), text.length()));
                LETTER.matcher(section).results().forEach(letter -> signs.append(letter.group()));
            }
        }
        return Pattern.compile("[ \\t]*[" + signs + "][" + signs + "/ \\t]*");
    }

    /** What stands between two ends of a text, with its drawing taken out if it has one. */
    static StartDiagram of(Source source, int from, int to) {
        String text = source.text();
        List<String> rows = new ArrayList<>();
        List<Integer> offsets = new ArrayList<>();
        StringBuilder rest = new StringBuilder(text);
        Pattern rowOfSigns = row(text.substring(from, to));
        Matcher words = WORD.matcher(text).region(from, to);
        while (rows.isEmpty() && words.find()) {
            if (BoardWords.means(words.group(1).toLowerCase(Locale.ROOT), List.of("start"))) {
                int at = words.end();
                boolean goesOn = true;
                while (goesOn && at < to) {
                    int end = stop(text, at, to);
                    String line = text.substring(at, end);
                    boolean row = rowOfSigns.matcher(line).matches();
                    if (row) {
                        cut(line, at, rows, offsets);
                        for (int i = at; i < end; i++) {
                            rest.setCharAt(i, ' ');
                        }
                    }
                    goesOn = (row || line.isBlank() && rows.isEmpty()) && end < to && text.charAt(end) != ';';
                    at = end + 1;
                }
            }
        }
        return new StartDiagram(rows, offsets, rows.isEmpty() ? source : new Source(source.name(), rest.toString()));
    }

    /**
     * The drawing for a board of another size: rows and columns in the middle are repeated or left out, so that the first and the last
     * stay what they are. A drawing that has different ones cannot become a single row or column, and stays as it is.
     */
    StartDiagram stretched(int rowsWanted, int columnsWanted) {
        List<String> drawn = new ArrayList<>();
        for (String row : rows) {
            if (row.isEmpty()) {
                return this;
            }
            StringBuilder line = new StringBuilder();
            List<String> cells = PieceKinds.cells(row);
            boolean narrow = columnsWanted == 1 && !cells.get(cells.size() - 1).equals(cells.get(0));
            int width = narrow ? cells.size() : columnsWanted;
            for (int column = 0; column < width; column++) {
                line.append(cells.get(inside(column, width, cells.size())));
            }
            drawn.add(line.toString());
        }
        boolean one = rowsWanted == 1 && !drawn.get(0).equals(drawn.get(drawn.size() - 1));
        int height = one ? rows.size() : rowsWanted;
        List<String> lines = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            lines.add(drawn.get(inside(row, height, rows.size())));
            places.add(offsets.get(inside(row, height, rows.size())));
        }
        return new StartDiagram(lines, places, rest);
    }

    /** Of so many that are wanted, which of those that are drawn stands at a place. */
    private static int inside(int at, int wanted, int drawn) {
        int head = Math.min((wanted + 1) / 2, drawn / 2);
        int tail = Math.min(wanted - head, drawn - drawn / 2 - 1);
        return at < head ? at : at >= wanted - tail ? drawn - (wanted - at) : drawn / 2;
    }

    private static int stop(String text, int from, int to) {
        int at = from;
        while (at < to && ";\n\r".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return at;
    }

    /** The rows of a line, which slashes divide. */
    private static void cut(String line, int at, List<String> rows, List<Integer> offsets) {
        int begin = 0;
        for (String row : line.split("/", -1)) {
            int blanks = row.length() - row.stripLeading().length();
            rows.add(row.replaceAll("[ \\t]", ""));
            offsets.add(at + begin + blanks);
            begin += row.length() + 1;
        }
    }
}
