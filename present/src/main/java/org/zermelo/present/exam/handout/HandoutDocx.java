package org.zermelo.present.exam.handout;

import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.present.pack.TextZip;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;

/**
 * A handout as a document of a word processor (Office Open XML, ECMA-376): two variants a page, the key as one table. Equal handouts
 * are equal byte for byte.
 */
final class HandoutDocx {

    private static final String W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

    private static final String TYPES = "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
            + "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
            + "<Default Extension=\"xml\" ContentType=\"application/xml\"/>"
            + "<Override PartName=\"/word/document.xml\" ContentType=\"application/"
            + "vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml\"/></Types>";

    private static final String RELATIONS =
            "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">"
                    + "<Relationship Id=\"rId1\" Target=\"word/document.xml\" Type=\""
                    + "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\"/></Relationships>";

    /** A4 with narrow margins, in twentieths of a point. */
    private static final String PAGE = "<w:sectPr><w:pgSz w:w=\"11906\" w:h=\"16838\"/>"
            + "<w:pgMar w:top=\"720\" w:right=\"850\" w:bottom=\"720\" w:left=\"850\" w:header=\"0\" w:footer=\"0\""
            + " w:gutter=\"0\"/></w:sectPr>";

    /** Half-points. */
    private static final int SIZE = 20;

    private static final int TITLE = 28;

    private final StringBuilder body = new StringBuilder();

    private final boolean fromRight;

    private HandoutDocx(boolean fromRight) {
        this.fromRight = fromRight;
    }

    static void write(List<Handout.Sheet> sheets, Handout.Kind kind, Words words, OutputStream out) throws IOException {
        HandoutDocx docx = new HandoutDocx(words.fromRight());
        for (int i = 0; i < sheets.size(); i++) {
            boolean turns = i > 0 && (kind != Handout.Kind.TASKS || i % 2 == 0);
            docx.sheet(sheets.get(i), turns, kind == Handout.Kind.TASKS, words);
        }
        Map<String, String> files = new LinkedHashMap<>();
        files.put("[Content_Types].xml", TextZip.XML + TYPES);
        files.put("_rels/.rels", TextZip.XML + RELATIONS);
        files.put(
                "word/document.xml",
                TextZip.XML + "<w:document xmlns:w=\"" + W + "\"><w:body>" + docx.body + PAGE
                        + "</w:body></w:document>");
        TextZip.write(files, out);
    }

    private void sheet(Handout.Sheet sheet, boolean turns, boolean blanks, Words words) {
        paragraph(sheet.title(), TITLE, turns ? "<w:pageBreakBefore w:val=\"1\"/>" : "");
        if (blanks) {
            paragraph(words.say("exam.handout.name"), SIZE, "");
        }
        sheet.paragraphs().forEach(text -> paragraph(text, SIZE, "<w:jc w:val=\"both\"/>"));
        for (String line : sheet.lines()) {
            paragraph(line, SIZE, "");
            if (blanks) {
                paragraph(words.say("exam.handout.answer"), SIZE, "");
            }
        }
        table(sheet.table());
    }

    private void paragraph(String text, int size, String properties) {
        body.append("<w:p><w:pPr>")
                .append(properties.startsWith("<w:page") ? properties : "")
                .append(fromRight ? "<w:bidi/>" : "")
                .append("<w:spacing w:before=\"60\" w:after=\"60\"/>")
                .append(properties.startsWith("<w:page") ? "" : properties)
                .append("</w:pPr><w:r><w:rPr>")
                .append(size == TITLE ? fromRight ? "<w:b/><w:bCs/>" : "<w:b/>" : "")
                .append("<w:sz w:val=\"")
                .append(size)
                .append(fromRight ? "\"/><w:szCs w:val=\"" + size + "\"/><w:rtl/></w:rPr>" : "\"/></w:rPr>")
                .append("<w:t xml:space=\"preserve\">")
                .append(Markup.escaped(text))
                .append("</w:t></w:r></w:p>");
    }

    private void table(List<List<String>> rows) {
        if (rows.isEmpty()) {
            return;
        }
        body.append("<w:tbl><w:tblPr>")
                .append(fromRight ? "<w:bidiVisual/>" : "")
                .append("<w:tblW w:w=\"0\" w:type=\"auto\"/><w:tblBorders>");
        for (String side : List.of("top", "left", "bottom", "right", "insideH", "insideV")) {
            body.append("<w:").append(side).append(" w:val=\"single\" w:sz=\"4\"/>");
        }
        body.append("</w:tblBorders></w:tblPr><w:tblGrid>")
                .append("<w:gridCol w:w=\"2000\"/>".repeat(rows.get(0).size()))
                .append("</w:tblGrid>");
        for (List<String> row : rows) {
            body.append("<w:tr>");
            for (String cell : row) {
                body.append("<w:tc><w:tcPr><w:tcW w:w=\"2000\" w:type=\"dxa\"/></w:tcPr>");
                paragraph(cell, SIZE, "");
                body.append("</w:tc>");
            }
            body.append("</w:tr>");
        }
        body.append("</w:tbl>");
    }
}
