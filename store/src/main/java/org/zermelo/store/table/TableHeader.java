package org.zermelo.store.table;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What a table says of itself, as lines {@code name: value} in UTF-8.
 *
 * @param name what it is of
 * @param shard which shard of the table it is, counted from 0
 * @param shards how many there are; 1 for a table in one file
 * @param positions the number of canonical positions stored
 * @param bound every number is below it: {@link TableCut} tells which these are
 * @param layout how the keys are kept
 * @param span binary logarithm of the numbers (dense) or the most entries (sorted) of a block
 * @param width bytes of a cell: 1, 2 or 4
 * @param blocks the number of blocks
 */
public record TableHeader(
        TableName name,
        int shard,
        int shards,
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

    /** The header of a shard with these positions; the layout follows from how well they fill the range of the numbers. */
    static TableHeader of(TableName name, TableCut cut, long positions, long mostCell) {
        long bound = cut.bound();
        Layout layout = layout(positions, bound);
        int span = span(layout, positions, bound);
        // a dense cell is one more, for 0 says that nothing is there
        long most = mostCell + 1;
        int width = most < 1 << 8 ? 1 : most < 1 << 16 ? 2 : 4;
        int blocks = Math.toIntExact(blocks(layout, span, positions, bound));
        return new TableHeader(name, cut.shard(), cut.shards(), positions, bound, layout, span, width, blocks);
    }

    /** Numbers under the bound for each position, as a binary logarithm that is rounded up. */
    private static int thin(long positions, long bound) {
        return positions == 0 ? Long.SIZE : 64 - Long.numberOfLeadingZeros((bound - 1) / positions);
    }

    private static Layout layout(long positions, long bound) {
        return thin(positions, bound) <= THIN ? Layout.DENSE : Layout.SORTED;
    }

    private static int span(Layout layout, long positions, long bound) {
        return layout == Layout.DENSE ? BLOCK + thin(positions, bound) : BLOCK;
    }

    private static long blocks(Layout layout, int span, long positions, long bound) {
        long filled = layout == Layout.DENSE ? bound : positions;
        return (filled - 1 >> span) + 1;
    }

    String text() {
        return name.header() + "positions: " + positions + "\nbound: " + bound + "\nlayout: "
                + layout.name().toLowerCase(Locale.ROOT) + "\nspan: " + span + "\nwidth: " + width + "\nblocks: "
                + blocks
                + "\n" + (shards == 1 ? "" : "shard: " + shard + " of " + shards + "\n");
    }

    /**
     * The header of a text that was written by {@link #text}, and of no other: lines in another order, twice or more of them, or
     * numbers that do not follow from those of positions, are refused.
     *
     * @throws IllegalArgumentException when it is no such text
     */
    static TableHeader parse(String text) {
        Map<String, String> lines = new HashMap<>();
        for (String line : text.split("\n")) {
            int colon = line.indexOf(": ");
            lines.put(line.substring(0, Math.max(0, colon)), line.substring(colon + 2));
        }
        Layout layout = lines.getOrDefault("layout", "").equals("dense") ? Layout.DENSE : Layout.SORTED;
        String[] shard = lines.getOrDefault("shard", "0 of 1").split(" of ");
        TableHeader header = new TableHeader(
                new TableName(
                        lines.getOrDefault("game", ""),
                        lines.getOrDefault("value", ""),
                        lines.getOrDefault("convention", "")),
                Integer.parseInt(shard[0]),
                Integer.parseInt(shard[1]),
                Long.parseLong(lines.getOrDefault("positions", "")),
                Long.parseLong(lines.getOrDefault("bound", "")),
                layout,
                Integer.parseInt(lines.getOrDefault("span", "")),
                Integer.parseInt(lines.getOrDefault("width", "")),
                Integer.parseInt(lines.getOrDefault("blocks", "")));
        if (!header.text().equals(text) || !header.consistent()) {
            throw new IllegalArgumentException("not a header: " + text);
        }
        return header;
    }

    /** Bytes of the index. */
    long indexSize() {
        return (long) blocks * Format.INDEX_ENTRY;
    }

    private boolean consistent() {
        return positions >= (shards == 1 ? 1 : 0)
                && 0 <= shard
                && shard < shards
                && bound >= positions
                && layout == layout(positions, bound)
                && span == span(layout, positions, bound)
                && (width == 1 || width == 2 || width == 4)
                && blocks == blocks(layout, span, positions, bound);
    }
}
