package org.zermelo.store.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.zermelo.game.BadInputException;

/** A folder that is a result as a whole: nothing else may lie in it. */
public final class ResultFolder {

    private ResultFolder() {}

    /**
     * Refuses a place that is a file, or a folder with something else in it.
     *
     * @param own tells the names of files that the result has; such as are unfinished may be there, too
     */
    public static void refuseOther(Path place, Predicate<String> own) {
        if (!Files.exists(place)) {
            return;
        }
        if (!Files.isDirectory(place)) {
            throw new BadInputException("store.no-directory", "file", place);
        }
        try (Stream<Path> files = Files.list(place)) {
            if (!files.map(file -> Objects.requireNonNull(file.getFileName()).toString())
                    .allMatch(file -> file.endsWith(".part") || own.test(file))) {
                throw other(place);
            }
        } catch (IOException e) {
            throw FileFailures.of(place, e);
        }
    }

    /** The refusal of a folder that holds something else. */
    public static BadInputException other(Path place) {
        return new BadInputException("store.other-folder", "file", place);
    }
}
