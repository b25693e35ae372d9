package org.zermelo.desk.exam;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.zermelo.desk.LawAsk;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.law.depth.OpenFormula;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Source;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Interval;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;

/** At which target an exam's questions have the answers that are wanted: by their formulas in the target, where these are proved. */
public final class TargetBounds {

    private static final Pattern RANGE = Pattern.compile("(\\d+)\\s*\\.\\.\\s*(\\d+)");
    private static final long LARGEST = 1_000_000_000;

    /** So many targets are tried from the least one on. */
    private static final int TRIED = 400;

    private static final int TOLD = 40;

    private TargetBounds() {}

    /** The rules of a task with other targets; none where the target is not one number of one end, or no formula is proved. */
    public static List<Ruleset> of(Task task, Map<String, Interval> wanted) {
        Ruleset rules = task.rules();
        String text = rules.text();
        int ends = text.lastIndexOf(';') + 1;
        Matcher range = RANGE.matcher(text);
        if (rules.parameters().size() != 1
                || rules.ends().size() != 1
                || !(rules.ends().get(0).when() instanceof Condition.Compare end)
                || !(end.right() instanceof Expr.Literal target)
                || !range.find()
                || range.end() > ends) {
            return List.of();
        }
        String last = text.substring(ends);
        String number = "\\b" + target.value() + "\\b";
        String open = text.substring(0, range.start(2)) + text.substring(range.end(2), ends);
        List<ExamQuestion> questions = task.parts().stream()
                .map(Part::question)
                .filter(question -> wanted.containsKey(question.number()))
                .toList();
        try {
            Ruleset everySize = RuleText.ofEverySize(Source.of(open + last.replaceAll(number, "N")));
            List<LawAsk> asks = LawAsk.of(everySize, Convention.NORMAL, questions, Watch.NONE);
            long first = asks.stream()
                    .mapToLong(asked -> first(asked, within(asked, wanted).least()))
                    .max()
                    .orElse(LARGEST);
            return LongStream.range(first, first + TRIED)
                    .filter(one -> asks.stream().allMatch(asked -> has(asked, one, within(asked, wanted))))
                    .limit(TOLD)
                    .mapToObj(one -> text.substring(0, range.start(2))
                            + (Long.parseLong(range.group(2)) + one - target.value())
                            + text.substring(range.end(2), ends)
                            + last.replaceAll(number, String.valueOf(one)))
                    .map(RuleText::ruleset)
                    .toList();
        } catch (BadInputException | RefusedException e) {
            return List.of();
        }
    }

    private static Interval within(LawAsk asked, Map<String, Interval> wanted) {
        return wanted.getOrDefault(asked.question().number(), Interval.ALL);
    }

    private static boolean has(LawAsk asked, long target, Interval within) {
        List<Long> numbers = asked.answer().at(target);
        return !numbers.isEmpty() && numbers.stream().allMatch(within::contains);
    }

    /** The least target at which each formula that grows gives so much. */
    private static long first(LawAsk asked, long least) {
        long first = 1;
        List<OpenFormula> formulas = asked.answer().cases().stream()
                .flatMap(one -> one.formulas().stream())
                .filter(formula -> formula.factor() > 0)
                .toList();
        for (OpenFormula formula : formulas) {
            long low = 1;
            for (long high = LARGEST; low < high; ) {
                long middle = (low + high) / 2;
                if (formula.of(middle) >= least) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            first = Math.max(first, low);
        }
        return first;
    }
}
