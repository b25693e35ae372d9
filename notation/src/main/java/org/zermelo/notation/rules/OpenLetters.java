package org.zermelo.notation.rules;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.rule.Ruleset;

/**
 * Reads rules of which a law is asked. A letter that nothing declares is a number that the rules leave open; the letter of a heap's start
 * in an end that would never change is what the heap holds.
 */
final class OpenLetters {

    private static final int MOST_LETTERS = 6;

    private static final Pattern START = Pattern.compile("^[^(]*\\(([^;]*);");

    private static final Pattern HEAP = Pattern.compile("\\s*(?:(\\w+)\\s*=\\s*)?(\\p{Lu})\\b.*");

    private OpenLetters() {}

    static Ruleset read(Source source) {
        Source declared = source;
        for (int letters = 0; ; letters++) {
            try {
                return RuleText.ruleset(declared);
            } catch (NotationException e) {
                Optional<Source> more = letters < MOST_LETTERS ? declared(declared, e) : Optional.empty();
                if (more.isEmpty()) {
                    throw e.offset() > source.text().length()
                            ? e
                            : new NotationException(source, e.offset(), e.length(), e.note());
                }
                declared = more.get();
            }
        }
    }

    /** The text with what an error misses; empty where it misses something else than a letter. */
    private static Optional<Source> declared(Source source, NotationException e) {
        String seen = String.valueOf(e.note().args().get("seen"));
        if (e.note().key().equals("rule.unknown-name") && seen.length() == 1 && Character.isUpperCase(seen.charAt(0))) {
            return Optional.of(RuleText.closing(source, seen + " in 1.."));
        }
        return e.note().key().equals("rule.only-parameters") ? named(source, e) : Optional.empty();
    }

    /** The text with the heap's name in the place of its start's letter, where the error is. */
    private static Optional<Source> named(Source source, NotationException e) {
        String text = source.text();
        Matcher start = START.matcher(text);
        if (!start.find()) {
            return Optional.empty();
        }
        String[] heaps = start.group(1).split(",");
        int end = e.offset() + e.length();
        String said = text.substring(e.offset(), end);
        String meant = said;
        for (int i = 0; i < heaps.length; i++) {
            Matcher heap = HEAP.matcher(heaps[i]);
            if (heap.matches()) {
                String name = heap.group(1) == null ? "h" + (i + 1) : heap.group(1);
                meant = meant.replaceAll("\\b" + heap.group(2) + "\\b", heaps.length == 1 ? "x" : name);
            }
        }
        return meant.equals(said)
                ? Optional.empty()
                : Optional.of(new Source(source.name(), text.substring(0, e.offset()) + meant + text.substring(end)));
    }
}
