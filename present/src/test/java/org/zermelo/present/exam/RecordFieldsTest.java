package org.zermelo.present.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.desk.exam.Bank;
import org.zermelo.desk.exam.ExamRecord;
import org.zermelo.exam.Examiner;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

/** A field that is not known changes no answer in silence. */
class RecordFieldsTest {

    private static final String PAIRS = """
            {"id": "pairs", "note": "n", "provenance": "posted", "verified": true, "source": "s", "computed": {"19": [1]},
             "heaps": {"start": ["K", "S"], "fixed": [], "variable": "S", "sMin": 1, "sMax": 9, "where": "S != 20",
                       "pairs": "K+S<12", "scanTo": 100},
             "moves": ["+1", "*2"], "end": "sum>=12", "winner": "last mover", "overshoot": "sum>40",
             "conditions": {"noRepeat": null, "once": null, "result": null},
             "q19": {"set": "W1", "ask": "min", "value": "sum"},
             "q20": {"set": "L1", "ask": "max", "value": "S"},
             "q21": {"set": "L2", "ask": "min2", "value": "sum", "sMax": 8},
             "answers": {"19": [6], "20": null}}""";

    private static final String TEXT = """
            {"id": "text", "game": "heaps(S in 1..28; move +1, *2; end sum >= 29)", "q19": {"set": "L1", "ask": "min"},
             "answers": {"19": [14]}}""";

    private static Bank.BankResult answer(String record) {
        return Bank.answer(ExamRecord.all(Json.read(record)), Examiner.standard())
                .get(0);
    }

    @Test
    void everyKnownFieldIsRead() {
        Bank.BankResult pairs = answer(PAIRS);
        assertThat(pairs.failures()).isEmpty();
        // (1, 6) and (2, 5) win by doubling the larger: 13, 12; the least sum of all is that of (1, 6)
        assertThat(pairs.findings().get("19").answer()).containsExactly(7L);
        assertThat(pairs.agrees("19")).isFalse();
        assertThat(pairs.findings().get("20").answer()).hasSize(1);
        assertThat(answer(TEXT).agrees("19")).isTrue();
        for (ExamRecord record : PublishedTasksTest.records()) {
            assertThat(record.task().parts()).isNotEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    "note": "n"           | "notes": "n"               | 'notes' is not known; known are      | Did you mean 'note'?
                    "note": "n"           | "noRepeat": "own"          | 'noRepeat' is not known; known are   | Does it belong in 'conditions'?
                    "note": "n"           | "sMax": 9                  | 'sMax' is not known                  | Does it belong in 'heaps'?
                    "note": "n"           | "difficulty": 3            | 'difficulty' is not known            | Is it a remark for 'note'?
                    "note": "n"           | "Q20": {}                  | 'Q20' is not known                   | Is it a remark for 'note'?
                    "note": "n"           | "game": "heaps(S; move -1)" | 'heaps' would not be read            | Write it into 'game'.
                    "scanTo": 100         | "smax": 9                  | 'smax' is not known in 'heaps'       | Did you mean 'sMax'?
                    "result": null        | "results": null            | 'results' is not known in 'conditions' | Did you mean 'result'?
                    "ask": "min2"         | "aks": "min2"              | 'aks' is not known in 'q21'          | Did you mean 'ask'?
                    "ask": "min2"         | "vaule": "sum"             | 'vaule' is not known in 'q21'        | Did you mean 'value'?
                    "ask": "min2"         | "scanTo": 9                | 'scanTo' is not known in 'q21'       | Does it belong in 'heaps'?
                    "20": null            | "q20": [4]                 | 'q20' is not known in 'answers'      | Is it a remark for 'note'?
                    """)
    void aFieldThatIsNotKnownIsNamedWithItsPlace(String field, String other, String seen, String hint) {
        assertThat(PAIRS).contains(field);
        Bank.BankResult result = answer(PAIRS.replace(field, other));
        assertThat(result.failures()).containsOnlyKeys("");
        String english = Words.in(Language.EN).say(result.failures().get(""));
        assertThat(english).contains(seen).contains(hint);
        for (Language language : Language.all()) {
            assertThat(Words.in(language).say(result.failures().get("")))
                    .contains(seen.replaceAll(".*?'(\\w+)'.*", "$1"));
        }
    }

    @Test
    void rulesAsTextHaveTheirStartsInTheText() {
        for (String other : List.of("\"sMax\": 9", "\"where\": \"S>3\"", "\"start\": [\"S\"]")) {
            Bank.BankResult result = answer(TEXT.replace("\"ask\": \"min\"", "\"ask\": \"min\", " + other));
            assertThat(result.failures()).containsOnlyKeys("");
        }
        assertThat(answer(TEXT.replace("\"id\"", "\"moves\": [\"+1\"], \"id\"")).failures())
                .containsOnlyKeys("");
    }

    /** A filter of pairs where no K is open was left out without a word. */
    @Test
    void aFilterOfPairsNeedsItsK() {
        Bank.BankResult result = answer(PAIRS.replace("\"sMax\": 8", "\"start\": [\"6\", \"S\"], \"pairs\": \"K+S<9\"")
                .replace("\"value\": \"sum\", \"start\"", "\"start\""));
        assertThat(result.failures()).isNotEmpty();
        assertThat(Words.in(Language.EN).say(result.failures().get(""))).contains("'K'");
    }

    @Test
    void aDocumentHasTasksAndWhatIsSaidAboutThem() {
        assertThat(ExamRecord.all(Json.read("{\"about\": 1, \"notation\": {}, \"cases\": [" + TEXT + "]}")))
                .hasSize(1);
        assertThatThrownBy(() -> ExamRecord.all(Json.read("{\"defaults\": {}, \"cases\": [" + TEXT + "]}")))
                .isInstanceOf(BadInputException.class)
                .asString()
                .contains("defaults");
        Bank.BankResult none = Bank.answer(ExamRecord.all(Json.read("[3]")), Examiner.standard())
                .get(0);
        assertThat(Words.in(Language.EN).say(none.failures().get(""))).contains("'3'");
    }

    @Test
    void aSumOfOneNumberIsRefusedForItsQuestionAlone() {
        Bank.BankResult result = answer(
                TEXT.replace("\"ask\": \"min\"}", "\"ask\": \"min\"}, \"q20\": {\"set\": \"W2\", \"value\": \"sum\"}"));
        assertThat(result.agrees("19")).isTrue();
        assertThat(result.failures()).containsOnlyKeys("20");
    }
}
