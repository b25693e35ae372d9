package org.zermelo.present.exam.handout;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.variant.Variants.Variant;
import org.zermelo.game.BadInputException;
import org.zermelo.present.exam.ExamText;
import org.zermelo.present.exam.Explanation;
import org.zermelo.present.exam.PaperQuestion;
import org.zermelo.present.exam.paper.TaskText;
import org.zermelo.present.json.Json;
import org.zermelo.present.table.CsvTable;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;

/** Variants of a task to hand out, and their key apart: as text, as a page to print, as PDF, and as a bank. */
public final class Handout {

    private Handout() {}

    /** Formats that are no text, and the endings of their files. */
    public static final Map<String, String> BINARY = Map.of("pdf", "pdf", "docx", "docx");

    /** What is handed out. */
    public enum Kind {
        /** The variants, two a sheet, with room for name, class, date and answers. */
        TASKS,
        /** The answers to all variants in one table. */
        KEY,
        /** The key of every variant with its rules, and how each answer is found. */
        SOLUTIONS
    }

    /** One variant, or its answers: a heading, paragraphs, lines to fill in or to read, and a table with its head. */
    record Sheet(String title, List<String> paragraphs, List<String> lines, List<List<String>> table) {}

    /**
     * Writes the variants without answers, or the key.
     *
     * @param format {@code md}, {@code html}, {@code pdf}, {@code docx}, {@code moodle}, {@code gift}, {@code json} or
     *     {@code csv}; the last four hold tasks and answers
     * @param examiner finds what solutions tell beside the answers
     * @throws BadInputException when there is no such format
     */
    public static void write(
            List<Variant> variants, Kind kind, String format, Examiner examiner, Words words, OutputStream out)
            throws IOException {
        if (format.equals("pdf")) {
            HandoutPdf.write(sheets(variants, kind, examiner, words), kind, words, out);
        } else if (format.equals("docx")) {
            HandoutDocx.write(sheets(variants, kind, examiner, words), kind, words, out);
        } else {
            out.write(of(variants, kind, format, examiner, words).getBytes(StandardCharsets.UTF_8));
        }
    }

    /**
     * The variants without answers, or the key, as text.
     *
     * @param format {@code md}, {@code html}, {@code moodle}, {@code gift}, {@code json} or {@code csv}; the last four hold tasks
     *     and answers
     * @param examiner finds what solutions tell beside the answers
     * @throws BadInputException when there is no such format
     */
    public static String of(List<Variant> variants, Kind kind, String format, Examiner examiner, Words words) {
        return switch (format) {
            case "md" -> markdown(sheets(variants, kind, examiner, words));
            case "html" -> html(sheets(variants, kind, examiner, words), kind, words);
            case "moodle" -> MoodleXml.of(items(variants, words), words);
            case "gift" -> GiftText.of(items(variants, words));
            case "json" -> Json.pretty(json(variants)) + "\n";
            case "csv" -> csv(variants);
            default -> throw new BadInputException("exam.variants.format", "seen", format);
        };
    }

    private static List<List<QuizItem>> items(List<Variant> variants, Words words) {
        List<List<QuizItem>> all = new ArrayList<>();
        for (Variant variant : variants) {
            all.add(QuizItem.of(variant, all.size() + 1, words));
        }
        return all;
    }

    private static List<Sheet> sheets(List<Variant> variants, Kind kind, Examiner examiner, Words words) {
        if (kind == Kind.KEY) {
            return List.of(new Sheet(words.say("exam.handout.key"), List.of(), List.of(), table(variants, words)));
        }
        List<Sheet> sheets = new ArrayList<>();
        for (Variant variant : variants) {
            String task = words.sentences(TaskText.of(variant.task().rules(), words));
            int number = sheets.size() + 1;
            sheets.add(
                    kind == Kind.TASKS
                            ? new Sheet(
                                    words.say("exam.variants.title", "number", number),
                                    List.of(task),
                                    variant.findings().stream()
                                            .map(finding -> PaperQuestion.of(finding.question(), words))
                                            .toList(),
                                    List.of())
                            : new Sheet(
                                    words.say("exam.variants.key", "number", number),
                                    List.of(task),
                                    solutions(variant, examiner, words),
                                    List.of()));
        }
        return sheets;
    }

