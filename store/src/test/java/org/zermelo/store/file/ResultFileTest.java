package org.zermelo.store.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.game.BadInputException;

/** Where results go: what is replaced, what is written through, and what stays when it fails. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class ResultFileTest {

    private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void aFileThatIsThere() throws IOException {
        file = Files.writeString(folder.resolve("file"), "what was there before");
    }

    private static void write(Path place) {
        ResultFile.write(place, stream -> stream.write(NEW));
    }

    private static void system(String... command) throws Exception {
        Process process = new ProcessBuilder(command).inheritIO().start();
        assumeTrue(process.waitFor(1, TimeUnit.MINUTES) && process.exitValue() == 0, String.join(" ", command));
    }

    private void assertOnly(String... names) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            assertThat(all.map(found -> found.getFileName().toString())).containsExactlyInAnyOrder(names);
        }
    }

    @Test
    void aRegularFileIsReplacedAndKeepsItsPermissions() throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        write(file);
        assertThat(file).hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        write(folder.resolve("other"));
        assertThat(folder.resolve("other")).hasContent("new");
        assertOnly("file", "other");
    }

    @Test
    void aLinkStaysAndItsTargetIsReplaced() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path second = Files.createSymbolicLink(inner.resolve("second"), Path.of("../file"));
        Path first = Files.createSymbolicLink(folder.resolve("first"), Path.of("inner/second"));
        write(first);
        assertThat(file).hasContent("new");
        assertThat(first).isSymbolicLink();
        assertThat(second).isSymbolicLink();
        assertOnly("file", "inner", "first");
    }

    @Test
    void aLinkToNothingMakesItsTarget() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("target"));
        write(link);
        assertThat(link).isSymbolicLink();
        assertThat(folder.resolve("target")).isRegularFile().hasContent("new");
    }

    @Test
    void linksThatGoRoundAreRefused() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("back"));
        Files.createSymbolicLink(folder.resolve("back"), Path.of("link"));
        assertThatThrownBy(() -> write(link)).isInstanceOf(BadInputException.class);
        assertThat(link).isSymbolicLink();
    }

    @Test
    void aPipeIsWrittenThrough() throws Exception {
        Path pipe = folder.resolve("pipe");
        system("mkfifo", pipe.toString());
        Path link = Files.createSymbolicLink(folder.resolve("link"), pipe);
        for (Path place : new Path[] {pipe, link}) {
            CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> {
                try {
                    return Files.readString(pipe);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            write(place);
            assertThat(read.get(1, TimeUnit.MINUTES)).isEqualTo("new");
        }
        assertThat(Files.readAttributes(pipe, "isOther").get("isOther")).isEqualTo(true);
        assertThatThrownBy(() -> ResultFile.place(link)).asString().contains("store.no-regular-file");
    }

    /** A device of our own, which a defect may replace: root could lose the one of the system. */
    @Test
    void aDeviceIsWrittenThroughAndIsFull() throws Exception {
        Path full = folder.resolve("full");
        system("mknod", full.toString(), "c", "1", "7");
        assumeTrue(Files.isWritable(full));
        assertThatThrownBy(() -> write(full)).asString().contains("store.disk-full");
        assertThat(Files.readAttributes(full, "isOther").get("isOther")).isEqualTo(true);
        assertOnly("file", "full");
    }

    /** For those who cannot make a device, nor replace one. */
    @Test
    void theSystemsFullDeviceIsFull() throws Exception {
        assumeFalse(System.getProperty("user.name").equals("root") || Files.isWritable(Path.of("/dev")));
        Path full = Path.of("/dev/full");
        assumeTrue(Files.isWritable(full));
        assertThatThrownBy(() -> write(full)).asString().contains("store.disk-full");
    }

    @Test
    void whatFailsHalfWayLeavesWhatWasThereAndNothingElse() throws IOException {
        for (Exception failure : new Exception[] {
            new IOException("No space left on device"), new IllegalStateException("a defect"),
        }) {
            for (Path place : new Path[] {file, folder.resolve("other")}) {
                assertThatThrownBy(() -> ResultFile.write(place, stream -> {
                            stream.write(new byte[1 << 20]);
                            if (failure instanceof IOException full) {
                                throw full;
                            }
                            throw (RuntimeException) failure;
                        }))
                        .asString()
                        .contains(failure instanceof IOException ? "store.disk-full" : "a defect");
            }
        }
        assertThat(file).hasContent("what was there before");
        assertOnly("file");
    }

    @Test
    void whatNoFileCanBeIsRefused() throws IOException {
        Files.createDirectory(folder.resolve("inner"));
        assertThatThrownBy(() -> write(folder.resolve("inner"))).asString().contains("cli.directory");
        assertThatThrownBy(() -> write(folder.resolve("inner/.."))).asString().contains("cli.directory");
        assertThatThrownBy(() -> write(Path.of("/"))).asString().contains("cli.directory");
        assertThatThrownBy(() -> write(folder.resolve("no/where"))).asString().contains("store.no-folder");
        assertThatThrownBy(() -> write(folder.resolve("file/where"))).asString().contains("store.failed");
    }

    @Test
    void whatIsWriteProtectedStays() throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        assumeFalse(Files.isWritable(file), "root may write all");
        assertThatThrownBy(() -> write(file)).asString().contains("store.not-allowed");
        assertThat(file).hasContent("what was there before");
    }
}
