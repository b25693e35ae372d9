package org.zermelo.law.check;

import java.util.Arrays;
import org.zermelo.game.Note;
import org.zermelo.solve.certificate.CertificateException;
import org.zermelo.solve.certificate.CertificateText;

/**
 * What a certificate says of the positions of some rules.
 *
 * @param game the rules as they are written
 * @param misere whether the player who would win by the rules loses
 * @param nimbers whether nimbers are told; else 0 for a lost position and 1 for another
 * @param system how numbers are written
 * @param next the state after each letter
 * @param says what each state says
 * @param weights of the numbers in the sum by which every play ends
 * @param falls whether that sum falls with each move, or rises
 */
record LawClaim(
        String game,
        boolean misere,
        boolean nimbers,
        DigitSystem system,
        int[][] next,
        int[] says,
        int[] weights,
        boolean falls) {

    private static final int MOST_STATES = 100_000;
    private static final int MOST_DIGITS = 36;
    private static final int MOST_WEIGHT = 1_000;

    static LawClaim read(CertificateText text) {
        boolean misere = either(text, "convention", "misere", "normal");
        boolean nimbers = either(text, "value", "nimber", "winner");
        int states = within("states", text.text("states"), 1, MOST_STATES);
        int[] says = numbers(text, "says", states - 1, nimbers ? MOST_STATES : 1);
        if (says.length != states || misere && nimbers) {
            throw rejection("numbers");
        }
        int[][] next = new int[states][];
        for (int state = 0; state < states; state++) {
            next[state] = numbers(text, "from-" + state, Integer.MAX_VALUE, states - 1);
        }
        return new LawClaim(
                text.text("game"),
                misere,
                nimbers,
                system(text),
                next,
                says,
                numbers(text, "measure", Integer.MAX_VALUE, MOST_WEIGHT),
                either(text, "each-move", "falls", "rises"));
    }

    private static DigitSystem system(CertificateText text) {
        if (text.has("base")) {
            return new DigitSystem(within("base", text.text("base"), 2, MOST_DIGITS), 0, 0);
        }
        int[] recurrence = numbers(text, "ostrowski", 1, MOST_DIGITS);
        int times = recurrence.length == 1 ? 1 : recurrence[1];
        if (times < 1 || times > recurrence[0]) {
            throw rejection("numbers");
        }
        return new DigitSystem(0, recurrence[0], times);
    }

    static boolean either(CertificateText text, String name, String yes, String no) {
        String seen = text.text(name);
        if (!seen.equals(yes) && !seen.equals(no)) {
            throw rejection("word", "name", name, "seen", seen, "allowed", yes + ", " + no);
        }
        return seen.equals(yes);
    }

    static int within(String name, String text, int least, int greatest) {
        int number = CertificateText.number(name, text);
        if (number < least || number > greatest) {
            throw rejection("numbers");
        }
        return number;
    }

    private static int[] numbers(CertificateText text, String name, int last, int greatest) {
        String[] parts = text.text(name).split(" ", -1);
        if (parts.length - 1 > last) {
            throw rejection("numbers");
        }
        return Arrays.stream(parts)
                .mapToInt(part -> within(name, part, 0, greatest))
                .toArray();
    }

    static CertificateException rejection(String key, Object... namesAndValues) {
        return new CertificateException(Note.of("law.check." + key, namesAndValues));
    }
}