    private static List<List<String>> table(List<Variant> variants, Words words) {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(words.say("exam.handout.variant")));
        variants.get(0)
                .findings()
                .forEach(finding -> head.add(finding.question().number()));
        rows.add(head);
        for (Variant variant : variants) {
            List<String> row = new ArrayList<>(List.of(String.valueOf(rows.size())));
            variant.findings().forEach(finding -> row.add(answer(variant, finding, words)));
            rows.add(row);
        }
        return rows;
    }

    private static List<String> solutions(Variant variant, Examiner examiner, Words words) {
        List<String> lines = new ArrayList<>();
        for (Part part : variant.task().parts()) {
            part.wordings().stream()
                    .limit(1)
                    .flatMap(wording ->
                            Explanation.of(wording, examiner, words).text().lines())
                    .forEach(lines::add);
        }
        return lines;
    }

    /** The answer, and beside it that of another wording where nobody has said which is meant: the sheet has the first. */
    private static String answer(Variant variant, Finding finding, Words words) {
        String answer = ExamText.answer(finding, words);
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

    private static String markdown(List<Sheet> sheets) {
        StringBuilder out = new StringBuilder();
        for (Sheet sheet : sheets) {
            out.append("## ").append(sheet.title()).append("\n\n");
            sheet.paragraphs()
                    .forEach(text -> out.append(text.replace("*", "\\*")).append("\n\n"));
            sheet.lines().forEach(line -> out.append("- ").append(line).append('\n'));
            for (int i = 0; i < sheet.table().size(); i++) {
                out.append("| ")
                        .append(String.join(" | ", sheet.table().get(i)))
                        .append(" |\n");
                out.append(i > 0 ? "" : "|---".repeat(sheet.table().get(0).size()) + "|\n");
            }
            out.append('\n');
        }
        return out.toString();
    }

    private static String html(List<Sheet> sheets, Kind kind, Words words) {
        boolean key = kind != Kind.TASKS;
        StringBuilder out = new StringBuilder("<!doctype html>\n<html lang=\"")
                .append(words.language().code())
                .append("\" dir=\"")
                .append(words.language().direction())
                .append("\"><head><meta charset=\"utf-8\"><title>")
                .append(Markup.escaped(sheets.get(0).title()))
                .append("</title><style>body{font:12pt/1.5 'Liberation Serif','DejaVu"
                        + " Serif',Georgia,serif;max-width:17cm;")
                .append("margin:2rem auto}p{text-align:justify}li{margin:.8rem 0}ul{list-style:none;padding:0}")
                .append(".answer{border-bottom:1px solid #000;display:block;width:7cm;height:1.2cm}")
                .append("@page{size:A4;margin:2cm}@media print{body{margin:0;max-width:none}")
                .append("section{break-inside:avoid}section.task:nth-of-type(2n){break-after:page}}")
                .append("table{border-collapse:collapse}th,td{border:1px solid #888;padding:.3rem .8rem}")
                .append("</style></head><body>\n");
        for (Sheet sheet : sheets) {
            out.append(key ? "<section class=\"key\">" : "<section class=\"task\">")
                    .append("<h2>")
                    .append(Markup.escaped(sheet.title()))
                    .append("</h2>\n");
            sheet.paragraphs()
                    .forEach(text ->
                            out.append("<p>").append(Markup.escaped(text)).append("</p>\n"));
            if (!key) {
                out.append("<p>")
                        .append(Markup.escaped(words.say("exam.handout.name")))
                        .append("</p>\n");
            }
            rows(sheet.table(), out);
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

    private static void rows(List<List<String>> table, StringBuilder out) {
        for (int i = 0; i < table.size(); i++) {
            String cell = i == 0 ? "th" : "td";
            out.append(i == 0 ? "<table>" : "").append("<tr>");
            table.get(i)
                    .forEach(text -> out.append('<' + cell + '>')
                            .append(Markup.escaped(text))
                            .append("</" + cell + '>'));
            out.append("</tr>").append(i == table.size() - 1 ? "</table>\n" : "\n");
        }
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
                out.append(CsvTable.quoted(variant.task().name()))
                        .append(',')
                        .append(CsvTable.quoted(variant.task().rules().text()))
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
}
