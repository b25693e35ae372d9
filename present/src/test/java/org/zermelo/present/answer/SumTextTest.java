package org.zermelo.present.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.Summed;
import org.zermelo.notation.text.Source;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;

class SumTextTest {

    private static Summed solved(String text) {
        return Summed.solve(Source.of(text), Watch.NONE).orElseThrow();
    }

    @Test
    void aSumTellsItsPartsAndHowItIsPlayed() {
        Summed sum = solved("toads-and-frogs(tt..f) + {5||2|-4} + +-2");
        assertThat(SumText.of(sum, Words.in(Language.of("en"))))
                .contains("Decided by the canonical form of the sum.", "[1] b1-c1, [2] 5, [3] 2", "and loses 1.");
        Map<String, @Nullable Object> document = SumJson.of(sum);
        assertThat(document).containsEntry("schema", "zermelo/value/1");
        Map<?, ?> told = (Map<?, ?>) Objects.requireNonNull(document.get("sum"));
        assertThat(told.get("by")).isEqualTo("forms");
        assertThat((List<?>) told.get("parts")).hasSize(3);
        assertThat(told.get("left").toString()).contains("winner=left", "best=5", "loses=1");
    }

    @Test
    void aPartThatIsTooLargeHasNoValueAndTheWinnerIsToldAllTheSame() {
        Summed sum = solved("amazons(x....|.....|....o) + 30");
        assertThat(sum.valued()).isEmpty();
        assertThat(SumText.of(sum, Words.in(Language.of("en"))))
                .contains("too large for a value", "If Right begins, Left wins.");
        assertThat(SumJson.of(sum)).containsEntry("value", null);
    }

    @Test
    void aSingleValueIsNoSum() {
        assertThat(solved("domineering(2x3)").sum()).isEmpty();
        assertThat(SumJson.of(solved("{3|1}"))).doesNotContainKey("sum");
    }
}
