package org.zermelo.law;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.law.LawSearch.Effort;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Values;

/** Finds the law by which positions of a game are judged. */
final class Judges {

    private final @Nullable Map<List<Object>, Optional<ProvedLaw.OfRules>> known;

    /** Judges who find a law for each question, or remember those that they have found. */
    Judges(boolean remembering) {
        this.known = remembering ? new HashMap<>() : null;
    }

    /**
     * The rules of which a law is looked for, as formulas: of one heap where heaps are moved apart.
     *
     * @throws RefusedException when they cannot be said by addition and comparison
     */
    static DefinedRules defined(Ruleset rules, Value value) {
        return DefinedRules.of(HeapsJudge.apart(rules) ? rules.onOneHeap() : rules, value);
    }

    /** Who says what is asked. */
    Judge of(RuleGame game, Value asked) {
        return heaps(game, asked).orElseGet(() -> {
            Ruleset rules = game.ruleset();
            return judge(game, law(rules, asked).orElseThrow(() -> LawSearch.none(rules, Effort.USUAL)), few(game));
        });
    }

    /** Who tells nimbers, not only who wins. */
    Judge tellingNimbers(RuleGame game) {
        Judge judge = of(game, Values.nimber());
        if (!judge.tellsNimbers()) {
            throw LawSearch.none(game.ruleset(), Effort.NIMBERS);
        }
        return judge;
    }

    private static boolean few(RuleGame game) {
        return game.mostMoves() <= LawMethod.LISTED;
    }

    /** Who adds the nimbers of heaps that are moved apart; empty where these have no law. */
    private Optional<Judge> heaps(RuleGame game, Value asked) {
        if (asked.convention() == Convention.MISERE || !HeapsJudge.apart(game.ruleset())) {
            return Optional.empty();
        }
        Ruleset rules = game.ruleset().onOneHeap();
        RuleGame one = RuleGame.unstarted(rules);
        return law(rules, Values.nimber())
                .map(law -> judge(one, law, few(game)))
                .filter(Judge::tellsNimbers)
                .map(alone -> new HeapsJudge(game, one, alone));
    }

    private static Judge judge(RuleGame game, ProvedLaw.OfRules law, boolean few) {
        if (law instanceof ChainLaw chain) {
            return SizeJudge.of(game, chain);
        }
        return law instanceof WindowLaw window ? SizeJudge.of(game, window) : new DigitJudge(game, (Law) law, few);
    }

    private Optional<ProvedLaw.OfRules> law(Ruleset rules, Value value) {
        return known == null
                ? found(rules, value)
                : known.computeIfAbsent(List.of(rules, value), key -> found(rules, value));
    }

    /**
     * The law of what is asked; where nimbers have none, that of who wins, which tells 0 from the others. It is asked for first: where
     * it has no automaton, nimbers have none.
     */
    private static Optional<ProvedLaw.OfRules> found(Ruleset rules, Value value) {
        if (value.fold() != Fold.MEX) {
            return LawSearch.theorem(rules, value, Effort.USUAL);
        }
        Optional<ProvedLaw.OfRules> window =
                WindowLaw.of(DefinedRules.of(rules, value), value).map(one -> one);
        if (window.isPresent()) {
            return window;
        }
        Optional<ProvedLaw.OfRules> winner = LawSearch.theorem(rules, Values.winner(), Effort.USUAL);
        return winner.filter(Law.class::isInstance)
                .<ProvedLaw.OfRules>flatMap(law -> LawSearch.find(rules, value, Effort.NIMBERS))
                .or(() -> winner);
    }
}
