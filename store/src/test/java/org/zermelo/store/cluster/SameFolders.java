package org.zermelo.store.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Compares folders of tables. */
final class SameFolders {

    private SameFolders() {}

    /** Both hold the same files with the same bytes; how many bytes these are. */
    static long assertSame(Path folder, Path other) throws IOException {
        assertThat(folder.toFile().list())
                .containsExactlyInAnyOrder(other.toFile().list());
        long bytes = 0;
        for (String file : other.toFile().list()) {
            assertThat(folder.resolve(file)).hasSameBinaryContentAs(other.resolve(file));
            bytes += Files.size(folder.resolve(file));
        }
        return bytes;
    }

    /** Deletes a table. */
    static void delete(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(place);
    }
}
