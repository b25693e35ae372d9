package org.zermelo.exam.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Stuckness;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Selection;
import org.zermelo.exam.task.Task;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/**
 * The syntax tree of a task's program, the same for every language: what it loops over, tests and computes. What it says is
 * an {@link Expr} or a {@link Condition}, in which what a move names is already a cell, and what is chosen is a name.
 *
 * @param name what the task is called
 * @param heaps which numbers of a position are heaps
 * @param cells the names of the numbers of a position
 * @param clauses the moves
 * @param ends conditions and what they mean, the first that holds decides
 * @param stuck how a play ends for want of moves
 * @param questions the questions
 * @param habits what need not be tested
 */
record Outline(
        String name,
        List<Integer> heaps,
        List<String> cells,
        List<Clause> clauses,
        List<EndRule> ends,
        Ending stuck,
        List<Asked> questions,
        Habits habits) {

    /**
     * What need not be tested.
     *
     * @param least what every heap holds at least while the play goes on
     * @param alwaysMoves whether a player always has a move
     * @param ended how plays have ended that are over in a start
     */
    record Habits(long least, boolean alwaysMoves, EndedStarts ended) {}

    /** How plays have ended that are over in a start that a question looks at. */
    enum EndedStarts {
        /** There are no such starts. */
        NONE,
        /** The last mover has won. */
        WON,
        /** In another way, or it is not known. */
        OTHER
    }

    /**
     * A question.
     *
     * @param name what the program calls it, such as {@code 19}, or {@code 19_U} where the words of the task decide
     * @param loops the ranges of S and K, from the outermost; K first where pairs are written in turn
     * @param filter which of them are starts, over the cells of the start
     * @param start the numbers of the first position
     */
    record Asked(
            String name,
            StartSet set,
            Selection ask,
            boolean sum,
            List<Clause.Loop> loops,
            Condition filter,
            List<Expr> start) {
        boolean pairs() {
            return loops.size() > 1;
        }

        boolean flat() {
            return pairs() && !sum && (ask == Selection.ALL || ask == Selection.ONLY);
        }

        /** What is written down of a start: S, or all its numbers, or their sum. */
        List<String> written() {
            List<String> names = loops.stream().map(Clause.Loop::name).toList();
            if (sum) {
                return List.of(String.join(" + ", names));
            }
            return flat() ? names : names.subList(0, 1);
        }
    }

    /** Starts that are looked at, so that what is surely so is not tested in the program. */
    private static final int MOST_LOOKED_AT = 2_000;

    private static final Pattern SAFE = Pattern.compile("[A-EG-OQ-Z]");

    static Outline of(Task task, Examiner examiner, Dialect dialect) {
        Ruleset rules = task.rules();
        Memory memory = new Memory(rules);
        List<Asked> questions = new ArrayList<>();
        for (Part part : task.parts()) {
            check(task, part, dialect);
            for (Part wording : part.wordings()) {
                String number = part.question().number();
                boolean open = part.wordings().size() > 1;
                questions.add(
                        asked(open ? number + "_" + wording.question().set() : number, wording, examiner, memory));
            }
        }
        List<String> cells = new ArrayList<>(cells(rules));
        cells.addAll(memory.names());
        return new Outline(
                task.name(),
                Arrays.stream(rules.heaps()).boxed().toList(),
                cells,
                Clause.all(rules, memory),
                rules.ends(),
                rules.stuck(),
                questions,
                new Habits(Stuckness.leastHeap(rules), Stuckness.never(rules), ended(task, examiner)));
    }

    private static EndedStarts ended(Task task, Examiner examiner) {
        Ruleset rules = task.rules();
        boolean lastWins = rules.ends().stream().allMatch(end -> end.how() == Ending.LAST_MOVER_WINS);
        for (Part part : task.parts()) {
            ScanRange scan = examiner.scan(part.rules(), part.question().set());
            if (scan.to() - scan.from() > MOST_LOOKED_AT
                    || part.rules().parameters().size() > 1) {
                return lastWins ? EndedStarts.WON : EndedStarts.OTHER;
            }
            boolean some = examiner.starts(part.rules(), scan).stream()
                    .anyMatch(start -> examiner.classes(part.rules(), start).ended(start.position()));
            if (some) {
                return lastWins ? EndedStarts.WON : EndedStarts.OTHER;
            }
        }
        return EndedStarts.NONE;
    }

    /** A number that stands in no brackets though it be negative, unless the languages write its size differently. */
    static Expr bare(long number) {
        return number < 0 && number == (int) number ? new Expr.ParameterName(String.valueOf(number)) : Expr.of(number);
    }

    private static List<String> cells(Ruleset rules) {
        int count = rules.variables().size();
        if (count <= 2) {
            return List.of("x", "y").subList(0, count);
        }
        List<String> cells = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            cells.add("x" + i);
        }
        return cells;
    }

    private static void check(Task task, Part part, Dialect dialect) {
        Ruleset rules = part.rules();
        if (rules.splits()) {
            throw new RefusedException("rule.splits-heaps", "game", rules);
        }
        if (rules.parametersBeyondStart()) {
            throw new RefusedException(
                    "exam.program.open", "name", rules.parameters().get(0).name());
        }
        boolean same = rules.moves().equals(task.rules().moves())
                && rules.ends().equals(task.rules().ends())
                && rules.variables().size() == task.rules().variables().size();
        if (!same) {
            throw new RefusedException(
                    "exam.program.starts", "number", part.question().number());
        }
        if (part.question().ask().listed() != part.question().ask() && !dialect.python()) {
            throw new RefusedException("exam.program.made", "dialect", dialect.text());
        }
        if ((part.question().set().plies() == StartSet.ANY || dialect == Dialect.PYTHON_CODES) && !oneWay(rules)) {
            throw new RefusedException("exam.program.cycles", "dialect", dialect.text());
        }
    }

    /** Whether all moves make a heap greater, or all make one smaller, so that no play is endless. */
    private static boolean oneWay(Ruleset rules) {
        return rules.moves().stream().allMatch(move -> goes(move, true))
                || rules.moves().stream().allMatch(move -> goes(move, false));
    }

    /** Whether all that a move changes goes one way; what is chosen from 0 or more on is no less than 0. */
    private static boolean goes(MoveRule move, boolean up) {
        UnaryOperator<Expr> least = part -> part instanceof Expr.Chosen chosen
                        && move.choices().get(chosen.choice()).from() instanceof Expr.Literal from
                ? from
                : part;
        return move.changes().stream().allMatch(change -> goes(change.value().map(least), up));
    }

    private static boolean goes(Expr expr, boolean up) {
        if (!(expr instanceof Expr.Arithmetic a)
                || !(a.left() instanceof Expr.Moved || a.left() instanceof Expr.Cell)) {
            return false;
        }
        return switch (a.operator()) {
            case ADD, MULTIPLY, POWER -> up && Tongue.natural(a.right());
            case SUBTRACT, DIVIDE_FLOOR, DIVIDE_CEIL, DIVIDE_EXACT -> !up && Tongue.natural(a.right());
            default -> false;
        };
    }

    private static Asked asked(String name, Part part, Examiner examiner, Memory memory) {
        Ruleset rules = part.rules();
        ScanRange scan = examiner.scan(rules, part.question().set());
        List<Clause.Loop> loops = new ArrayList<>();
        Parameter asked = examiner.asked(rules);
        loops.add(new Clause.Loop(named(rules, asked.name()), bare(scan.from()), bare(scan.to())));
        for (Parameter other : rules.parameters()) {
            if (!other.equals(asked)) {
                loops.add(new Clause.Loop(named(rules, other.name()), bare(other.least()), bare(other.greatest())));
            }
        }
        if (part.question().ask() == Selection.ALL || part.question().ask() == Selection.ONLY) {
            loops.add(loops.remove(0));
        }
        UnaryOperator<Expr> renamed = number ->
                number instanceof Expr.ParameterName own ? new Expr.ParameterName(named(rules, own.name())) : number;
        List<Expr> start = new ArrayList<>();
        List<Clause.Test> tests = new ArrayList<>();
        for (Variable variable : rules.variables()) {
            Expr begun = variable.start().map(renamed);
            start.add(begun);
            Clause.exact(begun, tests);
        }
        Condition filter =
                tests.stream().map(Clause.Test::condition).reduce(rules.where().map(renamed), Condition::and);
        start.addAll(memory.start());
        return new Asked(
                name,
                part.question().set(),
                part.question().ask(),
                part.question().listing() == Listing.SUM,
                loops,
                filter,
                start);
    }

    /** A parameter's name in a program, which has names of its own (p, f, min, ..), in Pascal in either case. */
    private static String named(Ruleset rules, String name) {
        if (SAFE.matcher(name).matches()) {
            return name;
        }
        List<String> names = rules.parameters().stream().map(Parameter::name).toList();
        return "S" + (names.indexOf(name) + 1);
    }

    /** Whether a set needs a function beside the one with the plies left. */
    boolean uses(Class<? extends StartSet> kind) {
        return questions.stream().anyMatch(q -> q.set().any(kind::isInstance));
    }

    boolean usesCodes() {
        return uses(StartSet.WonAtAll.class) || uses(StartSet.LostAtAll.class);
    }
}
