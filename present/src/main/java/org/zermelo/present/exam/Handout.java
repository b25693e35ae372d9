package org.zermelo.present.exam;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Selection;
import org.zermelo.exam.variant.Variants.Variant;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;

/** Variants of a task to hand out, and their key apart: as text, as a page to print, as PDF, and as a bank. */
public final class Handout {

    private Handout() {}

    /** One variant, or its answers: a heading, paragraphs, and lines to fill in or to read. */
    record Sheet(String title, List<String> paragraphs, List<String> lines) {}

    /**
     * Writes the variants without answers, or the key.
     *
     * @param format {@code md}, {@code html}, {@code pdf}, {@code json} or {@code csv}; JSON and CSV hold tasks and answers
     * @throws BadInputException when there is no such format
     */
    public static void write(List<Variant> variants, boolean key, String format, Words words, OutputStream out)
            throws IOException {
        if (format.equals("pdf")) {
            HandoutPdf.write(sheets(variants, key, words), key, words, out);
        } else {
            out.write(of(variants, key, format, words).getBytes(StandardCharsets.UTF_8));
        }
    }

    /**
     * The variants without answers, or the key, as text.
     *
     * @param format {@code md}, {@code html}, {@code json} or {@code csv}; JSON and CSV hold tasks and answers
     * @throws BadInputException when there is no such format
     */
    public static String of(List<Variant> variants, boolean key, String format, Words words) {
        return switch (format) {
            case "md" -> markdown(sheets(variants, key, words));
            case "html" -> html(sheets(variants, key, words), key, words);
            case "json" -> Json.pretty(json(variants)) + "\n";
            case "csv" -> csv(variants);
            default -> throw new BadInputException("exam.variants.format", "seen", format);
        };
    }

    private static List<Sheet> sheets(List<Variant> variants, boolean key, Words words) {
        List<Sheet> sheets = new ArrayList<>();
        for (Variant variant : variants) {
            String title = words.say(key ? "exam.variants.key" : "exam.variants.title", "number", sheets.size() + 1);
            List<String> task = key ? List.of() : TaskText.of(variant.task().rules(), words);
            List<String> lines = variant.findings().stream()
                    .map(finding -> key ? answer(variant, finding, words) : question(finding, words))
                    .toList();
            sheets.add(new Sheet(title, task.isEmpty() ? task : List.of(String.join(" ", task)), lines));
        }
        return sheets;
    }

    /** The answer, and beside it that of another wording where nobody has said which is meant: the sheet has the first. */
    private static String answer(Variant variant, Finding finding, Words words) {
        String answer = finding.question().number() + ": " + ExamText.answer(finding, words);
        List<Finding> besides = variant.besides(finding);
        if (besides.isEmpty()) {
            return answer;
        }
        StringBuilder all = new StringBuilder(answer).append(worded(finding, words));
        besides.forEach(
                other -> all.append("; ").append(ExamText.answer(other, words)).append(worded(other, words)));
        return all.toString();
    }

    private static String worded(Finding finding, Words words) {
        String set = "exam.variants.set." + finding.question().set();
        return " (" + words.phrase(set).orElseGet(() -> finding.question().set().toString()) + ")";
    }

    private static String question(Finding finding, Words words) {
        String set = finding.question().set().toString();
        String meaning = words.phrase("exam.variants.set." + set).isPresent()
                ? words.say("exam.variants.set." + set)
                : words.say("exam.variants.set", "set", set);
        Selection ask = finding.question().ask();
        boolean one = ask == Selection.ONLY || ask == Selection.MIN || ask == Selection.MAX;
        boolean sum = finding.question().listing() == Listing.SUM;
        return words.say(
                sum ? "exam.variants.question.sum" : one ? "exam.variants.question.one" : "exam.variants.question",
                "number",
                finding.question().number(),
                "ask",
                words.phrase("exam.variants.ask." + ask.text()).orElseGet(() -> words.say("exam.ask." + ask.text())),
                "meaning",
                meaning);
    }

    private static String markdown(List<Sheet> sheets) {
        StringBuilder out = new StringBuilder();
        for (Sheet sheet : sheets) {
            out.append("## ").append(sheet.title()).append("\n\n");
            sheet.paragraphs()
                    .forEach(text -> out.append(text.replace("*", "\\*")).append("\n\n"));
            sheet.lines().forEach(line -> out.append("- ").append(line).append('\n'));
            out.append('\n');
        }
        return out.toString();
    }

    private static String html(List<Sheet> sheets, boolean key, Words words) {
        StringBuilder out = new StringBuilder("<!doctype html>\n<html lang=\"")
                .append(words.language().code())
                .append("\"><head><meta charset=\"utf-8\"><title>")
                .append(Markup.escaped(sheets.get(0).title()))
                .append(
                        "</title><style>body{font:12pt/1.5 'Liberation Serif','DejaVu Serif',Georgia,serif;max-width:17cm;")
                .append("margin:2rem auto}p{text-align:justify}li{margin:.8rem 0}ul{list-style:none;padding:0}")
                .append(".answer{border-bottom:1px solid #000;display:block;width:7cm;height:1.2cm}")
                .append("@page{size:A4;margin:2cm}@media print{body{margin:0;max-width:none}")
                .append("section.task{break-after:page}section.task:last-child{break-after:auto}}")
                .append("</style></head><body>\n");
        for (Sheet sheet : sheets) {
            out.append(key ? "<section class=\"key\">" : "<section class=\"task\">")
                    .append("<h2>")
                    .append(Markup.escaped(sheet.title()))
                    .append("</h2>\n");
            sheet.paragraphs()
                    .forEach(text ->
                            out.append("<p>").append(Markup.escaped(text)).append("</p>\n"));
            out.append("<ul>\n");
            sheet.lines()
                    .forEach(line -> out.append("<li>")
                            .append(Markup.escaped(line))
                            .append(key ? "" : " <span class=\"answer\"></span>")
                            .append("</li>\n"));
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
                Map<String, @Nullable Object> question = Json.object(
                        "set",
                        finding.question().set().toString(),
                        "ask",
                        finding.question().ask().text());
                if (finding.question().listing() == Listing.SUM) {
                    question.put("value", Listing.SUM.text());
                }
                record.put("q" + finding.question().number(), question);
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
                        .append(finding.question().listing() == Listing.SUM ? ":sum" : "")
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
