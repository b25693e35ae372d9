package org.zermelo.phrase;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Phrases of a language, one a line. A key's first part names its group: {@code row.sums-too-large} is of the
 * group {@code row}, a key without a dot is of {@code general}.
 *
 * <p>A small question needs four groups of fifty. So the lines are only told apart at first, and a group is understood when
 * it is asked for.
 */
public final class WordFile {

    private final byte[] bytes;
    private final Map<String, List<Span>> spans = new HashMap<>();
    private final Map<String, Map<String, String>> groups = new ConcurrentHashMap<>();

    /** Lines of one group that follow each other. */
    private record Span(int from, int to) {}

    /** The phrases of these lines in UTF-8. */
    public WordFile(byte[] bytes) {
        this.bytes = bytes;
        // One char a byte: keys are ASCII, and no byte of a longer letter of UTF-8 looks like a line feed or a dot.
        String lines = new String(bytes, StandardCharsets.ISO_8859_1);
        String group = "";
        int from = 0;
        int end;
        for (int at = 0; at < lines.length(); at = end) {
            end = Math.max(lines.indexOf('\n', at) + 1, 0);
            end = end == 0 ? lines.length() : end;
            boolean entry = Character.isLetter(lines.charAt(at));
            if (entry && !(lines.startsWith(group, at) && lines.startsWith(".", at + group.length()))) {
                keep(group, from, at);
                group = group(lines.substring(at, end));
                from = at;
            }
        }
        keep(group, from, lines.length());
    }

    /** The phrases of the group of this key, unfilled, by their keys. */
    public Map<String, String> groupOf(String key) {
        return groups.computeIfAbsent(group(key), this::read);
    }

    private static String group(String key) {
        int dot = key.indexOf('.');
        int equals = key.indexOf('=');
        return dot < 0 || equals >= 0 && equals < dot ? "general" : key.substring(0, dot);
    }

    private void keep(String group, int from, int to) {
        spans.computeIfAbsent(group, name -> new ArrayList<>()).add(new Span(from, to));
    }

    private Map<String, String> read(String group) {
        Properties properties = new Properties();
        for (Span span : spans.getOrDefault(group, List.of())) {
            try {
                properties.load(new StringReader(
                        new String(bytes, span.from(), span.to() - span.from(), StandardCharsets.UTF_8)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        Map<String, String> phrases = new HashMap<>();
        properties.forEach((key, phrase) -> phrases.put((String) key, (String) phrase));
        return Map.copyOf(phrases);
    }
}
