package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Plurals;

/** Whatever language's file is there, the page speaks it. */
class LanguagesTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    @Test
    void theBrowserAndTheProgramChooseTheSameFormsOfCounts() {
        browser.go("/");
        for (Language language : Language.all()) {
            Plurals plurals = language.plurals();
            List<String> ours = IntStream.rangeClosed(0, 1_200)
                    .mapToObj(n -> plurals.names().get(plurals.form(n)))
                    .toList();
            Object browsers = browser.driver()
                    .executeScript(
                            "const rules = new Intl.PluralRules(arguments[0]);"
                                    + "return Array.from({length: 1201}, (_, n) => rules.select(n));",
                            language.code());
            assertThat(browsers).as(language.code()).isEqualTo(ours);
        }
    }

    @Test
    void theChoiceListsEveryLanguageAndTheAddressChooses() {
        for (Language language : Language.all()) {
            browser.go("/?lang=" + language.code()).find(".gallery .about");
            assertThat(browser.driver()
                            .executeScript("return [document.documentElement.lang, document.documentElement.dir,"
                                    + " document.querySelector('#top select').value].join()"))
                    .isEqualTo(String.join(",", language.code(), language.direction(), language.code()));
            assertThat(
                            browser.driver()
                                    .executeScript(
                                            "return [...document.querySelector('#top select').options].map(o => o.text).join()"))
                    .isEqualTo(String.join(
                            ",", Language.all().stream().map(Language::name).toList()));
        }
        String last = Language.all().get(Language.all().size() - 1).code();
        browser.go("/?lang=tlh").find(".gallery .about");
        assertThat(browser.driver().executeScript("return document.documentElement.lang"))
                .as("what is not there is passed over; the last choice was kept")
                .isEqualTo(last);
    }

    /** What is refused as it was asked is asked by a button as it can be answered. */
    @Test
    void aRefusalOffersWhatCanBeAskedAllTheSame() {
        browser.go("/answer?lang=en&value=nimber&game=wythoff(1000000, 2000000)");
        browser.waitForText(".error", "Who wins is known all the same.");
        browser.click("a.button[href*='value=outcome']");
        browser.waitForText("#verdict", "player wins");
        browser.turnTo("/answer?lang=en&value=nimber&game=misere nim(1, 2)");
        browser.waitForText(".error", "Ask who wins.");
        browser.click("a.button[href*='value=outcome']");
        browser.waitForText("#verdict", "player wins");
    }
}
