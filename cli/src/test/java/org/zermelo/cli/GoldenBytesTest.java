package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the program writes of some 200 games stays what it was, byte for byte. {@code golden-bytes.txt} has a command a line, behind a
 * hash of its JSON, of its text, of a picture (SVG) and of a table. With {@code -Dgolden.renew=true} the hashes are made anew instead;
 * a commit that changes them says why.
 */
class GoldenBytesTest {

    private static final Path FILE = Path.of("src", "test", "resources", "golden-bytes.txt");

    private static final List<String> KINDS = List.of("json", "text", "svg", "table");

    /** Where a command has no output of this kind. */
    private static final String NONE = "--------";

    /** What stands for a file to write. */
    private static final String OUT = "--out=";

    /** How each command is asked for its picture and its table; the others have neither. Other commands than itself answer for solve. */
    private static final Map<String, List<String>> ASKED = Map.of(
            "solve", List.of("tree --depth=2 --format=svg", "table"),
            "table", List.of("table --format=svg", "table --format=csv"),
            "tree", List.of("tree --format=svg", "tree --format=dot"),
            "exam", List.of("exam --show=table --out=", "exam --show=table"),
            "nimbers", List.of("nimbers --format=svg", "nimbers --format=csv"),
            "trace", List.of("trace --out="));

    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    /** What depends on the program's version and the JDK. */
    private static final Pattern MADE = Pattern.compile("\"(version|jdk)\" : \"[^\"]*\"");

    @TempDir
    private Path folder;

    /** A line of the file. */
    record Golden(List<String> hashes, String command) {

        static Golden of(String line) {
            String[] parts = line.split(" +", KINDS.size() + 1);
            return new Golden(List.of(parts).subList(0, KINDS.size()), parts[KINDS.size()]);
        }

        @Override
        public String toString() {
            return String.join(" ", hashes) + " " + command;
        }
    }

    static Stream<Golden> lines() throws IOException {
        return Files.readAllLines(FILE).stream().map(Golden::of);
    }

    @ParameterizedTest
    @MethodSource("lines")
    void whatIsWrittenStaysAsItWas(Golden golden) throws IOException {
        if (Boolean.getBoolean("golden.renew")) {
            renew(golden);
            return;
        }
        List<List<String>> commands = commands(golden.command());
        for (int kind = 0; kind < KINDS.size(); kind++) {
            List<String> command = commands.get(kind);
            assertThat(hash(command))
                    .as(
                            "%s: the %s of: zermelo %s%nIf this is meant, make the hashes anew and say why in the commit: %s",
                            golden.command(),
                            KINDS.get(kind),
                            String.join(" ", command),
                            "mvn -pl cli -am test -Dtest=GoldenBytesTest -Dsurefire.failIfNoSpecifiedTests=false"
                                    + " -Dgolden.renew=true")
                    .isEqualTo(golden.hashes().get(kind));
        }
    }

    private void renew(Golden golden) throws IOException {
        List<String> hashes = new ArrayList<>();
        for (List<String> command : commands(golden.command())) {
            hashes.add(hash(command));
        }
        List<String> renewed = new ArrayList<>(Files.readAllLines(FILE));
        renewed.set(renewed.indexOf(golden.toString()), new Golden(hashes, golden.command()).toString());
        Files.write(FILE, renewed);
    }

    @Test
    void everyKindIsHeldForManyGames() throws IOException {
        List<Golden> lines = lines().toList();
        assertThat(lines).hasSizeGreaterThanOrEqualTo(200);
        assertThat(lines.stream().map(Golden::command)).doesNotHaveDuplicates();
        for (int kind = 0; kind < KINDS.size(); kind++) {
            int column = kind;
            assertThat(lines.stream().map(line -> line.hashes().get(column)).filter(hash -> !hash.equals(NONE)))
                    .as(KINDS.get(kind))
                    .hasSizeGreaterThan(100);
        }
    }

    /** The commands that write JSON, text, picture and table; an empty one where there is none. */
    private static List<List<String>> commands(String line) {
        List<String> words = WORD.matcher(line)
                .results()
                .map(word -> word.group(1) != null ? word.group(1) : word.group(2))
                .toList();
        String verb = words.get(0);
        boolean onlyItself = words.stream().anyMatch(word -> word.startsWith("--value"));
        List<String> asked = onlyItself ? List.of() : ASKED.getOrDefault(verb, List.of());
        List<List<String>> commands = new ArrayList<>();
        for (String start : List.of(verb + " --json", verb)) {
            commands.add(joined(start, words));
        }
        for (int i = 0; i < 2; i++) {
            commands.add(i < asked.size() ? joined(asked.get(i), words) : List.of());
        }
        return commands;
    }

    private static List<String> joined(String start, List<String> words) {
        List<String> all = new ArrayList<>(List.of(start.split(" ")));
        if (words.stream().noneMatch(word -> word.startsWith("--lang"))) {
            all.add("--lang=en");
        }
        all.addAll(words.subList(1, words.size()));
        return all;
    }

    private String hash(List<String> command) throws IOException {
        if (command.isEmpty()) {
            return NONE;
        }
        Path file = folder.resolve("out.svg");
        Files.deleteIfExists(file);
        CliRun run = CliRun.of(command.stream()
                .map(word -> word.equals(OUT) ? OUT + file : word)
                .toArray(String[]::new));
        String written = Files.exists(file) ? Files.readString(file) : "";
        String said = (run.out() + run.err() + run.place()).replace(folder.toString(), "");
        return hash(run.code() + "\n" + said + written);
    }

    private static String hash(String text) {
        byte[] bytes = MADE.matcher(text).replaceAll("").getBytes(StandardCharsets.UTF_8);
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest, 0, NONE.length() / 2);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
