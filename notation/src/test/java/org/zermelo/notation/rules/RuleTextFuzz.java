package org.zermelo.notation.rules;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.Notation;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.diagnosis.Diagnosis;

/**
 * What must hold for any text whatever: it is read or refused in one sentence; rules that were read are read back the same,
 * and a few plies of them can be played. Jazzer calls {@link #fuzzerTestOneInput}, guided by the branches that a text takes
 * ({@code -Pfuzz}); {@link FoundByFuzzingTest} runs what it found once.
 */
public final class RuleTextFuzz {

    private static final int PLIES = 6;

    /** After a position with more moves no further one is looked at: each would take a second. */
    private static final int MANY = 10_000;

    private RuleTextFuzz() {}

    /** One text, as UTF-8. */
    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        survives(text);
        try {
            Notation.standard().parse(text);
        } catch (ZermeloException refused) {
            return;
        }
    }

    /** Whether the text was read as rules; if so, they are read back the same, and a few plies can be played. */
    static boolean survives(String text) {
        Ruleset rules;
        try {
            rules = RuleText.ruleset(text);
        } catch (ZermeloException refused) {
            return false;
        }
        readBack(text, rules);
        try {
            play(rules);
        } catch (ZermeloException refused) {
            return true;
        }
        return true;
    }

    private static void readBack(String text, Ruleset rules) {
        Ruleset again;
        try {
            again = RuleText.ruleset(rules.toString());
        } catch (RuntimeException e) {
            throw new AssertionError(text + " was read as " + rules + ", which is not read", e);
        }
        if (!again.equals(rules)) {
            throw new AssertionError(text + " was read as " + rules + ", which is read as other rules: " + again);
        }
    }

    private static void play(Ruleset open) {
        Ruleset rules = open;
        for (Parameter parameter : open.parameters()) {
            rules = rules.bind(parameter.name(), parameter.least());
        }
        RuleGame game = RuleGame.of(rules);
        Diagnosis.of(game);
        RulePosition position = game.start();
        for (int ply = 0; ply < PLIES && !game.over(position); ply++) {
            List<RuleMove> moves = game.moves(position);
            if (moves.isEmpty() || moves.size() > MANY) {
                break;
            }
            position = game.play(position, moves.get(ply * 7 % moves.size()));
        }
    }
}
