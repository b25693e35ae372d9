package org.zermelo.present.exam.view;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.zermelo.game.BadInputException;
import org.zermelo.present.picture.Png;
import org.zermelo.present.picture.Svg;
import org.zermelo.present.words.Words;

/** The formats of a strategy tree. */
public enum TreeFormat {
    TXT,
    DOT,
    SVG,
    PNG;

    /**
     * The format of this name, or of the end of a file's name.
     *
     * @throws BadInputException when there is none
     */
    public static TreeFormat of(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toUpperCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> format.name().equals(ending.equals("TEXT") ? "TXT" : ending))
                .findFirst()
                .orElseThrow(() -> new BadInputException("exam.tree.format", "seen", name));
    }

    /** Writes the tree; does not close the stream. */
    public void write(StrategyTree tree, String title, Words words, OutputStream out) throws IOException {
        if (this == PNG) {
            Png.write(TreePicture.of(tree, title, words), out);
            return;
        }
        String text = switch (this) {
            case DOT -> TreePicture.dot(tree, title, words);
            case SVG -> Svg.write(TreePicture.of(tree, title, words));
            default -> TreePicture.text(tree, words);
        };
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
