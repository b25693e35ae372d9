package org.zermelo.present.exam.handout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
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
import org.w3c.dom.Node;
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

    /** QTI 2.1: what the manifest names is there, the test draws one item of each question, and each item is worth a point. */
    @Test
    void aPackageOfItemsIsWhole() throws Exception {
        Map<String, Document> files = new HashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(made(Handout.Kind.TASKS, "qti", RU)))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
                factory.setNamespaceAware(true);
                files.put(
                        entry.getName(),
                        factory.newDocumentBuilder().parse(new ByteArrayInputStream(zip.readAllBytes())));
            }
        }
        Element manifest = files.get("imsmanifest.xml").getDocumentElement();
        assertThat(manifest.getNamespaceURI()).isEqualTo("http://www.imsglobal.org/xsd/imscp_v1p1");
        List<Element> resources = elements(manifest, "resource");
        assertThat(resources).extracting(each -> each.getAttribute("href")).hasSize(files.size() - 1);
        assertThat(files.keySet())
                .containsAll(resources.stream()
                        .map(each -> each.getAttribute("href"))
                        .toList());
        assertThat(resources)
                .extracting(each -> each.getAttribute("identifier"))
                .containsAll(elements(manifest, "dependency").stream()
                        .map(each -> each.getAttribute("identifierref"))
                        .toList());
        List<Element> sections = elements(files.get("test.xml").getDocumentElement(), "assessmentSection");
        assertThat(sections).hasSize(3);
        for (int question = 0; question < 3; question++) {
            assertThat(elements(sections.get(question), "selection"))
                    .extracting(each -> each.getAttribute("select"))
                    .containsExactly("1");
            List<Element> references = elements(sections.get(question), "assessmentItemRef");
            assertThat(references).hasSize(VARIANTS.size());
            for (int i = 0; i < VARIANTS.size(); i++) {
                item(
                        files.get(references.get(i).getAttribute("href")).getDocumentElement(),
                        VARIANTS.get(i).findings().get(question));
            }
        }
    }

    private static void item(Element item, Finding finding) {
        assertThat(item.getNamespaceURI()).isEqualTo("http://www.imsglobal.org/xsd/imsqti_v2p1");
        Element declared = elements(item, "responseDeclaration").get(0);
        assertThat(elements(item, "textEntryInteraction"))
                .extracting(each -> each.getAttribute("responseIdentifier"))
                .containsExactly(declared.getAttribute("identifier"));
        String expected = ExamText.numbers(finding.answer());
        assertThat(elements(declared, "value"))
                .extracting(Element::getTextContent)
                .containsExactly(expected);
        boolean single = finding.answer().size() == 1;
        assertThat(declared.getAttribute("baseType")).isEqualTo(single ? "integer" : "string");
        assertThat(elements(declared, "mapEntry"))
                .extracting(each -> each.getAttribute("mapKey"))
                .hasSize(single ? 0 : 5)
                .allSatisfy(key -> assertThat(key.replaceAll("[ ,;]+", " ")).isEqualTo(expected));
        assertThat(elements(item, "responseProcessing").get(0).getAttribute("template"))
                .endsWith(single ? "/match_correct" : "/map_response");
        assertThat(elements(item, "itemBody").get(0).getTextContent())
                .contains(PaperQuestion.of(finding.question(), RU));
    }

    /** SCORM 1.2: one page to launch, whose files are all there, and a field with its answer for every question. */
    @Test
    void aLessonIsWhole() throws Exception {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(made(Handout.Kind.TASKS, "scorm", RU)))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), zip.readAllBytes());
            }
        }
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        Element manifest = factory.newDocumentBuilder()
                .parse(new ByteArrayInputStream(files.get("imsmanifest.xml")))
                .getDocumentElement();
        assertThat(manifest.getNamespaceURI()).isEqualTo("http://www.imsproject.org/xsd/imscp_rootv1p1p2");
        assertThat(children(manifest)).containsExactly("metadata", "organizations", "resources");
        assertThat(elements(manifest, "schema").get(0).getTextContent()).isEqualTo("ADL SCORM");
        assertThat(elements(manifest, "schemaversion").get(0).getTextContent()).isEqualTo("1.2");
        packaged(manifest);
        assertThat(elements(manifest, "organizations").get(0).getAttribute("default"))
                .isEqualTo(elements(manifest, "organization").get(0).getAttribute("identifier"));
        Element item = elements(manifest, "item").get(0);
        Element resource = elements(manifest, "resource").get(0);
        assertThat(children(item)).containsExactly("title");
        assertThat(item.getAttribute("identifierref")).isEqualTo(resource.getAttribute("identifier"));
        assertThat(resource.getAttribute("type")).isEqualTo("webcontent");
        assertThat(resource.getAttributeNS("http://www.adlnet.org/xsd/adlcp_rootv1p2", "scormtype"))
                .isEqualTo("sco");
        assertThat(files).containsKey(resource.getAttribute("href"));
        assertThat(elements(resource, "file"))
                .extracting(each -> each.getAttribute("href"))
                .containsExactlyInAnyOrderElementsOf(files.keySet().stream()
                        .filter(name -> !name.equals("imsmanifest.xml"))
                        .toList());
        String page = new String(files.get("index.html"), StandardCharsets.UTF_8);
        List<String> answers = Pattern.compile("data-answer=\"([0-9 ]+)\"")
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(answers)
                .isEqualTo(VARIANTS.stream()
                        .flatMap(variant -> variant.findings().stream())
                        .map(finding -> ExamText.numbers(finding.answer()))
                        .toList());
        assertThat(page)
                .contains("lang=\"ru\"", "data-score=\"Верных ответов: %1 из %2\"")
                .doesNotContain("http");
    }

    /**
     * The rules of SCORM 1.2's content aggregation model for a manifest that its elements can break: their order, what must be there,
     * how long it may be, that identifiers are names and there once, and that addresses lead to files of the package.
     */
    private static void packaged(Element manifest) {
        assertThat(manifest.getLocalName()).isEqualTo("manifest");
        assertThat(manifest.getAttribute("version")).isNotEmpty().hasSizeLessThanOrEqualTo(20);
        assertThat(children(elements(manifest, "metadata").get(0))).containsExactly("schema", "schemaversion");
        assertThat(children(elements(manifest, "organizations").get(0))).containsOnly("organization");
        assertThat(elements(manifest, "organization"))
                .allSatisfy(
                        each -> assertThat(children(each)).startsWith("title").contains("item"));
        assertThat(elements(manifest, "title"))
                .allSatisfy(
                        each -> assertThat(each.getTextContent()).isNotBlank().hasSizeLessThanOrEqualTo(200));
        assertThat(children(elements(manifest, "resources").get(0))).containsOnly("resource");
        List<String> identifiers = new ArrayList<>();
        for (String name : List.of("organization", "item", "resource")) {
            elements(manifest, name).forEach(each -> identifiers.add(each.getAttribute("identifier")));
        }
        identifiers.add(manifest.getAttribute("identifier"));
        assertThat(identifiers).doesNotHaveDuplicates().allMatch(each -> each.matches("[A-Za-z_][A-Za-z0-9._-]{0,99}"));
        assertThat(elements(manifest, "item")).allSatisfy(each -> {
            assertThat(each.getAttribute("isvisible")).isIn("", "true", "false");
            assertThat(elements(manifest, "resource"))
                    .extracting(resource -> resource.getAttribute("identifier"))
                    .contains(each.getAttribute("identifierref"));
        });
        assertThat(elements(manifest, "file"))
                .isNotEmpty()
                .allMatch(each -> each.getAttribute("href").matches("[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*"));
    }

    private static List<String> children(Element parent) {
        List<String> names = new ArrayList<>();
        for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
            names.add(child.getLocalName());
        }
        return names;
    }

    private static List<Element> elements(Element parent, String name) {
        NodeList found = parent.getElementsByTagNameNS("*", name);
        List<Element> all = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            all.add((Element) found.item(i));
        }
        return all;
    }
}
