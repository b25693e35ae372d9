package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps by which CONTRIBUTING adds a named game and a value, applied to copies of the sources, built and run. */
class WalkThroughTest {

    /** A step that quotes what it adds: its sentence, the language, the text. */
    private static final Pattern STEP =
            Pattern.compile("(?ms)^[0-9]+\\. ((?:(?!^```|^[0-9]+\\. ).)*?)\\n\\n```(java|properties)\\n(.*?)^```");

    private static final Pattern NUMBERED = Pattern.compile("(?m)^[0-9]+\\. ");
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
    private static final Pattern COUNTED = Pattern.compile("(?m)^\\| (.+?) \\| ([0-9]+) \\|");
    private static final String GAME = "### A game with a name, step by step";
    private static final String VALUE = "### A value, step by step";
    private static final String WORDS = "org/zermelo/present/words";

    @TempDir
    private static Path folder;

    private static Path classes;

    /** The sources that the steps write, by the place of each in the checkout. */
    private static final Map<String, String> SOURCES = new LinkedHashMap<>();

    private static String section(String heading) {
        String page = Checkout.read(Checkout.root().resolve("CONTRIBUTING.md"));
        assertThat(page).contains(heading);
        String from = page.substring(page.indexOf(heading) + heading.length());
        int end = from.indexOf("\n## ");
        return from.substring(0, end);
    }

