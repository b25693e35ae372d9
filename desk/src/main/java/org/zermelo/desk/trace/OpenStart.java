package org.zermelo.desk.trace;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Source;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/** A start for those who want to watch rules that leave it open. */
public final class OpenStart {

    /** So many values of S are tried. */
    private static final int TRIED = 1000;

    private OpenStart() {}

    /** The text of such rules with values for what they leave open. */
    public static Source closing(Source open, Ruleset rules) {
        return RuleText.closing(
                open,
                of(rules).entrySet().stream()
                        .map(value -> value.getKey() + " = " + value.getValue())
                        .collect(Collectors.joining(", ")));
    }

    /**
     * The greatest S, or where there is none the least, from which no move ends the play, so that there is something to see: in the
     * exam's games a start near those that are asked for. The other parameters, and S where there is none such, are in the middle of
     * their ranges.
     */
    static Map<String, Long> of(Ruleset rules) {
        Map<String, Long> values = new LinkedHashMap<>();
        rules.parameters().forEach(each -> values.put(each.name(), middle(each)));
        Parameter asked = rules.parameters().stream()
                .filter(each -> each.name().equals("S"))
                .findFirst()
                .orElse(rules.parameters().get(rules.parameters().size() - 1));
        for (long i = 0; i < TRIED && i <= asked.greatest() - asked.least(); i++) {
            Map<String, Long> tried = new LinkedHashMap<>(values);
            tried.put(asked.name(), asked.bounded() ? asked.greatest() - i : asked.least() + i);
            if (rules.admits(tried) && goesOn(RuleGame.of(rules.bind(tried)))) {
                return tried;
            }
        }
        return values;
    }

    private static long middle(Parameter each) {
        return each.bounded() ? each.least() + (each.greatest() - each.least()) / 2 : each.least();
    }

    private static boolean goesOn(RuleGame game) {
        RulePosition start = game.start();
        return !game.moves(start).isEmpty()
                && game.moves(start).stream()
                        .noneMatch(move -> game.moves(game.play(start, move)).isEmpty());
    }
}
