package org.zermelo.law.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.rule.Variable;
import org.zermelo.value.Value;

/**
 * Rules as formulas.
 *
 * @param rules the rules
 * @param positions which tuples are positions
 * @param moves what the moves of each clause and heap lead to
 * @param ended where the play has ended although there may be moves
 * @param endedLost where it has ended and the player who would have to move has lost
 * @param overshot where it has ended as if one more move had been made
 * @param stuckLoses whether the player without a move loses
 * @param declared whether the rules themselves say that no number is below 0; else it was found that moves keep it so
 * @param memory how many numbers, behind the others, tell what was done last
 */
public record DefinedRules(
        Ruleset rules,
        Presburger positions,
        List<MoveRelation> moves,
        Presburger ended,
        Presburger endedLost,
        Presburger overshot,
        boolean stuckLoses,
        boolean declared,
        int memory) {

    /** So many numbers make up a position at most. */
    private static final int MOST_VARIABLES = 6;

    /**
     * The formulas.
     *
     * @param value under whose convention plays end
     * @throws RefusedException when a clause cannot be said by addition and comparison, or is of another kind of game
     */
    public static DefinedRules of(Ruleset read, Value value) {
        Ruleset open = StandingNumbers.of(read);
        refuseOthers(open);
        int memory = RememberedMoves.count(open);
        Ruleset declared = RememberedMoves.of(open);
        Ruleset rules = NaturalNumbers.of(declared);
        List<MoveRelation> moves = new ArrayList<>();
        for (Step step : Step.all(rules)) {
            moves.addAll(definable(step.clause().text(), () -> ClauseReader.read(rules, step, memory)));
        }
        if (rules.forbidden() > 0) {
            if (value.fold() == Value.Fold.MEX) {
                throw new RefusedException("rule.forbidding", "game", rules.text());
            }
            MoveRelation any = MoveRelation.any(moves, rules.variables().size());
            moves.clear();
            moves.add(any);
        }
        RuleTerms terms = terms(rules);
        List<Presburger> before = new ArrayList<>();
        List<Presburger> lost = new ArrayList<>();
        List<Presburger> overshot = new ArrayList<>();
        for (EndRule end : rules.ends()) {
            Presburger when = definable(rules.text(), () -> terms.of(end.when()));
            List<Presburger> all = new ArrayList<>(before);
            all.add(when);
            Presburger first = Presburger.and(all.toArray(Presburger[]::new));
            if (loses(end.how(), value)) {
                lost.add(first);
            }
            if (end.how() == Ending.OVERSHOT) {
                overshot.add(first);
            }
            before.add(new Presburger.Not(when));
        }
        Presburger inPlay = Presburger.and(before.toArray(Presburger[]::new));
        Presburger positions = definable(
                rules.text(),
                () -> Presburger.and(IntStream.range(0, rules.variables().size())
                        .mapToObj(i -> ClauseReader.range(rules.variables().get(i), LinearSum.track(i)))
                        .toArray(Presburger[]::new)));
        return new DefinedRules(
                rules,
                positions,
                moves,
                new Presburger.Not(inPlay),
                Presburger.or(lost),
                Presburger.or(overshot),
                loses(rules.stuck(), value),
                rules == declared,
                memory);
    }

    private static RuleTerms terms(Ruleset rules) {
        int[] variables = IntStream.range(0, rules.variables().size()).toArray();
        return new RuleTerms(new NumberTracks(), variables, rules.heaps(), -1, -1);
    }

    /**
     * That heaps are as the rules say of the start, where these name a number by the variable that starts with it.
     *
     * @throws RefusedException when that cannot be said by addition and comparison
     */
    public Presburger starts() {
        List<Condition> starts = new ArrayList<>(List.of(rules.where()));
        for (int heap : rules.heaps()) {
            starts.add(Condition.of(
                    Relation.EQUAL,
                    new Expr.Cell(heap),
                    rules.variables().get(heap).start()));
        }
        List<Expr> named = rules.variables().stream().map(Variable::start).toList();
        return definable(
                rules.text(),
                () -> terms(rules)
                        .of(Condition.all(starts)
                                .map(e -> e instanceof Expr.ParameterName ? variable(named.indexOf(e)) : e)));
    }

    private static Expr variable(int index) {
        if (index < 0) {
            throw new RefusedException("law.ask.open");
        }
        return new Expr.Cell(index);
    }

    private static boolean loses(Ending ending, Value value) {
        return value.worth(value.ended(ending)).sign() < 0;
    }

    private static void refuseOthers(Ruleset rules) {
        if (rules.variables().size() > MOST_VARIABLES) {
            throw new RefusedException(
                    "law.too-many-variables", "seen", rules.variables().size(), "allowed", MOST_VARIABLES);
        }
        boolean scored = rules.stuck() == Ending.SCORED
                || rules.stuck() == Ending.TIE
                || rules.ends().stream().anyMatch(end -> end.how() == Ending.SCORED || end.how() == Ending.TIE);
        if (scored) {
            throw new RefusedException("law.not-won");
        }
        for (MoveRule move : rules.moves()) {
            if (move.once()) {
                throw new RefusedException("law.once", "move", move.text());
            }
            if (move.split() != null) {
                throw new RefusedException("law.split", "move", move.text());
            }
        }
        if (rules.parametersBeyondStart()) {
            throw new RefusedException(Note.of("law.parameter")
                    .with(
                            "names",
                            String.join(
                                    ", ",
                                    rules.parameters().stream()
                                            .map(parameter -> parameter.name())
                                            .toList())));
        }
    }

    /** What the numbers of a position are called: as the rules name their start, where that is a letter. */
    public List<String> names() {
        return rules.variables().stream()
                .map(v -> v.start() instanceof Expr.ParameterName start ? start.name() : v.name())
                .toList();
    }

    private interface Reading<T> {
        T read();
    }

    /** What is read, or a refusal that names the clause. */
    private static <T> T definable(String clause, Reading<T> reading) {
        try {
            return reading.read();
        } catch (UndefinableException e) {
            throw new RefusedException(Note.of("law.undefinable."
                            + e.what().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                    .with("clause", clause));
        } catch (ArithmeticException e) {
            throw new RefusedException("law.undefinable.power", "clause", clause);
        }
    }

    /** Whether a part of the rules multiplies, divides or compares remainders by this number. */
    public boolean speaksOf(long number) {
        boolean moves = rules.moves().stream().anyMatch(move -> speaks(move, number));
        return moves || rules.ends().stream().anyMatch(end -> end.when().any(e -> scales(e, number)));
    }

    private static boolean speaks(MoveRule move, long number) {
        return move.guard().any(e -> scales(e, number))
                || move.changes().stream().anyMatch(c -> c.value().any(e -> scales(e, number)))
                || move.choices().stream()
                        .anyMatch(c -> c.from().any(e -> scales(e, number)) || c.to().any(e -> scales(e, number)));
    }

    private static boolean scales(Expr expr, long number) {
        return expr instanceof Expr.Arithmetic a
                && switch (a.operator()) {
                    case MULTIPLY, DIVIDE_FLOOR, DIVIDE_CEIL, DIVIDE_EXACT, MODULO ->
                        is(a.left(), number) || is(a.right(), number);
                    case POWER -> is(a.left(), number);
                    default -> false;
                };
    }

    private static boolean is(Expr expr, long number) {
        return expr instanceof Expr.Literal literal && literal.value() == number;
    }
}
