package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

/** Each part of the page from the beginning of a task to its end, by keys alone. */
class KeyboardTest {

    private static Browser browser;
    private static Keyboard keys;

    @BeforeAll
    static void start() {
        browser = Page.open();
        keys = new Keyboard(browser);
    }

    @BeforeEach
    void window() {
        browser.size(1280, 900);
    }

    private static String button(String language, String key) {
        String words = Words.in(Language.of(language)).phrase("page." + key).orElseThrow();
        String found = "button[data-named='" + key + "']";
        browser.settled();
        browser.driver()
                .executeScript(
                        "for (const each of document.querySelectorAll('main button, main summary'))"
                                + " if (each.textContent === arguments[0]) each.dataset.named = arguments[1];",
                        words,
                        key);
        browser.find("[data-named='" + key + "']");
        return found.replace("button", "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void aGameOfTheGalleryIsSolvedAndItsPlanRead(String language) {
        browser.go("/?lang=" + language);
        browser.find(".gallery .about");
        keys.tabTo(".gallery a.also[href*='chomp']").press(Keys.ENTER);

        browser.waitForAddress("/answer?game=chomp");
        browser.find("#verdict");
        keys.tabTo(".scene [role=button]").tabTo(".moves button").press(Keys.ARROW_DOWN);
        assertThat(keys.on(".moves li:nth-child(2) button")).isTrue();
        keys.tabTo(button(language, "extra.plan")).press(Keys.ENTER);
        browser.find("table.data tbody tr");
        keys.awaitOn("summary");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void theWayPastTheBarIsOneStop(String language) {
        browser.go("/?lang=" + language);
        browser.find(".gallery .about");
        browser.driver().findElement(By.tagName("body")).sendKeys(Keys.TAB);
        browser.find("a.skip:focus");
        keys.press(Keys.ENTER).awaitOn("main").press(Keys.TAB).awaitOn(".text");
    }

    @Test
    void aDrawnTreeAndATableAreGoneOverByArrows() {
        browser.go("/answer?lang=en&game=coins(7+9+1+6+4+3)");
        browser.find("#verdict");
        keys.tabTo(button("en", "extra.tree")).press(Keys.SPACE);
        browser.find(".node");
        keys.tabTo(".node").press(Keys.ARROW_DOWN);
        assertThat(keys.on(".node[data-move='R']")).isTrue();
        keys.tabBackTo(button("en", "extra.table")).press(Keys.ENTER);
        browser.find("table.cells button");
        keys.tabTo("table.cells button").press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        browser.waitForText(".said", "Coins 1 to 3");
        keys.press(Keys.END);
        browser.waitForText(".said", "Coins 6 to 6");
        keys.tabTo(".node").press(Keys.ENTER);
        browser.waitForAddress("line=R");
    }

    /** The graph of nimbers: folded, cut down to a proof, and a position of it opened. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void theNimbersOfAllPositionsAreGoneOver(String language) {
        browser.go("/answer?game=nim(2,+1)&lang=" + language);
        browser.find("#verdict");
        keys.tabTo(button(language, "extra.nimbers")).press(Keys.ENTER);
        browser.waitForCount(".node", 6);
        keys.tabTo("details select").press(Keys.ARROW_DOWN);
        browser.waitForCount(".node", 4);
        keys.press(Keys.ARROW_UP);
        browser.waitForCount(".node", 6);
        keys.tabTo("details button").press(Keys.ENTER);
        browser.await(() -> browser.all(".node").size() < 6, "the proof");
        browser.waitForAddress("proof=1");
        keys.tabTo(".node").press(Keys.ARROW_DOWN, Keys.ENTER);
        browser.waitForAddress("line=1: 2->1");
    }

    /** Whoever plays with keys stays on the board from the first move to the last. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | chomp(3x4)",
                "en | coins(5 8 3 2)",
                "en | coins(5 8 3; take any)",
                "en | tictactoe()",
                "en | sim(4)",
                "en | boxes(1, 2)",
                "en | nim(1, 2) + notakto(1)",
                "en | pins(5)",
                "en | cram(2x3)",
                "en | hexapawn(3, 3)",
                "en | stones-doubling(2 7 9)",
                "en | hackenbush(1-2, 2-3, 2-4, 1-5)",
                "en | node-kayles(1-2, 2-3, 3-1, 3-4, 4-5)",
                "ru | northcott(4; 1-3, 4-2)",
                "ru | moore(2; 2, 1)",
                "ru | wythoff(1, 2)",
                "ru | mock-turtles(1, 3)",
                "ru | hexadecimal(0.3F, 5)",
                "ru | grundys-game(5)",
                "ru | strip(1, 3)",
                "ru | stones-circle(3 1 5)",
                "ru | graph(4 from 1; 1-2 2-3 2-4 3-4)",
            })
    void aWholeGameIsPlayedOnItsBoard(String language, String game) {
        browser.go("/play?lang=" + language + "&side=both&game="
                + java.net.URLEncoder.encode(game, java.nio.charset.StandardCharsets.UTF_8));
        keys.tabTo(".scene [role=button]");
        for (int ply = 1; !browser.has(".result"); ply++) {
            keys.press(Keys.ARROW_RIGHT, Keys.ENTER);
            for (int step = 0; browser.count("main ol.line button") < ply && browser.has(".target.chosen"); step++) {
                assertThat(step).as("places of a move of %s", game).isLessThan(6);
                goOn();
            }
            browser.waitForCount("main ol.line button", ply);
            browser.settled();
            keys.awaitOn(
                    !browser.has(".result") ? ".scene [role=button], .picks button, [data-landing], main" : ".result");
            if (!browser.has(".result") && !keys.on(".scene [role=button], .picks button")) {
                keys.tabTo(".scene [role=button], .picks button");
            }
            assertThat(ply).as("plies of %s", game).isLessThan(40);
        }
        keys.tabTo("main button");
    }

    /** A piece is chosen: a move that fits it is made, or the arrows go to what may be chosen next. */
    private static void goOn() {
        if (browser.has(".fits [data-fit]")) {
            keys.tabTo(".fits [data-fit]").press(Keys.ENTER);
            return;
        }
        keys.press(Keys.HOME);
        if (keys.on(".chosen")) {
            keys.press(Keys.END);
        }
        keys.press(Keys.ENTER);
    }

    @Test
    void aPieceIsChosenLetGoAndMoved() {
        browser.go("/play?lang=en&side=both&game=quixo(3)");
        keys.tabTo(".scene [role=button]").press(Keys.ENTER).awaitOn(".chosen[data-from='a1']");
        keys.press(Keys.ESCAPE);
        browser.waitForCount(".chosen", 0);
        keys.awaitOn("[data-from='a1']").press(Keys.ENTER).awaitOn(".chosen");
        keys.press(Keys.ARROW_DOWN, Keys.ENTER);
        browser.waitForAddress("line=a1-a3");
    }

    /** Values are shown on what can be chosen, and hidden again, and what was chosen stays so. */
    @Test
    void valuesComeAndGoWhileAPieceIsChosen() {
        browser.go("/play?lang=ru&side=both&game=wythoff(2,+3)");
        keys.tabTo(".scene [role=button]").press(Keys.END, Keys.ENTER);
        browser.find(".target.chosen");
        assertThat(browser.all(".scene .hint")).isEmpty();
        keys.tabTo("[aria-pressed=false]").press(Keys.ENTER);
        browser.find(".target.aim .hint");
        browser.find(".fits [data-fit] .value");
        assertThat(browser.all(".target.chosen")).hasSize(1);
        keys.awaitOn("[aria-pressed=true]").press(Keys.ENTER);
        browser.waitForCount(".scene .hint", 0);
        assertThat(browser.all(".target.chosen")).hasSize(1);
        keys.tabBackTo(".fits [data-letgo], .fits button").press(Keys.END, Keys.ENTER);
        browser.waitForCount(".target.chosen", 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void aGameAgainstTheMachineWithHintAndUndo(String language) {
        browser.go("/play?game=nim(3,+2)&lang=" + language);
        keys.tabTo(button(language, "play.hint")).press(Keys.ENTER);
        // where to look first, then the move
        browser.await(() -> !browser.find("#said").getText().isEmpty(), "the first stage");
        keys.press(Keys.ENTER);
        browser.find("#said .value");
        browser.find(".target.hinted");
        keys.tabBackTo(".scene [role=button]").press(Keys.END, Keys.ENTER);
        browser.waitForCount("main ol.line button", 2);
        keys.awaitOn(".scene [role=button]");
        keys.tabTo(button(language, "play.undo")).press(Keys.ENTER);
        browser.waitForCount("main ol.line button", 0);
        keys.tabTo("select").press(Keys.ARROW_DOWN);
        browser.waitForAddress("side=second");
        keys.awaitOn("select");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void anExamTaskFromItsRulesToACheckedAnswer(String language) {
        browser.go("/exam?lang=" + language);
        browser.find("canvas.grid[data-drawn]");
        keys.tabTo("textarea").control("a").press("heaps(S in 1..28; move +1, *2; end sum >= 29)");
        keys.tabTo("input.wide").tabTo("button.main").press(Keys.ENTER);
        browser.waitForAddress("rules=heaps(S in 1..28; move +1, *2; end sum >= 29)");
        // question 19 in both of its wordings
        browser.waitForCount(".answers .big", 4);
        keys.tabTo("details summary").press(Keys.SPACE);
        browser.find("details[open] .readings");
        keys.tabTo("canvas.grid").press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        browser.waitForText(".said", "(3)");
        keys.tabTo("select[aria-label]").press(Keys.ARROW_DOWN, Keys.TAB, "13", Keys.ENTER);
        browser.waitForText("pre.told", "13");
        keys.tabTo(button(language, "exam.explain")).press(Keys.ENTER);
        browser.waitForCount("pre.told", 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void anExperimentIsChosenStartedAndStopped(String language) {
        browser.go("/compare?lang=" + language);
        keys.tabTo("main select").tabTo("main select").press(Keys.END);
        browser.waitForValue("label:nth-of-type(2) select", "value", "10000");
        keys.tabTo("button.main").press(Keys.ENTER);
        browser.waitForAddress("limit=10000");
        browser.find(".waiting:not([hidden]) button");
        browser.find(".plotmark");
        // the first point may be there before one is told to wait
        browser.find(".waiting:not([hidden])");
        keys.awaitOn("button.main").press(Keys.TAB).awaitOn(".waiting button").press(Keys.ENTER);
        browser.waitForText(".note", language.equals("ru") ? "Остановлено" : "Stopped");
        keys.awaitOn("button.main");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void rulesAreTypedWithoutATrap(String language) {
        browser.go("/rules?lang=" + language);
        keys.tabTo("textarea").control("a").press("heaps(4; move -1, ?2)");
        browser.waitForText(".says", language.equals("ru") ? "Строка 1" : "Line 1, column");
        keys.press(Keys.BACK_SPACE, Keys.BACK_SPACE, Keys.BACK_SPACE, "-2)");
        browser.waitForText("main", language.equals("ru") ? "Первый игрок выигрывает" : "The first player wins on");
        keys.awaitOn("textarea").tabTo("label.button input").tabTo(".reference button");
        keys.tabBackTo("textarea").control(Keys.ENTER);
        browser.waitForAddress("/answer?game=heaps(4; move -1, -2)");
        browser.find("#verdict");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void aSequenceIsAskedFor(String language) {
        browser.go("/sequence?lang=" + language);
        keys.tabTo("form input[type=text]").control("a").press("0.07", Keys.ENTER);
        browser.waitForAddress("code=0.07");
        browser.waitForText("h2", language.equals("ru") ? "Период 34" : "Period 34");
    }

    @Test
    void theLanguageIsChangedAndTheFocusStays() {
        browser.go("/?lang=en");
        browser.find(".gallery .about");
        keys.tabTo("#top select").press(Keys.ARROW_DOWN);
        browser.waitForText("h1", "¿Quién gana");
        browser.settled();
        keys.awaitOn("#top select").press(Keys.ARROW_UP);
        browser.waitForText("h1", "Who wins");
    }
}
