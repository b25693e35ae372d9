package org.zermelo.present.exam.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.desk.exam.Bank;
import org.zermelo.desk.exam.ExamRecord;
import org.zermelo.desk.exam.PupilProgram;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.variant.Variants;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Source;
import org.zermelo.present.exam.ExamText;
import org.zermelo.present.exam.ExamWhyText;
import org.zermelo.present.exam.handout.Handout;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.rule.RuleGame;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

class ViewsTest {

    private static final Words EN = Words.in(Language.EN);
    private static final String DEMO = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";
    private static final String MATCHES = "heaps(S in 2..5; move -1, -2; end sum == 1)";

    private static ExamViews views(String rules) {
        return new ExamViews(RuleText.ruleset(rules), Examiner.standard(), EN);
    }

    private static byte[] table(String rules, String rows, String columns, int plies, String format) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        views(rules).table(rows, columns, plies, format, out);
        return out.toByteArray();
    }

    private static String tree(String rules, long s, boolean whole, String format) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        views(rules).tree(s, whole, 4, format, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static void wellFormed(byte[] xml) throws Exception {
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(xml));
    }

    @Test
    void theTablesStagesAndCriticalPositionsAreThoseOfTheText() throws Exception {
        String first = text(table(DEMO, "7..17", "28..36", 2, "txt"));
        assertThat(first)
                .contains("(8, 34) (10, 33) (12, 32) (14, 31) (16, 30)")
                .doesNotContain("+2  ")
                .containsPattern("\n +8 .* -1 +\\+1 +\\+1\n");
        assertThat(text(table(DEMO, "7..17", "28..36", 3, "txt")))
                .containsPattern("\n +7 +\\. +\\. +\\. +\\+2 +\\. +\\. +\\+2 +\\+1 +\\+1\n");
        assertThat(text(table(DEMO, null, null, 4, "txt")))
                .containsPattern("\n +7 +\\. +\\. +\\. +-2 +\\+2 +\\. +-2 +\\+2 +\\+1");
        assertThat(text(table(DEMO, "7", "17", 30, "csv"))).contains("7,17,11,21,");
    }

    @ParameterizedTest
    @ValueSource(strings = {"txt", "csv", "html", "svg", "png", "xlsx"})
    void everyFormatIsWritten(String format) throws Exception {
        for (String rules : List.of(DEMO, "heaps(S in 20..; move -2, -5, /3 floor; end sum <= 19)")) {
            byte[] made = table(rules, null, null, 4, format);
            switch (format) {
                case "svg" -> wellFormed(made);
                case "png" -> {
                    BufferedImage image = ImageIO.read(new ByteArrayInputStream(made));
                    assertThat(image.getWidth()).isGreaterThan(400);
                    assertThat(image.getHeight()).isGreaterThan(100);
                }
                case "xlsx" -> workbook(made);
                default -> assertThat(text(made)).contains("-2");
            }
        }
    }

    private static void workbook(byte[] made) throws Exception {
        // the library writes sizes that a stream reader refuses and every spreadsheet and ZipFile reads
        Path file = Files.createTempFile("codes", ".xlsx");
        byte[] sheet;
        try {
            Files.write(file, made);
            try (ZipFile zip = new ZipFile(file.toFile())) {
                sheet = zip.getInputStream(zip.getEntry("xl/worksheets/sheet1.xml"))
                        .readAllBytes();
            }
        } finally {
            Files.delete(file);
        }
        wellFormed(sheet);
        assertThat(text(sheet)).contains("<f>IF(").contains("MIN(").contains("&lt;=0");
    }

    @Test
    void theTreeHoldsNoMoreThanTheProof() throws Exception {
        String proof = tree(DEMO, 31, false, "txt");
        assertThat(proof.lines()).hasSize(10);
        assertThat(proof).contains("Petya h1:*2: (14, 31)").contains("Petya h1:+1: (15, 62)  Petya wins");
        wellFormed(tree(DEMO, 30, false, "svg").getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void theMatchGameIsDrawnAsInTheText() throws Exception {
        assertThat(tree(MATCHES, 5, true, "txt")).isEqualTo("""
                        5
                        |-- Petya -1: 4
                        |   |-- Vanya -1: 3
                        |   |   `-- Petya -2: 1  Petya wins
                        |   `-- Vanya -2: 2
                        |       `-- Petya -1: 1  Petya wins
                        `-- Petya -2: 3
                            `-- Vanya -2: 1  Vanya wins
                        """);
        assertThat(tree(MATCHES, 5, true, "dot"))
                .startsWith("digraph")
                .contains("n0 -> n1")
                .endsWith("}\n");
        wellFormed(tree(MATCHES, 5, true, "svg").getBytes(StandardCharsets.UTF_8));
        assertThat(ExamWhyText.strategies(
                        Classes.of((RuleGame) RuleText.game(Source.of("heaps(5; move -1, -2; end sum == 1)"))),
                        ((RuleGame) RuleText.game(Source.of("heaps(5; move -1, -2; end sum == 1)"))).start(),
                        EN))
                .isEqualTo("Can the first player win whatever the second does? Yes.\n"
                        + "Can the second player win whatever the first does? No.\n");
    }

    @Test
    void whatCannotBeDrawnIsRefused() {
        assertThatThrownBy(() -> table(DEMO, "9..7", null, 4, "txt")).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> table(DEMO, "x", null, 4, "txt")).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> table(DEMO, null, null, 4, "pdf")).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> table(DEMO, "1..100000", "1..100000", 4, "txt"))
                .isInstanceOf(RefusedException.class);
        for (String columns : List.of("0..9223372036854775807", "-9223372036854775808..9223372036854775807")) {
            assertThatThrownBy(() -> table(DEMO, "1..1", columns, 4, "txt")).isInstanceOf(RefusedException.class);
            assertThatThrownBy(() -> table(MATCHES, null, columns, 4, "txt")).isInstanceOf(RefusedException.class);
        }
        assertThatThrownBy(() -> table(MATCHES, "1..2", null, 4, "txt")).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> tree(DEMO, 70, false, "txt")).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> tree(DEMO, 7, false, "gif")).isInstanceOf(BadInputException.class);
    }

    @Test
    void aHandoutKeepsTheKeyApartAndTheBankAgreesWithItself() {
        Task task = Task.usual("demo", RuleText.ruleset(DEMO));
        Examiner examiner = Examiner.standard();
        List<Variants.Variant> variants = new Variants(task, 1, examiner).make(3);
        String answer = ExamText.numbers(variants.get(0).findings().get(1).answer());
        assertThat(Handout.of(variants, Handout.Kind.TASKS, "md", examiner, EN))
                .contains("Variant 3")
                .doesNotContain(answer);
        assertThat(Handout.of(variants, Handout.Kind.KEY, "md", examiner, EN)).contains(answer);
        assertThat(Handout.of(variants, Handout.Kind.TASKS, "html", examiner, Words.in(Language.of("ru"))))
                .contains("Вариант 2");
        assertThat(Handout.of(variants, Handout.Kind.TASKS, "csv", examiner, EN).lines())
                .hasSize(10);
        List<Bank.BankResult> checked = Bank.answer(
                ExamRecord.all(Json.read(Handout.of(variants, Handout.Kind.TASKS, "json", examiner, EN))),
                Examiner.standard());
        assertThat(checked).hasSize(3).noneMatch(Bank.BankResult::differs);
        assertThat(checked.get(2).agrees("21")).isTrue();
        Examiner stopped = new Examiner(
                Budget.ofThisMachine(),
                new Watch() {
                    @Override
                    public boolean cancelled() {
                        return true;
                    }
                },
                Examiner.LISTED);
        assertThatThrownBy(() -> Handout.of(variants, Handout.Kind.SOLUTIONS, "md", stopped, EN))
                .isInstanceOf(CancelledException.class);
        assertThatThrownBy(() -> Handout.of(variants, Handout.Kind.TASKS, "doc", examiner, EN))
                .isInstanceOf(BadInputException.class);
    }

    @Test
    void aPupilsProgramIsComparedStartByStart(@TempDir Path folder) throws Exception {
        assumeTrue(hasPython());
        Path file = folder.resolve("pupil.py");
        String right = "def f(a, b, m):\n    if a + b >= 77: return m % 2 == 0\n    if m == 0: return 0\n"
                + "    h = [f(a+1,b,m-1), f(a*2,b,m-1), f(a,b+1,m-1), f(a,b*2,m-1)]\n"
                + "    return any(h) if m % 2 == 1 else all(h)\nprint('x' * 1000)\n";
        Files.writeString(file, right);
        assertThat(pupil(file, "f(7, S, 3) and not f(7, S, 1)").agrees()).isTrue();
        assertThat(EN.say(pupil(file, "f(7, S, 3)").said())).contains("S = 35 does not belong to W2");
        assertThat(EN.say(pupil(file, "S == 31").said()))
                .contains("S = 34 belongs to W2, but the program leaves it out");
        assertThat(EN.say(pupil(file, "g(S)").said())).contains("NameError");
        Files.writeString(file, right.replace("all(h)", "any(h)"));
        assertThat(EN.say(pupil(file, "f(7, S, 3) and not f(7, S, 1)").said())).contains("S = 9 does not belong");
        Files.writeString(file, "\ufeff" + right);
        assertThat(pupil(file, "f(7, S, 3) and not f(7, S, 1)").agrees()).isTrue();
        Files.writeString(file, "def f(x):\n    return f(x + 1)\n");
        assertThat(EN.say(pupil(file, "f(S)").said())).contains("RecursionError");
        Files.writeString(file, "def broken(:\n");
        assertThat(EN.say(pupil(file, "1").said())).contains("does not start").contains("SyntaxError");
    }

    /** A command line has no room for a hundred thousand starts. */
    @Test
    void aProgramIsAskedAboutManyStarts(@TempDir Path folder) throws Exception {
        assumeTrue(hasPython());
        Path file = Files.writeString(folder.resolve("pupil.py"), "");
        String rules = "heaps(S in 1..100000; move +1; end sum >= 100000)";
        PupilProgram.Verdict verdict = pupil(rules, "W1", file, "S == 99999");
        assertThat(verdict.agrees()).as(EN.say(verdict.said())).isTrue();
    }

    /** A test may name the other parameters, or leave it to S whether it belongs to the set with some of them. */
    @Test
    void aProgramIsComparedWhereMoreThanSIsOpen(@TempDir Path folder) throws Exception {
        assumeTrue(hasPython());
        Path file = Files.writeString(folder.resolve("pupil.py"), "def wins(k, s):\n    return k + s >= 9\n");
        String rules = "heaps(K in 1..3, S in 1..8; move +1; end sum >= 10)";
        assertThat(pupil(rules, "W1", file, "wins(K, S)").agrees()).isTrue();
        assertThat(pupil(rules, "W1", file, "any(wins(k, S) for k in range(3, 4)) and S < 9")
                        .agrees())
                .isTrue();
        assertThat(EN.say(pupil(rules, "W1", file, "wins(K, S) and K != 2").said()))
                .contains("S = 7, K = 2 belongs to W1");
    }

    private static boolean hasPython() {
        return List.of(System.getenv("PATH").split(File.pathSeparator)).stream()
                .anyMatch(path -> Files.isExecutable(Path.of(path, "python3")));
    }

    private static PupilProgram.Verdict pupil(Path file, String test) throws Exception {
        return pupil(DEMO, "W2", file, test);
    }

    private static PupilProgram.Verdict pupil(String rules, String set, Path file, String test) throws Exception {
        Task task = Task.of("demo", RuleText.ruleset(rules), List.of(ExamQuestion.of("20", set, "all")));
        return PupilProgram.compare(task, file, "20=" + test, Examiner.standard());
    }
}
