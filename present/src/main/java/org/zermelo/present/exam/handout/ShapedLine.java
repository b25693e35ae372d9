package org.zermelo.present.exam.handout;

import java.text.Bidi;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.zermelo.present.words.Words;

/**
 * Lines as they are printed, sign by sign from the left, for writers that place the signs of a font one after the other. Arabic letters
 * take the form that their neighbours ask for, by the Unicode blocks of presentation forms, and runs from right to left are turned (Unicode
 * Standard Annex 9).
 *
 * @see <a href="https://www.unicode.org/reports/tr9/">Unicode Standard Annex 9, Bidirectional Algorithm</a>
 */
final class ShapedLine {

    private static final int ISOLATED = 0;
    private static final int FINAL = 1;
    private static final int INITIAL = 2;
    private static final int MEDIAL = 3;

    private static final int FIRST_RIGHT = 0x0590;
    private static final int LAST_RIGHT = 0x08ff;

    /** Pairs that look at each other: in a turned run one stands for the other. */
    private static final String MIRRORED = "()[]{}<>\u00ab\u00bb\u2264\u2265";

    private ShapedLine() {}

    /** The forms of each letter, and of lam with an alef, by what they stand for; 0 where there is none. */
    private static final class Forms {
        static final Map<String, int[]> BY_LETTER = new HashMap<>();

        static {
            read(0xfb50, 0xfbff);
            read(0xfe80, 0xfefc);
        }

        private static void read(int first, int last) {
            for (int sign = first; sign <= last; sign++) {
                String name = Objects.requireNonNullElse(Character.getName(sign), "");
                int form = name.endsWith(" ISOLATED FORM")
                        ? ISOLATED
                        : name.endsWith(" FINAL FORM")
                                ? FINAL
                                : name.endsWith(" INITIAL FORM")
                                        ? INITIAL
                                        : name.endsWith(" MEDIAL FORM") ? MEDIAL : -1;
                String stands = Normalizer.normalize(Character.toString(sign), Normalizer.Form.NFKC);
                boolean lamAlef = name.startsWith("ARABIC LIGATURE LAM WITH ALEF");
                if (form >= 0 && (lamAlef || name.startsWith("ARABIC LETTER ") && stands.length() == 1)) {
                    BY_LETTER.computeIfAbsent(stands, letter -> new int[4])[form] = sign;
                }
            }
        }
    }

    /** Whether a text has signs that are not printed one after the other as they stand. */
    private static boolean isPlain(String text) {
        return text.chars().noneMatch(c -> c >= FIRST_RIGHT && c <= LAST_RIGHT || isFormat(c));
    }

    private static boolean isFormat(int c) {
        return Character.getType(c) == Character.FORMAT;
    }

    /**
     * The signs of a line in the order in which they are printed from the left, without marks of direction and joiners.
     *
     * @param fromRight whether the language does; a line without a letter of such a language, as one of numbers, runs from the left
     */
    static String of(String text, boolean fromRight) {
        if (isPlain(text)) {
            return text;
        }
        boolean turns = fromRight && Words.turns(text);
        Bidi bidi = new Bidi(text, turns ? Bidi.DIRECTION_RIGHT_TO_LEFT : Bidi.DIRECTION_LEFT_TO_RIGHT);
        int runs = bidi.getRunCount();
        byte[] levels = new byte[runs];
        String[] shown = new String[runs];
        for (int i = 0; i < runs; i++) {
            levels[i] = (byte) bidi.getRunLevel(i);
            String run = shaped(text, bidi.getRunStart(i), bidi.getRunLimit(i));
            shown[i] = levels[i] % 2 == 0 ? run : turned(run);
        }
        Bidi.reorderVisually(levels, 0, shown, 0, runs);
        return String.join("", shown);
    }

    /** The letters of a run in their forms, in the order of reading. */
    private static String shaped(String text, int from, int to) {
        StringBuilder out = new StringBuilder();
        for (int at = from; at < to; at++) {
            String letter = text.substring(at, at + 1);
            boolean ligature = at + 1 < to && Forms.BY_LETTER.containsKey(text.substring(at, at + 2));
            int[] forms = Forms.BY_LETTER.get(ligature ? text.substring(at, at + 2) : letter);
            if (isFormat(text.charAt(at))) {
                continue;
            }
            if (forms == null) {
                out.append(letter);
                continue;
            }
            boolean before = forms[FINAL] != 0 && joinsNext(text, neighbour(text, at, -1));
            int last = ligature ? at + 1 : at;
            boolean behind = forms[INITIAL] != 0 && joinsPrevious(text, neighbour(text, last, 1));
            int form = forms[before ? behind ? MEDIAL : FINAL : behind ? INITIAL : ISOLATED];
            out.append(form == 0 ? letter : Character.toString(form));
            at = last;
        }
        return out.toString();
    }

    /** The next place that is no mark on a letter; outside the text where there is none. */
    private static int neighbour(String text, int at, int step) {
        int next = at + step;
        while (next >= 0 && next < text.length() && isMark(text.charAt(next))) {
            next += step;
        }
        return next;
    }

    private static boolean isMark(int c) {
        return Character.getType(c) == Character.NON_SPACING_MARK;
    }

    private static boolean joinsNext(String text, int at) {
        return at >= 0 && form(text, at, INITIAL) != 0;
    }

    private static boolean joinsPrevious(String text, int at) {
        return at < text.length() && form(text, at, FINAL) != 0;
    }

    private static int form(String text, int at, int form) {
        int[] forms = Forms.BY_LETTER.get(text.substring(at, at + 1));
        return forms == null ? 0 : forms[form];
    }

    /** From right to left; pairs that look at each other are exchanged, and a mark, which has no width, stands over what follows it. */
    private static String turned(String run) {
        StringBuilder out = new StringBuilder();
        for (int at = run.length(); at > 0; ) {
            int from = at - 1;
            from -= from > 0 && Character.isLowSurrogate(run.charAt(from)) ? 1 : 0;
            int pair = MIRRORED.indexOf(run.charAt(from));
            out.append(pair < 0 ? run.substring(from, at) : MIRRORED.substring(pair ^ 1, (pair ^ 1) + 1));
            at = from;
        }
        return out.toString();
    }
}
