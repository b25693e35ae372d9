package org.zermelo.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a table says of itself, as lines {@code name: value} in UTF-8.
 *
 * @param game the game in the notation, without a convention
 * @param value what is stored: {@code outcome}, {@code margin} or {@code nimber}
 * @param convention {@code normal}, {@code misere} or {@code score}
 * @param positions the number of canonical positions stored
 * @param bound every key is below it
 * @param layout how the keys are kept
 * @param span binary logarithm of the numbers (dense) or the most entries (sorted) of a block
 * @param width bytes of a cell: 1, 2 or 4
 * @param blocks the number of blocks
 */
public record TableHeader(
        String game,
        String value,
        String convention,
        long positions,
        long bound,
        Layout layout,
        int span,
        int width,
        int blocks) {

    /** How the keys are kept. */
    public enum Layout {
        /** A block covers a range of numbers and holds a cell for each that is canonical, 0 when it is not reached. */
        DENSE,
        /** A block lists its keys. */
        SORTED
    }

    /** Entries that a block should hold, as a binary logarithm. */
    private static final int BLOCK = 13;

    /** Keys thinner than one in 2^THIN are listed. */
    private static final int THIN = 6;

    /** The header of a table with these positions; the layout follows from how well they fill the range of the keys. */
    static TableHeader of(TableName name, long positions, long bound, long mostCell) {
        int thin = 64 - Long.numberOfLeadingZeros(Math.max(0, (bound - 1) / Math.max(1, positions)));
        Layout layout = thin <= THIN ? Layout.DENSE : Layout.SORTED;
        int span = layout == Layout.DENSE ? BLOCK + thin : BLOCK;
        long filled = layout == Layout.DENSE ? bound : positions;
        long blocks = filled + (1L << span) - 1 >> span;
        // a dense cell is one more, for 0 says that nothing is there
        long most = mostCell + 1;
        int width = most < 1 << 8 ? 1 : most < 1 << 16 ? 2 : 4;
        return new TableHeader(
                name.game(),
                name.value(),
                name.convention(),
                positions,
                bound,
                layout,
                span,
                width,
                Math.toIntExact(blocks));
    }

    String text() {
        return "game: " + game + "\nvalue: " + value + "\nconvention: " + convention + "\npositions: " + positions
                + "\nbound: " + bound + "\nlayout: " + layout.name().toLowerCase(java.util.Locale.ROOT) + "\nspan: "
                + span + "\nwidth: " + width + "\nblocks: " + blocks + "\n";
    }

    static TableHeader parse(String text) {
        Map<String, String> lines = new LinkedHashMap<>();
        for (String line : text.split("\n")) {
            int colon = line.indexOf(": ");
            lines.put(line.substring(0, Math.max(0, colon)), line.substring(colon + 2));
        }
        List<Long> numbers = new ArrayList<>();
        for (String name : List.of("positions", "bound", "span", "width", "blocks")) {
            numbers.add(Long.parseLong(lines.getOrDefault(name, "")));
        }
        return new TableHeader(
                lines.getOrDefault("game", ""),
                lines.getOrDefault("value", ""),
                lines.getOrDefault("convention", ""),
                numbers.get(0),
                numbers.get(1),
                Layout.valueOf(lines.getOrDefault("layout", "").toUpperCase(java.util.Locale.ROOT)),
                numbers.get(2).intValue(),
                numbers.get(3).intValue(),
                numbers.get(4).intValue());
    }
}
