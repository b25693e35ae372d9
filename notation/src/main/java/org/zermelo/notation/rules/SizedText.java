package org.zermelo.notation.rules;

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
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.Source;

/**
 * A board game whose head leaves numbers open: {@code game "Hexapawn" hexapawn(columns = 3, rows = 3)}. Below the head each of
 * these names stands for its number; what the head says holds where nothing else is given.
 */
final class SizedText {

    private static final Pattern HEAD = Pattern.compile(
            "(?m)^[ \\t]*([\\p{L}]+)[ \\t]+(?:\"[^\"\\n]*\"[ \\t]*)?"
                    + "(([\\p{L}][\\p{L}\\p{Nd}-]*)[ \\t]*\\(([^()\\n]*=[^()\\n]*)\\))[ \\t]*$",
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
    static Optional<SizedText> of(Source file) {
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
    SizedText with(Cursor given) {
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
                        "rule.unknown-name",
                        "seen",
                        name,
                        "allowed",
                        String.join(", ", names),
                        "nearest",
                        Distance.nearest(name, names.stream()));
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
    String call() {
        return head.group(3)
                + numbers.values().stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
    }

    /** The text with the numbers in the places of their names, and nothing open. */
    Source closed() {
        String text = file.text();
        String below = text.substring(head.end());
        for (Map.Entry<String, Integer> number : numbers.entrySet()) {
            below = below.replaceAll(
                    "(?<![\\p{L}\\p{Nd}\"])" + number.getKey() + "(?![\\p{L}\\p{Nd}\"])",
                    number.getValue().toString());
        }
        return new Source(file.name(), text.substring(0, head.start(2)) + below);
    }
}
