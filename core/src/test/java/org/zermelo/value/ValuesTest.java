package org.zermelo.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;

/** Every value is what its traits say, under its name, in its cells, and as a fold. */
class ValuesTest {

    static List<Value> all() {
        return Values.all();
    }

    @ParameterizedTest
    @MethodSource("all")
    void aNameAndAConventionNameOneValue(Value value) {
        assertThat(Values.named(value.name(), value.convention())).isSameAs(value);
        assertThat(Values.all().stream()
                        .filter(other -> other.name().equals(value.name()) && other.convention() == value.convention()))
                .containsExactly(value);
    }

    @Test
    void everyNameIsListedOnceAndRead() {
        assertThat(Values.names()).doesNotHaveDuplicates().contains("misere");
        assertThat(Values.names())
                .containsAll(Values.all().stream().map(Value::name).toList());
        for (String name : Values.names()) {
            assertThat(Values.all()).contains(Values.named(name, Convention.NORMAL));
        }
    }

    @Test
    void whoWinsAMisereGameIsAskedOfMiserePlay() {
        assertThat(Values.named("outcome", Convention.MISERE)).isSameAs(Values.misere());
        assertThat(Values.named("winner", Convention.MISERE)).isSameAs(Values.misereWinner());
        assertThat(Values.named("misere", Convention.NORMAL)).isSameAs(Values.misere());
        assertThat(Values.named("margin", Convention.MISERE)).isSameAs(Values.margin());
    }

    @Test
    void anotherNameIsRefused() {
        assertThatThrownBy(() -> Values.named("temperature", Convention.NORMAL)).isInstanceOf(BadInputException.class);
    }

    @ParameterizedTest
    @MethodSource("all")
    void withoutPliesIsTheSameSubjectAndConvention(Value value) {
        Value without = value.withoutPlies();
        assertThat(without.hasPlies()).isFalse();
        assertThat(without.subject()).isEqualTo(value.subject());
        assertThat(without.convention()).isEqualTo(value.convention());
        assertThat(without.withoutPlies()).isSameAs(without);
    }

    /** Codes that short plays can have, from the ends up. */
    private static List<Long> codes(Value value) {
        List<Long> codes = new ArrayList<>();
        for (Ending ending : Ending.values()) {
            try {
                codes.add(value.ended(ending));
            } catch (RefusedException e) {
                assertThat(e.note().key()).startsWith("value.");
            }
        }
        if (value.subject() == Subject.OUTCOME) {
            codes.add(value.endless());
        }
        long[] gains = value.subject() == Subject.POINTS ? new long[] {-7, 0, 1, 300} : new long[] {0};
        List<Long> children = List.copyOf(codes);
        for (int plies = 0; plies < 5; plies++) {
            List<Long> next = new ArrayList<>();
            children.forEach(child -> LongStream.of(gains).forEach(gain -> next.add(value.along(child, gain))));
            children = next.stream().distinct().toList();
            codes.addAll(children);
        }
        return codes.stream().distinct().toList();
    }

    @ParameterizedTest
    @MethodSource("all")
    void cellsGiveBackTheCodes(Value value) {
        List<Long> codes = codes(value);
        assertThat(codes).hasSizeGreaterThanOrEqualTo(value.subject() == Subject.NIMBER ? 1 : 3);
        for (long code : codes) {
            long cell = value.coding().encode(code);
            assertThat(cell).isNotNegative();
            assertThat(value.coding().decode(cell)).isEqualTo(code);
        }
        assertThat(codes.stream().map(value.coding()::encode).distinct().count())
                .isEqualTo(codes.size());
    }

    /** What the plies are left out of says the same of who wins, move for move. */
    @ParameterizedTest
    @MethodSource("all")
    void withAndWithoutPliesAgreeOnTheSign(Value value) {
        Value without = value.withoutPlies();
        for (Ending ending : Ending.values()) {
            long with;
            try {
                with = value.ended(ending);
            } catch (RefusedException e) {
                assertThatThrownBy(() -> without.ended(ending)).isInstanceOf(RefusedException.class);
                continue;
            }
            long left = without.ended(ending);
            for (int plies = 0; plies < 4; plies++) {
                assertThat(without.worth(left).sign())
                        .isEqualTo(value.worth(with).sign());
                with = value.along(with, 0);
                left = without.along(left, 0);
            }
        }
    }

    /** A misère end is the other's: of every ending that somebody wins. */
    @Test
    void misereTurnsEveryWonEndingRound() {
        for (Ending ending : List.of(Ending.LAST_MOVER_WINS, Ending.LAST_MOVER_LOSES, Ending.OVERSHOT)) {
            for (Value value : List.of(Values.outcome(), Values.winner())) {
                Value misere = Values.named(value.name(), Convention.MISERE);
                assertThat(misere.worth(misere.ended(ending)).sign())
                        .isEqualTo(-value.worth(value.ended(ending)).sign());
            }
        }
    }

    @Test
    void aFoldTakesTheCaseOfTheKind() {
        Worth.WorthCases<String> names = new Worth.WorthCases<>() {
            @Override
            public String outcome(Outcome outcome) {
                return "outcome";
            }

            @Override
            public String margin(Margin margin) {
                return "margin";
            }

            @Override
            public String pacedMargin(PacedMargin margin) {
                return "margin-and-plies";
            }

            @Override
            public String nimber(Nimber nimber) {
                return "nimber";
            }

            @Override
            public String someNimber(SomeNimber nimber) {
                return "nimber";
            }
        };
        for (Worth worth : List.of(
                Outcome.of(Outcome.Result.TIE),
                new Margin(3),
                new PacedMargin(3, 5),
                new Nimber(2),
                new SomeNimber())) {
            assertThat(worth.fold(names)).isEqualTo(worth.kind());
        }
        assertThat(new PacedMargin(3, 5).sign()).isEqualTo(1);
        assertThat(new Margin(-3).sign()).isEqualTo(-1);
    }
}
