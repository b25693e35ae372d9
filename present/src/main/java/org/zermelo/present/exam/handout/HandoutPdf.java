package org.zermelo.present.exam.handout;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.zermelo.present.words.Words;

/**
 * A handout as PDF on A4: two variants a sheet where they fit, with room for the answers, the key as one table. The letters
 * are those of {@link HandoutFont}, which are embedded, so every printer has them; in a language from right to left all stands at the
 * right. Equal handouts are equal byte for byte.
 */
final class HandoutPdf {

    /** Where a line may end: before a blank and between signs of Chinese, though not before a sign that closes. */
    private static final Pattern BREAKS = Pattern.compile(
            "(?= )|(?<=[\\u2e80-\\uffef])(?![\\u3001\\u3002\\uff01\\uff09\\uff0c\\uff1a\\uff1b\\uff1f\\u201d ])");

    private static final float MARGIN = 40;
    private static final float RIGHT = PDRectangle.A4.getWidth() - MARGIN;
    /** Signs that begin what is set apart. */
    private static final String APART = "\u2066\u2067\u2068";

    private static final char POP = '\u2069';

    /** A blank at which no line ends. */
    private static final char NO_BREAK = '\u00a0';

    private static final float TITLE = 13;
    private static final float SIZE = 9.5f;
    private static final float LEADING = 1.25f;

    /** Room and length of the line for an answer, in points. */
    private static final float ANSWER = 20;

    private static final float ANSWER_LENGTH = 200;

    private final PDDocument document;
    private final PDType0Font font;
    private final boolean fromRight;
    private final Map<Integer, Letter> letters = new HashMap<>();
    private PDPageContentStream content;
    private float y;

    /** Whether what was written last is the first variant of its page and ends in the upper half. */
    private boolean upper = true;

    private HandoutPdf(PDDocument document, PDType0Font font, boolean fromRight) throws IOException {
        this.document = document;
        this.font = font;
        this.fromRight = fromRight;
        this.content = turn();
    }

    static void write(List<Handout.Sheet> sheets, Handout.Kind kind, Words words, OutputStream out) throws IOException {
        try (PDDocument document = new PDDocument()) {
            HandoutPdf pdf =
                    new HandoutPdf(document, HandoutFont.of(document, letters(sheets, words)), words.fromRight());
            for (int i = 0; i < sheets.size(); i++) {
                if (i > 0 && !(kind == Handout.Kind.TASKS && pdf.second(sheets.get(i)))) {
                    pdf.content.close();
                    pdf.content = pdf.turn();
                    pdf.upper = true;
                }
                pdf.sheet(sheets.get(i), kind, words);
            }
            pdf.content.close();
            document.getDocumentInformation().setTitle(sheets.get(0).title());
            document.getDocumentCatalog().setLanguage(words.language().code());
            document.setDocumentId(0L);
            document.save(out);
        }
    }

    /** All that is printed. */
    private static String letters(List<Handout.Sheet> sheets, Words words) {
        StringBuilder all = new StringBuilder(words.say("exam.handout.name"));
        for (Handout.Sheet sheet : sheets) {
            all.append(sheet.title());
            sheet.paragraphs().forEach(all::append);
            sheet.lines().forEach(all::append);
            sheet.table().forEach(row -> row.forEach(all::append));
        }
        return ShapedLine.of(all.toString(), words.fromRight());
    }

    private PDPageContentStream turn() throws IOException {
        PDPage page = new PDPage(PDRectangle.A4);
        document.addPage(page);
        y = PDRectangle.A4.getHeight() - MARGIN;
        return new PDPageContentStream(document, page);
    }

    /** Goes on in the lower half of a page when one variant stands in the upper and the next fits below. */
    private boolean second(Handout.Sheet sheet) throws IOException {
        float middle = PDRectangle.A4.getHeight() / 2;
        float lines = 3;
        for (String text : sheet.paragraphs()) {
            lines += broken(text, SIZE).size() + 0.5f;
        }
        for (String text : sheet.lines()) {
            lines += broken(text, SIZE).size();
        }
        float high = TITLE * LEADING + lines * SIZE * LEADING + sheet.lines().size() * (ANSWER + SIZE / 2);
        if (!upper || y < middle || high > middle - MARGIN - SIZE) {
            return false;
        }
        upper = false;
        content.setLineDashPattern(new float[] {3, 3}, 0);
        content.moveTo(MARGIN, middle);
        content.lineTo(RIGHT, middle);
        content.stroke();
        content.setLineDashPattern(new float[0], 0);
        y = middle - SIZE;
        return true;
    }

