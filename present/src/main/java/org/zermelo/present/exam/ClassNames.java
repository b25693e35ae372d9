package org.zermelo.present.exam;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.present.words.Words;

/**
 * The names of classes and sets as classrooms of a language know them: W2 is said otherwise in Russian. What is typed keeps the letters
 * of the notation.
 */
final class ClassNames {

    private static final Pattern CLASS = Pattern.compile("\\b([WL])(\\d+)\\b");

    private ClassNames() {}

    /** A set such as {@code W2}, {@code L1|L2}, {@code Wany-W1} in the letters of the language. */
    static String of(Object set, Words words) {
        Optional<String> own = words.phrase("exam.class." + set);
        if (own.isPresent()) {
            return own.get();
        }
        Matcher each = CLASS.matcher(set.toString());
        return each.replaceAll(
                match -> Matcher.quoteReplacement(words.say("exam.class." + match.group(1), "n", match.group(2))));
    }
}
