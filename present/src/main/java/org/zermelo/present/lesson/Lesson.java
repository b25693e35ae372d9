package org.zermelo.present.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.zermelo.game.BadInputException;
import org.zermelo.present.words.Language;

/**
 * A lesson, read from a page of {@code docs/lessons}: a title, and blocks of text, methods to watch, games to try and questions.
 *
 * @param name the page's name
 * @param language in which it is written; English where there is no other
 */
public record Lesson(String name, Language language, String title, List<Block> blocks) {

    /** What lessons are about. */
    public enum Course {
        ROWS,
        HEAPS,
        NIM,
        HOT
    }

    private static final Map<String, Course> NAMES = names();

    /** Words that are read in a minute, and the minutes that a method, a game and a question take. */
    private static final int PACE = 130;

    private static final Map<String, Integer> MINUTES = Map.of("watch", 2, "try", 2, "check", 1);

    private static Map<String, Course> names() {
        Map<String, Course> names = new LinkedHashMap<>();
        List.of(
                        "coin-row",
                        "who-wins",
                        "repeated-calls",
                        "best-rest",
                        "merging-coins",
                        "robanumeros",
                        "cubic-growth",
                        "cutting-branches")
                .forEach(name -> names.put(name, Course.ROWS));
        List.of("matches", "stone-heaps", "heap-recursion", "exam-heaps", "table-to-theorem")
                .forEach(name -> names.put(name, Course.HEAPS));
        List.of("nim-search", "nim-columns", "nimbers", "impartial").forEach(name -> names.put(name, Course.NIM));
        List.of("hackenbush-numbers", "hot-games", "temperature").forEach(name -> names.put(name, Course.HOT));
        return names;
    }

    /**
     * A part of a lesson.
     *
     * @param kind {@code heading}, {@code text}, {@code list}, {@code watch}, {@code try} or {@code check}
     * @param lines its text; of a list an item a line
     * @param facts of what is not text: game, method, question, answer, by their names
     */
    public record Block(String kind, List<String> lines, Map<String, String> facts) {
        public Block {
            lines = List.copyOf(lines);
            facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
        }
    }

    public Lesson {
        blocks = List.copyOf(blocks);
    }

    /** What it is about. */
    Course group() {
        return Objects.requireNonNull(NAMES.get(name));
    }

    /** How many minutes it takes, about: the same in every language. */
    int minutes() {
        Lesson english = language == Language.EN ? this : read(name, Language.EN);
        int words = 0;
        int minutes = 0;
        for (Block block : english.blocks) {
            words += String.join(" ", block.lines()).split(" ").length;
            minutes += MINUTES.getOrDefault(block.kind(), 0);
        }
        return minutes + (words + PACE - 1) / PACE;
    }

    /** The first game that is watched or tried. */
    String game() {
        return blocks.stream()
                .flatMap(block -> Optional.ofNullable(block.facts().get("game")).stream())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the lesson " + name + " has no game"));
    }

    /** All lessons in a language. */
    public static List<Lesson> all(Language language) {
        return NAMES.keySet().stream().map(name -> read(name, language)).toList();
    }

    /**
     * The lesson of this name.
     *
     * @throws BadInputException when there is none
     */
    public static Lesson of(String name, Language language) {
        if (!NAMES.containsKey(name)) {
            throw new BadInputException("lesson.unknown", "seen", name, "allowed", String.join(", ", NAMES.keySet()));
        }
        return read(name, language);
    }

    private static Lesson read(String name, Language language) {
        Optional<String> own = text(name + "." + language.code() + ".md");
        String page = own.or(() -> text(name + ".md"))
                .orElseThrow(() -> new IllegalStateException("the lesson " + name + " is not there"));
        Reader reader = new Reader(page.lines().toList());
        return new Lesson(name, own.isPresent() ? language : Language.EN, reader.title, reader.blocks);
    }

    private static Optional<String> text(String file) {
        try (InputStream in = Lesson.class.getResourceAsStream("pages/" + file)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the part of Markdown in which lessons are written. */
    private static final class Reader {
        private static final String FENCE = "```";

        private final List<String> lines;
        private final List<Block> blocks = new ArrayList<>();
        private String title = "";
        private int at;

        Reader(List<String> lines) {
            this.lines = lines;
            while (at < lines.size()) {
                String line = lines.get(at);
                if (line.isBlank()) {
                    at++;
                } else if (line.startsWith("# ")) {
                    title = line.substring(2);
                    at++;
                } else if (line.startsWith("## ")) {
                    blocks.add(new Block("heading", List.of(line.substring(3)), Map.of()));
                    at++;
                } else if (line.startsWith(FENCE)) {
                    fenced(line.substring(FENCE.length()));
                } else {
                    text(line.startsWith("- "));
                }
            }
        }

        private void fenced(String kind) {
            int from = ++at;
            while (!lines.get(at).equals(FENCE)) {
                at++;
            }
            Map<String, String> facts = new LinkedHashMap<>();
            lines.subList(from, at).stream()
                    .map(line -> line.split(": ", 2))
                    .forEach(parts -> facts.put(parts[0], parts[1]));
            blocks.add(new Block(kind, List.of(), facts));
            at++;
        }

        /** A paragraph, or a list: an item goes on in lines that are indented. */
        private void text(boolean list) {
            List<String> parts = new ArrayList<>();
            while (at < lines.size()
                    && !lines.get(at).isBlank()
                    && !lines.get(at).startsWith(FENCE)) {
                String line = lines.get(at++);
                if (list && line.startsWith("- ")) {
                    parts.add(line.substring(2));
                } else if (parts.isEmpty()) {
                    parts.add(line);
                } else {
                    parts.set(parts.size() - 1, parts.get(parts.size() - 1) + " " + line.strip());
                }
            }
            blocks.add(new Block(list ? "list" : "text", parts, Map.of()));
        }
    }
}
