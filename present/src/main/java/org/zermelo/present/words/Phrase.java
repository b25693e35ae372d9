package org.zermelo.present.words;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.zermelo.game.Note;
import org.zermelo.value.Worth;

/**
 * How phrases are written in the language files:
 *
 * <pre>
 * {name}                       the argument
 * {name#coin|coins}            the form that fits the argument as a count (Russian: one|few|many)
 * {name@nth}                   as an English ordinal: 1st, 2nd, 3rd, 4th
 * {name@bytes}                 as an amount of memory; also @seconds, @about (two digits), @signed, @value (the name
 *                              of a value), @words (itself a key), @clause (a note
 *                              without its full stop), @list (a list: a, b and c)
 * {=text}                      the text as it is, a move or a position, set apart in lines that run the other way
 * {?name:text}                 the text, when the argument is there and not empty
 * {{                           a brace
 * </pre>
 */
final class Phrase {

    private final String text;
    private final Map<String, Object> args;
    private final Words words;
    private int at;

    private Phrase(String text, Map<String, Object> args, Words words) {
        this.text = text;
        this.args = args;
        this.words = words;
    }

    static String fill(String text, Map<String, Object> args, Words words) {
        return new Phrase(text, args, words).upTo(false);
    }

    private String upTo(boolean inBraces) {
        StringBuilder out = new StringBuilder();
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '{' && text.startsWith("{", at)) {
                at++;
                out.append(c);
            } else if (c == '{') {
                out.append(slot());
            } else if (c == '}' && inBraces) {
                return out.toString();
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    private String slot() {
        if (text.charAt(at) == '?') {
            int colon = text.indexOf(':', at);
            Object value = args.get(text.substring(at + 1, colon));
            at = colon + 1;
            String inner = upTo(true);
            return value == null || value.toString().isEmpty() ? "" : inner;
        }
        int close = text.indexOf('}', at);
        String slot = text.substring(at, close);
        at = close + 1;
        if (slot.startsWith("=")) {
            return words.apart(slot.substring(1));
        }
        int hash = slot.indexOf('#');
        if (hash >= 0) {
            Object count = argument(slot.substring(0, hash));
            // without its count a form can only stand in a part that is left out
            return count.equals("") ? "" : form(((Number) count).longValue(), slot.substring(hash + 1));
        }
        int sign = slot.indexOf('@');
        return words.apart(
                sign < 0 ? plain(argument(slot)) : as(slot.substring(sign + 1), argument(slot.substring(0, sign))));
    }

    private String form(long count, String forms) {
        String[] each = forms.split("\\|", -1);
        return each[words.language().form(count, each.length)];
    }

    private static String clause(String sentence) {
        return sentence.endsWith(".") || sentence.endsWith("\u3002")
                ? sentence.substring(0, sentence.length() - 1)
                : sentence;
    }

    private static String nth(long n) {
        boolean teen = n % 100 >= 11 && n % 100 <= 13;
        return n + (teen ? "th" : n % 10 == 1 ? "st" : n % 10 == 2 ? "nd" : n % 10 == 3 ? "rd" : "th");
    }

    private Object argument(String name) {
        Object value = args.get(name);
        return value == null ? "" : value;
    }

    private String as(String kind, Object value) {
        return switch (kind) {
            case "signed" -> WorthWords.signed(((Number) value).longValue());
            case "bytes" -> Amounts.in(words).bytes(((Number) value).longValue());
            case "about" -> Amounts.in(words).about(((Number) value).doubleValue());
            case "seconds" -> Amounts.in(words).seconds(((Number) value).doubleValue());
            case "nth" -> nth(((Number) value).longValue());
            case "value" -> words.phrase("value.name." + value).orElseGet(() -> plain(value));
            case "clause" -> clause(words.say((Note) value));
            case "list" -> list((List<?>) value);
            case "words" -> words.phrase(value.toString()).orElseGet(() -> plain(value));
            default -> throw new IllegalArgumentException("unknown kind @" + kind + " in: " + text);
        };
    }

    private String list(List<?> items) {
        int last = items.size() - 1;
        if (last < 1) {
            return items.stream().map(this::plain).collect(Collectors.joining());
        }
        String first =
                words.joined(items.subList(0, last).stream().map(this::plain).toList());
        return words.say("general.list", "first", first, "last", plain(items.get(last)));
    }

    /** A constant by its term ({@code term.last-mover-wins}); all else as it writes itself. */
    private String shown(Object value) {
        if (value instanceof Enum<?> constant) {
            String key = "term." + constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
            return words.phrase(key).orElse(constant.name());
        }
        return value instanceof Worth worth ? WorthWords.brief(worth, words) : value.toString();
    }

    /** The argument with control characters made visible: an error must not repeat a NUL or an escape sequence. */
    private String plain(Object value) {
        return Visible.escaped(shown(value));
    }
}
