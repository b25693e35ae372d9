package org.zermelo.present.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.desk.exam.Bank;
import org.zermelo.desk.exam.ExamRecord;
import org.zermelo.exam.Examiner;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

class HostileRecordsTest {

    private static final String HEAPS = "\"heaps\":{\"start\":[\"S\"],\"sMin\":1,\"sMax\":28}";
    private static final String QUESTION = "\"q19\":{\"set\":\"L1\",\"ask\":\"min\"}";
    private static final String GOOD = "{\"id\":\"good\"," + HEAPS + ",\"moves\":[\"+1\",\"*2\"],\"end\":\"sum>=29\","
            + QUESTION + ",\"answers\":{\"19\":[14],\"20\":null}}";

    private static List<Bank.BankResult> answer(String document) {
        return Bank.answer(ExamRecord.all(Json.read(document)), Examiner.standard());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"id\":7}",
                "3",
                "null",
                "{\"id\":\"x\",\"heaps\":[1],\"moves\":[\"+1\"]}",
                "{\"id\":\"x\",\"heaps\":{\"start\":[]},\"moves\":[\"+1\"],\"end\":\"sum>=3\"}",
                "{\"id\":\"x\",\"heaps\":{\"start\":[\"7\"]},\"moves\":[\"+1\"],\"end\":\"sum>=9\"}",
                "{\"id\":\"x\"," + HEAPS + ",\"moves\":[],\"end\":\"sum>=29\"," + QUESTION + "}",
                "{\"id\":\"x\"," + HEAPS + ",\"moves\":[\"jump\"],\"end\":\"sum>=29\"," + QUESTION + "}",
                "{\"id\":\"x\"," + HEAPS + ",\"moves\":[\"+1\"],\"end\":\"sum>=\"," + QUESTION + "}",
                "{\"id\":\"x\"," + HEAPS
                        + ",\"moves\":[\"+1\"],\"end\":\"sum>=29\",\"q19\":{\"set\":\"Q9\",\"ask\":\"min\"}}",
                "{\"id\":\"x\"," + HEAPS
                        + ",\"moves\":[\"+1\"],\"end\":\"sum>=29\",\"q19\":{\"set\":\"L1\",\"ask\":\"best\"}}",
                "{\"id\":\"x\"," + HEAPS + ",\"moves\":[\"+1\"],\"end\":\"sum>=29\"," + QUESTION
                        + ",\"answers\":{\"19\":[\"a\"]}}",
                "{\"id\":\"x\"," + HEAPS + ",\"moves\":[\"+1\"],\"end\":\"sum>=29\"," + QUESTION
                        + ",\"winner\":\"the taller\"}",
                "{\"id\":\"x\"," + HEAPS + ",\"moves\":[\"+1\"],\"end\":\"sum>=29\"," + QUESTION
                        + ",\"conditions\":{\"noRepeat\":\"both\"}}",
                "{\"id\":\"x\"," + HEAPS + ",\"moves\":[\"+1\"],\"end\":\"sum>=29\"," + QUESTION
                        + ",\"conditions\":{\"once\":\"*9\"}}",
                "{\"id\":\"x\",\"heaps\":{\"start\":[\"S\"],\"sMin\":1,\"sMax\":9000000000000000000},"
                        + "\"moves\":[\"-1\"],\"end\":\"x%2==0\"," + QUESTION + "}",
                "{\"id\":\"x\"," + HEAPS + ",\"moves\":[\"=x*x*x*x*x*x\"],\"end\":\"x==29\","
                        + "\"q19\":{\"set\":\"Lany\",\"ask\":\"min\"}}",
                "{\"id\":\"x\",\"heaps\":{\"start\":[\"S\"],\"sMin\":1,\"sMax\":99999999999999999999},\"moves\":[\"+1\"],"
                        + "\"end\":\"sum>=9\"," + QUESTION + "}",
                "{\"id\":{\"x\":1},\"heaps\":null,\"moves\":\"+1\",\"end\":7," + QUESTION + "}",
                "[[[]]]",
                "{\"id\":\"x\"," + HEAPS + ",\"moves\":[\"+1\"],\"end\":\"sum>=29\"," + QUESTION
                        + ",\"answers\":{\"19\":[1e400]}}",
                "{\"id\":\"x\"," + HEAPS + ",\"moves\":[\"-1\",\"+1\"],\"end\":\"sum==0\","
                        + "\"q19\":{\"set\":\"Lany\",\"ask\":\"all\"}}",
                "{\"id\":\"x\"," + HEAPS + ",\"moves\":[\"=x//(x-x)\"],\"end\":\"sum>=29\"," + QUESTION + "}"
            })
    void oneBadRecordStopsNoOther(String bad) {
        List<Bank.BankResult> results = answer("{\"cases\":[" + GOOD + "," + bad + "," + GOOD + "]}");
        assertThat(results).hasSize(3);
        assertThat(results.get(0).agrees("19")).isTrue();
        assertThat(results.get(2).agrees("19")).isTrue();
        boolean nothingAsked = !bad.contains("q19") && results.get(1).failures().isEmpty();
        assertThat(results.get(1).failures().isEmpty()).as(bad).isEqualTo(nothingAsked);
        for (Language language : Language.all()) {
            String text = BankText.of(results, Words.in(language));
            assertThat(text).doesNotContain("Exception").doesNotContain("exam.");
            assertThat(Json.line(BankJson.of(results, Words.in(language)))).contains("\"good\"");
        }
    }

    @Test
    void aDeeplyNestedConditionIsAnErrorOfItsRecordAlone() {
        String deep = "(".repeat(20_000) + "sum" + ")".repeat(20_000) + ">=29";
        List<Bank.BankResult> results = answer("[" + GOOD.replace("sum>=29", deep) + "," + GOOD + "]");
        assertThat(results.get(0).failures()).isNotEmpty();
        assertThat(results.get(1).agrees("19")).isTrue();
    }

    @Test
    void nullsGiveNullAndWrongAnswersDiffer() {
        Bank.BankResult good = answer(GOOD).get(0);
        assertThat(good.agrees("19")).isTrue();
        assertThat(good.agrees("20")).isNull();
        Map<?, ?> json = (Map<?, ?>) Json.read(Json.line(BankJson.of(List.of(good), Words.in(Language.EN))));
        Map<?, ?> first = (Map<?, ?>) ((List<?>) json.get("cases")).get(0);
        assertThat(first.get("computed")).isEqualTo(Map.of("19", List.of(14L)));
        assertThat(((Map<?, ?>) first.get("agrees")).containsKey("20")).isTrue();
        assertThat(answer(GOOD.replace("[14]", "[15]")).get(0).differs()).isTrue();
    }

    @Test
    void aDocumentWithoutTasksIsRefused() {
        for (String bad : List.of("3", "\"x\"", "{\"cases\":3}", "null")) {
            assertThatThrownBy(() -> ExamRecord.all(Json.read(bad))).isInstanceOf(BadInputException.class);
        }
    }
}
