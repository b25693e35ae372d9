package org.zermelo.present.words;

import java.util.List;
import org.zermelo.game.Place;

/** The line in which a text goes wrong, and carets under the place. */
public final class CaretText {

    private static final int WIDEST = 100;

    /** Stands for a character without a width, so that the carets are below their place. */
    private static final char UNSEEN = '\uFFFD';

    private CaretText() {}

    /** Both lines; of a long line the part around the place. */
    public static List<String> of(Place wrong) {
        int[] letters = wrong.lineText().codePoints().toArray();
        int at = Math.min(wrong.column() - 1, letters.length);
        int from = letters.length <= WIDEST ? 0 : Math.max(0, Math.min(at - WIDEST / 2, letters.length - WIDEST));
        int to = Math.min(letters.length, from + WIDEST);
        StringBuilder line = new StringBuilder(from > 0 ? "..." : "");
        int margin = line.length();
        for (int i = from; i < to; i++) {
            line.appendCodePoint(!Visible.isHidden(letters[i]) ? letters[i] : letters[i] < ' ' ? ' ' : UNSEEN);
        }
        int length = Math.max(1, Math.min(wrong.length(), to - at));
        return List.of(line + (to < letters.length ? "..." : ""), " ".repeat(margin + at - from) + "^".repeat(length));
    }
}
