package org.zermelo.exam.wording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.exam.wording.WordedPhrase.PhraseKind;
import org.zermelo.game.BadInputException;

class WordingTest {

    /** A worded task with what must be read of it. */
    record Worded(String rules, List<String> questions, String text) {}

    static List<Worded> tasks() throws IOException {
        return tasks("tasks.txt");
    }

    static List<Worded> moreTasks() throws IOException {
        return tasks("more-tasks.txt");
    }

    private static List<Worded> tasks(String file) throws IOException {
        try (InputStream in = WordingTest.class.getResourceAsStream(file)) {
            String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            List<Worded> tasks = new ArrayList<>();
            for (String block : all.substring(all.indexOf('\n') + 1).split("\n---\n")) {
                String[] lines = block.split("\n", 3);
                String asked = lines[1].substring(1).strip();
                tasks.add(new Worded(
                        lines[0].substring(2), asked.isEmpty() ? List.of() : List.of(asked.split(" ")), lines[2]));
            }
            return tasks;
        }
    }

    @ParameterizedTest
    @MethodSource({"tasks", "moreTasks"})
    void aTaskIsRead(Worded task) {
        Wording read = Wording.read(task.text());
        if (task.rules().equals("refused")) {
            assertThatThrownBy(read::task).as("%s", read.outline()).isInstanceOf(BadInputException.class);
            return;
        }
        assertThat(read.unread()).as("%s", read.phrases()).isEmpty();
        assertThat(read.outline()).as("%s", read.phrases()).isEqualTo(task.rules());
        assertThat(read.questions()).as("%s", read.phrases()).isEqualTo(task.questions());
        assertThat(read.task().rules().heaps()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void phrasesStandApartAndInOrder(Worded task) {
        int end = 0;
        for (WordedPhrase phrase : Wording.read(task.text()).phrases()) {
            assertThat(phrase.from()).as("%s", phrase).isGreaterThanOrEqualTo(end);
            assertThat(phrase.to())
                    .isGreaterThan(phrase.from())
                    .isLessThanOrEqualTo(task.text().length());
            end = phrase.to();
        }
    }

    /** A number that no heap holds is refused with its words, wherever it stands. */
    @ParameterizedTest
    @ValueSource(strings = {"1,5", "1.5", "99999999999999999999"})
    void numbersThatNoHeapHoldsAreNoFault(String number) throws IOException {
        List<String> texts =
                new ArrayList<>(moreTasks().stream().limit(12).map(Worded::text).toList());
        texts.add(
                "В куче S камней, S = 1, 2, ..., 29. За один ход добавляют от 1 до 2 камней. Игра завершается, когда число"
                        + " камней становится равным или больше 30. Найдите 2 значения S.");
        for (String text : texts) {
            for (MatchResult place :
                    Pattern.compile("\\d+").matcher(text).results().toList()) {
                String other = text.substring(0, place.start()) + number + text.substring(place.end());
                assertThatCode(() -> Wording.read(other)).as("%s", other).doesNotThrowAnyException();
            }
        }
    }

    @Test
    void earlierMovesMayBeAllowedBesideABan() {
        String text =
                "Перед игроками лежит куча камней. Петя ходит первым. За один ход можно добавить в кучу один камень"
                        + " или два камня. Запрещено повторять свой последний ход. Более ранние свои ходы повторять можно. Игра"
                        + " завершается, когда в куче становится не менее 30 камней. В начале игры в куче было S камней.";
        Wording read = Wording.read(text);
        assertThat(read.unread()).isEmpty();
        assertThat(read.parts().repeat()).isEqualTo("own");
        assertThat(Wording.read(text.replace("Более ранние свои", "Свои последние"))
                        .unread())
                .isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Запишите их в порядке убывания. | 19=W1:maxmin",
                "Запишите их сумму. | 19=W1:minmax-sum",
                "Запишите их сумму. Запишите сначала наибольшее, затем наименьшее значение. |",
                "Запишите сначала наибольшее, затем наименьшее значение. Запишите их сумму. |",
                "Запишите значения в порядке убывания. Сначала запишите наименьшее, затем наибольшее значение. |",
                "Сначала запишите наименьшее, затем наибольшее значение. Запишите их в порядке убывания. |",
                "Запишите значения в порядке возрастания. Запишите их в порядке убывания. |"
            })
    void twoOrdersAreAtOdds(String order, String question) {
        Wording read =
                Wording.read("В куче S камней, 1 ≤ S ≤ 29. Петя ходит первым. За один ход можно добавить в кучу один"
                        + " камень или удвоить кучу. Игра завершается, когда в куче становится не менее 30 камней. Найдите наименьшее"
                        + " и наибольшее значения S, при которых Петя может выиграть первым ходом. " + order);
        if (question == null) {
            assertThat(read.unread()).isNotEmpty();
        } else {
            assertThat(read.unread()).isEmpty();
            assertThat(read.questions()).containsExactly(question);
        }
    }

    /** A word that turns a ban, an amount or a claim round is not read over. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "may not repeat|is not forbidden to repeat",
                "may not repeat|is never forbidden to repeat",
                "A player may not repeat the opponent's move|The move made first by the opponent may not be repeated",
                "add two stones|add no more than three, but at most two stones",
                "add two stones|add from one to three stones, but not more than two",
                "whatever Ann does|whatever Ann does, but is sure to win on his first move",
                "whatever Ann does|whatever Ann does, and can win on his first move",
                "Игрок не может|Игроку не запрещено",
                "не может повторять|не обязан повторять",
                "Игрок не может повторять ход|Ход может отличаться от хода",
                "Игрок не может повторять ход соперника|Ход, отличный от хода соперника, запрещён",
                "не может повторять|не может не повторять",
                "добавить два камня|добавить от двух до четырёх камней, но не более трёх"
            })
    void aWordThatTurnsTheSenseIsNotReadOver(String told, String other) {
        String text = told.matches("[\\p{ASCII}]+")
                ? "Ann and Bob play with a heap of stones. Ann moves first. On a turn a player may add two stones or double"
                        + " the heap. A player may not repeat the opponent's move. The game ends when the heap has 41 or more"
                        + " stones. The player who moved last wins. Initially the heap contains S stones, 1 <= S <= 40. Find the"
                        + " smallest S for which Bob wins on his first or second move whatever Ann does."
                : "Петя и Ваня играют с кучей камней. Петя ходит первым. За один ход игрок может добавить два камня или"
                        + " удвоить кучу. Игрок не может повторять ход соперника. Игра завершается, когда в куче становится не"
                        + " менее 41 камня. Победителем считается сделавший последний ход. В начале в куче S камней, 1 ≤ S ≤ 40."
                        + " Найдите минимальное S, при котором Ваня выигрывает своим первым ходом при любой игре Пети.";
        assertThat(Wording.read(text).unread()).isEmpty();
        assertThat(text).contains(told);
        assertThat(Wording.read(text.replace(told, other)).unread()).isNotEmpty();
    }

    @Test
    void asManyFromBothHeapsMustBeSaid() {
        String text =
                "Two players take stones from two heaps of 5 and S stones. On a turn one may take one stone from one"
                        + " heap or %s from both heaps. Whoever takes the last stone wins.";
        assertThat(Wording.read(String.format(text, "the same number of stones"))
                        .parts()
                        .moves())
                .containsExactly("-1", "take any equally from all heaps");
        for (String amount : List.of("any number of stones", "from 1 to 50 stones", "one or two stones")) {
            Wording read = Wording.read(String.format(text, amount));
            assertThat(read.parts().moves()).containsExactly("-1");
            assertThat(read.unread()).isNotEmpty();
        }
    }

    @Test
    void whatIsNotUnderstoodIsSaid() {
        String text = "Перед игроками лежит куча камней. За один ход игрок может превратить камни в лягушек."
                + " Игра завершается, когда количество камней в куче становится не менее 20.";
        Wording read = Wording.read(text);
        assertThat(read.missing()).containsExactly(Wording.Missing.START, Wording.Missing.MOVES);
        assertThat(read.outline()).isEqualTo("heaps(?; move ?; end sum >= 20)");
        assertThat(read.phrases())
                .anySatisfy(phrase -> assertThat(phrase.kind()).isEqualTo(PhraseKind.UNREAD));
        assertThatThrownBy(read::task).isInstanceOfSatisfying(UnreadException.class, e -> {
            assertThat(e.sentence()).contains("превратить камни в лягушек");
            assertThat(read.unread().get(0).quoted(text).toString()).contains("превратить", "лягушек");
        });
    }

    @Test
    void partsThatAreNotThereAreNamed() {
        Wording read =
                Wording.read("Перед игроками лежит куча камней. За один ход игрок может добавить в кучу один камень.");
        assertThat(read.unread()).isEmpty();
        assertThatThrownBy(read::task)
                .isInstanceOfSatisfying(
                        BadInputException.class, e -> assertThat(e.note().key()).isEqualTo("exam.wording.missing"));
    }

    @Test
    void otherTextsAreNoTasks() {
        for (String text : List.of(
                "", "Мама мыла раму.", "2 + 2", "heaps(7, S in 1..69; move +1, *2; end sum >= 77)", "\u0000.")) {
            assertThat(Wording.read(text).foreign()).as(text).isTrue();
        }
        assertThatThrownBy(() -> Wording.read("куча ".repeat(5_000))).isInstanceOf(BadInputException.class);
    }
}
