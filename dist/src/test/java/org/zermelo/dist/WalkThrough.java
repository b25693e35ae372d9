package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/** Steps of the pages in docs/adding applied to copies of the sources, and built into a folder that goes before the program's classes. */
final class WalkThrough {

    /** A step that quotes what it adds: its sentence, the language, the text. */
    private static final Pattern STEP =
            Pattern.compile("(?ms)^[0-9]+\\. ((?:(?!^```|^[0-9]+\\. ).)*?)\\n\\n```(java|properties)\\n(.*?)^```");

    private static final Pattern NUMBERED = Pattern.compile("(?m)^[0-9]+\\. ");
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
    private static final String WORDS = "org/zermelo/present/words";
    private static final String EXCEPTIONS = "org/zermelo/phrase/english.properties";

    private final Path folder;
    private final Path classes;

    /** The sources that the steps write, by the place of each in the checkout. */
    private final Map<String, String> sources = new LinkedHashMap<>();

    WalkThrough(Path folder) throws IOException {
        this.folder = folder;
        this.classes = Files.createDirectories(folder.resolve("classes"));
    }

    private static String section(String heading) {
        List<String> pages = Checkout.walk(Checkout.root().resolve("docs/adding"))
                .filter(Files::isRegularFile)
                .map(Checkout::read)
                .filter(page -> page.contains(heading))
                .toList();
        assertThat(pages).as(heading).hasSize(1);
        String page = pages.get(0);
        String from = page.substring(page.indexOf(heading) + heading.length());
        return from.split("\n##", 2)[0];
    }

    /** How many numbered steps stand under a heading. */
    static int steps(String heading) {
        return (int) NUMBERED.matcher(section(heading)).results().count();
    }

    /** Applies what the steps under a heading quote. */
    void apply(String heading) throws IOException {
        List<String> added = new ArrayList<>();
        Matcher step = STEP.matcher(section(heading));
        int applied = 0;
        for (; step.find(); applied++) {
            List<String> quoted = QUOTED.matcher(step.group(1))
                    .results()
                    .map(match -> match.group(1))
                    .toList();
            String text = step.group(3);
            if (step.group(2).equals("properties")) {
                words(quoted.get(0), text);
            } else if (text.startsWith("package ")) {
                sources.put(quoted.get(0), text);
                added.add(quoted.get(0)
                        .replaceFirst(".*/src/main/java/(.*)\\.java", "$1")
                        .replace('/', '.'));
            } else {
                insert(quoted.get(0), quoted.get(1), text, added);
            }
        }
        assertThat(applied).isPositive();
    }

    /** Puts a text behind one that occurs once, and imports those classes of the steps before that it names. */
    private void insert(String place, String behind, String text, List<String> added) {
        String source =
                sources.getOrDefault(place, Checkout.read(Checkout.root().resolve(place)));
        assertThat(source.split(Pattern.quote(behind), -1)).as(place).hasSize(2);
        String longer = source.replace(behind, behind + " " + text);
        String home = longer.substring("package ".length(), longer.indexOf(';'));
        for (String name : added) {
            int dot = name.lastIndexOf('.');
            if (!name.substring(0, dot).equals(home) && text.contains(name.substring(dot + 1))) {
                longer = longer.replaceFirst(";", "; import " + name + ";");
            }
        }
        sources.put(place, longer);
    }

    private void words(String file, String block) throws IOException {
        String place = file.contains("/")
                ? file
                : EXCEPTIONS.endsWith(file)
                        ? "core/src/main/resources/" + EXCEPTIONS
                        : "present/src/main/resources/" + WORDS + "/" + file;
        Path copy = classes.resolve(place.replaceFirst(".*/src/main/resources/", ""));
        Path before = Files.exists(copy) ? copy : Checkout.root().resolve(place);
        Files.createDirectories(copy.getParent());
        Files.writeString(copy, Checkout.read(before) + "\n" + block);
    }

    /** Compiles what the steps have written, with all warnings as errors. */
    void build() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
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

    /** The command line that runs this with the program as the steps have made it. */
    List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dfile.encoding=UTF-8",
                "-Dstdout.encoding=UTF-8",
                "-cp",
                classes + File.pathSeparator + System.getProperty("java.class.path"),
                "org.zermelo.cli.Main"));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Runs the program as the steps have made it. */
    ScriptRun zermelo(String... arguments) throws Exception {
        return ScriptRun.of(folder, Map.of(), command(arguments));
    }

    /** Starts the page's server of the program as the steps have made it. */
    Server serve() throws IOException {
        Process process = new ProcessBuilder(command("serve", "--port", "0"))
                .directory(folder.toFile())
                .redirectError(folder.resolve("errors").toFile())
                .start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        return new Server(process, Integer.parseInt(line.replaceAll(".*:([0-9]+)/.*", "$1")));
    }

    /** A server that runs until it is closed. */
    record Server(Process process, int port) implements AutoCloseable {
        @Override
        public void close() {
            process.destroy();
        }
    }
}
