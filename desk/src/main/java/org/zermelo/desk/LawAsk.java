package org.zermelo.desk;

import java.util.List;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.game.RefusedException;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.TooLargeException;
import org.zermelo.law.depth.DepthSets;
import org.zermelo.law.depth.LinearText;
import org.zermelo.law.depth.OpenAnswer;
import org.zermelo.law.depth.OpenAnswer.Wanted;
import org.zermelo.law.depth.OpenNumbers;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.rule.Interval;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Values;

/**
 * The answer to a question of an exam as formulas in one or two numbers that the rules leave open, proved for all of them.
 *
 * @param asked the name of the heap that is asked for
 * @param given the name of the number that is given
 * @param beside the name of the number that is given beside it; empty where there is none
 * @param besides what that number may be
 * @param givens what the given number may be
 * @param answer the formulas
 */
public record LawAsk(
        ExamQuestion question,
        String asked,
        String given,
        String beside,
        Interval besides,
        Interval givens,
        OpenAnswer answer) {

    /**
     * The answers to some questions.
     *
     * @throws RefusedException when one has no formula, or is about something else than who wins within how many moves
     */
    public static List<LawAsk> of(Ruleset rules, Convention convention, List<ExamQuestion> questions, Watch watch) {
        return watch.during(() -> {
            DefinedRules defined =
                    DefinedRules.of(rules, convention == Convention.MISERE ? Values.misereWinner() : Values.winner());
            OpenNumbers open = OpenNumbers.of(defined);
            try {
                DepthSets sets = new DepthSets(defined);
                return questions.stream()
                        .map(question -> answer(question, open, sets, defined))
                        .toList();
            } catch (TooLargeException e) {
                throw new RefusedException("law.too-large");
            }
        });
    }

    private static LawAsk answer(ExamQuestion question, OpenNumbers open, DepthSets sets, DefinedRules defined) {
        Automaton pairs = open.of(set(question.set(), sets), sets);
        OpenAnswer answer = OpenAnswer.of(pairs, wanted(question), open, sets.procedure())
                .orElseThrow(() -> new RefusedException("law.ask.none", "question", question));
        Variable given = defined.rules().variables().get(open.given());
        List<String> names = defined.names();
        return new LawAsk(
                question,
                names.get(open.asked()),
                names.get(open.given()),
                open.two() ? names.get(open.beside()) : "",
                open.besides(),
                new Interval(Math.max(0, given.least()), given.greatest()),
                answer);
    }

    /** The least given number for which the formulas hold, such as {@code 24} and {@code 3*M + 3}. */
    public String from() {
        return LinearText.of(answer.slope(), beside, 0, "", answer.from());
    }

    private static Wanted wanted(ExamQuestion question) {
        return switch (question.ask()) {
            case MIN, MIN2, MIN3 -> new Wanted(question.ask().least(), false, false);
            case MAX -> new Wanted(0, true, false);
            case MINMAX -> new Wanted(1, true, false);
            case ALL, ONLY -> new Wanted(0, false, true);
            default -> throw new RefusedException("law.ask.kind", "question", question);
        };
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
