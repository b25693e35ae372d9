package org.zermelo.present.exam.handout;

import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.present.words.Markup;

/**
 * Variants as a bank of questions in GIFT, the text format of Moodle that other courses read, too: for each question of the task a
 * category, one number a numerical question, several a short answer in every usual spelling. Whole variants with several fields cannot
 * be said in it.
 */
final class GiftText {

    private GiftText() {}

    /** @param variants the questions of each variant */
    static String of(List<List<QuizItem>> variants) {
        StringBuilder out = new StringBuilder();
        for (int question = 0; question < variants.get(0).size(); question++) {
            out.append("$CATEGORY: $course$/top/Zermelo/")
                    .append(variants.get(0).get(question).number())
                    .append("\n\n");
            for (List<QuizItem> variant : variants) {
                out.append(question(variant.get(question)));
            }
        }
        return out.toString();
    }

    private static String question(QuizItem item) {
        String answer = item.single()
                ? "#" + item.answer().get(0) + ":0"
                : item.spellings().stream().map(spelling -> "=" + spelling).collect(Collectors.joining(" "));
        return "::" + escaped(item.name()) + "::[html]" + paragraph(item.rules()) + paragraph(item.question()) + "{"
                + answer + "}\n\n";
    }

    private static String paragraph(String text) {
        return "<p>" + escaped(Markup.escaped(text)) + "</p>";
    }

    /** The signs of the format stand behind a backslash; an empty line would end the question. */
    private static String escaped(String text) {
        return text.replaceAll("[\\\\~=#{}:]", "\\\\$0").replaceAll("\\s*\n\\s*", " ");
    }
}