    @BeforeAll
    static void applyTheSteps() throws Exception {
        classes = Files.createDirectories(folder.resolve("classes"));
        apply(GAME);
        apply(VALUE);
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> source : SOURCES.entrySet()) {
            Path file = folder.resolve("sources").resolve(source.getKey());
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, source.getValue()));
        }
        StringWriter said = new StringWriter();
        boolean built = ToolProvider.getSystemJavaCompiler()
                .getTask(
                        said,
                        null,
                        null,
                        List.of("-Xlint:all,-path,-processing", "-Werror", "-d", classes.toString()),
                        null,
                        ToolProvider.getSystemJavaCompiler()
                                .getStandardFileManager(null, null, null)
                                .getJavaFileObjects(files.toArray(Path[]::new)))
                .call();
        assertThat(built).as(said.toString()).isTrue();
    }

    private static void apply(String heading) throws IOException {
        String added = "";
        Matcher step = STEP.matcher(section(heading));
        while (step.find()) {
            List<String> quoted = QUOTED.matcher(step.group(1))
                    .results()
                    .map(match -> match.group(1))
                    .toList();
            String text = step.group(3);
            if (step.group(2).equals("properties")) {
                words(quoted.get(0), text);
            } else if (text.startsWith("package ")) {
                SOURCES.put(quoted.get(0), text);
                added = quoted.get(0)
                        .replaceFirst(".*/src/main/java/(.*)\\.java", "$1")
                        .replace('/', '.');
            } else {
                insert(quoted.get(0), quoted.get(1), text, "import " + added + ";");
            }
        }
        assertThat(added).isNotEmpty();
    }

    /** Puts a text behind one that occurs once, and imports the class that the steps have added. */
    private static void insert(String place, String behind, String text, String added) {
        String source =
                SOURCES.getOrDefault(place, Checkout.read(Checkout.root().resolve(place)));
        assertThat(source.split(Pattern.quote(behind), -1)).as(place).hasSize(2);
        String longer = source.replace(behind, behind + " " + text);
        String home = longer.substring("package ".length(), longer.indexOf(';'));
        boolean neighbour = added.startsWith("import " + home + ".");
        SOURCES.put(place, neighbour ? longer : longer.replaceFirst(";", ";" + added));
    }

    private static void words(String file, String block) throws IOException {
        Path copy = classes.resolve(WORDS).resolve(file);
        Path before = Files.exists(copy)
                ? copy
                : Checkout.root()
                        .resolve("present/src/main/resources")
                        .resolve(WORDS)
                        .resolve(file);
        Files.createDirectories(copy.getParent());
        Files.writeString(copy, Checkout.read(before) + "\n" + block);
    }

    /** The page of the architecture counts the places, and they are as many as the steps. */
    @Test
    void thePlacesAreCounted() {
        String page = Checkout.read(Checkout.root().resolve("docs/architecture.md"));
        Map<String, Integer> counts = new HashMap<>();
        COUNTED.matcher(page.substring(page.indexOf("## What a new thing touches")))
                .results()
                .forEach(row -> counts.put(row.group(1), Integer.valueOf(row.group(2))));
        assertThat(counts).containsKeys("a game with a name, its picture known", "a value, its worth of a known kind");
        assertThat(counts.get("a game with a name, its picture known"))
                .isEqualTo((int) NUMBERED.matcher(section(GAME)).results().count())
                .isLessThanOrEqualTo(6);
        assertThat(counts.get("a value, its worth of a known kind"))
                .isEqualTo((int) NUMBERED.matcher(section(VALUE)).results().count())
                .isLessThanOrEqualTo(9);
    }

    /** Two heaps of two: who loses takes a whole heap, so that it is over in 2 plies, where the outcome holds out for 4. */
    @Test
    void theValueIsAskedOfGamesThatSomebodyWins() throws Exception {
        for (String method : List.of("plain-search", "memo", "array", "level-sweep")) {
            ScriptRun run =
                    zermelo("solve", "heaps(5; move -1, -2; end sum <= 0)", "--value", "suspense", "--method", method);
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).contains("the first player wins in 3 plies");
        }
        assertThat(zermelo("solve", "kayles(6)", "--value", "suspense").out())
                .contains("the first player wins in 5 plies");
        assertThat(zermelo("solve", "nim(2, 2)", "--value", "suspense").out())
                .contains("the second player wins in 2 plies");
        assertThat(zermelo("solve", "nim(2, 2)", "--value", "outcome", "--method", "memo")
                        .out())
                .contains("the second player wins in 4 plies");
    }

    @Test
    void theValueIsRefusedWhereItIsNotDefined() throws Exception {
        assertThat(zermelo("solve", "tictactoe()", "--value", "suspense").err())
                .contains("suspense belongs to games that somebody wins");
        ScriptRun stored = zermelo("build", "kayles(6)", "--value", "suspense", "--to", "kayles.ztb");
        assertThat(stored.code()).isNotZero();
        assertThat(stored.err()).startsWith("zermelo: ").doesNotContain("Exception");
    }

    private static ScriptRun zermelo(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dfile.encoding=UTF-8",
                "-Dstdout.encoding=UTF-8",
                "-cp",
                classes + File.pathSeparator + System.getProperty("java.class.path"),
                "org.zermelo.cli.Main"));
        command.addAll(List.of(arguments));
        return ScriptRun.of(folder, Map.of(), command);
    }

    @Test
    void theGameIsSolvedUnderEachOfItsNames() throws Exception {
        for (String name : List.of("toads", "Toads and Frogs", "жабы и лягушки")) {
            ScriptRun run = zermelo("solve", name + "(2)");
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).contains("Game    toads(2)").contains("the first player wins in 5 plies");
        }
    }

    @Test
    void itIsListedWithItsWords() throws Exception {
        assertThat(zermelo("games", "toads").out())
                .contains("Toads and Frogs", "also called toads and frogs, frogs and toads", "for example toads(2)");
        assertThat(zermelo("games", "жабы", "--lang", "ru").out()).contains("toads([СКОЛЬКО])");
    }

    @Test
    void wrongArgumentsAreToldWhereTheyStand() throws Exception {
        ScriptRun run = zermelo("solve", "toads(11)");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("argument:1:7:").contains("1 to 10 of each, not 11. Maybe toads(2).");
    }

    /** The picture that its look asks for, and a later position that is read back. */
    @Test
    void itIsPlayedOnItsPicture() throws Exception {
        ScriptRun run = zermelo("solve", "toads(2) from x.xoo o", "--json");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("toads(2) from x.xoo o");
    }
}
