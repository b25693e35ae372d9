package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.tests.Share;

/** Ready games are played to their ends by a pointer on their pictures, against an opponent who moves at random: in the long run all. */
class EveryGameTest {

    /** Shorter starts of games whose example takes many moves. */
    private static final Map<String, String> SHORT = Map.ofEntries(
            Map.entry("nim", "nim(1, 3, 2)"),
            Map.entry("fibonacci", "fibonacci(9)"),
            Map.entry("moore", "moore(2; 1, 2, 3)"),
            Map.entry("strip", "strip(1, 3, 6)"),
            Map.entry("northcott", "northcott(3; 1-3)"),
            Map.entry("divisors", "divisors(36)"),
            Map.entry("notakto", "notakto(1)"),
            Map.entry("backsliding-toads-and-frogs", "backsliding-toads-and-frogs(tf.)"),
            Map.entry("mnk", "mnk(3, 4, 3)"),
            Map.entry("sim", "sim(4)"),
            Map.entry("connect", "connect(3, 3, 3)"),
            Map.entry("boxes", "boxes(1, 2)"),
            Map.entry("dodgem", "dodgem(2)"),
            Map.entry("octal", "octal(0.77, 7)"),
            Map.entry("hexadecimal", "hexadecimal(0.3F, 8)"),
            Map.entry("subtraction", "subtraction({1,3,4}, 9)"),
            Map.entry("all-but", "all-but({2,3,7}, 9)"),
            Map.entry("grundys-game", "grundys-game(8)"),
            Map.entry("kayles", "kayles(4, 3)"),
            Map.entry("dawsons-kayles", "dawsons-kayles(8)"),
            Map.entry("dawsons-chess", "dawsons-chess(8)"));

    /** A move that touches no place: who has closed a box moves again, and the other player passes. */
    private static final Set<String> WITHOUT_PLACE = Set.of("pass");

    private static final int MOST_STEPS = 120;

    /**
     * What can be done, as soon as the page has settled: whether the game is over; at its start the moves that are listed, and how
     * many of them have a place; and a point where the pointer meets the first move or piece that is offered, and nothing above it.
     * When a piece is chosen, a move that fits it comes first, then what may be chosen next.
     */
    private static final String STEP = """
        const done = arguments[arguments.length - 1];
        const main = document.querySelector('main');
        const meet = button => {
          button.scrollIntoView({block: 'center', inline: 'center'});
          const shapes = [...button.querySelectorAll('circle, ellipse, rect, path, line'), button].filter(each => !each.matches('.halo'));
          for (const shape of shapes) {
            const box = shape.getBoundingClientRect();
            const points = [[box.x + box.width / 2, box.y + box.height / 2]];
            for (const share of shape.getTotalLength ? [.5, .3, .7, .15] : []) {
              const on = shape.getPointAtLength(shape.getTotalLength() * share).matrixTransform(shape.getScreenCTM());
              points.push([on.x, on.y]);
            }
            for (const [x, y] of points) if (button.contains(document.elementFromPoint(x, y))) return [x, y];
          }
          return 'hidden: ' + button.outerHTML.slice(0, 300);
        };
        const look = () => {
          // the last place to go to: pieces that may go back and forth for ever go forth
          const first = ['.fits [data-fit]', '.scene .aim', '.scene [role=button]', '.picks [data-pick]']
            .map(selector => [...document.querySelectorAll(selector)].at(selector.endsWith('aim') ? -1 : 0)).find(Boolean);
          done({
            over: document.querySelector('.result') !== null,
            chosen: document.querySelector('.target.chosen') !== null,
            listed: [...new Set([...document.querySelectorAll('.picks [data-pick]')].map(each => each.dataset.pick))],
            placed: Number(document.querySelector('.scene')?.dataset.moves ?? 0),
            point: first ? meet(first) : 'nothing',
          });
        };
        if (main.dataset.shown && !main.hasAttribute('aria-busy')) look();
        else document.addEventListener('settled', look, {once: true});
        """;

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    static Stream<String> games() {
        List<Family> families = Notation.standard().families();
        return IntStream.range(0, families.size())
                .filter(i -> Share.takes(i, 3))
                .mapToObj(families::get)
                .map(family -> SHORT.getOrDefault(family.name(), family.example()));
    }

    @Test
    void everyShortStartIsOfAReadyGame() {
        assertThat(Notation.standard().families().stream().map(Family::name)).containsAll(SHORT.keySet());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aReadyGameIsPlayedOnItsPicture(String game) {
        browser.size(1280, 900);
        play(game, "&lang=en");
    }

    /** On a phone, in Russian, and rules of one's own. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "moore(2; 2, 3)",
                "wythoff(2, 3)",
                "grundys-game(7)",
                "hexadecimal(0.3F, 6)",
                "turning-turtles(1, 3, 4)",
                "heaps(6; split into 2..3 unequal; split into 4)",
                "heaps(5, 4; take 1..2 then maybe split)",
                "heaps(3, 4; move +1, *2; end sum >= 30)",
                "heaps(150; move -1, -100, /2; end sum <= 3)",
                "quixo(3)",
            })
    void onAPhone(String game) {
        browser.size(390, 844);
        play(game, "&lang=ru");
        assertThat(browser.overflow()).isLessThanOrEqualTo(0);
    }

    private static void play(String game, String more) {
        browser.turnTo("/play?opponent=random&seed=3&game=" + URLEncoder.encode(game, StandardCharsets.UTF_8) + more);
        for (int step = 0; step < MOST_STEPS; step++) {
            Map<?, ?> state = (Map<?, ?>) browser.driver().executeAsyncScript(STEP);
            if (Boolean.TRUE.equals(state.get("over"))) {
                assertThat(browser.complaints()).as(game).isEmpty();
                return;
            }
            if (Boolean.FALSE.equals(state.get("chosen"))) {
                List<?> listed = (List<?>) state.get("listed");
                assertThat(state.get("placed"))
                        .as("moves of %s that have a place, of %s", game, listed)
                        .isEqualTo(listed.stream()
                                .filter(move -> !WITHOUT_PLACE.contains(move))
                                .count());
            }
            assertThat(state.get("point")).as("where to click in %s", game).isInstanceOf(List.class);
            browser.hit((List<?>) state.get("point"));
        }
        throw new AssertionError(game + " has not ended at " + browser.driver().getCurrentUrl());
    }
}
