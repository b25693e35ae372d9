package org.zermelo.present.exam;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.zermelo.present.words.Words;

/**
 * A handout as PDF on A4: every variant on a page of its own with room for the answers, the key as one list. The letters
 * are those of Liberation Sans, which comes with PDFBox and is embedded, so every printer has them. Equal handouts are
 * equal byte for byte.
 */
final class HandoutPdf {

    private static final String LETTERS = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    private static final float MARGIN = 57;
    private static final float TITLE = 16;
    private static final float SIZE = 11;
    private static final float LEADING = 1.45f;

    /** Room and length of the line for an answer, in points. */
    private static final float ANSWER = 30;

    private static final float ANSWER_LENGTH = 200;

    private final PDDocument document;
    private final PDType0Font font;
    private PDPageContentStream content;
    private float y;

    private HandoutPdf(PDDocument document, PDType0Font font) throws IOException {
        this.document = document;
        this.font = font;
        this.content = turn();
    }

    static void write(List<Handout.Sheet> sheets, boolean key, Words words, OutputStream out) throws IOException {
        try (PDDocument document = new PDDocument();
                InputStream letters = PDDocument.class.getResourceAsStream(LETTERS)) {
            if (letters == null) {
                throw new IOException("no font " + LETTERS);
            }
            HandoutPdf pdf = new HandoutPdf(document, PDType0Font.load(document, letters));
            for (int i = 0; i < sheets.size(); i++) {
                if (i > 0 && !key) {
                    pdf.content.close();
                    pdf.content = pdf.turn();
                }
                pdf.sheet(sheets.get(i), key);
            }
            pdf.content.close();
            document.getDocumentInformation().setTitle(sheets.get(0).title());
            document.getDocumentCatalog().setLanguage(words.language().code());
            document.setDocumentId(0L);
            document.save(out);
        }
    }

    private PDPageContentStream turn() throws IOException {
        PDPage page = new PDPage(PDRectangle.A4);
        document.addPage(page);
        y = PDRectangle.A4.getHeight() - MARGIN;
        return new PDPageContentStream(document, page);
    }

    private void sheet(Handout.Sheet sheet, boolean key) throws IOException {
        float lines = (sheet.lines().size() + 2) * SIZE * LEADING;
        if (key && y - lines < MARGIN) {
            y = 0;
        }
        text(sheet.title(), TITLE);
        for (String paragraph : sheet.paragraphs()) {
            text(paragraph, SIZE);
            y -= SIZE * LEADING / 2;
        }
        for (String line : sheet.lines()) {
            text(line, SIZE);
            if (!key) {
                room(ANSWER);
                y -= ANSWER;
                content.moveTo(MARGIN, y);
                content.lineTo(MARGIN + ANSWER_LENGTH, y);
                content.stroke();
                y -= SIZE;
            }
        }
        y -= SIZE * LEADING;
    }

    private void text(String text, float size) throws IOException {
        for (String line : broken(text, size)) {
            room(size * LEADING);
            y -= size * LEADING;
            content.beginText();
            content.setFont(font, size);
            content.newLineAtOffset(MARGIN, y);
            content.showText(line);
            content.endText();
        }
    }

    /** Turns the page when so much does not fit on this one. */
    private void room(float height) throws IOException {
        if (y - height < MARGIN) {
            content.close();
            content = turn();
        }
    }

    /** The text in lines that fit between the margins; a word longer than a line is cut. */
    private List<String> broken(String text, float size) throws IOException {
        float wide = PDRectangle.A4.getWidth() - 2 * MARGIN;
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : printable(text).split(" ")) {
            String rest = word;
            String longer = line.isEmpty() ? rest : line + " " + rest;
            if (width(longer, size) > wide && !line.isEmpty()) {
                lines.add(line.toString());
                line.setLength(0);
                longer = rest;
            }
            while (width(longer, size) > wide) {
                int cut = longer.length() - 1;
                while (width(longer.substring(0, cut), size) > wide) {
                    cut--;
                }
                lines.add(longer.substring(0, cut));
                longer = longer.substring(cut);
            }
            line.setLength(0);
            line.append(longer);
        }
        lines.add(line.toString());
        return lines;
    }

    private float width(String text, float size) throws IOException {
        return font.getStringWidth(text) / 1000 * size;
    }

    /** What the font has no letter for, such as an emoji in a name, is replaced. */
    private String printable(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(letter -> {
            String one = Character.toString(letter);
            out.append(has(one) ? one : Character.isWhitespace(letter) ? " " : "?");
        });
        return out.toString();
    }

    private boolean has(String letter) {
        try {
            font.encode(letter);
            return true;
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }
}
