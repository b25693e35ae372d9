package org.zermelo.browser.jdk;

/** {@code Normalizer} by the browser's own. */
public final class OwnNormalizer {

    private OwnNormalizer() {}

    /** The forms that are asked for. */
    public enum Form {
        NFD,
        NFC,
        NFKC
    }

    /** The text in a normal form. */
    public static String normalize(CharSequence text, Form form) {
        return BrowserText.normalized(text.toString(), form.name());
    }
}
