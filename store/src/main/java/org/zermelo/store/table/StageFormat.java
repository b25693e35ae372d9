package org.zermelo.store.table;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.stage.StageTally;

/**
 * What a folder of stages says of itself, in a file of its own; docs/stored-tables.md has the whole format.
 *
 * @param name what the table is of
 * @param stages the stages that are solved, counted
 */
public record StageFormat(TableName name, Map<String, StageTally> stages) {

    /** The name of the file. */
    public static final String FILE = "stages";

    private static final Heading HEADING =
            new Heading(new byte[] {(byte) 0x89, 'Z', 'S', 'F', '\r', '\n', 0x1A, '\n'}, 1);

    /** A folder as it is begun. */
    public static StageFormat begun(TableName name) {
        return new StageFormat(name, Map.of());
    }

    /** The same with one more stage. */
    public StageFormat with(String stage, StageTally tally) {
        Map<String, StageTally> more = new LinkedHashMap<>(stages);
        more.put(stage, tally);
        return new StageFormat(name, more);
    }

    /** How many positions the stages have that are solved. */
    public long positions() {
        return stages.values().stream().mapToLong(StageTally::positions).sum();
    }

    private String text() {
        String counts = stages.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue().won() + ","
                        + entry.getValue().drawn() + "," + entry.getValue().lost() + ","
                        + entry.getValue().longest())
                .collect(Collectors.joining(" "));
        return name.header() + "stages: " + counts + "\n";
    }

    private static StageFormat parse(String text) {
        String[] values = new String[4];
        String[] lines = text.split("\n");
        for (int i = 0; i < values.length; i++) {
            values[i] = lines[i].substring(lines[i].indexOf(": ") + 2);
        }
        Map<String, StageTally> stages = new LinkedHashMap<>();
        for (String stage : values[3].isEmpty() ? new String[0] : values[3].split(" ")) {
            String[] parts = stage.split("[=,]");
            stages.put(
                    parts[0],
                    new StageTally(
                            Long.parseLong(parts[1]),
                            Long.parseLong(parts[2]),
                            Long.parseLong(parts[3]),
                            Integer.parseInt(parts[4])));
        }
        StageFormat format = new StageFormat(new TableName(values[0], values[1], values[2]), stages);
        if (!format.text().equals(text)) {
            throw new IllegalArgumentException("no stages: " + text);
        }
        return format;
    }

    /** Whether a folder has the file. */
    public static boolean in(Path folder) {
        return Files.isRegularFile(folder.resolve(FILE));
    }

    /**
     * Writes it into a folder, in place of what was there.
     *
     * @throws BadInputException when it cannot be written
     */
    public void write(Path folder) {
        HEADING.writeAlone(folder.resolve(FILE), text());
    }

    /**
     * Reads it.
     *
     * @throws BadInputException when it is damaged, or another version wrote it
     */
    public static StageFormat read(Path folder) {
        Path file = folder.resolve(FILE);
        String text = HEADING.alone(file);
        try {
            return parse(text);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw FileFailures.damaged(file, "header", Heading.TEXT);
        }
    }
}
