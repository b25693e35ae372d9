package org.zermelo.store.level;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.game.BadInputException;
import org.zermelo.store.work.WorkFolder;

/**
 * What the levels of a table noted when they were solved.
 *
 * @param positions how many positions they have together
 * @param mostCell the largest cell
 */
public record LevelCounts(long positions, long mostCell) {

    private static final Pattern NOTE = Pattern.compile("(\\d{1,18}) (\\d{1,10})");

    /** The note of one level or of a shard's part of it. */
    public static String text(long positions, long mostCell) {
        return positions + " " + mostCell;
    }

    /**
     * All notes together, of which some may be about no position.
     *
     * @throws BadInputException when one is no such note
     */
    public static LevelCounts of(WorkFolder work, List<Path> notes) throws IOException {
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
        return new LevelCounts(positions, most);
    }

    /**
     * These, where there are any positions.
     *
     * @throws BadInputException when there are none
     */
    public LevelCounts notNone(WorkFolder work) {
        if (positions < 1) {
            throw damaged(work, work.file("count"));
        }
        return this;
    }

    /** Writes them as one note. */
    public void write(WorkFolder work, String name) throws IOException {
        Files.writeString(work.part(name), text(positions, mostCell));
        work.finish(name);
    }

    /** The refusal of a file of the folder. */
    static BadInputException damaged(WorkFolder work, Path file) {
        return new BadInputException("store.damaged-state", "file", file, "folder", work.file(""));
    }
}
