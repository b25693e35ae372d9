package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Exam tasks and the table of all starts. */
class ExamPageTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    @Test
    void anExamTaskIsAnswered() {
        browser.go("/exam?lang=ru");
        browser.find(".answers .big");

        assertThat(browser.all(".answers .big").stream()
                        .map(WebElement::getText)
                        .map(text -> text.replaceAll("\\s+", " "))
                        .toList())
                .containsExactly("18", "31 34", "30");
        browser.find("canvas.grid[data-drawn]").sendKeys(Keys.ARROW_DOWN, Keys.ARROW_RIGHT);
        browser.waitForText(".said", "(8, 16)");
        browser.find("canvas.grid").sendKeys(Keys.ENTER);
        browser.waitForText(".cellnote", "(8, 16) – В11 (+11)");
        browser.click(".cellnote button");
        browser.waitForAddress("start=8, 16");
        browser.find("#verdict");
    }

    /** With one heap a task asks about any move or about an unlucky one: both numbers stand in equal size, each with its words. */
    @Test
    void wordingsThatDifferStandSideBySide() {
        browser.go(Page.with("/exam", "lang", "en", "rules", "heaps(S in 1..99; move +1, +4, *3; end sum >= 100)"));
        browser.find(".answers .big");
        List<WebElement> both = browser.all(".answers section:first-child .big");
        assertThat(both.stream().map(WebElement::getText)).containsExactly("33", "12");
        assertThat(both.get(0).getCssValue("font-size")).isEqualTo(both.get(1).getCssValue("font-size"));
        assertThat(both.get(0).getLocation().getY())
                .isEqualTo(both.get(1).getLocation().getY());
        assertThat(browser.all(".answers .wordings .sentence").stream().map(WebElement::getText))
                .satisfiesExactly(
                        any -> assertThat(any).contains("if the task says: after any first move"),
                        unlucky -> assertThat(unlucky).contains("if the task says: after an unlucky first move"));
        browser.waitForText("#live", "33 if the task says");

        browser.go(Page.with(
                "/exam",
                "lang",
                "en",
                "rules",
                "heaps(S in 1..99; move +1, +4, *3; end sum >= 100)",
                "ask",
                "19=U:min"));
        browser.waitForText(".answers .big", "12");
        assertThat(browser.all(".answers .big")).hasSize(1);
    }

    /** An address that names the rules as those of other pages do is not answered with the first example. */
    @Test
    void theRulesMayBeCalledAGame() {
        browser.go(Page.with(
                "/exam", "lang", "en", "game", "heaps(S in 1..28; move +1, *2; end sum >= 29)", "ask", "21=L2:min"));
        browser.waitForText(".answers .big", "12");
    }

    /** The published task 73845: 25, where 23 stood alone once. */
    @Test
    void thePublishedAnswerOfAOneHeapTaskStandsFirst() {
        browser.go(Page.with(
                "/exam",
                "lang",
                "ru",
                "rules",
                "heaps(S in 20..1000; move -5, /2, /3, +1 if x is odd and x is not divisible by 3; end sum <= 19)"));
        browser.find(".answers .big");
        assertThat(browser.all(".answers section:first-child .big").stream().map(WebElement::getText))
                .containsExactly("25", "23");
        assertThat(browser.find(".answers .wordings .sentence").getText()).contains("после любого первого хода Пети");
    }

    /** Answers to earlier rules are pale and out of reach while others are typed, and say so; with the rules they come back. */
    @Test
    void answersToEarlierRulesAreMarked() {
        browser.go("/exam?lang=en");
        browser.find(".answers .big");
        WebElement box = browser.find("textarea");
        assertThat(browser.all(".stale")).isEmpty();
        box.sendKeys(Keys.END, Keys.chord(Keys.CONTROL, Keys.END), "x");
        browser.find(".stale .answers .big");
        browser.waitForText(".earlier", "answers are for the previous task");
        browser.find(".says.bad");
        assertThat(browser.find(".stale").getAttribute("inert")).isNotNull();
        assertThat(Double.parseDouble(browser.find(".stale").getCssValue("opacity")))
                .isLessThan(0.6);
        box.sendKeys(Keys.BACK_SPACE);
        browser.await(() -> browser.all(".stale").isEmpty(), "the answers to these rules");
        browser.find("input.mono").sendKeys("21=L2:max");
        browser.find(".stale .answers .big");
    }

    /** A task is pasted as it stands in a paper; what is missing is filled in, and the answers keep what was understood beside them. */
    @Test
    void theWordingOfATaskIsUnderstood() {
        browser.go("/exam?lang=ru");
        browser.find(".answers .big");
        WebElement box = browser.find("textarea");
        box.clear();
        box.sendKeys(
                "Перед игроками лежит куча камней. За один ход игрок может добавить в кучу один камень или увеличить количество камней"
                        + " в куче в два раза. В начальный момент в куче было S камней, 1 ≤ S ≤ 36. Задание 19. Укажите минимальное значение S,"
                        + " при котором Ваня выигрывает своим первым ходом при любой игре Пети.");
        browser.waitForText(".paper h2", "Не всё понятно");
        assertThat(browser.find(".says").getText()).isEmpty();
        assertThat(browser.all(".phrase.move").stream().map(WebElement::getText))
                .containsExactly("добавить в кучу один камень", "увеличить количество камней в куче в два раза");
        browser.find(".phrase.range").click();
        WebElement range = browser.driver().switchTo().activeElement();
        assertThat(range.getAttribute("value")).isEqualTo("S in 1..36");
        browser.find(".paper input[aria-invalid=true]").sendKeys("sum >= 37", Keys.ENTER);
        browser.waitForAddress("19=L1:min");
        browser.waitForText(".answers .big", "18");
        browser.waitForText(".paper h2", "Понято так");
    }

    /** A whole task is answered at once; one in which words of the rules were not read is not, until somebody corrects the rules. */
    @Test
    void aTaskIsAnsweredOnlyWhenEveryWordWasRead() {
        String task =
                "Перед игроками лежит куча камней. За один ход игрок может добавить в кучу один камень или увеличить"
                        + " количество камней в куче в два раза. Игра завершается, когда количество камней в куче становится не менее 37."
                        + " В начальный момент в куче было S камней, 1 ≤ S ≤ 36.%s Задание 19. Укажите минимальное значение S, при котором"
                        + " Ваня выигрывает своим первым ходом при любой игре Пети.";
        browser.go(Page.with("/exam", "lang", "ru", "task", task.formatted("")));
        browser.waitForAddress("19=L1:min");
        browser.waitForText(".answers .big", "18");
        browser.waitForText(".paper h2", "Понято так");
        String ban = " Удваивать разрешается только на ходах с чётным номером.";
        browser.go(Page.with("/exam", "lang", "ru", "task", task.formatted(ban)));
        browser.waitForText(".paper [role=status]", "не поняты");
        browser.press("Ответить");
        browser.settled();
        assertThat(browser.all(".answers .big")).isEmpty();
        // S reaches where the play is over already: the text contradicts itself
        browser.go(Page.with("/exam", "lang", "ru", "task", task.formatted("").replace("S ≤ 36", "S ≤ 40")));
        browser.waitForText(".paper [role=status]", "не поняты");
        assertThat(browser.all(".answers .big")).isEmpty();
        // one value is asked for, and there are two, 9 and 17
        String one =
                " Задание 20. Укажите такое значение S, при котором Петя не может выиграть за один ход, но выигрывает своим вторым"
                        + " ходом при любой игре Вани.";
        browser.go(Page.with(
                "/exam",
                "lang",
                "ru",
                "task",
                task.substring(0, task.indexOf(" Задание")).formatted("") + one));
        browser.waitForText(".paper [role=alert]", "2");
        browser.press("Ответить");
        browser.settled();
        assertThat(browser.all(".answers .big")).isEmpty();
    }

    /** The words of the exam as buttons: another reading of one question leaves the others as they are. */
    @Test
    void aReadingIsChosenByAButton() {
        browser.go("/exam?lang=ru");
        browser.find(".answers .big");
        browser.driver()
                .executeScript("document.querySelectorAll('.answers details').forEach(each => { each.open = true; });");
        browser.press("при любом ходе Пети");
        browser.waitForAddress("19=L1:min");
        assertThat(browser.driver().getCurrentUrl()).contains("20%3DW2:all", "21%3DL2:min");
    }

    @Test
    void aSumOfPairsIsAnswered() {
        browser.go(Page.with(
                "/exam",
                "lang",
                "en",
                "rules",
                "heaps(K in 1..9, S in 1..9; move +1, *2; end sum >= 12; where K+S < 12)",
                "ask",
                "21=L2:max:sum"));
        browser.waitForText(".answers h2", "(K + S)");
        browser.waitForText(".answers .big", "4");
    }

    /** Hundreds of starts of one heap are lines of ten, in which every start can be read. */
    @Test
    void theStartsOfOneHeapAreFoldedIntoLines() {
        browser.go(Page.with("/exam", "lang", "en", "rules", "heaps(S in 1..128; move +2, +3, *2; end sum >= 129)"));
        WebElement canvas = browser.find("canvas.grid[data-drawn]");
        browser.settled();
        canvas.sendKeys(Keys.ARROW_RIGHT);
        browser.waitForText(".said", "(2)");
        canvas.sendKeys(Keys.ARROW_DOWN);
        browser.waitForText(".said", "(12)");
        canvas.sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        browser.waitForText(".said", "(9)");
        assertThat(canvas.getSize().getHeight()).isGreaterThan(300);
        canvas.sendKeys(Keys.ENTER);
        browser.waitForText(".cellnote", "(9)");
    }

    /** The starts of a usual task of one heap are one line; a cell that is chosen has arrows to where its moves lead. */
    @Test
    void theStartsOfOneHeapAreALineWithTheMovesAsArrows() {
        browser.go(Page.with("/exam", "lang", "en", "rules", "heaps(S in 1..28; move +1, *2; end sum >= 29)"));
        WebElement canvas = browser.find("canvas.grid[data-drawn]");
        browser.settled();
        assertThat(canvas.getSize().getHeight()).isLessThan(160);
        canvas.sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
        browser.waitForText(".said", "(3)");
        canvas.sendKeys(Keys.ENTER);
        browser.waitForText(".cellnote", "(3)");
        browser.find("canvas.grid[data-arrows='2']");
        browser.waitForText(".cellnote", "+1 → 4");
    }

    /** The picture of the text at first; then what each further move of the winner decides. */
    @Test
    void theTableOfClassesOpensWholeAndIsSteppedThrough() {
        browser.go("/exam?lang=en");
        browser.find("canvas.grid[data-drawn]");
        browser.settled();
        browser.waitForText(".legend", "W4");
        assertThat(browser.find(".legend").getText())
                .contains("W1", "L4", "fainter")
                .doesNotContain("nobody");
        browser.click("button[aria-label='A stage on']");
        browser.waitForText(".legend", "nobody can make sure");
        assertThat(browser.find(".legend").getText()).contains("W1", "L1").doesNotContain("W2", "fainter");
        browser.click("button[aria-label='A stage on']");
        browser.waitForText(".legend", "L2");
        browser.click("button[aria-label='A stage back']");
        browser.click("button[aria-label='A stage back']");
        browser.waitForText(".legend", "fainter");
    }

    @Test
    void aGridOfAMillionCellsIsPannedZoomedAndAsked() {
        browser.go(Page.with("/exam", "lang", "en", "rules", "heaps(900, S in 1..999; move +1, *2; end sum >= 2000)"));
        browser.click("input.wholegrid");
        browser.find("canvas.grid[data-drawn][aria-label*='1000 by 1000']");
        browser.settled();
        Map<?, ?> frames = (Map<?, ?>) browser.driver().executeAsyncScript(PAN);

        System.out.println("panning 1,000 x 1,000 cells: " + frames);
        assertThat(((Number) frames.get("frames")).intValue()).isEqualTo(120);
        browser.press("Whole table");
        int side = browser.find("canvas.grid").getSize().getHeight();
        int left = browser.find("canvas.grid").getSize().getWidth() / 2;
        Actions pointer = new Actions(browser.driver());
        pointer.moveToElement(browser.find("canvas.grid"), side * 9 / 10 - left, side * 4 / 10)
                .perform();
        browser.waitForText(".said", "Wins by *2 on heap 1");
        pointer.click().perform();
        browser.waitForText(".cellnote", "★ *2 on heap 1");
    }

    /** Drags the grid a little before each frame, as a hand would; tells how long the frames and the drawing took. */
    private static final String PAN = """
            const done = arguments[0];
            const canvas = document.querySelector('canvas.grid');
            const send = (type, x, y) => canvas.dispatchEvent(
              new PointerEvent(type, {clientX: x, clientY: y, pointerId: 1, bubbles: true}));
            canvas.setPointerCapture = () => {};
            canvas.scrollIntoView({block: 'center'});
            const box = canvas.getBoundingClientRect();
            const wheel = new WheelEvent('wheel', {deltaY: -700, clientX: box.left + 300, clientY: box.top + 200, cancelable: true});
            canvas.dispatchEvent(wheel);
            send('pointerdown', box.left + 300, box.top + 200);
            let frames = 0;
            const times = [];
            let last = performance.now();
            const begun = last;
            function frame(now) {
              times.push(now - last);
              last = now;
              if (++frames === 120) {
                send('pointercancel', 0, 0);
                times.sort((a, b) => a - b);
                done({frames, fps: Math.round(119000 / (performance.now() - begun)), median: times[60], p95: times[114]});
                return;
              }
              send('pointermove', box.left + 300 - 2 * frames, box.top + 200 - frames);
              requestAnimationFrame(frame);
            }
            requestAnimationFrame(frame);
            """;

    @Test
    void aQuestionThatCannotBeAnsweredLeavesTheOthersAnswered() {
        browser.go(Page.with(
                "/exam",
                "lang",
                "ru",
                "rules",
                "heaps(S in 1..20000000; move +1, *2; end sum >= 30000000)",
                "ask",
                "19=Wany:min, 20=W2:all"));
        browser.waitForText(".answers section:first-child .big", "2");
        browser.waitForText(".answers section:last-child .error", "20000000");
    }

    /** Sheets, key and solutions in two formats, and two banks of questions: each link leads to a file of its kind. */
    @Test
    void theVariantsAreFilesToTakeAway() {
        browser.go(Page.with("/exam", "lang", "ru"));
        Views.openTheExam(browser);
        Object begun = browser.driver().executeAsyncScript("""
                const done = arguments[0];
                const links = [...document.querySelectorAll('a[href^="/api/v1/exam-handout"]')];
                Promise.all(links.map(async link => {
                  const response = await fetch(link.href);
                  return `${response.status} ${link.download} ${(await response.text()).slice(0, 5)}`;
                })).then(done);
                """);
        assertThat((List<?>) begun)
                .hasToString("[200 tasks.pdf %PDF-, 200 tasks.docx PK\u0003\u0004\u0014, 200 key.pdf %PDF-,"
                        + " 200 key.docx PK\u0003\u0004\u0014, 200 solutions.pdf %PDF-, 200 solutions.docx PK\u0003\u0004\u0014,"
                        + " 200 bank.xml <?xml, 200 bank.gift.txt $CATE]");
        browser.driver()
                .executeScript("document.querySelector('a[download=\"bank.xml\"]').scrollIntoView({block: 'center'})");
        browser.picture("exam-files");
    }

    /** The matches of the source text, in words: winner, first move, and the tree as a picture. */
    @Test
    void aTaskWithAFixedStartIsAnsweredWithItsTree() {
        browser.go(
                Page.with(
                        "/exam",
                        "lang",
                        "ru",
                        "task",
                        "Сначала в кучке лежит 5 спичек; два игрока убирают спички по очереди, причем за 1 ход можно убрать 1 или 2"
                                + " спички; выигрывает тот, кто оставит в кучке 1 спичку. Кто же выиграет при правильной игре?"));
        browser.waitForText("#live", "выигрывает Петя");
        assertThat(browser.find("main").getText()).contains("Кто выигрывает", "Первый ход -1, остаётся 4.");
        browser.await(
                () -> browser.driver()
                        .executeScript("return document.querySelector('.drawing img')?.naturalWidth > 200")
                        .equals(true),
                "the tree");
    }

    /** The letters of a class are chosen once, and stand in the answers, at the table and where somebody asks why. */
    @Test
    void theLettersAreChosen() {
        browser.go("/exam?lang=ru");
        browser.find(".answers .big");
        browser.driver()
                .executeScript("const chosen = document.querySelector('select.letters'); chosen.value = 'players';"
                        + "chosen.dispatchEvent(new Event('change'));");
        browser.waitForText(".answers", "П2 · все значения");
        browser.waitForText("main", "П — выигрывает Петя");
        browser.go(Page.with("/exam", "lang", "ru", "ask", "20=П2:min"));
        browser.waitForText(".answers", "31");
        browser.driver().executeScript("localStorage.removeItem('letters');");
    }

    @Test
    void variantsHaveTheDifficultyThatIsChosen() {
        browser.go("/exam?lang=en");
        browser.find(".answers .big");
        browser.driver()
                .executeScript(
                        "for (const fold of document.querySelectorAll('details')) {"
                                + "const level = [...fold.querySelectorAll('option')].find(each => each.value === 'easy')?.closest('select');"
                                + "if (level) { fold.open = true; level.value = 'easy'; fold.querySelector('form').requestSubmit(); } }");
        browser.find("details.sheets");
        browser.driver().executeScript("document.querySelector('details.sheets').open = true;");
        browser.waitForText(".handout", "a heap of stones");
    }
}
