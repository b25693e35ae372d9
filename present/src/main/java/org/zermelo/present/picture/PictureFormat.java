package org.zermelo.present.picture;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The formats of a picture. */
public enum PictureFormat {
    SVG,
    PNG;

    /** The format that a file's name asks for: PNG for {@code .png}, else SVG. */
    public static PictureFormat ofFile(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".png") ? PNG : SVG;
    }

    /**
     * Writes the whole file; does not close the stream.
     *
     * @throws org.zermelo.game.RefusedException when the picture is too large for a PNG
     */
    public void write(Picture picture, OutputStream out) throws IOException {
        if (this == PNG) {
            Png.write(picture, out);
        } else {
            out.write(Svg.write(picture).getBytes(StandardCharsets.UTF_8));
        }
    }
}
