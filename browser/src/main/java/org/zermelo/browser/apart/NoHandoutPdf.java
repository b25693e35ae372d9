package org.zermelo.browser.apart;

import java.io.OutputStream;
import java.util.List;
import org.zermelo.game.RefusedException;
import org.zermelo.present.exam.handout.Handout;
import org.zermelo.present.words.Words;

/** Handouts as PDF, which the browser prints itself from the page's HTML. */
public final class NoHandoutPdf {

    private NoHandoutPdf() {}

    static void write(List<?> sheets, Handout.Kind kind, Words words, OutputStream out) {
        throw new RefusedException("exam.handout.no-pdf");
    }
}
