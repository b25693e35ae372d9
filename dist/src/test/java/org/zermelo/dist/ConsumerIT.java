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

/** The README's example for Java developers, built and run against the core's jar alone. */
class ConsumerIT {

    @TempDir
    private Path folder;

    private static Path core() throws Exception {
        try (var jars = Files.list(Path.of(System.getProperty("zermelo.home"), "lib"))) {
            return jars.filter(jar -> jar.getFileName().toString().startsWith("zermelo-core"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static String example() {
        String readme = Checkout.read(Checkout.root().resolve("README.md"));
        Matcher found = Pattern.compile("(?s)```java\n(.*?)```").matcher(readme);
        assertThat(found.find()).isTrue();
        return found.group(1);
    }

    /** What the README says that it prints. */
    private static String printed() {
        String readme = Checkout.read(Checkout.root().resolve("README.md"));
        Matcher found = Pattern.compile("It prints `(.*)`\\.").matcher(readme);
        assertThat(found.find()).isTrue();
        return found.group(1) + System.lineSeparator();
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
    void theExampleNeedsOneJarOnTheClassPath() throws Exception {
        Path source = Files.writeString(folder.resolve("Example.java"), example());
        compile("-Werror", "-Xlint:all,-path", "-cp", core().toString(), "-d", folder.toString(), source.toString());
        assertThat(run(folder, "-cp", folder + File.pathSeparator + core(), "Example"))
                .isEqualTo(printed());
    }

    @Test
    void andOneModuleOnTheModulePath() throws Exception {
        Path sources = Files.createDirectories(folder.resolve("src/example"));
        Path source = Files.writeString(sources.resolve("Example.java"), "package example;\n\n" + example());
        Path module = Files.writeString(
                folder.resolve("src/module-info.java"), "module example {\n    requires org.zermelo.core;\n}\n");
        String classes = folder.resolve("classes").toString();
        compile("-Werror", "-p", core().toString(), "-d", classes, module.toString(), source.toString());
        assertThat(run(folder, "-p", classes + File.pathSeparator + core(), "-m", "example/example.Example"))
                .isEqualTo(printed());
    }
}
