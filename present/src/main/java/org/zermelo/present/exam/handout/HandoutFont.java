package org.zermelo.present.exam.handout;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.OpenTypeFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeCollection;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.fontbox.util.autodetect.FontFileFinder;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;

/**
 * The font of a PDF: Liberation Sans, which comes with PDFBox, and for letters that it lacks, such as those of Chinese or Persian, the
 * first font with TrueType outlines on this machine, by its path, that has them all, one that is neither bold nor oblique if there is
 * one. What is used of it is embedded.
 */
final class HandoutFont {

    private static final String OWN = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    /** The weight of plain letters. */
    private static final int REGULAR = 400;

    private static final int BOLD_OR_ITALIC = 3;

    /** Where letters were found: a sheet and its key are asked for one after the other, and looking through all fonts takes seconds. */
    private record FoundFont(int[] wanted, File file, boolean regular) {}

    private static volatile @Nullable FoundFont last;

    private HandoutFont() {}

    /**
     * A font with the letters of a text; other signs that it lacks are left to the caller.
     *
     * @throws RefusedException when no font here has the letters
     */
    static PDType0Font of(PDDocument document, String text) throws IOException {
        try (InputStream own = PDDocument.class.getResourceAsStream(OWN)) {
            if (own == null) {
                throw new IOException("no font " + OWN);
            }
            PDType0Font font = embedded(document, new TTFParser().parse(new RandomAccessReadBuffer(own)));
            int[] missing = text.codePoints()
                    .filter(Character::isLetter)
                    .distinct()
                    .filter(letter -> !has(font, letter))
                    .toArray();
            if (missing.length == 0) {
                return font;
            }
            int[] wanted = text.codePoints()
                    .filter(Character::isLetter)
                    .distinct()
                    .sorted()
                    .toArray();
            Optional<TrueTypeFont> found = found(wanted);
            if (found.isPresent()) {
                return embedded(document, found.get());
            }
            throw new RefusedException("exam.handout.no-font", "seen", Character.toString(missing[0]));
        }
    }

    /** Each sign stands for itself: so lines are shaped and measured, and looking for what the font replaces takes long on every line. */
    private static PDType0Font embedded(PDDocument document, TrueTypeFont font) throws IOException {
        font.setEnableGsub(false);
        return PDType0Font.load(document, font, true);
    }

    private static Optional<TrueTypeFont> found(int[] wanted) {
        FoundFont before = last;
        if (before != null && Arrays.equals(before.wanted(), wanted)) {
            Optional<TrueTypeFont> again = within(before.file(), wanted, before.regular());
            if (again.isPresent()) {
                return again;
            }
        }
        for (boolean regular : new boolean[] {true, false}) {
            for (File file : files()) {
                Optional<TrueTypeFont> found = within(file, wanted, regular);
                if (found.isPresent()) {
                    last = new FoundFont(wanted, file, regular);
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a font has a letter. */
    static boolean has(PDType0Font font, int letter) {
        try {
            font.encode(Character.toString(letter));
            return true;
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }

    private static List<File> files() {
        return new FontFileFinder()
                .find().stream()
                        .map(HandoutFont::file)
                        .filter(file ->
                                ending(file).equals("ttf") || ending(file).equals("ttc"))
                        .sorted()
                        .toList();
    }

    private static File file(URI place) {
        return new File(place);
    }

    private static String ending(File file) {
        String name = file.getName();
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    /** A font of a file with these letters that may be embedded; a file that cannot be read has none. */
    private static Optional<TrueTypeFont> within(File file, int[] wanted, boolean regular) {
        try {
            List<TrueTypeFont> fonts = new ArrayList<>();
            if (ending(file).equals("ttc")) {
                // stays open: the document reads it until it is saved
                new TrueTypeCollection(file).processAllFonts(fonts::add);
            } else {
                fonts.add(new TTFParser().parse(new RandomAccessReadBufferedFile(file)));
            }
            for (TrueTypeFont font : fonts) {
                if (fits(font, wanted) && (!regular || isRegular(font))) {
                    return Optional.of(font);
                }
            }
            return Optional.empty();
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
    }

    private static boolean isRegular(TrueTypeFont font) throws IOException {
        return font.getOS2Windows() != null
                && font.getOS2Windows().getWeightClass() == REGULAR
                && (font.getHeader().getMacStyle() & BOLD_OR_ITALIC) == 0;
    }

    private static boolean fits(TrueTypeFont font, int[] wanted) throws IOException {
        boolean outlines = !(font instanceof OpenTypeFont open && open.isPostScript());
        CmapLookup letters = font.getUnicodeCmapLookup();
        for (int letter : wanted) {
            if (letters.getGlyphId(letter) == 0) {
                return false;
            }
        }
        return outlines
                && (font.getOS2Windows() == null || (font.getOS2Windows().getFsType() & 0x302) == 0);
    }
}
