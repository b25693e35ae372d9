package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.zermelo.game.Note;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;

/**
 * A board game whose head leaves numbers open: {@code game "Hexapawn" hexapawn(columns = 3, rows = 3)}. Below the head each of
 * these names stands for its number; what the head says holds where nothing else is given. A head such as {@code @notakto(side = 3)}
 * tells that the name alone is that of a family, so that the text is always called as a file.
 */
public final class SizedText {

    private static final Pattern HEAD = Pattern.compile(
            "(?m)^[ \\t]*([\\p{L}]+)[ \\t]+(?:\"[^\"\\n]*\"[ \\t]*)?"
                    + "((@?[\\p{L}][\\p{L}\\p{Nd}-]*)[ \\t]*\\(([^()\\n]*=[^()\\n]*)\\))[ \\t]*$",
            Pattern.UNICODE_CHARACTER_CLASS);

    private static final Pattern OPEN =
            Pattern.compile("\\s*([\\p{L}]+)\\s*=\\s*([0-9]{1,6})\\s*", Pattern.UNICODE_CHARACTER_CLASS);

    private final Source file;
    private final MatchResult head;
    private final Map<String, Integer> numbers;

    private SizedText(Source file, MatchResult head, Map<String, Integer> numbers) {
        this.file = file;
        this.head = head;
        this.numbers = numbers;
    }

    /** The text of a file; empty when its head leaves nothing open. */
    public static Optional<SizedText> of(Source file) {
        Matcher heads = HEAD.matcher(file.text());
        while (heads.find()) {
            Map<String, Integer> numbers = new LinkedHashMap<>();
            for (String item : heads.group(4).split(",")) {
                Matcher open = OPEN.matcher(item);
                if (open.matches()) {
                    numbers.put(open.group(1), Integer.valueOf(open.group(2)));
                }
            }
            boolean all = numbers.size() == heads.group(4).split(",", -1).length;
            if (all && BoardWords.means(heads.group(1).toLowerCase(Locale.ROOT), List.of("title"))) {
                return Optional.of(new SizedText(file, heads.toMatchResult(), numbers));
            }
        }
        return Optional.empty();
    }

    /**
     * The text with the numbers that are given, one after the other or by their names.
     *
     * @throws org.zermelo.notation.text.NotationException at one that is none, or whose name is not in the head
     */
    public SizedText with(Cursor given) {
        Map<String, Integer> bound = new LinkedHashMap<>(numbers);
        List<String> names = new ArrayList<>(numbers.keySet());
        for (int next = 0; !given.done(); next++) {
            if (next > 0) {
                given.take(",");
            }
            int from = given.skip().offset();
            String name = given.word();
            if (!name.isEmpty() && !names.contains(name)) {
                throw given.error(
                        from,
                        name.length(),
                        Note.of("rule.unknown-name")
                                .with("seen", name)
                                .with("allowed", String.join(", ", names))
                                .with("nearest", Distance.nearest(name, names.stream())));
            }
            if (name.isEmpty() && next == names.size()) {
                throw given.expected("notation.unexpected", "");
            }
            if (!name.isEmpty()) {
                given.expect("=");
            }
            bound.put(name.isEmpty() ? names.get(next) : name, (int)
                    given.integer("notation.argument", 1, Integer.MAX_VALUE));
        }
        return new SizedText(file, head, bound);
    }

    /** The game in the notation: its name and its numbers. */
    public String call() {
        return head.group(3)
                + numbers.values().stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
    }

    /** The text with the numbers in the places of their names, and nothing open. */
    public Closed closed() {
        String text = file.text();
        StringBuilder closed = new StringBuilder(text.substring(0, head.start(2)));
        List<Piece> pieces = new ArrayList<>(List.of(new Piece(0, 0, closed.length(), false)));
        Matcher names = Pattern.compile(
                        "(?<![\\p{L}\\p{Nd}\"])(" + String.join("|", numbers.keySet()) + ")(?![\\p{L}\\p{Nd}\"])")
                .matcher(text);
        int from = head.end();
        names.region(from, text.length()).useTransparentBounds(true);
        while (names.find()) {
            pieces.add(new Piece(closed.length(), from, names.start() - from, false));
            closed.append(text, from, names.start());
            pieces.add(new Piece(closed.length(), names.start(), names.end() - names.start(), true));
            closed.append(numbers.get(names.group(1)));
            from = names.end();
        }
        pieces.add(new Piece(closed.length(), from, text.length() - from, false));
        closed.append(text, from, text.length());
        return new Closed(file, new Source(file.name(), closed.toString()), pieces);
    }

    /**
     * A part of a text that was closed.
     *
     * @param at where it begins there
     * @param from where it begins as it was written
     * @param length how many characters were written
     * @param number whether a number stands in the place of a name
     */
    private record Piece(int at, int from, int length, boolean number) {}

    /** A text without open numbers, and what was written in its place. */
    public record Closed(Source file, Source source, List<Piece> pieces) {

        /** The same error at the place that was written; a number is the name for which it stands. */
        public NotationException asWritten(NotationException wrong) {
            int last = wrong.offset() + Math.max(1, wrong.length()) - 1;
            Piece begin = piece(wrong.offset());
            Piece end = piece(last);
            int from = begin.from + (begin.number ? 0 : wrong.offset() - begin.at);
            int to = end.from + (end.number ? end.length : last - end.at + 1);
            return new NotationException(file, from, to - from, wrong.note());
        }

        private Piece piece(int offset) {
            int found = pieces.size() - 1;
            while (found > 0 && pieces.get(found).at > offset) {
                found--;
            }
            return pieces.get(found);
        }
    }
}
