package org.zermelo.exam.wording;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The phrases of one language, from its file {@code ru.wording}; how they are written is told there. */
final class WordingGrammar {

    private static final Pattern PART =
            Pattern.compile("\\{[A-Za-z]+}|\\$[a-z-]+|\\)\\*|[()\\[\\]|<>]|[^\\s()\\[\\]|<>{}$]+");

    /** A kind, such as {@code move *}, and the expression that finds it in a line of words. */
    record Entry(String kind, Pattern pattern) {}

    private final Map<String, Long> numbers = new HashMap<>();
    private final Map<String, Integer> ordinals = new HashMap<>();
    private final Map<String, String> lets = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();
    private final Set<String> skip = new HashSet<>();
    private final List<String[]> lines = new ArrayList<>();
    private final List<String[]> bounds = new ArrayList<>();

    private WordingGrammar(String language) {
        lines(language + ".wording").forEach(this::line);
        List<String> all = bounds.stream().map(bound -> uncaught(bound[1])).toList();
        lets.put("bound", String.join(" | ", all));
    }

    /** The languages that have a grammar, as the file {@code index} beside this class lists them. */
    static List<String> languages() {
        return lines("index");
    }

    private static List<String> lines(String file) {
        try (InputStream in = WordingGrammar.class.getResourceAsStream(file)) {
            return new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static WordingGrammar of(String language) {
        return new WordingGrammar(language);
    }

    private void line(String line) {
        int equals = line.indexOf(" = ");
        if (line.isBlank() || line.startsWith("#")) {
            return;
        }
        String key = line.substring(0, equals).strip();
        // of "bound == = .." and "when x % 2 = 0 = .." the last sign before the phrase counts
        if (key.startsWith("when ")) {
            equals = line.indexOf(" = ", equals + 3);
            while (line.indexOf(" = ", equals + 3) > 0) {
                equals = line.indexOf(" = ", equals + 3);
            }
            key = line.substring(0, equals).strip();
        }
        String phrase = line.substring(equals + 3).strip();
        String[] parts = key.split(" ", 2);
        switch (parts[0]) {
            case "number" -> {
                if (parts.length == 1) {
                    lines.add(new String[] {key, phrase});
                } else {
                    for (String word : phrase.split(" ")) {
                        numbers.put(word, Long.parseLong(parts[1]));
                    }
                }
            }
            case "ordinal" -> {
                for (String word : phrase.split(" ")) {
                    ordinals.put(word, Integer.parseInt(parts[1]));
                }
            }
            case "name" -> names.put(parts[1], phrase);
            case "skip" -> skip.addAll(List.of(phrase.split(" ")));
            case "let" -> lets.put(parts[1], phrase);
            case "bound" -> bounds.add(new String[] {parts[1], phrase});
            default -> lines.add(new String[] {key, phrase});
        }
    }

    Map<String, Long> numbers() {
        return numbers;
    }

    Map<String, Integer> ordinals() {
        return ordinals;
    }

    boolean skipped(String word) {
        return skip.contains(word);
    }

    /** The name of the player who moves first ({@code P}) or second ({@code V}) where a wording does not say. */
    String name(String player) {
        return names.getOrDefault(player, player);
    }

    /** The entries of these first words of a kind, for players of these names, in the order of the file. */
    List<Entry> entries(Set<String> kinds, boolean only, String first, String second) {
        return lines.stream()
                .filter(line -> kinds.contains(line[0].split(" ")[0]) == only)
                .map(line -> new Entry(line[0], compiled(line[1], first, second)))
                .toList();
    }

    /** A bound in the notation: {@code >= 77}. */
    @Nullable
    String bound(String words) {
        for (String[] bound : bounds) {
            Matcher match = compiled(bound[1], "", "").matcher(words);
            if (match.matches()) {
                return bound[0] + " " + captured(match).get(0);
            }
        }
        return null;
    }

    /** What a phrase captured, without those parts that are not there. */
    static List<String> captured(Matcher match) {
        List<String> all = new ArrayList<>();
        for (int i = 1; i <= match.groupCount(); i++) {
            if (match.group(i) != null) {
                all.add(match.group(i).strip());
            }
        }
        return all;
    }

    private static String uncaught(String phrase) {
        return phrase.replace("<", "").replace(">", "");
    }

    private Pattern compiled(String phrase, String first, String second) {
        return Pattern.compile("(?<![^ ])(?:" + expression(phrase, stem(first), stem(second)) + ")");
    }

    /** What is the same in all cases of a name: it without its last letter. */
    private static String stem(String name) {
        String plain = WordingTokens.plain(name);
        return Pattern.quote(plain.length() > 3 ? plain.substring(0, plain.length() - 1) : plain);
    }

    private String expression(String phrase, String first, String second) {
        StringBuilder out = new StringBuilder();
        Matcher part = PART.matcher(phrase);
        while (part.find()) {
            out.append(piece(part.group(), first, second));
        }
        return out.toString();
    }

    private String piece(String part, String first, String second) {
        return switch (part) {
            case "(", "[" -> "(?:";
            case ")" -> ")";
            case ")*" -> ")*";
            case "]" -> ")?";
            case "|" -> "|";
            case "<" -> "(";
            case ">" -> ")";
            case "#" -> "\\d+(?:\\.\\d+)? ";
            case "{few}" -> "(?:[^ .]+ ){0,8}?";
            case "{own}" -> "(?:(?!" + first + "|" + second + ")[^ .]+ ){0,8}?";
            case "{rest}" -> "(?:[^ .]+ )*";
            case "{term}" -> "(?:\\d+|\\d*[a-z]) ";
            case "{var}" -> "[a-z] ";
            case "{name}" -> "[^ .]+ ";
            case "{P}" -> "(?:" + first + "\\S* )";
            case "{V}" -> "(?:" + second + "\\S* )";
            case "{ords}" -> {
                String one = "(?:" + String.join("|", ordinals.keySet()) + ") ";
                yield one + "(?:(?:\\S{1,3} )?" + one + ")*";
            }
            default ->
                part.startsWith("$")
                        ? "(?:" + expression(let(part.substring(1)), first, second) + ")"
                        : part.endsWith("~")
                                ? Pattern.quote(part.substring(0, part.length() - 1)) + "\\S* "
                                : Pattern.quote(part) + " ";
        };
    }

    private String let(String name) {
        String phrase = lets.get(name);
        if (phrase == null) {
            throw new IllegalStateException("no 'let " + name + "'");
        }
        return phrase;
    }
}
