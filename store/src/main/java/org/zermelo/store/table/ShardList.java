package org.zermelo.store.table;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;
import org.zermelo.store.file.FileFailures;

/**
 * What a folder of shards says of itself, in a file of its own; docs/stored-tables.md has the whole format.
 *
 * @param name what the table is of
 * @param shards its shards, in their order
 */
record ShardList(TableName name, List<ShardNote> shards) {

    /** The name of the file. */
    static final String FILE = "shards";

    /** What the names of the shards end with. */
    static final String ENDING = ".shard";

    private static final Heading HEADING =
            new Heading(new byte[] {(byte) 0x89, 'Z', 'S', 'H', '\r', '\n', 0x1A, '\n'}, 1);

    /**
     * What is noted of a shard.
     *
     * @param bytes the length of its file
     * @param sum a checksum of the end of the file, where there are checksums of all the rest
     */
    record ShardNote(long positions, long bytes, int sum) {

        private static ShardNote of(String text) {
            String[] parts = text.split(",");
            return new ShardNote(Long.parseLong(parts[0]), Long.parseLong(parts[1]), Integer.parseInt(parts[2]));
        }

        @Override
        public String toString() {
            return positions + "," + bytes + "," + sum;
        }
    }

    long positions() {
        return shards.stream().mapToLong(ShardNote::positions).sum();
    }

    /** Where a shard of a folder lies. */
    static Path file(Path folder, int shard) {
        return folder.resolve(shard + ENDING);
    }

    private String text() {
        return name.header() + "stretch: " + TableCut.SHIFT + "\nshards: "
                + shards.stream().map(ShardNote::toString).collect(Collectors.joining(" ")) + "\n";
    }

    /** Whether a folder has the file. */
    static boolean in(Path folder) {
        return Files.isRegularFile(folder.resolve(FILE));
    }

    /**
     * Writes it into a folder, in place of what was there.
     *
     * @throws BadInputException when it cannot be written
     */
    void write(Path folder) {
        HEADING.writeAlone(folder.resolve(FILE), text());
    }

    /**
     * Reads it.
     *
     * @throws BadInputException when it is damaged, or another version wrote it
     */
    static ShardList read(Path folder) {
        Path file = folder.resolve(FILE);
        String text = HEADING.alone(file);
        try {
            List<String> values = new ArrayList<>();
            for (String line : text.split("\n")) {
                values.add(line.substring(line.indexOf(": ") + 2));
            }
            List<ShardNote> notes = new ArrayList<>();
            for (String shard : values.get(4).split(" ")) {
                notes.add(ShardNote.of(shard));
            }
            ShardList list = new ShardList(new TableName(values.get(0), values.get(1), values.get(2)), notes);
            if (!list.text().equals(text)) {
                throw new IllegalArgumentException("no shards: " + text);
            }
            return list;
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw FileFailures.damaged(file, "header", Heading.TEXT);
        }
    }
}
