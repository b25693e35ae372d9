package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps by which CONTRIBUTING adds a named game, applied to copies of the sources, built and run. */
class WalkThroughTest {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(java|properties)\\n(.*?)^```");
    private static final String WORDS = "org/zermelo/present/words";

    @TempDir
    private static Path folder;

    private static Path classes;

    @BeforeAll
    static void applyTheSteps() throws Exception {
        String page = Checkout.read(Checkout.root().resolve("CONTRIBUTING.md"));
        List<String> blocks = new ArrayList<>();
        Matcher found = BLOCK.matcher(page.substring(page.indexOf("### A game with a name")));
        while (blocks.size() < 4 && found.find()) {
            blocks.add(found.group(2));
        }
        classes = Files.createDirectories(folder.resolve("classes"));
        Path rules = Files.writeString(folder.resolve("Toads.java"), blocks.get(0));
        String list =
                Checkout.read(Checkout.root().resolve("notation/src/main/java/org/zermelo/notation/ReadyFamily.java"));
        assertThat(list).contains("return List.of(", "import java.util.List;");
        Path entry = Files.writeString(
                folder.resolve("ReadyFamily.java"),
                list.replaceFirst("return List\\.of\\(", "$0" + Matcher.quoteReplacement(blocks.get(1)))
                        .replace(
                                "import java.util.List;",
                                "import java.util.List;import org.zermelo.board.grid.Toads;"));
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
                                .getJavaFileObjects(rules, entry))
                .call();
        assertThat(built).as(said.toString()).isTrue();
        words("en", blocks.get(2));
        words("ru", blocks.get(3));
    }

    private static void words(String language, String block) throws Exception {
        Path file = Checkout.root().resolve("present/src/main/resources/" + WORDS + "/" + language + ".properties");
        Path copy = classes.resolve(WORDS).resolve(language + ".properties");
        Files.createDirectories(copy.getParent());
        Files.writeString(copy, Checkout.read(file) + "\n" + block);
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
