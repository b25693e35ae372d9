package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.plan.Planner;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Random rules as texts, read and solved by the program, against an interpreter of their own that was made beside each text. */
class RandomModelsTest {

    private static final int GAMES = 1_000;
    private static final int LEAST_OF_A_KIND = 3;

    @Test
    void theWinnerAndThePliesAreThoseOfTheDefinition() {
        Map<String, Integer> met = new TreeMap<>();
        List<String> wrong = new ArrayList<>();
        for (int seed = 0; seed < GAMES; seed++) {
            ModelGame model = new RandomModels(seed).next();
            ModelGame.Worth expected = model.worth();
            String found = solved(model.text);
            if (!found.equals(expected.toString())) {
                wrong.add(seed + " " + model.text + ": " + found + ", by the definition " + expected);
            }
            met.merge(expected.result() + (expected.plies() > 2 ? " later" : ""), 1, Integer::sum);
        }
        assertThat(wrong).isEmpty();
        assertThat(met.keySet()).contains("WIN", "WIN later", "LOSS", "LOSS later", "TIE", "TIE later", "DRAW");
        assertThat(met.values()).as(met.toString()).allMatch(count -> count >= LEAST_OF_A_KIND);
    }

    /** The worth, or what is said instead. */
    private static String solved(String text) {
        try {
            Game game = Notation.standard().parse(text);
            Outcome outcome = (Outcome)
                    Planner.standard().solve(game.rules(), Values.outcome()).worth();
            return new ModelGame.Worth(outcome.result().name(), outcome.plies()).toString();
        } catch (ZermeloException e) {
            return e.toString();
        }
    }
}
