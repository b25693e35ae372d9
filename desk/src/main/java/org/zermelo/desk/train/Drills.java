package org.zermelo.desk.train;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.variant.Variants;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;

/**
 * Draws questions to train on. The same kind and seed give the same question. Tasks of the exam are made as variants are; positions
 * come from small games with random numbers after a few random moves. Every answer is the desk's.
 */
public record Drills(Desk desk, Budget budget, Watch watch) {

    /** In these games {@code #2-7} stands for a number from 2 to 7. */
    private static final List<String> TO_WIN = List.of(
            "nim(#1-7, #1-7, #2-7)",
            "wythoff(#2-9, #3-12)",
            "subtraction({1,3,4}, #5-20)",
            "octal(0.77, #4-10)",
            "heaps(#3-9, #5-14; move +1, *2; end sum >= 30)",
            "chomp(3x5)",
            "treblecross(#7-10)",
            "notakto(2)",
            "tictactoe()",
            "node-kayles(1-2, 2-3, 3-4, 4-1, 3-5, 5-6)");

    private static final List<String> TO_VALUE = List.of(
            "coins(#1-9 #1-9 #1-9 #1-9)",
            "coins(#1-9 #1-9 #1-9 #1-9 #1-9 #1-9)",
            "nim(#1-7, #1-7, #1-7)",
            "subtraction({1,3,4}, #5-20)",
            "octal(0.77, #3-10)",
            "grundys-game(#4-12)",
            "wythoff(#1-4, #1-6)");

    private static final List<Task> TASKS = List.of(
            task("heaps(7, S in 1..69; move +1, *2; end sum >= 77)", "19=U:min", "20=W2:all", "21=L2:min"),
            task("heaps(5, S in 1..63; move +1, *3; end sum >= 69)", "19=U:min", "20=W2:min2", "21=L2:min"),
            task("heaps(S in 1..28; move +1, +4, *2; end sum >= 29)", "19=L1:min", "20=W2:min", "21=L2:min"),
            task("heaps(S in 1..99; move +1, +4, *3; end sum >= 100)", "19=L1:min", "20=W2:min", "21=L2:min"));

    private static final Pattern RANGE = Pattern.compile("#(\\d+)-(\\d+)");
    private static final int MOST_MOVES = 4;
    private static final int TRIES = 1_000;

    private static Task task(String rules, String... questions) {
        return Task.asking(RuleText.ruleset(rules), List.of(questions));
    }

    /** The question of a kind that a seed stands for. */
    public Drill draw(Drill.DrillKind kind, long seed) {
        Random chance = new Random(seed);
        return switch (kind) {
            case STARTS -> starts(chance);
            case MOVE -> position(TO_WIN, chance, this::move);
            case WORTH -> position(TO_VALUE, chance, this::amount);
        };
    }

    private Drill starts(Random chance) {
        Task task = TASKS.get(chance.nextInt(TASKS.size()));
        Examiner examiner = new Examiner(budget, watch, Examiner.LISTED);
        Variants.Variant variant =
                new Variants(task, chance.nextLong(), examiner).make(1).get(0);
        List<Finding> findings = variant.findings();
        return new Drill.Starts(variant.task(), findings.get(chance.nextInt(findings.size())));
    }

    private interface Judge {
        /** The question about a position, or null where it is none. */
        @Nullable
        Drill of(Match<?, ?> match);
    }

    private Drill position(List<String> games, Random chance, Judge judge) {
        for (int i = 0; i < TRIES; i++) {
            watch.check();
            String game =
                    RANGE.matcher(games.get(chance.nextInt(games.size()))).replaceAll(range -> number(range, chance));
            Match<?, ?> match = wander(Match.of(desk.notation().parse(game)), chance.nextInt(MOST_MOVES + 1), chance);
            Drill drill = match.over() ? null : judge.of(match);
            if (drill != null) {
                return drill;
            }
        }
        throw new IllegalStateException("no position to ask about");
    }

    private static String number(MatchResult range, Random chance) {
        int least = Integer.parseInt(range.group(1));
        return String.valueOf(least + chance.nextInt(Integer.parseInt(range.group(2)) - least + 1));
    }

    private static <P, M> Match<P, M> wander(Match<P, M> match, int plies, Random chance) {
        Match<P, M> now = match;
        for (int ply = 0; ply < plies && !now.over(); ply++) {
            List<M> options = now.options();
            now = now.play(options.get(chance.nextInt(options.size())));
        }
        return now;
    }

    private @Nullable Drill move(Match<?, ?> match) {
        Answer<?> answer = answer(match, "outcome");
        List<String> right = answer.moves().stream()
                .filter(move -> move.worth().signOfMove() > 0)
                .map(move -> move.move().toString())
                .toList();
        return right.isEmpty() || right.size() == match.options().size() ? null : new Drill.Move(match, right);
    }

    private Drill amount(Match<?, ?> match) {
        return new Drill.Amount(
                match, answer(match, match.scoring() ? "margin" : "nimber").worth());
    }

    private Answer<?> answer(Match<?, ?> match, String value) {
        Ask ask =
                Ask.everything().withParts(Set.of(Part.MOVES)).withValue(value).withBudget(budget);
        return desk.solve(match, ask, watch).answer();
    }
}
