package org.zermelo.browser.apart;

import java.io.OutputStream;
import org.zermelo.game.RefusedException;
import org.zermelo.present.picture.Picture;

/** Pictures as PNG; the browser has them as SVG. */
public final class NoPng {

    private NoPng() {}

    static void write(Picture picture, OutputStream out) {
        throw new RefusedException("exam.picture.no-png");
    }
}
