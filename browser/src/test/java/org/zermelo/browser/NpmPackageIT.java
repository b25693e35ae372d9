package org.zermelo.browser;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The package of {@code clients/npm} around this build's engine, in Node: its tests, the examples of its page, and that programs end. */
class NpmPackageIT {

    private static final int OLDEST = 22;
    private static final Path SOURCES = Path.of("../clients/npm");
    private static final Path ENGINE = Path.of("target/classes/org/zermelo/browser/engine");
    private static final Pattern EXAMPLE = Pattern.compile("```js\\n(.*?)```\\n\\n```text\\n(.*?)```", Pattern.DOTALL);

    @TempDir
    private static Path folder;

    private static String node;

    /** The one that {@code ZERMELO_NODE} names, or that of the path. */
    @BeforeAll
    static void aNodeThatKnowsItsWebAssembly() throws Exception {
        String named = System.getenv("ZERMELO_NODE");
        node = named != null
                ? named
                : Stream.of(System.getenv("PATH").split(File.pathSeparator))
                        .map(place -> place + "/node")
                        .filter(file -> Files.isExecutable(Path.of(file)))
                        .findFirst()
                        .orElse("");
        Assumptions.assumeFalse(node.isEmpty(), "no node on this machine");
        String version = run("--version");
        Assumptions.assumeTrue(
                Integer.parseInt(version.replaceAll("v([0-9]+)(.|\\n)*", "$1")) >= OLDEST,
                "node " + version.strip() + " is older than " + OLDEST + ", the first that runs the engine");
        copy(SOURCES, folder);
        copy(ENGINE, folder.resolve("engine"));
        Files.move(folder.resolve("engine/runtime.mjs"), folder.resolve("engine/runtime.js"), REPLACE_EXISTING);
    }

    /** The package as it is packed, apart from the sources. */
    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path there = to.resolve(from.relativize(file).toString());
                Files.createDirectories(there.getParent());
                Files.copy(file, there, REPLACE_EXISTING);
            }
        }
    }

    /** What a run to its end printed; a program that does not end fails. */
    private static String run(String... arguments) throws IOException, InterruptedException {
        Path out = Files.createTempFile(folder, "out", "");
        Process process = new ProcessBuilder(
                        Stream.concat(Stream.of(node), Stream.of(arguments)).toList())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        try {
            assertThat(process.waitFor(5, TimeUnit.MINUTES))
                    .as("%s ends: %s", List.of(arguments), Files.readString(out))
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).as(Files.readString(out)).isZero();
        return Files.readString(out);
    }

    @Test
    void itsOwnTestsPass() throws Exception {
        assertThat(run("--test", "--test-reporter=tap", "test/zermelo.test.js"))
                .contains("# pass 12\n", "# fail 0\n", "# skipped 0\n");
    }

    @Test
    void theExamplesPrintWhatThePageSays() throws Exception {
        Matcher examples = EXAMPLE.matcher(Files.readString(SOURCES.resolve("README.md")));
        int ran = 0;
        for (; examples.find(); ran++) {
            assertThat(run("--input-type=module", "--eval", examples.group(1))).isEqualTo(examples.group(2));
        }
        assertThat(ran).isEqualTo(3);
    }
}
