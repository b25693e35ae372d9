package org.zermelo.browser.build;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.zermelo.present.json.Json;

/**
 * The class path as the engine sees it. Of the words of a language other than English it has what the language is called and what it
 * calls games. The rest, and its lessons, are files of their own, which a reader of that language loads.
 */
final class LaterLanguages extends ClassLoader {

    private static final Pattern WORDS = Pattern.compile("org/zermelo/present/words/(?!en)([a-z]{2})\\.properties");
    private static final Pattern LESSON = Pattern.compile("org/zermelo/present/lesson/pages/.*\\.([a-z]{2})\\.md");
    private static final Pattern WITHIN = Pattern.compile("(language\\.|family\\.[^.]+\\.(names|title)).*");

    private final Path folder;

    LaterLanguages(ClassLoader all) throws IOException {
        super(all);
        this.folder = Files.createTempDirectory("zermelo-languages");
        folder.toFile().deleteOnExit();
    }

    /** Whether nothing of a text is within the engine. */
    static boolean isLater(String name) {
        return LESSON.matcher(name).matches();
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return WORDS.matcher(name).matches()
                ? Collections.enumeration(List.of(begun(name).toUri().toURL()))
                : super.getResources(name);
    }

    private Path begun(String name) throws IOException {
        String lines = text(name)
                .lines()
                .filter(line -> WITHIN.matcher(line).matches())
                .collect(Collectors.joining("\n", "", "\n"));
        Path file = folder.resolve(name.substring(name.lastIndexOf('/') + 1));
        file.toFile().deleteOnExit();
        return Files.writeString(file, lines);
    }

    private String text(String name) {
        try (InputStream in = Objects.requireNonNull(getParent().getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a file for each language: {@code ru.json} holds its texts by their names. */
    void write(Collection<String> names, Path to) throws IOException {
        Map<String, Map<String, String>> texts = new TreeMap<>();
        for (String name : new TreeSet<>(names)) {
            for (Pattern pattern : List.of(WORDS, LESSON)) {
                Matcher matcher = pattern.matcher(name);
                if (matcher.matches()) {
                    texts.computeIfAbsent(matcher.group(1), code -> new TreeMap<>())
                            .put(name, text(name));
                }
            }
        }
        Files.createDirectories(to);
        for (Map.Entry<String, Map<String, String>> language : texts.entrySet()) {
            Files.writeString(to.resolve(language.getKey() + ".json"), Json.line(language.getValue()));
        }
    }
}
