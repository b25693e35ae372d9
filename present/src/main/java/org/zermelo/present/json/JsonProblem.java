package org.zermelo.present.json;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What keeps a text from being one JSON document. */
public enum JsonProblem {
    /** There is nothing in it. */
    EMPTY_DOCUMENT,
    /** Something follows the document. */
    SECOND_DOCUMENT,
    /** It ends within the document. */
    ENDS_EARLY,
    /** A word that is none of true, false and null; often a string without quotes. */
    STRANGE_WORD,
    /** A sign that cannot stand there. */
    STRANGE_SIGN,
    /** Two members of one object have the same name. */
    REPEATED_NAME,
    /** Too deep, or a number or a string too long. */
    BEYOND_LIMITS,
    /** Anything else. */
    NOT_WELL_FORMED;

    private static final Pattern WORD = Pattern.compile("Unrecognized token '([^']*)'");
    private static final Pattern NAME = Pattern.compile("Duplicate Object property \"(.*?)\"");
    private static final Pattern SIGN = Pattern.compile("[Cc]haracter \\('(.+?)' \\(code");

    /** A problem, and the word or the sign that it is about; none when there is none. */
    record Seen(JsonProblem problem, String text) {}

    /** What the parser's message means. */
    static Seen of(String message) {
        Optional<String> word = found(WORD, message);
        if (word.isPresent()) {
            return new Seen(STRANGE_WORD, word.get());
        }
        Optional<String> name = found(NAME, message);
        if (name.isPresent()) {
            return new Seen(REPEATED_NAME, name.get());
        }
        Optional<String> sign = found(SIGN, message);
        if (sign.isPresent()) {
            return new Seen(STRANGE_SIGN, sign.get());
        }
        if (message.contains("end-of-input") || message.contains("End-of-input")) {
            return new Seen(ENDS_EARLY, "");
        }
        boolean limit = message.contains("exceeds the maximum") || message.contains("exceeds maximum");
        return new Seen(limit ? BEYOND_LIMITS : NOT_WELL_FORMED, "");
    }

    private static Optional<String> found(Pattern pattern, String message) {
        Matcher matcher = pattern.matcher(message);
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
