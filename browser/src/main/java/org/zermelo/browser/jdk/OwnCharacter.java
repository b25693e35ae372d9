package org.zermelo.browser.jdk;

/** What {@code Character} knows of scripts, as far as words of games go: two scripts differ when their blocks do. */
public final class OwnCharacter {

    private OwnCharacter() {}

    /** A script, told apart by where its letters lie. */
    public enum UnicodeScript {
        LATIN(0x24F),
        GREEK(0x3FF),
        CYRILLIC(0x52F),
        HEBREW(0x5FF),
        ARABIC(0x77F),
        SOUTHERN(0x2E7F),
        EASTERN(Integer.MAX_VALUE);

        private final int last;

        UnicodeScript(int last) {
            this.last = last;
        }

        /** The script of a sign. */
        public static UnicodeScript of(int sign) {
            for (UnicodeScript script : values()) {
                if (sign <= script.last) {
                    return script;
                }
            }
            return EASTERN;
        }
    }
}
