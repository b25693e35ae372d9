package org.zermelo.exam.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.zermelo.exam.Reading;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Ruleset;

class ListingTest {

    private static final List<List<Long>> STARTS =
            List.of(List.of(5L, 1L), List.of(2L, 3L), List.of(3L, 5L), List.of(5L, 3L), List.of(1L, 9L)).stream()
                    .sorted((a, b) -> Arrays.compare(new long[] {a.get(1), a.get(0)}, new long[] {b.get(1), b.get(0)}))
                    .toList();

    @Test
    void pairsAreWrittenInTurn() {
        assertThat(Listing.STARTS.of(Selection.ALL, STARTS)).containsExactly(1L, 9L, 2L, 3L, 3L, 5L, 5L, 1L, 5L, 3L);
        assertThat(Listing.BY_S.of(Selection.ALL, STARTS)).containsExactly(5L, 1L, 2L, 3L, 5L, 3L, 3L, 5L, 1L, 9L);
        assertThat(Listing.S_ALONE.of(Selection.ONLY, STARTS)).containsExactly(1L, 3L, 5L, 9L);
        assertThat(Listing.UNORDERED.of(Selection.ALL, STARTS)).containsExactly(1L, 5L, 1L, 9L, 2L, 3L, 3L, 5L);
    }

    @Test
    void countsAreOfStartsAndTheRestIsAboutS() {
        assertThat(Listing.STARTS.of(Selection.COUNT, STARTS)).containsExactly(5L);
        assertThat(Listing.S_ALONE.of(Selection.COUNT, STARTS)).containsExactly(4L);
        assertThat(Listing.UNORDERED.of(Selection.COUNT, STARTS)).containsExactly(4L);
        assertThat(Listing.UNORDERED.of(Selection.MIN_AND_COUNT, STARTS)).containsExactly(1L, 4L);
        assertThat(Listing.STARTS.of(Selection.MINMAX, STARTS)).containsExactly(1L, 9L);
        assertThat(Listing.FIRST_ALONE.of(Selection.MINMAX, STARTS)).containsExactly(1L, 5L);
        assertThat(Listing.UNORDERED.of(Selection.COUNT, List.of())).containsExactly(0L);
    }

    @ParameterizedTest
    @EnumSource(Selection.class)
    void everyOtherWayIsShownAndOneIsMeant(Selection ask) {
        Ruleset pairs = RuleText.ruleset("heaps(K in 1..9, S in 1..9; move +1, *2; end sum >= 12; where K+S < 12)");
        List<Reading> readings = Reading.of(new Part(new ExamQuestion("21", StartSet.parse("L2"), ask), pairs));
        assertThat(readings.stream().filter(Reading::meant)).hasSize(1);
        List<Listing> shown = new ArrayList<>(readings.stream()
                .map(reading -> reading.part().question().listing())
                .distinct()
                .toList());
        assertThat(shown).startsWith(Listing.STARTS).hasSizeGreaterThan(1);
        Ruleset single = pairs.bind("K", 3);
        assertThat(Reading.of(new Part(new ExamQuestion("21", StartSet.parse("L2"), ask), single)))
                .allMatch(reading -> reading.part().question().listing() == Listing.STARTS);
    }
}
