package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The answer of a game. */
class AnswerTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    @Test
    void everyStateHasAnAddress() {
        browser.go(Page.with("/answer", "lang", "en", "game", "coins(7 9 1 6 4 3)"));
        browser.waitForText("#verdict", "wins by 6");
        browser.click(".target[data-move='R']");
        browser.waitForAddress("line=R");
        browser.waitForText(".facts", "second player to move");
        String address = browser.driver().getCurrentUrl();

        browser.driver().navigate().back();
        browser.waitForText(".facts", "first player to move");
        browser.driver().get(address);
        browser.waitForText(".facts", "second player to move");
        browser.waitForText("#verdict", "The first player wins by 6");
    }

    /** Points with the plies to the end are won, not drawn, wherever a value is told. */
    @Test
    void pointsAndPliesAreNoDraw() {
        browser.go(Page.with("/answer", "lang", "en", "game", "boxes(2, 2)", "value", "margin-and-plies"));
        browser.waitForText("#verdict", "The first player wins by 2 after 15 moves of both");
        assertThat(browser.find(".moves li").getText()).contains("+2 after 15 moves");
        assertThat(browser.find(".moves .value").getAttribute("class")).contains("win");
    }

    /** Beyond 2^53 numbers come as strings: they are neither joined nor rounded. */
    @Test
    void numbersThatNoDoubleHoldsAreExact() {
        String game = "coins(9007199254740993 9 1)";
        browser.go(Page.with("/answer", "lang", "en", "game", game));
        browser.waitForText(".verdict", "9007199254740994 to 9");
        browser.go(Page.with("/answer", "lang", "en", "game", game, "line", "L"));
        browser.waitForText(".verdict", "9007199254740994 to 9");
        browser.waitForText("#verdict", "The first player wins by 9007199254740985");

        Object bits = browser.driver().executeAsyncScript("""
                const done = arguments[0];
                import('/js/draw/binary.js').then(({binaryTable}) => {
                  const large = '9007199254740993';
                  const table = binaryTable({rows: [{text: large, nimber: large}], xor: large, highestBit: 53, replies: []});
                  done([...table.querySelectorAll('tfoot td')].map(cell => cell.textContent).slice(1).join(''));
                });
                """);
        assertThat(bits).isEqualTo(Long.toBinaryString(9007199254740993L));
    }

    /** Labels such as a range of values have commas of their own, and the number of starts is none of them; a sum is of some. */
    @Test
    void savedTablesKeepTheirColumnsAndAnswersTheirStarts() {
        browser.go("/rules?lang=en");
        browser.find("textarea");
        Object told = browser.driver().executeAsyncScript("""
                const done = arguments[0];
                Promise.all([import('/js/csv.js'), import('/js/view/classes.js')]).then(([{csvText}, {marksOf}]) => {
                  const questions = [['min+count', [31, 2]], ['count', [7]], ['all', [18, 30]], ['minmax-sum', [41], [5, 9, 36]]].map(([ask, answer, values], index) => ({ask, answer, values, number: 19 + index}));
                  done(csvText([['a', 'b'], ['takes-cubic [-50,50]', 'say "x"'], [1, undefined]]).replaceAll('\\r\\n', ' / ') + ' | ' + [...marksOf({questions}, '').answers.keys()]);
                });
                """);
        assertThat(told).isEqualTo("a,b / \"takes-cubic [-50,50]\",\"say \"\"x\"\"\" / 1, | 31,18,30,5,36");
    }

    /** What the page does not know it does not read as a draw. */
    @Test
    void aKindOfValueThatIsNotKnownIsNoDraw() {
        browser.go("/rules?lang=en");
        browser.find("textarea");
        Object told = browser.driver().executeAsyncScript("""
                const done = arguments[0];
                import('/js/verdict.js').then(({badge, sign, tone, verdictSentence}) => {
                  const value = {kind: 'canonical', form: '{3|2}'};
                  done([String(sign(value)), tone(value), verdictSentence(value, 'first'), badge(value).textContent].join('; '));
                });
                """);
        assertThat(told)
                .isEqualTo("null; unknown; A value of the kind \"canonical\" is not known to this page; ?canonical");
    }

    @Test
    void theLinearMethodIsShownStepByStep() {
        browser.go(Page.with("/answer", "lang", "en", "game", "coins(7 9 1 6 4 3)", "show", "blocks"));
        browser.find(".block.fresh");

        browser.waitForText("details", "7, 9, 1 act as one block worth −1");
        browser.waitForText("details", "The valley −3, 3 is left: begin at the right end, worth 3");
    }

    /** As the command explains it: what the moves are known as, and the conditions of an impartial game. */
    @Test
    void theRulesAreExplained() {
        browser.go(Page.with("/answer", "lang", "en", "game", "heaps(9; take any, split)", "show", "plan"));
        browser.waitForText("details", "These are the moves of the code 4.[3].");

        browser.go(Page.with("/answer", "lang", "ru", "game", "tictactoe()", "show", "plan"));
        browser.click("#conditions > summary");
        browser.waitForText("#conditions", "у обоих игроков одни и те же ходы: у каждого игрока свои");
        assertThat(browser.find("#conditions li:nth-child(4) .sign").getAttribute("aria-label"))
                .isEqualTo("не выполнено");
    }

    /** A move that changes nothing was hardly meant; whoever asks is told, wherever the answer stands. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/answer?game=heaps(9; move %2B0, %2B1; end sum >= 20)",
                "/play?game=heaps(9; move %2B0, %2B1; end sum >= 20)",
                "/rules?game=heaps(9; move %2B0, %2B1; end sum >= 20)",
                "/exam?rules=heaps(S in 1..9; move %2B0, %2B1; end sum >= 20)",
            })
    void oddRulesAreCalledOdd(String address) {
        browser.go(address.replace(" ", "%20") + "&lang=ru");
        browser.waitForText(".odd", "+0");
        // the board is drawn again when its answer is there
        browser.waitForText(".odd", "такого хода нет");
    }

    @Test
    void theBoardIsThereWhileTheAnswerTakesLong() {
        browser.go(Page.with("/answer", "lang", "en", "game", "connect(8, 6, 4)"));
        browser.find(".waiting:not([hidden]) progress");
        browser.find(".target[data-move='d']");
        browser.click(".waiting button");
        browser.waitForText(".note", "Stopped");
        browser.find(".target[data-move='d']");
    }
}
