package org.zermelo.present.words;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Arguments of a family in a language: the {@code HEAPS} of {@code nim(HEAPS)} is another word in each, {@code nim} stays. */
public final class Synopses {

    /** What stands for an argument, in capitals, and the word between two ways of writing; single letters are symbols. */
    private static final Pattern PLACEHOLDER = Pattern.compile("[A-Z][A-Z_]+(?:[ -][A-Z_][A-Z_]+)*|(?<=[) ])or(?= )");

    private Synopses() {}

    /** The synopsis with each placeholder by its phrase {@code synopsis.<name>}. */
    public static String say(String synopsis, Words words) {
        return PLACEHOLDER.matcher(synopsis).replaceAll(found -> Matcher.quoteReplacement(said(found.group(), words)));
    }

    private static String said(String placeholder, Words words) {
        String key = placeholder.toLowerCase(Locale.ROOT).replace(' ', '-').replace('_', '-');
        return words.phrase("synopsis." + key).orElse(placeholder);
    }
}
