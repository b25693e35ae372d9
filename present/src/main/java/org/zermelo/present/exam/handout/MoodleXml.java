package org.zermelo.present.exam.handout;

import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;

/**
 * Variants as a bank of questions in Moodle's XML: for each question of the task a category, from which a quiz draws a random variant
 * (one number is a numerical question, several are a short answer in every usual spelling), and one category of whole variants, each a
 * cloze question with all its fields.
 */
final class MoodleXml {

    private final StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n");
    private final Words words;

    private MoodleXml(Words words) {
        this.words = words;
    }

    /** @param variants the questions of each variant */
    static String of(List<List<QuizItem>> variants, Words words) {
        MoodleXml xml = new MoodleXml(words);
        List<QuizItem> first = variants.get(0);
        for (int question = 0; question < first.size(); question++) {
            xml.category(first.get(question).number());
            for (List<QuizItem> variant : variants) {
                xml.question(variant.get(question));
            }
        }
        xml.category(first.stream().map(QuizItem::number).collect(Collectors.joining("-")));
        variants.forEach(xml::whole);
        return xml.out.append("</quiz>\n").toString();
    }

    private void category(String name) {
        out.append("<question type=\"category\"><category><text>$course$/top/Zermelo/")
                .append(name)
                .append("</text></category></question>\n");
    }

    private void question(QuizItem item) {
        begin(item.single() ? "numerical" : "shortanswer", item.name());
        text(paragraph(item.rules()) + paragraph(item.question()));
        for (String spelling : item.spellings()) {
            out.append("<answer fraction=\"100\" format=\"plain_text\"><text>")
                    .append(spelling)
                    .append("</text>")
                    .append(item.single() ? "<tolerance>0</tolerance>" : "")
                    .append("</answer>\n");
        }
        out.append(item.single() ? "" : "<usecase>0</usecase>\n").append("</question>\n");
    }

    /** All questions of a variant with a field each. */
    private void whole(List<QuizItem> items) {
        begin("cloze", words.say("exam.variants.title", "number", items.get(0).variant()));
        StringBuilder html = new StringBuilder(paragraph(items.get(0).rules()));
        for (QuizItem item : items) {
            String spelled = item.spellings().stream()
                    .map(spelling -> "%100%" + spelling + (item.single() ? ":0" : ""))
                    .collect(Collectors.joining("~"));
            html.append("<p>")
                    .append(Markup.escaped(item.question()))
                    .append(item.single() ? " {1:NUMERICAL:" : " {1:SHORTANSWER:")
                    .append(spelled)
                    .append("}</p>");
        }
        text(html.toString());
        out.append("</question>\n");
    }

    private void begin(String type, String name) {
        out.append("<question type=\"")
                .append(type)
                .append("\"><name><text>")
                .append(Markup.escaped(name))
                .append("</text></name>\n");
    }

    private void text(String html) {
        out.append("<questiontext format=\"html\"><text>")
                .append(Markup.escaped(html))
                .append("</text></questiontext>\n");
    }

    private static String paragraph(String text) {
        return "<p>" + Markup.escaped(text) + "</p>";
    }
}
