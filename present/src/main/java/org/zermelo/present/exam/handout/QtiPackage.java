package org.zermelo.present.exam.handout;

import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.present.exam.ExamText;
import org.zermelo.present.pack.TextZip;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;

/**
 * Variants as a content package of QTI 2.1 (1EdTech, Question and Test Interoperability): an item for each question of each variant,
 * and a test whose sections draw one variant of each question. One number is compared as a number; of several each usual spelling is
 * worth the point.
 */
final class QtiPackage {

    private static final String QTI = "http://www.imsglobal.org/xsd/imsqti_v2p1";
    private static final String CONTENT = "http://www.imsglobal.org/xsd/imscp_v1p1";
    private static final String TEMPLATES = "http://www.imsglobal.org/question/qti_v2p1/rptemplates/";
    private static final String TEST = "test.xml";

    private QtiPackage() {}

    /** @param variants the questions of each variant */
    static void write(List<List<QuizItem>> variants, Words words, OutputStream out) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        StringBuilder sections = new StringBuilder();
        StringBuilder resources = new StringBuilder();
        StringBuilder needed = new StringBuilder();
        for (int question = 0; question < variants.get(0).size(); question++) {
            String number = variants.get(0).get(question).number();
            sections.append("<assessmentSection identifier=\"S")
                    .append(number)
                    .append("\" title=\"")
                    .append(number)
                    .append("\" visible=\"true\"><selection select=\"1\"/><ordering shuffle=\"true\"/>");
            for (List<QuizItem> variant : variants) {
                QuizItem item = variant.get(question);
                String id = "Q" + item.number() + "V" + item.variant();
                String file = id + ".xml";
                files.put(file, item(id, item));
                sections.append("<assessmentItemRef identifier=\"" + id + "\" href=\"" + file + "\"/>");
                resources.append(resource(id, "imsqti_item_xmlv2p1", file, ""));
                needed.append("<dependency identifierref=\"R" + id + "\"/>");
            }
            sections.append("</assessmentSection>");
        }
        String title = Markup.escaped(words.say("exam.quiz.title"));
        files.put(
                TEST,
                TextZip.XML + "<assessmentTest xmlns=\"" + QTI + "\" identifier=\"zermelo\" title=\"" + title
                        + "\"><testPart identifier=\"P1\" navigationMode=\"nonlinear\" submissionMode=\"individual\">"
                        + sections + "</testPart></assessmentTest>\n");
        files.put(
                "imsmanifest.xml",
                TextZip.XML + "<manifest xmlns=\"" + CONTENT + "\" identifier=\"zermelo-variants\"><metadata>"
                        + "<schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>"
                        + "<organizations/><resources>"
                        + resource("TEST", "imsqti_test_xmlv2p1", TEST, needed.toString())
                        + resources + "</resources></manifest>\n");
        TextZip.write(files, out);
    }

    private static String resource(String id, String type, String file, String needed) {
        return "<resource identifier=\"R" + id + "\" type=\"" + type + "\" href=\"" + file + "\"><file href=\"" + file
                + "\"/>" + needed + "</resource>";
    }

    private static String item(String id, QuizItem item) {
        String type = item.single() ? "integer" : "string";
        StringBuilder spelled = new StringBuilder();
        if (!item.single()) {
            spelled.append("<mapping lowerBound=\"0\" upperBound=\"1\" defaultValue=\"0\">");
            item.spellings()
                    .forEach(spelling -> spelled.append("<mapEntry mapKey=\"" + spelling + "\" mappedValue=\"1\"/>"));
            spelled.append("</mapping>");
        }
        return TextZip.XML + "<assessmentItem xmlns=\"" + QTI + "\" identifier=\"" + id + "\" title=\""
                + Markup.escaped(item.name()) + "\" adaptive=\"false\" timeDependent=\"false\">"
                + "<responseDeclaration identifier=\"RESPONSE\" cardinality=\"single\" baseType=\"" + type
                + "\"><correctResponse><value>" + ExamText.numbers(item.answer()) + "</value></correctResponse>"
                + spelled
                + "</responseDeclaration><outcomeDeclaration identifier=\"SCORE\" cardinality=\"single\""
                + " baseType=\"float\"><defaultValue><value>0</value></defaultValue></outcomeDeclaration><itemBody><p>"
                + Markup.escaped(item.rules()) + "</p><p>" + Markup.escaped(item.question())
                + " <textEntryInteraction responseIdentifier=\"RESPONSE\" expectedLength=\"20\"/></p></itemBody>"
                + "<responseProcessing template=\"" + TEMPLATES + (item.single() ? "match_correct" : "map_response")
                + "\"/></assessmentItem>\n";
    }
}
