package org.zermelo.desk.box;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.Notation;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.family.Family;
import org.zermelo.notation.rules.Library;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.Source;

/** Games by the names that people call them, in every language, with their numbers or without. */
final class GameNames {

    /** So many games are offered for a name that is not known. */
    private static final int MOST = 4;

    /** A shorter word says too little to look for it within names. */
    private static final int TELLING = 4;

    /** No name is longer. */
    private static final int LONGEST = 80;

    /** No name with its numbers is longer. */
    private static final int MOST_SIGNS = 1000;

    /** The blanks between numbers and the words behind them. */
    private static final Pattern WORDS_BEHIND = Pattern.compile("(?<=\\d)\\s+(?=\\p{L})");

    /** A name and what follows it: numbers in brackets or without, with a colon or without. */
    private static final Pattern WITH_NUMBERS = Pattern.compile(
            "(\\p{L}[\\p{L}\\p{M}\\p{Nd}'\u2019\u200c _-]*?)(?:\\s*[:=]\\s*|,?\\s+|\\s*(?=[\\[{]))[\\[{]?\\s*(-?\\d[^()]*)");

    private static final Pattern SIZE = Pattern.compile("[1-9]\\d?\\s*[xX\u00d7*]\\s*[1-9]\\d?");

    /** Names that people have for games of the library, and for games that are not solved whole: those that are nearest. */
    private static final Properties ALIASES = properties("aliases.properties");

    private final Notation notation;

    GameNames(Notation notation) {
        this.notation = notation;
    }

    /** Whether a text begins as the notation calls a game, with its parenthesis: what is wrong behind it the notation tells best. */
    boolean calls(String text) {
        int open = text.indexOf('(');
        String head = open < 0 || open > LONGEST ? "" : text.substring(0, open).strip();
        int word = head.indexOf(' ') + 1;
        return isName(head)
                || InputWords.of("misere")
                                .contains(
                                        head.substring(0, Math.max(0, word - 1)).toLowerCase(Locale.ROOT))
                        && isName(head.substring(word));
    }

    /** Whether a word or some are the name of a game in the notation. */
    boolean isName(String head) {
        return notation.family(head).isPresent()
                || Library.find(head.toLowerCase(Locale.ROOT)).isPresent();
    }

    /** The games that a name stands for where nothing follows it: one, several where it is a name of many, none for another text. */
    List<String> alone(String text) {
        if (text.length() > LONGEST || text.startsWith("@") || text.indexOf('(') >= 0) {
            return List.of();
        }
        String name = plain(text);
        String known = ALIASES.getProperty(name.replace(' ', '-'));
        if (known != null) {
            return List.of(known.split("\\s*\\|\\s*"));
        }
        return notation.standing(text)
                .or(() -> notation.standing(name))
                .or(() -> Optional.of("@" + name.replace(' ', '-'))
                        .filter(file -> Library.find(file.substring(1)).isPresent()))
                .map(List::of)
                .orElse(List.of());
    }

    /** A game whose numbers follow its name without the notation's parentheses: {@code nim 3 5 7}, {@code chomp: 3x4}. */
    Optional<Typed> withNumbers(String text) {
        Matcher named = WITH_NUMBERS.matcher(text);
        return text.length() <= MOST_SIGNS && named.matches()
                ? read(named.group(1).strip() + "("
                                + text.substring(named.end(1)).replaceFirst("^[\\s:=,]+", "") + ")")
                        .or(() -> called(named.group(1).strip(), named.group(2)))
                        .map(GameNames::typed)
                : Optional.empty();
    }

    /** A game by its name, misère before or behind, and its numbers, after which words of its rules may follow. */
    private Optional<String> called(String name, String behind) {
        String numbers = behind.replaceAll("[\\[\\]{}]", " ").strip();
        String misere = InputWords.of("misere").stream()
                .filter(word -> numbers.endsWith(" " + word))
                .findFirst()
                .orElse("");
        String inside = numbers.substring(0, numbers.length() - misere.length()).strip();
        String game = (misere.isEmpty() ? "" : misere + " ") + name + "(";
        return read(game + inside + ")")
                .or(() -> read(game + WORDS_BEHIND.matcher(inside).replaceFirst("; ") + ")"))
                .or(() -> notation.family(name)
                        .filter(family -> SIZE.matcher(inside).matches() && numbersIn(family.example()) == 2)
                        .flatMap(family -> read(game + inside.replaceAll("\\D+", ", ") + ")")));
    }

