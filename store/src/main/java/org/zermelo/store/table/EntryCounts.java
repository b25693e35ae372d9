package org.zermelo.store.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.game.BadInputException;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.store.work.WorkFolder;

/**
 * What is known of the entries of a table, a shard or a level before they are written; levels note it when they are solved.
 *
 * @param positions how many there are
 * @param mostCell the largest cell
 */
public record EntryCounts(long positions, long mostCell) {

    private static final Pattern NOTE = Pattern.compile("(\\d{1,18}) (\\d{1,10})");

    /** Those of a table in memory. */
    public static EntryCounts of(PackedTable table) {
        long most = 0;
        for (int rank = 0; rank < table.cells().size(); rank++) {
            most = Math.max(most, table.cells().get(rank));
        }
        return new EntryCounts(table.keys().size(), most);
    }

    /** The note of one level or of a shard's part of it. */
    public static String text(long positions, long mostCell) {
        return positions + " " + mostCell;
    }

    /**
     * All notes together, of which some may be about no position.
     *
     * @throws BadInputException when one is no such note
     */
    public static EntryCounts of(WorkFolder work, List<Path> notes) throws IOException {
        long positions = 0;
        long most = 0;
        for (Path file : notes) {
            Matcher note = NOTE.matcher(Files.readString(file));
            if (!note.matches() || Long.parseLong(note.group(1)) > Long.MAX_VALUE - positions) {
                throw damaged(work, file);
            }
            positions += Long.parseLong(note.group(1));
            most = Math.max(most, Long.parseLong(note.group(2)));
        }
        return new EntryCounts(positions, most);
    }

    /**
     * These, where there are any positions.
     *
     * @throws BadInputException when there are none
     */
    public EntryCounts notNone(WorkFolder work) {
        if (positions < 1) {
            throw damaged(work, work.file("count"));
        }
        return this;
    }

    /** These with one more entry. */
    EntryCounts with(int cell) {
        return new EntryCounts(positions + 1, Math.max(mostCell, cell));
    }

    /** The refusal of a file of the folder. */
    public static BadInputException damaged(WorkFolder work, Path file) {
        return new BadInputException("store.damaged-state", "file", file, "folder", work.file(""));
    }
}
