package org.zermelo.present.words;

import java.util.Locale;

/** A language that Zermelo speaks. */
public enum Language {
    EN,
    RU;

    /** The code as it is given to {@code --lang}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The language of this code, whatever its case.
     *
     * @throws org.zermelo.game.BadInputException when it is none of ours
     */
    public static Language of(String code) {
        for (Language language : values()) {
            if (language.name().equalsIgnoreCase(code)) {
                return language;
            }
        }
        throw new org.zermelo.game.BadInputException("general.language-unknown", "seen", code);
    }

    /** Which of a phrase's forms a count takes: one, few, many. */
    int form(long count, int forms) {
        long n = Math.abs(count % 100);
        int form = switch (this) {
            case EN -> count == 1 || count == -1 ? 0 : forms - 1;
            case RU -> n % 10 == 1 && n != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n < 12 || n > 14) ? 1 : 2;
        };
        return Math.min(form, forms - 1);
    }
}
