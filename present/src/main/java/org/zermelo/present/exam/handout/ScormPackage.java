package org.zermelo.present.exam.handout;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.present.exam.ExamText;
import org.zermelo.present.pack.TextZip;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;

/**
 * Variants as a lesson for learning systems: a content package of SCORM 1.2 (Advanced Distributed Learning, 2001) with one page, which
 * shows a variant, checks the answers and reports the score. It is plain files, and works without a learning system, too.
 */
final class ScormPackage {

    private static final String CONTENT = "http://www.imsproject.org/xsd/imscp_rootv1p1p2";
    private static final String SCORM = "http://www.adlnet.org/xsd/adlcp_rootv1p2";
    private static final String PAGE = "index.html";
    private static final String SCRIPT = "sco.js";
    private static final String STYLE = "sco.css";

    private ScormPackage() {}

    /** @param variants the questions of each variant */
    static void write(List<List<QuizItem>> variants, Words words, OutputStream out) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("imsmanifest.xml", manifest(Markup.escaped(words.say("exam.quiz.title"))));
        files.put(PAGE, page(variants, words));
        files.put(SCRIPT, file(SCRIPT));
        files.put(STYLE, file(STYLE));
        TextZip.write(files, out);
    }

    private static String manifest(String title) {
        StringBuilder files = new StringBuilder();
        List.of(PAGE, SCRIPT, STYLE).forEach(name -> files.append("<file href=\"" + name + "\"/>"));
        return TextZip.XML + "<manifest identifier=\"zermelo-lesson\" version=\"1.0\" xmlns=\"" + CONTENT
                + "\" xmlns:adlcp=\"" + SCORM + "\"><metadata><schema>ADL SCORM</schema>"
                + "<schemaversion>1.2</schemaversion></metadata><organizations default=\"O1\">"
                + "<organization identifier=\"O1\"><title>" + title
                + "</title><item identifier=\"I1\" identifierref=\"R1\" isvisible=\"true\"><title>" + title
                + "</title></item></organization></organizations><resources>"
                + "<resource identifier=\"R1\" type=\"webcontent\" adlcp:scormtype=\"sco\" href=\"" + PAGE + "\">"
                + files + "</resource></resources></manifest>\n";
    }

    private static String page(List<List<QuizItem>> variants, Words words) {
        StringBuilder out = new StringBuilder("<!doctype html>\n<html lang=\"")
                .append(words.language().code())
                .append("\" dir=\"")
                .append(words.language().direction())
                .append("\"><head><meta charset=\"utf-8\"><meta name=\"viewport\""
                        + " content=\"width=device-width\"><title>")
                .append(Markup.escaped(words.say("exam.quiz.title")))
                .append("</title><link rel=\"stylesheet\" href=\"" + STYLE + "\"></head>\n<body");
        for (String name : List.of("right", "wrong", "score")) {
            String said = words.say("exam.lesson." + name, "right", "%1", "all", "%2");
            out.append(" data-" + name + "=\"" + Markup.escaped(said) + '"');
        }
        out.append(">\n<main>\n");
        variants.forEach(variant -> form(variant, words, out));
        return out.append("</main>\n<script src=\"" + SCRIPT + "\"></script>\n</body></html>\n")
                .toString();
    }

    private static void form(List<QuizItem> variant, Words words, StringBuilder out) {
        int number = variant.get(0).variant();
        out.append("<form id=\"V" + number + "\" hidden autocomplete=\"off\"><h1>")
                .append(Markup.escaped(words.say("exam.variants.title", "number", number)))
                .append("</h1><p>")
                .append(Markup.escaped(variant.get(0).rules()))
                .append("</p>\n");
        for (QuizItem item : variant) {
            String id = "Q" + item.number() + "V" + number;
            out.append("<label for=\"" + id + "\">")
                    .append(Markup.escaped(item.question()))
                    .append("</label><input id=\"" + id + "\" inputmode=\"" + (item.single() ? "numeric" : "text"))
                    .append("\" data-answer=\"" + ExamText.numbers(item.answer()) + "\"><output></output>\n");
        }
        out.append("<p><button>")
                .append(Markup.escaped(words.say("exam.lesson.check")))
                .append("</button> <output class=\"score\"></output></p></form>\n");
    }

    private static String file(String name) throws IOException {
        try (InputStream in = ScormPackage.class.getResourceAsStream("scorm/" + name)) {
            if (in == null) {
                throw new IllegalStateException("no " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
