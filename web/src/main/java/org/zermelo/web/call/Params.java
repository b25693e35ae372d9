package org.zermelo.web.call;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.web.work.Limits;

/**
 * The parameters of one request. Lists in a JSON body are joined by spaces, as the notation reads them.
 *
 * @param values by name
 * @param limits what the server grants
 */
public record Params(Map<String, String> values, Limits limits) {

    /** Read by every endpoint. */
    public static final String LANGUAGE = "lang";

    private static final Pattern NUMBER = Pattern.compile("([0-9]++)(?:\\^([0-9]++))?");

    private static final Pattern FIRST_WORD = Pattern.compile("\\s{0,9}+(?:misere\\s{1,9}+)?+@?+[\\p{L}0-9.-]{0,40}+");

    /** Letters of a text that stands behind {@code @} and a name, about. */
    private static final int NAMED = 1_000;

    /** Letters; in a text that is longer than most numbers its length says enough. */
    private static final int LOOKED_AT = 10_000;

    public Params {
        values = Map.copyOf(values);
    }

    /**
     * The parameters of a JSON object.
     *
     * @throws BadInputException when the text is no JSON object of plain values
     */
    public static Map<String, String> read(String body) {
        if (!(Json.read(body) instanceof Map<?, ?> object)) {
            throw new BadInputException("web.body-not-object");
        }
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

    /**
     * How large the request looks: its greatest number, powers included, and its length; a text that is only named counts as long. A
     * game of small numbers may well be a large one; this costs nothing and is asked before anything is read.
     */
    public double size() {
        double greatest = 0;
        long length = 0;
        for (String value : values.values()) {
            length += value.length() + (value.indexOf('@') < 0 ? 0 : NAMED);
            Matcher numbers = NUMBER.matcher(value);
            numbers.region(0, Math.min(value.length(), LOOKED_AT));
            while (numbers.find()) {
                String power = numbers.group(2);
                greatest = Math.max(
                        greatest,
                        Math.pow(Double.parseDouble(numbers.group(1)), power == null ? 1 : Double.parseDouble(power)));
            }
        }
        return greatest + length;
    }

    /**
     * What the request looks like: of each parameter the name and the first word, and how large the whole looks, by powers of two. Requests
     * that look alike mostly are alike in time.
     */
    public String look() {
        String words = new TreeMap<>(values)
                .entrySet().stream()
                        .map(each -> each.getKey() + "=" + firstWord(each.getValue()))
                        .collect(Collectors.joining(" "));
        return words + " " + Math.getExponent(size());
    }

    private static String firstWord(String value) {
        Matcher word = FIRST_WORD.matcher(value);
        return word.lookingAt() ? word.group().strip() : "";
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
