package org.zermelo.present.words;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Orders of growth in a language: in {@code O(positions x options)} both quantities have a word in each. */
public final class Orders {

    /** A quantity or a remark; single letters, and what has no phrase ({@code log}, {@code sqrt}), are symbols. */
    private static final Pattern QUANTITY = Pattern.compile("[a-z]{2,}(?: [a-z]{2,})*");

    private Orders() {}

    /** The order with each quantity by its phrase {@code order.<name>}. */
    public static String say(String order, Words words) {
        return QUANTITY.matcher(order).replaceAll(found -> Matcher.quoteReplacement(said(found.group(), words)));
    }

    private static String said(String quantity, Words words) {
        return words.phrase("order." + quantity.replace(' ', '-')).orElse(quantity);
    }
}
