package org.zermelo.partizan.loopy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.loopy.LoopyValue.Result;
import org.zermelo.tests.LongOnly;

/** Values whose play may come back: as they are written and printed, what the books say of them, and what is refused. */
class LoopyReaderTest {

    private static LoopyValue value(String text) {
        return LoopyValue.read(PartizanFamilies.GAMES, text).value();
    }

    private static boolean holds(String claim) {
        LoopyValue.ClaimedRelation said =
                LoopyValue.read(PartizanFamilies.GAMES, claim).claim().orElseThrow();
        return said.claimed() == said.relation();
    }

    /** Forms as CGSuite 2.2 prints them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "over; over",
                "{pass|3/2}; 3/2under",
                "{1|pass}; 1over",
                "{0,*|0,pass}; {0,*|0,pass}",
                "a{1|a}; 1over",
                "upon+*; ^[on]*",
                "upon+^; {pass|^*}",
                "on+off; dud",
                "over-^; over",
                "{on|0}; {on|0}",
                "{0|off}; {0|off}",
                "{on|off}; +-on",
                "{0||0,pass|0,*}; {0||0,pass|0,*}",
                "{pass|*,^}; {pass|*,^}",
                "{0|||0||0|off}; {0|Tiny(on)}",
                "+-{0|pass}; +-over",
                "dud; dud",
                "{on||0|-1/2} & {1/2|0||off}; {on||0|-1/2} & {1/2|0||off}",
                "^<on>; ^<on>",
                "-5over; -5over",
                "-(5over); -5under",
            })
    void printsWhatIsRead(String text, String printed) {
        LoopyValue value = value(text);
        assertThat(value.form()).isEqualTo(printed);
        assertThat(value(value.form()).form()).isEqualTo(printed);
    }

    /** What is printed with names of its own is read as the same value again. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a{0||1|b{a|-1}}",
                "a{0,b{a|*}|0}",
                "upon + upon",
                "^<on> + upon",
                "over + {2|-1}",
            })
    void readsWhatIsPrinted(String text) {
        assertThat(holds(value(text).form() + " = " + text))
                .as(value(text).form())
                .isTrue();
    }

    @LongOnly
    @Test
    void readsALargeValue() {
        readsWhatIsPrinted("{0|{0||||-1|||-1+*,a{0||0|a|||-1+*||||-1+*}||-2|b{-2,{-1,-1+*||-1+*|b|||-2}|-2}}}");
    }

    /** Winning Ways, chapter 11; Siegel, Combinatorial Game Theory, chapter VI. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "on + off = dud",
                "dud + 5 = dud",
                "dud + on = dud",
                "on + on = on",
                "on + over = on",
                "on + upon = on",
                "on - 7 = on",
                "on + {1|-1} = on",
                "on > 60",
                "over > 0",
                "over < 1/1024",
                "over > 9 . ^",
                "over + over = over",
                "over + * = over",
                "over - ^ = over",
                "over = {0|over}",
                "under = -over",
                "upon = {pass|*}",
                "upon* = {0,pass|0}",
                "upon > ^[5]",
                "upon < ^^",
                "upon < over",
                "^<on> > 0",
                "^<on> < ^<5>",
                "Tiny(on) > 0",
                "Tiny(on) < Tiny(9)",
                "Tiny(on) < ^<on>",
                "upon || *",
                "on & off = dud",
                "over - over = over & under",
                "over-^=over",
                "on-on=dud",
                "a{0|b{a|0}} = 1 & {0|-1}",
                "-2 . upon = v[on] - upon",
            })
    void holdsWhatTheBooksSay(String claim) {
        assertThat(holds(claim)).as(claim).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "dud; DRAW; DRAW",
                "on; LEFT; LEFT",
                "+-on; LEFT; RIGHT",
                "over - over; DRAW; DRAW",
                "{0|off} + *; RIGHT; RIGHT",
                "{0|off} + 1; LEFT; RIGHT",
                "a{0|b{a|0}} - 1/2; DRAW; DRAW",
                "on & 0; DRAW; LEFT",
            })
    void tellsWhoWins(String text, Result leftFirst, Result rightFirst) {
        assertThat(value(text).leftFirst()).isEqualTo(leftFirst);
        assertThat(value(text).rightFirst()).isEqualTo(rightFirst);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a{0|b}; partizan.name-unknown",
                "a{0|a + 1}; partizan.open-name",
                "a{0|-a}; partizan.open-name",
                "a{0|+-a}; partizan.open-name",
                "pass; partizan.name-unknown",
                "{over; partizan.brace-not-closed",
                "a{0}; partizan.no-bar",
                "a{0|a|1}; partizan.bars-alike",
                "off & on; partizan.sides-order",
                "on &; partizan.value-expected",
                "over under 3; partizan.unexpected",
                "^[on; partizan.bracket-open",
                "v[on + 1; partizan.bracket-not-closed",
                "cool(over, 1); partizan.loopy-operation",
                "mean(on); partizan.loopy-operation",
                "5000 . upon; partizan.count-too-large",
                "Tiny(over; partizan.not-closed",
                "fox-and-geese(x.|..); partizan.one-fox",
                "backsliding-toads-and-frogs(t.|.f); partizan.one-row",
            })
    void refusesWithTheReason(String text, String key) {
        assertThatThrownBy(() -> value(text))
                .isInstanceOfSatisfying(
                        BadInputException.class,
                        e -> assertThat(e.note().key()).as(text).isEqualTo(key));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "over + 1000000; partizan.loopy-nodes",
                "{200|off} + {200|over}; partizan.loopy-sum",
                "a{0,{1|1,{*,{1+*|1+*,a}|*}}|0} + 1; partizan.no-sides",
            })
    void refusesWhatIsTooLargeOrHasNoSides(String text, String key) {
        assertThatThrownBy(() -> value(text))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.note().key()).as(text).isEqualTo(key));
    }

    /** Bach's Carousel (Winning Ways, chapter 11): its sides are no stoppers, and still the player who begins wins. */
    @Test
    void whatHasNoSidesStaysAGraph() {
        LoopyValue carousel = value("a{0,{1|1,{*,{1+*|1+*,a}|*}}|0}");
        assertThat(carousel.isStopper()).isFalse();
        assertThat(carousel.graph().orElseThrow().positions()).isEqualTo(4);
        assertThat(carousel.form()).isEqualTo("a{0,{1|1,{*,{1+*|1+*,a}|*}}|0}");
        assertThat(List.of(carousel.leftFirst(), carousel.rightFirst())).containsExactly(Result.LEFT, Result.RIGHT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "a{", "(", "-", "+-", "{0|"})
    void refusesDeepTexts(String part) {
        String text = part.repeat(2_000) + "over";
        assertThatThrownBy(() -> value(text)).isInstanceOf(BadInputException.class);
    }
}
