package org.zermelo.law;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.law.LawSearch.Effort;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.number.HeapTheorem;
import org.zermelo.law.number.TheoremReason;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.value.Convention;
import org.zermelo.value.Reason;
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
     * Refuses rules of which no law is looked for.
     *
     * @throws RefusedException when they cannot be said by addition and comparison, and no theorem is known
     */
    static void check(RuleGame game, Value value) {
        if (theorem(game, value).isEmpty()) {
            Ruleset rules = game.ruleset();
            DefinedRules.of(HeapsJudge.apart(rules) ? rules.onOneHeap() : rules, value);
        }
    }

    /** What number theory says of the heaps; of several only where it tells their nimbers. */
    static Optional<HeapTheorem> theorem(RuleGame game, Value asked) {
        Ruleset rules = game.ruleset();
        boolean one = rules.variables().size() == 1;
        return asked.convention() == Convention.MISERE || !one && !HeapsJudge.apart(rules)
                ? Optional.empty()
                : HeapTheorem.of(
                                rules,
                                LongStream.of(game.start().values()).max().orElse(0))
                        .filter(known -> one || known.tellsNimbers());
    }

    /** Who says what is asked. */
    Judge of(RuleGame game, Value asked) {
        Optional<HeapTheorem> theorem = theorem(game, asked);
        if (theorem.isPresent()) {
            RuleGame one = RuleGame.unstarted(game.ruleset().onOneHeap());
            return game.ruleset().variables().size() == 1
                    ? new TheoremJudge(game, theorem.get())
                    : new HeapsJudge(game, one, new TheoremJudge(one, theorem.get()));
        }
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

    /** Sizes of one heap, judged by number theory. */
    record TheoremJudge(RuleGame game, HeapTheorem theorem) implements Judge {

        @Override
        public long of(RulePosition position) {
            return theorem.of(position.value(0));
        }

        @Override
        public boolean tellsNimbers() {
            return theorem.tellsNimbers();
        }

        @Override
        public List<RuleMove> movesTo(RulePosition position, long said, int most) {
            return theorem.taken(position.value(0), said).stream()
                    .limit(most)
                    .mapToObj(taken -> move(position, taken))
                    .toList();
        }

        /** The move of the clause that names the number, or of the one that lets a player choose it. */
        private RuleMove move(RulePosition position, long taken) {
            for (Step step : game.steps()) {
                if (HeapTheorem.takes(step.clause(), taken)) {
                    return game.move(position, step, step.clause().choices().isEmpty() ? List.of() : List.of(taken));
                }
            }
            throw new IllegalStateException("no clause takes " + taken + " in " + game);
        }

        @Override
        public Reason reason(RulePosition position, @Nullable RuleMove wins) {
            long size = position.value(0);
            return new TheoremReason(theorem.kind(), size, theorem.of(size), theorem.modulus(), wins);
        }

        @Override
        public int counted() {
            return 1;
        }
    }
}
