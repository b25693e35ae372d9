package org.zermelo.notation.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.zermelo.notation.text.Source;

/** The rule files that come with the program; a game is named {@code @two-heaps} or {@code @two-heaps(S = 17)}. */
public final class Library {

    private static final String FOLDER = "games/";

    private static final String ENDING = ".game";

    private Library() {}

    /** The names of all files, in alphabetical order. */
    public static List<String> names() {
        return read(FOLDER + "index")
                .orElseThrow(() -> new IllegalStateException("the library has no index"))
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    }

    /** The file of this name, if there is one. */
    public static Optional<Source> find(String name) {
        if (!names().contains(name)) {
            return Optional.empty();
        }
        return read(FOLDER + name + ENDING).map(text -> new Source(name + ENDING, text));
    }

    private static Optional<String> read(String path) {
        try (InputStream in = Library.class.getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
