package org.zermelo.phrase;

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
 * {name@code}                  a number as it stands in a command or in rules, in ASCII digits in every language
 * {name@nimber}                a nimber as the notation writes it: *3
 * {=text}                      the text as it is, a move or a position, set apart in lines that run the other way
 * {?name:text}                 the text, when the argument is there and not empty
 * {{                           a brace
 * </pre>
 *
 * <p>A number stands in the digits of the language, but in ASCII digits where a sign or letter of a command, of rules or of a formula
 * stands beside its slot: {@code --page {next}}, {@code {n}+1}, {@code S={s}}.
 */
public final class Phrase {

    /** Where the surroundings of a slot end. */
    private static final String ENDS = " {}:\"'\u00ab\u00bb";

    /** Signs of commands, rules and formulas. */
    private static final String CODE = "=*^+-_/@#<>\u2212";

    private final String text;
    private final Map<String, Object> args;
    private final Speech words;
    private int at;

    private Phrase(String text, Map<String, Object> args, Speech words) {
        this.text = text;
        this.args = args;
        this.words = words;
    }

    /** A phrase with its slots filled. */
    public static String fill(String text, Map<String, Object> args, Speech words) {
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
        int open = at - 1;
        int close = text.indexOf('}', at);
        String slot = text.substring(at, close);
        at = close + 1;
        if (slot.startsWith("=")) {
            return words.apart(slot.substring(1));
        }
        int hash = slot.indexOf('#');
        if (hash >= 0) {
            Object count = argument(slot.substring(0, hash));
            return count.equals("") ? "" : form(((Number) count).longValue(), slot.substring(hash + 1));
        }
        int sign = slot.indexOf('@');
        if (sign >= 0) {
            return words.apart(as(slot.substring(sign + 1), argument(slot.substring(0, sign))));
        }
        Object value = argument(slot);
        return words.apart(value instanceof Number && !inCode(open, at) ? words.figures(plain(value)) : plain(value));
    }

    /** Whether a slot stands in a command, rules or a formula, or between signs that set these apart. */
    private boolean inCode(int open, int behind) {
        if (text.lastIndexOf(Speech.FIRST_STRONG, open) > text.lastIndexOf(Speech.POP, open)) {
            return true;
        }
        int from = open;
        while (from > 0 && ENDS.indexOf(text.charAt(from - 1)) < 0) {
            from--;
        }
        int to = behind;
        while (to < text.length() && ENDS.indexOf(text.charAt(to)) < 0) {
            to++;
        }
        String beside = text.substring(from, open) + text.substring(behind, to);
        int option = text.lastIndexOf(' ', Math.max(0, from - 2)) + 1;
        return beside.chars().anyMatch(c -> c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || CODE.indexOf(c) >= 0)
                || text.startsWith("--", option) && option < from;
    }

    private String form(long count, String forms) {
        String[] each = forms.split("\\|", -1);
        return each[words.form(count, each.length)];
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

    /** The argument; without it a slot can only stand in a part that is left out. */
    private Object argument(String name) {
        Object value = args.get(name);
        return value == null ? "" : value;
    }

    private String as(String kind, Object value) {
        if (value.equals("")) {
            return "";
        }
        return switch (kind) {
            case "signed" -> WorthWords.signed(((Number) value).longValue());
            case "code" -> plain(value);
            case "nimber" -> "*" + plain(value);
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
            return items.stream().map(this::figures).collect(Collectors.joining());
        }
        String first =
                words.joined(items.subList(0, last).stream().map(this::figures).toList());
        return words.say("general.list", "first", first, "last", figures(items.get(last)));
    }

    private String figures(Object value) {
        return value instanceof Number ? words.figures(plain(value)) : plain(value);
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
        return words.visible(shown(value));
    }
}
