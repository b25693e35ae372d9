package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A method that is watched: steps by buttons and keys, events, cells to foretell, the address. */
class WatchTest {

    private static final String ROW = "coins(7 9 1 6 4 3)";

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    private static void watch(String... more) {
        StringBuilder address = new StringBuilder(Page.with("/watch", "lang", "en", "game", ROW));
        for (int i = 0; i < more.length; i += 2) {
            address.append('&').append(more[i]).append('=').append(more[i + 1]);
        }
        browser.turnTo(address.toString());
        browser.find(".player .sentence:not(:empty)");
        browser.settled();
    }

    private static void says(String text) {
        browser.await(() -> browser.find(".sentence").getText().contains(text), text);
    }

    @Test
    void buttonsAndKeysGoOverTheSteps() {
        watch("method", "interval-guarantee", "step", "12");
        says("Both ends give 8");
        assertThat(browser.find(".code .lit").getText()).contains("max(p1, p2)");
        assertThat(browser.all(".panel .changed")).hasSize(2);
        assertThat(browser.all(".panel .looked")).hasSize(5);
        browser.click("[aria-label='Step back']");
        says("p(5,6) = 4");
        WebElement panel = browser.find(".panel.items");
        panel.sendKeys(Keys.ARROW_RIGHT);
        says("Both ends give 8");
        panel.sendKeys(Keys.END);
        says("18 to 12");
        assertThat(browser.all(".items .first")).hasSize(3);
        panel.sendKeys(Keys.HOME);
        says("The table is empty");
        assertThat(browser.all(".panel .changed")).isEmpty();
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void theAddressHoldsTheStep() {
        watch("method", "interval-rows");
        browser.click("[aria-label='Step forward']");
        browser.await(
                () -> browser.driver().getCurrentUrl().contains("method=interval-rows&step=1"),
                "the step in the address");
    }

    @Test
    void theNextEventOfAKindIsFound() {
        watch("method", "interval-memo");
        browser.find(".player select[aria-label='next event'] option[value=hit]")
                .click();
        browser.all(".player button").stream()
                .filter(button -> button.getText().equals("Go there"))
                .findFirst()
                .orElseThrow()
                .click();
        says("the answer is in the memory");
        assertThat(browser.all(".panel .call.hit.changed")).hasSize(1);
    }

    @Test
    void aCellIsForetoldAndASlipIsNamed() {
        watch("method", "interval-guarantee", "step", "14");
        browser.find(".check input").click();
        browser.click("[aria-label='Step forward']");
        browser.find(".panel .asked");
        WebElement input = browser.find(".quiz input");
        // p(4,6): the left end gives 9, the right one 7
        input.sendKeys("7" + Keys.ENTER);
        browser.await(() -> browser.find(".quiz").getText().contains("smaller choice"), "the slip");
        browser.find(".quiz input").clear();
        browser.find(".quiz input").sendKeys("9" + Keys.ENTER);
        says("p(4,6) = 9");
        assertThat(browser.find(".player [role=status].small").getText()).isEqualTo("0 of 1 right at the first try");
    }

    @Test
    void itPlaysByItselfAndStopsAtTheEnd() {
        watch("method", "interval-rows", "step", "24");
        browser.find(".player select[aria-label=Speed] option[value='4']").click();
        browser.click("[aria-label=Play]");
        browser.find("[aria-label=Pause]");
        says("18 to 12");
        browser.find("[aria-label=Play]");
        assertThat(browser.find(".player output").getText()).isEqualTo("step 27 of 27");
    }

    @Test
    void whatCannotBeWatchedIsSaid() {
        browser.turnTo(Page.with("/watch", "lang", "en", "game", "quixo(4)"));
        assertThat(browser.find("main .note.error").getText()).contains("more positions than the 600");
        assertThat(browser.driver().findElements(By.cssSelector(".player"))).isEmpty();
    }
}
