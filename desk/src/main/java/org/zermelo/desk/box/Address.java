package org.zermelo.desk.box;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An address of the page that somebody copied: what it asks about is what was typed. */
final class Address {

    private static final Pattern OURS = Pattern.compile(
            "(?i)(?:(?:https?://|localhost|127\\.)[^\\s?]*|/[a-z]+)\\?(?:[^\\s]*?&)?(?:game|text|rules|code)=([^&\\s#]+)\\S*");

    private Address() {}

    /** The game, value, rules or code of an address; empty for other texts. */
    static Optional<String> game(String text) {
        Matcher address = OURS.matcher(text);
        if (!address.matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(URLDecoder.decode(address.group(1), StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
