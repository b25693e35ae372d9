package org.zermelo.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.game.RefusedException;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.TooLargeException;
import org.zermelo.law.depth.DepthSets;
import org.zermelo.law.depth.OpenFormula;
import org.zermelo.law.depth.OpenNumbers;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Values;

/**
 * The answer to a question of an exam as a formula in a number that the rules leave open, proved for all of it.
 *
 * @param asked the name of the heap that is asked for
 * @param given the name of the number that is given
 * @param formulas what is asked for
 * @param range whether the values are all from the first formula to the second
 * @param from the number that is given from which on this holds
 */
public record LawAsk(
        ExamQuestion question, String asked, String given, List<OpenFormula> formulas, boolean range, long from) {

    /** So many values are told one by one. */
    private static final int MOST_VALUES = 6;

    /** Answers that settle later are not told. */
    private static final long LATEST = 120;

    /**
     * The answers to some questions.
     *
     * @throws RefusedException when one has no formula, or is about something else than who wins within how many moves
     */
    public static List<LawAsk> of(Ruleset rules, Convention convention, List<ExamQuestion> questions, Watch watch) {
        return watch.during(() -> {
            DefinedRules defined =
                    DefinedRules.of(rules, convention == Convention.MISERE ? Values.misereWinner() : Values.winner());
            OpenNumbers open = OpenNumbers.of(defined.rules());
            try {
                DepthSets sets = new DepthSets(defined);
                return questions.stream()
                        .map(question -> answer(question, open, sets, defined.names()))
                        .toList();
            } catch (TooLargeException e) {
                throw new RefusedException("law.too-large");
            }
        });
    }

    private static LawAsk answer(ExamQuestion question, OpenNumbers open, DepthSets sets, List<String> names) {
        Automaton pairs = open.of(set(question.set(), sets), sets);
        Found found = new Found(question, open, sets);
        boolean range = false;
        switch (question.ask()) {
            case MIN, MIN2, MIN3 -> found.least(pairs, question.ask().least());
            case MAX -> found.add(OpenFormula.greatest(pairs, open, sets.procedure()));
            case MINMAX -> {
                found.add(OpenFormula.least(pairs, open, sets.procedure()));
                found.add(OpenFormula.greatest(pairs, open, sets.procedure()));
            }
            case ALL, ONLY -> {
                range = OpenFormula.gapless(pairs, open, sets.procedure());
                if (range) {
                    found.add(OpenFormula.least(pairs, open, sets.procedure()));
                    found.add(OpenFormula.greatest(pairs, open, sets.procedure()));
                } else {
                    found.each(pairs);
                }
            }
            default -> throw new RefusedException("law.ask.kind", "question", question);
        }
        List<OpenFormula> formulas = found.formulas.stream().distinct().toList();
        return new LawAsk(
                question,
                names.get(open.asked()),
                names.get(open.given()),
                formulas,
                range && formulas.size() == 2,
                found.from);
    }

    /** The formulas of one question as they are found. */
    private static final class Found {
        private final ExamQuestion question;
        private final OpenNumbers open;
        private final DepthSets sets;
        private final List<OpenFormula> formulas = new ArrayList<>();
        private long from;

        Found(ExamQuestion question, OpenNumbers open, DepthSets sets) {
            this.question = question;
            this.open = open;
            this.sets = sets;
        }

        RefusedException none() {
            return new RefusedException("law.ask.none", "question", question);
        }

        void add(Optional<OpenFormula> one) {
            OpenFormula formula = one.orElseThrow(this::none);
            formulas.add(formula);
            from = Math.max(from, formula.from());
        }

        Automaton least(Automaton pairs, int count) {
            Automaton rest = pairs;
            for (int i = 0; i < count; i++) {
                add(OpenFormula.least(rest, open, sets.procedure()));
                rest = OpenFormula.beyondLeast(rest, open, sets.procedure());
            }
            return rest;
        }

        /** All values, where they are few for every given number from some on. */
        void each(Automaton pairs) {
            Automaton rest = pairs;
            while (formulas.size() < MOST_VALUES) {
                rest = least(rest, 1);
                for (long first = from; first <= LATEST; first++) {
                    Automaton late =
                            sets.procedure().of(Presburger.atMost(LinearSum.of(first), LinearSum.track(open.given())));
                    if (Automata.shortest(Automata.both(rest, late)).isEmpty()) {
                        from = first;
                        return;
                    }
                }
            }
            throw none();
        }
    }

    private static Automaton set(StartSet set, DepthSets sets) {
        if (set instanceof StartSet.Joined joined) {
            Automaton first = set(joined.first(), sets);
            Automaton second = set(joined.second(), sets);
            return switch (joined.how()) {
                case BOTH -> Automata.both(first, second);
                case EITHER -> Automata.either(first, second);
                case WITHOUT -> sets.without(first, second);
            };
        }
        if (set instanceof StartSet.Won won) {
            return sets.won(won.moves());
        } else if (set instanceof StartSet.Lost lost) {
            return sets.lost(lost.moves());
        } else if (set instanceof StartSet.Unlucky) {
            return sets.unlucky();
        }
        throw new RefusedException("law.ask.kind", "question", set);
    }
}
