package org.zermelo.present.exam.handout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.variant.Variants;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.present.exam.ExamText;
import org.zermelo.present.exam.paper.TaskText;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

class HandoutTest {

    private static List<Variants.Variant> variants(String game, int count) {
        return new Variants(Task.usual("t", RuleText.ruleset(game)), 7, Examiner.standard()).make(count);
    }

    private static byte[] pdf(List<Variants.Variant> variants, Handout.Kind kind, Language language)
            throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Handout.write(variants, kind, "pdf", Examiner.standard(), Words.in(language), out);
        return out.toByteArray();
    }

    private static String text(PDDocument document) throws IOException {
        return plain(new PDFTextStripper().getText(document));
    }

    /** Without what is not printed, the letters as they are typed. */
    private static String plain(String text) {
        return text.replaceAll("\\p{Cf}", "").replaceAll("\\s+", " ");
    }

    /** A sentence; where lines run from the right the words in one script, since a reader of a PDF guesses the order of formulas there. */
    private static Stream<String> pieces(String sentence, Language language) {
        String plain = plain(sentence).replace(" ", "");
        return Words.in(language).fromRight() ? Stream.of(plain.split("[^\\p{IsArabic}\u0654]+")) : Stream.of(plain);
    }

    @ParameterizedTest
    @MethodSource("org.zermelo.present.words.Language#all")
    void thePdfSaysWhatTheTextSays(Language language) throws IOException {
        List<Variants.Variant> variants = variants("heaps(7, S in 1..69; move +1, *2; end sum >= 77)", 3);
        byte[] made;
        try {
            made = pdf(variants, Handout.Kind.TASKS, language);
        } catch (RefusedException e) {
            // no font of this machine has its letters, and the one that comes along has those of Europe
            assertThat(e.note().key()).isEqualTo("exam.handout.no-font");
            assertThat(e.note().args().get("seen").toString()).matches("\\p{IsHan}|\\p{IsArabic}");
            return;
        }
        assertThat(made).isEqualTo(pdf(variants, Handout.Kind.TASKS, language)).hasSizeLessThan(60_000);
        try (PDDocument task = Loader.loadPDF(made);
                PDDocument key = Loader.loadPDF(pdf(variants, Handout.Kind.KEY, language))) {
            assertThat(task.getNumberOfPages()).isEqualTo(2);
            assertThat(key.getNumberOfPages()).isEqualTo(1);
            String text = text(task);
            for (Variants.Variant variant : variants) {
                TaskText.of(variant.task().rules(), Words.in(language)).stream()
                        .flatMap(sentence -> pieces(sentence, language))
                        .forEach(piece -> assertThat(text.replace(" ", "")).contains(piece));
                String answer = ExamText.numbers(variant.findings().get(1).answer());
                assertThat(text).doesNotContain(answer);
                assertThat(text(key)).contains(answer);
            }
        }
    }

    @Test
    void longRulesRunOnToFurtherPages() throws IOException {
        StringBuilder moves = new StringBuilder("+1, *2");
        for (int i = 0; i < 150; i++) {
            moves.append(", +1 if x = ").append(1_000 + i).append("00000000000000");
        }
        List<Variants.Variant> variants = variants("heaps(7, S in 1..69; move " + moves + "; end sum >= 77)", 1);
        try (PDDocument task = Loader.loadPDF(pdf(variants, Handout.Kind.TASKS, Language.of("ru")))) {
            assertThat(task.getNumberOfPages()).isGreaterThan(1);
            assertThat(text(task)).contains("Задание 21").contains("если количество камней в этой куче равно ");
        }
    }

    @Test
    void rulesAreStatedAsInThePaper() {
        Words ru = Words.in(Language.of("ru"));
        assertThat(TaskText.of(
                        RuleText.ruleset(
                                "heaps(S in 1..64; move +1, *3; end sum >= 65; overshoot sum > 100; no repeat own)"),
                        ru))
                .contains(
                        "За один ход игрок может добавить в кучу один камень или увеличить количество камней в куче в три раза.",
                        "Игроку нельзя повторять свой предыдущий ход.",
                        "Игра завершается в тот момент, когда количество камней в куче становится не менее 65.",
                        "Но если количество камней в куче становится больше 100, победителем считается противник игрока,"
                                + " сделавшего последний ход.",
                        "В начальный момент в куче было S камней; 1\u00a0≤\u00a0S\u00a0≤\u00a064.")
                .noneMatch(sentence -> sentence.startsWith("Правила кратко"));
        Words en = Words.in(Language.EN);
        assertThat(TaskText.of(RuleText.ruleset("heaps(5, S in 20..; move -2, /3 floor; end sum <= 19)"), en))
                .contains(
                        "In one move a player may take two stones from one of the heaps (of their choice) or divide the number"
                                + " of stones in one of the heaps by 3, rounding down.",
                        "The game ends when the number of stones in the heaps together becomes 19 or less.",
                        "At the start there are five stones in the first heap, S in the second heap; S\u00a0≥\u00a020.");
    }

    @Test
    void noVariantStartsAtItsEnd() {
        for (Variants.Variant variant :
                variants("heaps(S in 1..64; move +1, *3; end sum >= 65; overshoot sum > 100)", 5)) {
            String text = variant.task().rules().text();
            long end = Long.parseLong(text.replaceAll(".*>= (\\d+);.*", "$1"));
            assertThat(Examiner.standard().asked(variant.task().rules()).greatest())
                    .as(text)
                    .isLessThan(end);
        }
    }
}
