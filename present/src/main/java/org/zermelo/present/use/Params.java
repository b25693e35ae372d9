package org.zermelo.present.use;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

/**
 * The parameters of one request. Lists in a JSON body are joined by spaces, as the notation reads them.
 *
 * @param values by name
 * @param grant what they may take
 */
public record Params(Map<String, String> values, Grant grant) {

    /** Read by every endpoint. */
    public static final String LANGUAGE = "lang";

    public Params {
        values = Map.copyOf(values);
    }

    /**
     * The parameters of a JSON object.
     *
     * @throws BadInputException when the text is no JSON object of plain values
     */
    public static Map<String, String> read(String body) {
        if (Json.read(body) instanceof Map<?, ?> object) {
            return of(object);
        }
        throw new BadInputException("web.body-not-object");
    }

    /** The same of an object that was read. */
    public static Map<String, String> of(Map<?, ?> object) {
        Map<String, String> values = new LinkedHashMap<>();
        object.forEach((name, value) -> values.put(String.valueOf(name), plain(String.valueOf(name), value)));
        return values;
    }

    private static String plain(String name, @Nullable Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(item -> plain(name, item)).collect(Collectors.joining(" "));
        }
        if (value == null || value instanceof Map) {
            throw new BadInputException("web.parameter-not-plain", "name", brief(name));
        }
        return value.toString();
    }

    /**
     * Refuses parameters that nobody reads: a slip in a name must not change an answer silently.
     *
     * @throws BadInputException for the first that is not among the allowed ones
     */
    public void allow(List<String> allowed) {
        for (String name : values.keySet()) {
            if (!allowed.contains(name) && !name.equals(LANGUAGE)) {
                throw new BadInputException(
                        "web.parameter-unknown", "seen", brief(name), "allowed", String.join(", ", allowed));
            }
        }
    }

    /** The text of a parameter, or empty. */
    public String text(String name) {
        return values.getOrDefault(name, "");
    }

    /** The text of a parameter that must be there. */
    public String required(String name) {
        String value = values.get(name);
        if (value == null || value.isBlank()) {
            throw new BadInputException("web.parameter-missing", "name", name);
        }
        return value;
    }

    /** The text of a parameter that was given and is not blank. */
    public Optional<String> given(String name) {
        return Optional.of(text(name)).filter(text -> !text.isBlank());
    }

    /** A number, within its range. */
    public long number(Param param) {
        Param.NumberRange range = Objects.requireNonNull(param.range(), param.name());
        return number(param.name(), range.usual(), range.least(), range.most());
    }

    /**
     * The game of a text.
     *
     * @throws RefusedException when it is longer than is granted
     */
    public Game game(Desk desk, String text) {
        checkLength(text);
        return desk.notation().parse(text);
    }

    /** Refuses a text that is longer than is granted. */
    public void checkLength(String text) {
        if (text.length() > grant.letters()) {
            throw new RefusedException("web.game-too-long", "seen", text.length(), "allowed", grant.letters());
        }
    }

    /** A whole number, or the one that holds when none was given. */
    public long number(String name, long usual, long least, long greatest) {
        String value = values.get(name);
        if (value == null || value.isBlank()) {
            return usual;
        }
        try {
            long number = Long.parseLong(value.strip());
            if (number >= least && number <= greatest) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new BadInputException("web.parameter-not-number", "name", name, "seen", brief(value));
        }
        throw new BadInputException(
                "web.parameter-out-of-range", "name", name, "seen", brief(value), "least", least, "greatest", greatest);
    }

    /** One of a few words, or the one that holds when none was given. */
    public String choice(String name, String usual, List<String> allowed) {
        String value = values.getOrDefault(name, usual);
        if (!allowed.contains(value)) {
            throw new BadInputException(
                    "web.parameter-choice", "name", name, "seen", brief(value), "allowed", String.join(", ", allowed));
        }
        return value;
    }

    /** Whether a yes-or-no parameter says yes. */
    public boolean flag(String name) {
        return choice(name, "no", List.of("no", "yes", "true", "false")).matches("yes|true");
    }

    /** The words in which the client wants to read. */
    public Words words() {
        return Words.in(Language.of(brief(values.getOrDefault(LANGUAGE, "en")))).onPage();
    }

    private static String brief(String value) {
        return value.length() <= 40 ? value : value.substring(0, 40) + "...";
    }
}
