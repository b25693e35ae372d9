package org.zermelo.present.exam;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.zermelo.exam.Finding;
import org.zermelo.exam.variant.Variants.Variant;
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

    static String of(List<Variant> variants, Words words) {
        MoodleXml xml = new MoodleXml(words);
        List<Finding> first = variants.get(0).findings();
        for (int question = 0; question < first.size(); question++) {
            xml.category(first.get(question).question().number());
            for (int i = 0; i < variants.size(); i++) {
                xml.question(variants.get(i), variants.get(i).findings().get(question), i + 1);
            }
        }
        xml.category(first.stream().map(finding -> finding.question().number()).collect(Collectors.joining("-")));
        for (int i = 0; i < variants.size(); i++) {
            xml.whole(variants.get(i), i + 1);
        }
        return xml.out.append("</quiz>\n").toString();
    }

    private void category(String name) {
        out.append("<question type=\"category\"><category><text>$course$/top/Zermelo/")
                .append(name)
                .append("</text></category></question>\n");
    }

    private void question(Variant variant, Finding finding, int number) {
        boolean single = finding.answer().size() == 1;
        begin(single ? "numerical" : "shortanswer", finding.question().number() + " / " + number);
        text(paragraph(rules(variant)) + paragraph(PaperQuestion.of(finding.question(), words)));
        for (String spelling : spellings(finding.answer())) {
            out.append("<answer fraction=\"100\" format=\"plain_text\"><text>")
                    .append(spelling)
                    .append("</text>")
                    .append(single ? "<tolerance>0</tolerance>" : "")
                    .append("</answer>\n");
        }
        out.append(single ? "" : "<usecase>0</usecase>\n").append("</question>\n");
    }

    /** All questions of a variant with a field each. */
    private void whole(Variant variant, int number) {
        begin("cloze", words.say("exam.variants.title", "number", number));
        StringBuilder html = new StringBuilder(paragraph(rules(variant)));
        for (Finding finding : variant.findings()) {
            boolean single = finding.answer().size() == 1;
            String spelled = spellings(finding.answer()).stream()
                    .map(spelling -> "%100%" + spelling + (single ? ":0" : ""))
                    .collect(Collectors.joining("~"));
            html.append("<p>")
                    .append(Markup.escaped(PaperQuestion.of(finding.question(), words)))
                    .append(single ? " {1:NUMERICAL:" : " {1:SHORTANSWER:")
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

    private String rules(Variant variant) {
        return String.join(" ", TaskText.of(variant.task().rules(), words));
    }

    private static String paragraph(String text) {
        return "<p>" + Markup.escaped(text) + "</p>";
    }

    /** With spaces, as the exam has it, with commas and with semicolons. */
    private static Set<String> spellings(List<Long> answer) {
        Set<String> all = new LinkedHashSet<>();
        List<String> numbers = answer.stream().map(String::valueOf).toList();
        for (String between : List.of(" ", ", ", ",", "; ", ";")) {
            all.add(String.join(between, numbers));
        }
        return all;
    }
}
