package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Laws: who wins, or nimbers, and what is said of a size that is typed. */
class LawPageTest {

    private static final int SIZES = 200;

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    @Test
    void nimbersAreChosenAndToldOfASize() {
        browser.go(Page.with("/law", "lang", "en", "game", "heaps(S; move -1, =x//2)"));
        browser.waitForText("#says", "The player to move");
        browser.click("form option[value=nimber]");
        browser.click("form button.main");
        browser.waitForText("#verdict", "Nimbers are read from the digits in base 2");
        browser.find("svg .state.lost");
        retype("2");
        browser.waitForText("#says", "Nimber 0. The player to move loses.");
        retype("3");
        browser.waitForText("#says", "Nimber 2. The player to move wins.");
        browser.waitForAddress("/law?game=heaps(S; move -1, =x//2)&value=nimber&size=3");
    }

    /** No automaton is drawn where one size leads to another, but any size is told. */
    @Test
    void sizesAreToldWithoutAnAutomaton() {
        browser.go(Page.with("/law", "lang", "en"));
        browser.press("nimbers: take up to half");
        browser.waitForText("#says", "Nimber 500000000000000000. The player to move wins.");
        retype("999999999999999999");
        browser.waitForText("#says", "Nimber 1907348632812.");

        browser.go(Page.with("/law", "lang", "en", "game", "heaps(S; take 1..10^9)", "size", "5000000005"));
        browser.waitForText("#says", "The player to move loses.");
    }

    @Test
    void questionsAreAnsweredByFormulas() {
        browser.go(Page.with("/law", "lang", "en"));
        browser.press("exam questions: formulas in the target");
        browser.waitForText("#answer", "19. L1, the least value: S = (N - 1)//2");
        browser.waitForAddress("/law?game=heaps(S; move +1, *2; end S >= N)&ask=19=L1:min, 20=W2:all, 21=L2:min");
    }

    /** The page reads the document of a law by itself; the games are played out beside it. */
    @ParameterizedTest
    @CsvSource({
        "2, 0, 'heaps(S; take 1..x//2)'",
        "3, 0, 'heaps(S; take 1..x//3)'",
        "3, 5, 'heaps(S; take 1..x//3; end x <= 5)'"
    })
    void everySmallSizeIsToldAsItIsPlayed(int part, int end, String game) {
        List<Long> nimbers = new ArrayList<>();
        for (int size = 0; size < SIZES; size++) {
            List<Long> reached = size <= end ? List.of() : nimbers.subList(size - size / part, size);
            nimbers.add(LongStream.iterate(0, n -> n + 1)
                    .filter(n -> !reached.contains(n))
                    .findFirst()
                    .orElseThrow());
        }
        assertThat(told(game, "winner"))
                .isEqualTo(nimbers.stream().map(n -> Math.min(n, 1)).toList());
        if (end == 0) {
            assertThat(told(game, "nimber")).isEqualTo(nimbers);
        }
    }

    private static Object told(String game, String value) {
        browser.go(Page.with("/law", "lang", "en"));
        browser.find("#says");
        return browser.driver().executeAsyncScript("""
                const [game, value, sizes, done] = arguments;
                Promise.all([import('/js/lawtold.js'), import('/js/api.js')]).then(async ([{told}, {get}]) => {
                  const law = await get('law', {game, value});
                  done(Array.from({length: sizes}, (_, size) => Number(told(law, [BigInt(size)]))));
                }).catch(error => done(String(error)));
                """, game, value, SIZES);
    }

    private static void retype(String size) {
        browser.find("input[inputmode=numeric]").clear();
        browser.find("input[inputmode=numeric]").sendKeys(size);
    }
}
