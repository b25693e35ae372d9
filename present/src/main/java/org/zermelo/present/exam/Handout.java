package org.zermelo.present.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.Finding;
import org.zermelo.exam.variant.Variants.Variant;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.Json;
import org.zermelo.present.picture.Svg;
import org.zermelo.present.words.Words;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;

/**
 * Variants of a task to hand out, and their key apart. The HTML has a rule for printing each variant on a page of its own:
 * a browser's "print to PDF" makes the PDF.
 */
public final class Handout {

    private Handout() {}

    /**
     * The variants without answers, or the key.
     *
     * @param format {@code md}, {@code html}, {@code json} or {@code csv}; JSON and CSV hold tasks and answers
     * @throws BadInputException when there is no such format
     */
    public static String of(List<Variant> variants, boolean key, String format, Words words) {
        return switch (format) {
            case "md" -> markdown(variants, key, words);
            case "html" -> html(variants, key, words);
            case "json" -> Json.pretty(json(variants)) + "\n";
            case "csv" -> csv(variants);
            default -> throw new BadInputException("exam.variants.format", "seen", format);
        };
    }

    private static String title(int number, boolean key, Words words) {
        return words.say(key ? "exam.variants.key" : "exam.variants.title", "number", number);
    }

    /** The rules in a few sentences, with the moves as they are written. */
    private static String rules(Variant variant, Words words) {
        Ruleset rules = variant.task().rules();
        Parameter s = rules.parameters().get(rules.parameters().size() - 1);
        return words.say(
                "exam.variants.rules",
                "heaps",
                rules.heaps().length,
                "moves",
                rules.moves().stream().map(MoveRule::text).collect(Collectors.joining(", ")),
                "text",
                rules.text(),
                "range",
                s.bounded() ? s.least() + " ≤ S ≤ " + s.greatest() : "S ≥ " + s.least());
    }

    private static String question(Finding finding, Words words) {
        String set = finding.question().set().toString();
        String meaning = words.phrase("exam.variants.set." + set).isPresent()
                ? words.say("exam.variants.set." + set)
                : words.say("exam.variants.set", "set", set);
        return words.say(
                "exam.variants.question",
                "number",
                finding.question().number(),
                "ask",
                words.say("exam.ask." + finding.question().ask().text()),
                "meaning",
                meaning);
    }

    private static String markdown(List<Variant> variants, boolean key, Words words) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < variants.size(); i++) {
            Variant variant = variants.get(i);
            out.append("## ").append(title(i + 1, key, words)).append("\n\n");
            if (!key) {
                out.append(rules(variant, words).replace("*", "\\*")).append("\n\n");
            }
            for (Finding finding : variant.findings()) {
                String line = key
                        ? finding.question().number() + ": " + ExamText.answer(finding, words)
                        : question(finding, words);
                out.append("- ").append(line).append('\n');
            }
            out.append('\n');
        }
        return out.toString();
    }

    private static String html(List<Variant> variants, boolean key, Words words) {
        StringBuilder out = new StringBuilder("<!doctype html>\n<html lang=\"")
                .append(words.language().code())
                .append("\"><head><meta charset=\"utf-8\"><title>")
                .append(Svg.escaped(title(1, key, words)))
                .append(
                        "</title><style>body{font:12pt/1.5 'DejaVu Serif',Georgia,serif;max-width:17cm;margin:2rem auto}")
                .append("li{margin:.6rem 0}.answer{border-bottom:1px solid #000;display:inline-block;min-width:5cm}")
                .append("@media print{body{margin:0}section{break-after:page}section.key{break-after:auto}}")
                .append("</style></head><body>\n");
        for (int i = 0; i < variants.size(); i++) {
            Variant variant = variants.get(i);
            out.append(key ? "<section class=\"key\">" : "<section>")
                    .append("<h2>")
                    .append(Svg.escaped(title(i + 1, key, words)))
                    .append("</h2>\n");
            if (!key) {
                out.append("<p>").append(Svg.escaped(rules(variant, words))).append("</p>\n");
            }
            out.append("<ul>\n");
            for (Finding finding : variant.findings()) {
                String line = key
                        ? finding.question().number() + ": " + ExamText.answer(finding, words)
                        : question(finding, words);
                out.append("<li>")
                        .append(Svg.escaped(line))
                        .append(key ? "" : " <span class=\"answer\">&nbsp;</span>")
                        .append("</li>\n");
            }
            out.append("</ul></section>\n");
        }
        return out.append("</body></html>\n").toString();
    }

    /** A bank: its records hold the game's text and the answers, and {@code zermelo exam} checks them in bulk. */
    private static Map<String, @Nullable Object> json(List<Variant> variants) {
        List<Object> cases = new ArrayList<>();
        for (Variant variant : variants) {
            Map<String, @Nullable Object> record = Json.object(
                    "id", variant.task().name(), "game", variant.task().rules().text());
            Map<String, @Nullable Object> answers = Json.object();
            for (Finding finding : variant.findings()) {
                record.put(
                        "q" + finding.question().number(),
                        Json.object(
                                "set",
                                finding.question().set().toString(),
                                "ask",
                                finding.question().ask().text()));
                answers.put(finding.question().number(), finding.answer());
            }
            record.put("answers", answers);
            cases.add(record);
        }
        return Json.object("cases", cases);
    }

    private static String csv(List<Variant> variants) {
        StringBuilder out = new StringBuilder("id,game,question,set,ask,answer\r\n");
        for (Variant variant : variants) {
            for (Finding finding : variant.findings()) {
                out.append(quoted(variant.task().name()))
                        .append(',')
                        .append(quoted(variant.task().rules().text()))
                        .append(',')
                        .append(finding.question().number())
                        .append(',')
                        .append(finding.question().set())
                        .append(',')
                        .append(finding.question().ask().text())
                        .append(',')
                        .append(ExamText.numbers(finding.answer()))
                        .append("\r\n");
            }
        }
        return out.toString();
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\"\"") + '"';
    }
}