    /** A game of a family with these numbers, where they are all that it needs. */
    private Optional<String> withNumbers(Family family, String numbers) {
        return numbers.isBlank()
                ? Optional.empty()
                : called(family.name(), numbers).filter(game -> numbersIn(game) <= numbersIn(numbers));
    }

    private static long numbersIn(String text) {
        return text.replaceAll("\\d+", "#").chars().filter(c -> c == '#').count();
    }

    private static Typed typed(String game) {
        boolean value = ValueNotation.begins(Source.of(game));
        return new Typed(value ? Typed.Kind.VALUE : Typed.Kind.GAME, game);
    }

    /** Games whose names are near to what was typed or hold a word of it; the nearest first. */
    List<String> near(String text) {
        String rest = SmallTalk.bare(text);
        int numbers = firstDigit(rest);
        String seen = plain(rest.substring(0, numbers).replaceAll("[(\\[].*", ""));
        if (seen.length() > LONGEST || seen.isEmpty() || text.contains("://")) {
            return List.of();
        }
        List<String> words = Stream.of(seen.split(" "))
                .filter(word -> word.length() >= TELLING)
                .toList();
        List<String> games = new ArrayList<>();
        Optional<Family> nearest = notation.nearest(seen);
        nearest.ifPresent(family ->
                games.add(withNumbers(family, rest.substring(numbers).replaceAll("[()]", " "))
                        .orElse(family.example())));
        Stream.of(seen.split(" "))
                .map(notation::standing)
                .flatMap(Optional::stream)
                .forEach(games::add);
        words.stream()
                .map(ALIASES::getProperty)
                .filter(Objects::nonNull)
                .forEach(known -> games.addAll(List.of(known.split("\\s*\\|\\s*"))));
        Predicate<String> holds =
                name -> words.stream().anyMatch(word -> (" " + plain(name) + " ").contains(" " + word));
        notation.families().stream()
                .filter(family -> notation.namesOf(family).stream().anyMatch(holds))
                .forEach(family -> games.add(family.example()));
        String file = Distance.nearest(seen.replace(' ', '-'), Library.names().stream());
        Stream.concat(
                        Stream.of(file).filter(name -> !name.isEmpty()),
                        Library.names().stream().filter(holds))
                .forEach(name -> games.add("@" + name));
        return games.stream().distinct().limit(MOST).toList();
    }

    /** Where the numbers behind a name begin; the end where none do. */
    private static int firstDigit(String text) {
        int at = 0;
        while (at < text.length() && (at == 0 || !Character.isDigit(text.charAt(at)))) {
            at++;
        }
        return at;
    }

    /** The games on a board of this size that need nothing but a size; none for another text. */
    List<String> ofSize(String text) {
        return SIZE.matcher(text).matches()
                ? Stream.of("chomp", "domineering", "cram")
                        .map(name -> read(name + "(" + text + ")"))
                        .flatMap(Optional::stream)
                        .toList()
                : List.of();
    }

    /** Whether a name is that of heaps, which are no game without a move: {@code heaps(5, 3)}. */
    boolean needsRules(String name) {
        return notation.family(name)
                .filter(family -> family.name().equals("heaps"))
                .isPresent();
    }

    private Optional<String> read(String text) {
        try {
            return Optional.of(notation.parse(text).toString());
        } catch (ZermeloException e) {
            return Optional.empty();
        }
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT)
                .replaceAll("['\u2019]", "")
                .replace("&", " and ")
                .replaceAll("[^\\p{L}\\p{M}\\p{Nd}]+", " ")
                .strip();
    }

    /** The properties of a file beside this class. */
    static Properties properties(String file) {
        Properties words = new Properties();
        try (InputStream in = GameNames.class.getResourceAsStream(file)) {
            words.load(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return words;
    }
}
