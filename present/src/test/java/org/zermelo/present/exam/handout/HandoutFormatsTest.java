package org.zermelo.present.exam.handout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.apache.poi.xwpf.usermodel.XWPFTableRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.variant.Variants;
import org.zermelo.exam.variant.Variants.Variant;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.present.exam.ExamText;
import org.zermelo.present.exam.PaperQuestion;
import org.zermelo.present.exam.paper.TaskText;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;

/** Handouts read back by readers that are not ours: Apache POI, PDFBox and the JDK's parser of XML. */
class HandoutFormatsTest {

    private static final Words RU = Words.in(Language.of("ru"));

    private static final List<Variant> VARIANTS = new Variants(
                    Task.asking(
                            RuleText.ruleset("heaps(7, S in 1..69; move +1, *2; end sum >= 77)"),
                            List.of("19=U:min", "20=W2:all", "21=L2:min")),
                    7,
                    Examiner.standard())
            .make(3);

    private static byte[] made(Handout.Kind kind, String format, Words words) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Handout.write(VARIANTS, kind, format, Examiner.standard(), words, out);
        return out.toByteArray();
    }

    @ParameterizedTest
    @MethodSource("org.zermelo.present.words.Language#all")
    void aWordProcessorReadsTheVariants(Language language) throws IOException {
        Words words = Words.in(language);
        byte[] docx = made(Handout.Kind.TASKS, "docx", words);
        assertThat(docx).isEqualTo(made(Handout.Kind.TASKS, "docx", words));
        try (XWPFDocument document = new XWPFDocument(new ByteArrayInputStream(docx))) {
            List<String> texts = document.getParagraphs().stream()
                    .map(XWPFParagraph::getText)
                    .toList();
            for (Variant variant : VARIANTS) {
                assertThat(texts)
                        .contains(words.sentences(TaskText.of(variant.task().rules(), words)));
            }
            assertThat(texts.stream().filter(words.say("exam.handout.name")::equals))
                    .hasSize(VARIANTS.size());
            assertThat(texts.stream().filter(words.say("exam.handout.answer")::equals))
                    .hasSize(3 * VARIANTS.size());
            assertThat(document.getParagraphs().stream().filter(XWPFParagraph::isPageBreak))
                    .as("two a page")
                    .hasSize(1);
        }
    }

    @Test
    void theKeyIsOneTableOfVariantsAndQuestions() throws IOException {
        try (XWPFDocument document = new XWPFDocument(new ByteArrayInputStream(made(Handout.Kind.KEY, "docx", RU)))) {
            assertThat(document.getTables()).hasSize(1);
            List<XWPFTableRow> rows = document.getTables().get(0).getRows();
            assertThat(cells(rows.get(0))).containsExactly("Вариант", "19", "20", "21");
            for (int i = 0; i < VARIANTS.size(); i++) {
                List<String> expected = new ArrayList<>(List.of(String.valueOf(i + 1)));
                VARIANTS.get(i).findings().forEach(finding -> expected.add(ExamText.numbers(finding.answer())));
                assertThat(cells(rows.get(i + 1))).isEqualTo(expected);
            }
        }
    }

    private static List<String> cells(XWPFTableRow row) {
        return row.getTableCells().stream().map(cell -> cell.getText()).toList();
    }

    @Test
    void solutionsArgueForEveryAnswer() throws IOException {
        try (PDDocument pdf = Loader.loadPDF(made(Handout.Kind.SOLUTIONS, "pdf", RU))) {
            String text = new PDFTextStripper().getText(pdf);
            assertThat(text).contains("Ключ к варианту 3", "Неудачный ход Пети");
        }
    }

    /** A numerical question has its number, a short answer the numbers in each spelling, a whole variant a field for each question. */
    @Test
    void aCourseReadsTheBankOfQuestions() throws Exception {
        byte[] xml = made(Handout.Kind.TASKS, "moodle", RU);
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(xml));
        NodeList questions = document.getDocumentElement().getElementsByTagName("question");
        List<Element> numerical = of(questions, "numerical");
        List<Element> several = of(questions, "shortanswer");
        List<Element> whole = of(questions, "cloze");
        assertThat(of(questions, "category")).hasSize(4);
        assertThat(numerical).hasSize(2 * VARIANTS.size());
        assertThat(several).hasSize(VARIANTS.size());
        assertThat(whole).hasSize(VARIANTS.size());
        for (int i = 0; i < VARIANTS.size(); i++) {
            List<Finding> findings = VARIANTS.get(i).findings();
            assertThat(answers(numerical.get(i)))
                    .containsExactly(ExamText.numbers(findings.get(0).answer()));
            String first = ExamText.numbers(findings.get(1).answer());
            assertThat(answers(several.get(i))).contains(first, first.replace(" ", ", "), first.replace(" ", ";"));
            String text =
                    whole.get(i).getElementsByTagName("questiontext").item(0).getTextContent();
            Matcher fields = Pattern.compile("\\{1:(NUMERICAL|SHORTANSWER):%100%([^~}]+)")
                    .matcher(text);
            for (Finding finding : findings) {
                assertThat(fields.find()).isTrue();
                assertThat(fields.group(2).replace(":0", "").strip()).isEqualTo(ExamText.numbers(finding.answer()));
            }
            assertThat(fields.find()).isFalse();
        }
        assertThat(new String(xml, StandardCharsets.UTF_8)).startsWith("<?xml");
    }

    private static List<Element> of(NodeList questions, String type) {
        List<Element> all = new ArrayList<>();
        for (int i = 0; i < questions.getLength(); i++) {
            Element question = (Element) questions.item(i);
            if (question.getAttribute("type").equals(type)) {
                all.add(question);
            }
        }
        return all;
    }

    private static List<String> answers(Element question) {
        NodeList all = question.getElementsByTagName("answer");
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < all.getLength(); i++) {
            texts.add(
                    ((Element) all.item(i)).getElementsByTagName("text").item(0).getTextContent());
        }
        return texts;
    }

    /** GIFT as its documentation says it: a backslash takes a sign's meaning, an empty line ends a question. */
    @Test
    void aCourseReadsTheTextOfQuestions() throws IOException {
        String text = new String(made(Handout.Kind.TASKS, "gift", RU), StandardCharsets.UTF_8);
        List<String> blocks = List.of(text.strip().split("\n\n"));
        assertThat(blocks).hasSize(3 + 3 * VARIANTS.size());
        Pattern question = Pattern.compile("::((?:[^:\\\\]|\\\\.)+)::\\[html]((?:[^{}=~#\\\\\n]|\\\\.)+)\\{([^{}]+)}");
        List<String> answers = new ArrayList<>();
        for (String block : blocks) {
            if (block.startsWith("$CATEGORY: ")) {
                continue;
            }
            Matcher read = question.matcher(block);
            assertThat(read.matches()).as(block).isTrue();
            Finding finding =
                    VARIANTS.get(answers.size() % VARIANTS.size()).findings().get(answers.size() / VARIANTS.size());
            assertThat(read.group(2).replaceAll("\\\\(.)", "$1"))
                    .contains(Markup.escaped(PaperQuestion.of(finding.question(), RU)));
            answers.add(read.group(3));
            String expected = ExamText.numbers(finding.answer());
            assertThat(read.group(3)).startsWith(finding.answer().size() == 1 ? "#" + expected + ":0" : "=" + expected);
        }
        assertThat(answers).hasSize(3 * VARIANTS.size());
    }
}
