package org.zermelo.partizan.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.literal.LiteralReader;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.trace.Event;
import org.zermelo.trace.Trace;
import org.zermelo.trace.TraceStep;

class CanonicalTracerTest {

    private final Forms forms = new Forms();

    /** All games with options born by day 1, as they may be written: 256, dominated and reversible options among them. */
    private List<int[][]> written() {
        int[] day = {Forms.ZERO, forms.integer(1), forms.integer(-1), forms.star(1)};
        List<int[][]> games = new ArrayList<>();
        for (int left = 0; left < 16; left++) {
            for (int right = 0; right < 16; right++) {
                games.add(new int[][] {chosen(day, left), chosen(day, right)});
            }
        }
        return games;
    }

    private static int[] chosen(int[] day, int bits) {
        return IntStream.range(0, 4)
                .filter(k -> (bits >> k & 1) == 1)
                .map(k -> day[k])
                .toArray();
    }

    private List<CanonicalSteps.FormOption> options(int[] all) {
        return IntStream.of(all)
                .mapToObj(form -> new CanonicalSteps.FormOption("to " + form, form))
                .toList();
    }

    @Test
    void whatIsKeptAndWhatReplacesIsTheWholeGame() {
        for (int[][] options : written()) {
            int game = forms.of(options[0], options[1]);
            Trace trace =
                    new CanonicalSteps(forms, game, options(options[0]), options(options[1])).trace("canonical-form");
            assertThat(trace.answered()).isEqualTo(new LiteralPrinter(forms).text(game));
            int[] lefts = kept(trace, "left");
            int[] rights = kept(trace, "right");
            // what is reversible may be replaced by options that are dominated, so equality is asked, not identity
            assertThat(forms.of(lefts, rights)).isEqualTo(game);
        }
    }

    /** Options that stay, and those that stand in the place of reversible ones. */
    private int[] kept(Trace trace, String player) {
        IntStream.Builder kept = IntStream.builder();
        for (TraceStep step : trace.steps()) {
            String move = String.valueOf(step.note().args().get("move"));
            if (step.event() == Event.CELL && step.note().key().endsWith(player)) {
                kept.add(Integer.parseInt(move.substring(3)));
            } else if (step.event() == Event.MERGE && step.note().key().endsWith(player)) {
                String through = String.valueOf(step.note().args().get("through"));
                int form = LiteralReader.read(forms, through);
                IntStream.of(player.equals("left") ? forms.lefts(form) : forms.rights(form))
                        .forEach(kept::add);
            }
        }
        return kept.build().toArray();
    }

    /** The simplest number by a look at all numbers in the order of their birthdays. */
    @Test
    void theWalkEndsAtTheSimplestNumber() {
        for (int a = -20; a <= 20; a++) {
            for (int b = a + 1; b <= 24; b++) {
                Dyadic low = Dyadic.of(a, 3);
                Dyadic high = Dyadic.of(b, 3);
                List<SimplestWalk> walk =
                        SimplestWalk.of(forms, new int[] {forms.number(low)}, new int[] {forms.number(high)});
                Dyadic simplest = IntStream.rangeClosed(-24 * 16, 24 * 16)
                        .mapToObj(k -> Dyadic.of(k, 4))
                        .filter(x -> x.compareTo(low) > 0 && x.compareTo(high) < 0)
                        .min((x, y) -> x.birthday().compareTo(y.birthday()))
                        .orElseThrow();
                assertThat(walk.get(walk.size() - 1).x()).isEqualTo(simplest);
                assertThat(walk).hasSize(simplest.birthday().intValue() + 1);
            }
        }
    }
}