    private void sheet(Handout.Sheet sheet, Handout.Kind kind, Words words) throws IOException {
        text(sheet.title(), TITLE);
        if (kind == Handout.Kind.TASKS) {
            y -= SIZE / 2;
            text(words.say("exam.handout.name"), SIZE);
            y -= SIZE / 2;
        }
        for (String paragraph : sheet.paragraphs()) {
            text(paragraph, SIZE);
            y -= SIZE * LEADING / 2;
        }
        for (String line : sheet.lines()) {
            text(line, SIZE);
            if (kind == Handout.Kind.TASKS) {
                room(ANSWER);
                y -= ANSWER;
                float from = fromRight ? RIGHT - ANSWER_LENGTH : MARGIN;
                content.moveTo(from, y);
                content.lineTo(from + ANSWER_LENGTH, y);
                content.stroke();
                y -= SIZE / 2;
            }
        }
        for (List<String> row : sheet.table()) {
            row(row);
        }
    }

    /** A row of the key: the number, then a cell for each question, ruled off below. */
    private void row(List<String> cells) throws IOException {
        float wide = (RIGHT - MARGIN) / cells.size();
        int high = 1;
        for (String cell : cells) {
            high = Math.max(high, broken(cell, SIZE, wide - SIZE).size());
        }
        room((high + 1) * SIZE * LEADING);
        float top = y;
        for (int i = 0; i < cells.size(); i++) {
            y = top;
            for (String line : broken(cells.get(i), SIZE, wide - SIZE)) {
                y -= SIZE * LEADING;
                line(line, i * wide, SIZE);
            }
        }
        y = top - (high + 0.5f) * SIZE * LEADING;
        content.moveTo(MARGIN, y);
        content.lineTo(RIGHT, y);
        content.stroke();
    }

    /** A line so far from the margin at which lines begin. */
    private void line(String line, float in, float size) throws IOException {
        content.beginText();
        content.setFont(font, size);
        content.newLineAtOffset(fromRight ? RIGHT - in - width(line, size) : MARGIN + in, y);
        content.showText(printed(line));
        content.endText();
    }

    private void text(String text, float size) throws IOException {
        for (String line : broken(text, size)) {
            room(size * LEADING);
            y -= size * LEADING;
            line(line, 0, size);
        }
    }

    /** Turns the page when so much does not fit on this one. */
    private void room(float height) throws IOException {
        if (y - height < MARGIN) {
            content.close();
            content = turn();
        }
    }

    /** The text in lines that fit between the margins, or into such a width; a word longer than a line is cut. */
    private List<String> broken(String text, float size) throws IOException {
        return broken(text, size, RIGHT - MARGIN);
    }

    private List<String> broken(String text, float size, float wide) throws IOException {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String piece : BREAKS.split(text)) {
            String rest = piece.startsWith(" ") ? piece.substring(1) : piece;
            String longer = line.isEmpty() ? rest : line + piece;
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
        return closed(lines);
    }

    /** What is set apart beyond the end of a line is so on both lines. */
    private static List<String> closed(List<String> lines) {
        List<String> closed = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        for (String line : lines) {
            String begun = open + line;
            for (int i = 0; i < line.length(); i++) {
                char c = line.charAt(i);
                if (APART.indexOf(c) >= 0) {
                    open.append(c);
                } else if (c == POP && !open.isEmpty()) {
                    open.setLength(open.length() - 1);
                }
            }
            closed.add(begun + String.valueOf(POP).repeat(open.length()));
        }
        return closed;
    }

    private float width(String text, float size) throws IOException {
        float wide = 0;
        for (int letter : ShapedLine.of(text, fromRight).codePoints().toArray()) {
            wide += letter(letter).wide();
        }
        return wide / 1000 * size;
    }

    /** As it is printed. What the font has no letter for, such as an emoji in a name, is replaced. */
    private String printed(String text) throws IOException {
        StringBuilder out = new StringBuilder();
        for (int letter : ShapedLine.of(text, fromRight).codePoints().toArray()) {
            out.append(letter(letter).shown());
        }
        return out.toString();
    }

    /** A sign as it is printed, and its width: asked of the font once. */
    private Letter letter(int sign) throws IOException {
        Letter known = letters.get(sign);
        if (known == null) {
            String one = Character.toString(sign);
            String shown =
                    HandoutFont.has(font, sign) ? one : Character.isWhitespace(sign) || sign == NO_BREAK ? " " : "?";
            known = new Letter(shown, font.getStringWidth(shown));
            letters.put(sign, known);
        }
        return known;
    }

    private record Letter(String shown, float wide) {}
}
