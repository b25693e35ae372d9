package org.zermelo.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The Java that the pages show is that of this module, and prints what they say. */
class PagesTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private static List<Path> below(Path folder, String end) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).toList();
        }
    }

    /** Of what users read; the Java of docs/adding is built into copies of the program's own sources. */
    private static List<String> blocks(String language) throws IOException {
        List<Path> pages = new ArrayList<>(below(ROOT.resolve("docs"), ".md"));
        pages.removeIf(page -> page.startsWith(ROOT.resolve("docs/adding")));
        pages.removeIf(page -> page.startsWith(ROOT.resolve("docs/adding")));
        pages.add(ROOT.resolve("README.md"));
        pages.add(ROOT.resolve("examples/README.md"));
        List<String> blocks = new ArrayList<>();
        for (Path page : pages) {
            String[] parts = Files.readString(page).split("(?m)^```");
            for (int i = 1; i < parts.length; i += 2) {
                if (parts[i].startsWith(language + "\n")) {
                    blocks.add(parts[i].substring(language.length() + 1));
                }
            }
        }
        return blocks;
    }

    /** Lines that follow each other in a file, all moved to the left by as much. */
    @Test
    void javaOfThePagesIsCompiled() throws IOException {
        List<String> sources = new ArrayList<>();
        for (Path file : below(Path.of("src"), ".java")) {
            String source = "\n" + Files.readString(file);
            for (int depth = 0; depth <= 3; depth++) {
                sources.add(source.replaceAll("\n {" + 4 * depth + "}", "\n"));
            }
        }
        assertThat(blocks("java"))
                .hasSizeGreaterThan(5)
                .allSatisfy(block -> assertThat(sources)
                        .anySatisfy(source -> assertThat(source).contains("\n" + block)));
    }

    @Test
    void programsPrintWhatThePagesSay() throws IOException {
        List<String> printed = List.of(
                printed(OneQuestion::main),
                printed(TextGames::main),
                printed(WayHomeLambda::main),
                printed(EveryMethod::main),
                printed(EveryValue::main),
                printed(WayHomeTable::main),
                printed(GamesTogether::main),
                printed(HotGame::main),
                printed(LongWork::main));
        assertThat(blocks("text")).containsAll(printed);
    }

    @Test
    void theTextIsTheFile() throws IOException {
        assertThat(blocks("rules")).contains(Files.readString(Path.of("way-home.game")));
    }

    private interface Program {
        void main(String[] args);
    }

    private static String printed(Program program) {
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            program.main(new String[0]);
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
