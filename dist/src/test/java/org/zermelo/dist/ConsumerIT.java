package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README's example for Java developers, built and run against the library's two jars alone. */
class ConsumerIT {

    private static final Pattern LIBRARY = Pattern.compile("zermelo-(?:core|families)-\\d.*\\.jar");

    private static final String EXAMPLE = "org.zermelo.examples.OneQuestion";

    @TempDir
    private Path folder;

    /** The core and the families, as a path. */
    private static String library() throws Exception {
        try (var jars = Files.list(Path.of(System.getProperty("zermelo.home"), "lib"))) {
            List<String> found = jars.filter(
                            jar -> LIBRARY.matcher(jar.getFileName().toString()).matches())
                    .map(Path::toString)
                    .toList();
            assertThat(found).hasSize(2);
            return String.join(File.pathSeparator, found);
        }
    }

    private static String example() {
        return Checkout.read(Checkout.root().resolve("examples/src/main/java/org/zermelo/examples/OneQuestion.java"));
    }

    /** What the README says that it prints. */
    private static String printed() {
        String readme = Checkout.read(Checkout.root().resolve("README.md"));
        Matcher found = Pattern.compile("(?s)```text\n(.*?)```").matcher(readme);
        assertThat(found.find()).isTrue();
        return found.group(1).replace("\n", System.lineSeparator());
    }

    private static void compile(String... arguments) {
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments))
                .isZero();
    }

    private static String run(Path folder, String... arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        return out;
    }

    @Test
    void theExampleNeedsTwoJarsOnTheClassPath() throws Exception {
        Path source = Files.writeString(folder.resolve("OneQuestion.java"), example());
        compile("-Werror", "-Xlint:all,-path", "-cp", library(), "-d", folder.toString(), source.toString());
        assertThat(run(folder, "-cp", folder + File.pathSeparator + library(), EXAMPLE))
                .isEqualTo(printed());
    }

    @Test
    void andOneModuleOnTheModulePath() throws Exception {
        Path sources = Files.createDirectories(folder.resolve("src/org/zermelo/examples"));
        Path source = Files.writeString(sources.resolve("OneQuestion.java"), example());
        Path module = Files.writeString(
                folder.resolve("src/module-info.java"), "module example {\n    requires org.zermelo.families;\n}\n");
        String classes = folder.resolve("classes").toString();
        compile("-Werror", "-p", library(), "-d", classes, module.toString(), source.toString());
        assertThat(run(folder, "-p", classes + File.pathSeparator + library(), "-m", "example/" + EXAMPLE))
                .isEqualTo(printed());
    }
}
