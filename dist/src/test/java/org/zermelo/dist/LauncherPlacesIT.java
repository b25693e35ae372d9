package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The installed program in folders of every name, with its archive of classes in the place for it, and with words for Java. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherPlacesIT {

    private static final Path HOME = Path.of(System.getProperty("zermelo.home"));

    @TempDir
    private Path folder;

    private @Nullable Path jars;

    /** The program in a folder of this name; its jars are those of the build. */
    private Path installed(String name) throws Exception {
        Path place = Files.createDirectory(folder.resolve(name));
        jars = Files.createSymbolicLink(place.resolve("lib"), HOME.resolve("lib"));
        return Files.copy(HOME.resolve("zermelo"), place.resolve("zermelo"));
    }

    /** As {@link #installed}, and no archive can be made beside its jars, as in a folder that root may not write either. */
    private Path readOnly(String name) throws Exception {
        Path script = installed(name);
        Files.writeString(script.resolveSibling("cds"), "");
        return script;
    }

    @AfterEach
    void takeTheJarsAway() throws Exception {
        if (jars != null) {
            Files.delete(jars);
        }
    }

    private ScriptRun solve(Path script, Map<String, String> environment) throws Exception {
        return ScriptRun.of(folder, environment, List.of(script.toString(), "solve", "nim(1, 2)"));
    }

    private ScriptRun answer(Map<String, String> environment, Path script) throws Exception {
        ScriptRun run = solve(script, environment);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("*3: the first player wins");
        return run;
    }

    /** Starts twice, the second time with the archive that the first one makes behind its answer. */
    private void answersWithItsArchive(Map<String, String> environment, Path script, Path archives) throws Exception {
        answer(environment, script);
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
        while (!holdsAnArchive(archives)) {
            assertThat(System.nanoTime()).as("an archive in %s", archives).isLessThan(end);
            Thread.sleep(100);
        }
        Map<String, String> withLog = new HashMap<>(environment);
        Path log = folder.resolve("classes that were loaded");
        withLog.put("ZERMELO_JAVA_OPTS", "-Xlog:class+load:file='" + log + "'");
        answer(withLog, script);
        assertThat(Checkout.read(log)).contains("org.zermelo.cli.Main source: shared objects file");
    }

    private static boolean holdsAnArchive(Path archives) throws Exception {
        AtomicBoolean found = new AtomicBoolean();
        if (Files.isDirectory(archives)) {
            Files.walkFileTree(archives, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes about) {
                    found.compareAndSet(false, file.toString().endsWith(".jsa"));
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    // the maker has just renamed it
                    return FileVisitResult.CONTINUE;
                }
            });
        }
        return found.get();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"my folder", "-x \"y\" 'z' [a]*? {b,c} $HOME `id` \\ 100%p & ; # ~ ! (", "куча سکه\n\uD83C\uDFB2"
            })
    void aFolderMayHaveAnyNameAndItsArchiveIsUsed(String name) throws Exception {
        Path script = installed(name);
        answersWithItsArchive(Map.of(), script, script.resolveSibling("cds"));
    }

    @Test
    void aFolderMayBeginWithADashAndEndWithALine() throws Exception {
        readOnly("-x\n");
        ScriptRun run =
                ScriptRun.of(folder, ScriptRun.NO_CACHE, List.of("sh", "--", "-x\n/zermelo", "solve", "nim(1, 2)"));
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("*3");
    }

    @Test
    void aFolderThatAClassPathCannotHoldIsRefused() throws Exception {
        ScriptRun run = solve(readOnly("a:b"), Map.of());
        assertThat(run.code()).isEqualTo(4);
        assertThat(run.err()).hasLineCount(1).contains("a:b", "':'", "Move it");
    }

    @Test
    void theArchiveOfAReadOnlyFolderIsKeptInTheUsersCache() throws Exception {
        Path script = readOnly("read only");
        Path home = Files.createDirectory(folder.resolve("my home"));
        Map<String, String> environment =
                Map.of("HOME", home.toString(), "ZERMELO_CACHE", ScriptRun.UNSET, "XDG_CACHE_HOME", ScriptRun.UNSET);
        answersWithItsArchive(environment, script, home.resolve(".cache/zermelo"));
        assertThat(script.resolveSibling("cds")).hasContent("");
    }

    @Test
    void withoutAHomeAReadOnlyFolderHasNoArchive() throws Exception {
        Path script = readOnly("read only");
        Map<String, String> environment =
                Map.of("HOME", ScriptRun.UNSET, "ZERMELO_CACHE", ScriptRun.UNSET, "XDG_CACHE_HOME", ScriptRun.UNSET);
        answer(environment, script);
        answer(environment, script);
        assertThat(Path.of("/nonexistent")).doesNotExist();
    }

    @Test
    void wordsForJavaMayHoldSpacesInQuotes() throws Exception {
        ScriptRun run = solve(
                readOnly("words"),
                Map.of(
                        "ZERMELO_CACHE",
                        "/dev/null",
                        "ZERMELO_JAVA_OPTS",
                        "  -XshowSettings:properties \"-Da=one  'two' *\"\t-Db='$HOME \"x\"'\\n  -Dc=* "));
        assertThat(run.code()).isZero();
        assertThat(run.err().lines().map(String::strip)).contains("a = one  'two' *", "b = $HOME \"x\"\\n", "c = *");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-Da='b c", "\"-Da=b' c", "-Da=it's"})
    void aQuoteWithoutAnEndIsRefused(String words) throws Exception {
        ScriptRun run = solve(readOnly("words"), Map.of("ZERMELO_JAVA_OPTS", words));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains("ZERMELO_JAVA_OPTS", "Add it");
    }

    /** The launcher looks at the file's size with find, which has options of such names. */
    @Test
    void aFileWhoseNameIsAnOptionOfFindIsOnlyRead() throws Exception {
        Path script = readOnly("delete");
        Path here = Files.createDirectory(folder.resolve("here"));
        Files.writeString(here.resolve("-delete"), "coins(1 2; take 1..2)");
        Files.writeString(here.resolve("kept"), "");
        ScriptRun run = ScriptRun.of(
                here, ScriptRun.NO_CACHE, List.of(script.toString(), "solve", "take", "--file", "-delete"));
        assertThat(run.code()).isNotEqualTo(4);
        assertThat(here.resolve("kept")).exists();
        assertThat(here.resolve("-delete")).exists();
    }
}
