package org.zermelo.store.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What a file of diagrams says of itself; docs/stored-tables.md has the whole format.
 *
 * @param name what it is of
 * @param codes the code of each end after the first
 * @param levels the nodes of each level, from that of the last bit on
 * @param roots for each ply where its diagram begins
 * @param counts for each ply how many positions have each code
 */
record DiagramFormat(
        TableName name, List<Long> codes, List<Long> levels, List<Long> roots, List<Map<Long, Long>> counts) {

    /** As that of a table, with another letter. */
    static final Heading HEADING = new Heading(new byte[] {(byte) 0x89, 'Z', 'D', 'D', '\r', '\n', 0x1A, '\n'}, 1);

    /** Nodes of a block. */
    static final int BLOCK = 1 << 16;

    private static final List<String> NAMES =
            List.of("game", "value", "convention", "positions", "codes", "levels", "roots", "counts");

    long positions() {
        return counts.stream()
                .flatMap(ply -> ply.values().stream())
                .mapToLong(Long::longValue)
                .reduce(0, Math::addExact);
    }

    String text() {
        List<String> values = List.of(
                name.game(),
                name.value(),
                name.convention(),
                Long.toString(positions()),
                words(codes),
                words(levels),
                words(roots),
                counts.stream().map(DiagramFormat::pairs).collect(Collectors.joining(" ")));
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < NAMES.size(); i++) {
            text.append(NAMES.get(i)).append(": ").append(values.get(i)).append('\n');
        }
        return text.toString();
    }

    private static String words(List<Long> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static String pairs(Map<Long, Long> counts) {
        return new TreeMap<>(counts)
                .entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + entry.getValue())
                        .collect(Collectors.joining(","));
    }

    /**
     * What {@link #text} wrote, and nothing else.
     *
     * @throws IllegalArgumentException when it is no such text
     */
    static DiagramFormat parse(String text) {
        String[] lines = text.split("\n");
        List<String> values = new ArrayList<>();
        for (int i = 0; i < Math.min(lines.length, NAMES.size()); i++) {
            values.add(
                    lines[i].substring(Math.min(lines[i].length(), NAMES.get(i).length() + 2)));
        }
        if (values.size() < NAMES.size()) {
            throw new IllegalArgumentException("no header: " + text);
        }
        List<Map<Long, Long>> counts = new ArrayList<>();
        for (String ply : values.get(7).split(" ")) {
            Map<Long, Long> pairs = new TreeMap<>();
            for (String pair : parts(ply, ",")) {
                String[] both = pair.split("=");
                pairs.put(Long.valueOf(both[0]), Long.valueOf(both[both.length - 1]));
            }
            counts.add(pairs);
        }
        DiagramFormat format = new DiagramFormat(
                new TableName(values.get(0), values.get(1), values.get(2)),
                numbers(values.get(4)),
                numbers(values.get(5)),
                numbers(values.get(6)),
                counts);
        if (!format.text().equals(text)) {
            throw new IllegalArgumentException("no header: " + text);
        }
        return format;
    }

    private static List<Long> numbers(String text) {
        List<Long> numbers = new ArrayList<>();
        for (String word : parts(text, " ")) {
            numbers.add(Long.valueOf(word));
        }
        return numbers;
    }

    private static String[] parts(String text, String between) {
        return text.isEmpty() ? new String[0] : text.split(between);
    }
}
