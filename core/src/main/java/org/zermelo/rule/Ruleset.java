package org.zermelo.rule;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;

/**
 * Declared rules. Parameters may be open; {@link #bind} fixes them, and {@link RuleGame} plays rules without open
 * parameters.
 *
 * @param text the rules in the notation, so that they can be read back
 * @param variables what a position consists of
 * @param parameters the open parameters
 * @param where which values of the parameters are starts
 * @param moves the clauses; of those that do the same there is one, and one that may be made once has no choices but those that
 *     parameters bound
 * @param ends when the play is over: the first that holds decides how
 * @param result what must hold after a move; {@code x} is the heap that was changed
 * @param stuck how a play ends in which the player to move has no move
 * @param repeat which earlier move may not be repeated
 * @param forbidden to how many positions the opponent may forbid to move, anew before each move: see
 *     {@link org.zermelo.rule.forbid.ForbiddingGame}
 */
public record Ruleset(
        String text,
        List<Variable> variables,
        List<Parameter> parameters,
        Condition where,
        List<MoveRule> moves,
        List<EndRule> ends,
        Condition result,
        Ending stuck,
        Repeat repeat,
        int forbidden) {

    /** More clauses than this may not be declared {@code once}: the position keeps one bit for each. */
    public static final int MOST_ONCE = 60;

    public Ruleset {
        variables = List.copyOf(variables);
        parameters = List.copyOf(parameters);
        moves = distinct(OnceMoves.apart(distinct(moves), variables));
        ends = List.copyOf(ends);
        if (moves.stream().filter(MoveRule::once).count() > MOST_ONCE) {
            throw new BadInputException("rule.too-many-once", "allowed", MOST_ONCE);
        }
        if (repeat != Repeat.ALLOWED) {
            moves.stream().filter(move -> move.choices().size() > 1).findFirst().ifPresent(move -> {
                throw new BadInputException("rule.repeat-of-many-choices", "move", move.text());
            });
            Repeat.refuseAlike(moves, variables);
        }
        if (forbidden > 0 && !forbiddable(moves, ends, stuck, repeat)) {
            throw new BadInputException("rule.forbidding", "game", text);
        }
    }

    /** Ends by the last move are all that is known where moves may be forbidden. */
    private static boolean forbiddable(List<MoveRule> moves, List<EndRule> ends, Ending stuck, Repeat repeat) {
        return repeat == Repeat.ALLOWED
                && moves.stream().noneMatch(move -> move.once() || move.split() != null)
                && Stream.concat(Stream.of(stuck), ends.stream().map(EndRule::how))
                        .allMatch(how -> how == Ending.LAST_MOVER_WINS || how == Ending.LAST_MOVER_LOSES);
    }

    /** A clause that is written twice is one clause. */
    private static List<MoveRule> distinct(List<MoveRule> moves) {
        Map<List<Object>, MoveRule> byDoing = new LinkedHashMap<>();
        moves.forEach(move -> byDoing.putIfAbsent(move.doing(), move));
        return List.copyOf(byDoing.values());
    }

    /** Whether the rules tell the player who began from the other one. */
    public boolean tellsPlayersApart() {
        return variables.stream()
                .anyMatch(variable -> !variable.heap() && variable.name().equals(Variable.TURN));
    }

    /** The numbers of the variables that are heaps. */
    public int[] heaps() {
        return IntStream.range(0, variables.size())
                .filter(i -> variables.get(i).heap())
                .toArray();
    }

    /** The names of the variables. */
    public List<String> names() {
        return variables.stream().map(Variable::name).toList();
    }

    /** Whether an open parameter is used elsewhere than in the start. */
    public boolean parametersBeyondStart() {
        return !parameters.isEmpty()
                && (moves.stream().anyMatch(MoveRule::open)
                        || ends.stream().anyMatch(end -> end.when().any(e -> e instanceof Expr.ParameterName))
                        || result.any(e -> e instanceof Expr.ParameterName));
    }

    /** The same rules with another range for a parameter. */
    public Ruleset within(String name, long least, long greatest) {
        List<Parameter> ranges = parameters.stream()
                .map(p -> p.name().equals(name) ? new Parameter(name, least, greatest) : p)
                .toList();
        return new Ruleset(text, variables, ranges, where, moves, ends, result, stuck, repeat, forbidden);
    }

    /** The same rules with other starts. */
    public Ruleset withStarts(List<Variable> others, List<Parameter> open, Condition which) {
        return new Ruleset(text, others, open, which, moves, ends, result, stuck, repeat, forbidden);
    }

    /** The same rules with another course of play. */
    public Ruleset withPlay(List<MoveRule> clauses, List<EndRule> over, Condition after, Repeat again) {
        return new Ruleset(text, variables, parameters, where, clauses, over, after, stuck, again, forbidden);
    }

    /** The same rules where the opponent may forbid to move to so many positions. */
    public Ruleset forbidding(int positions) {
        return new Ruleset(text, variables, parameters, where, moves, ends, result, stuck, repeat, positions);
    }

    /** The same rules with another end of a play in which the player to move has no move. */
    public Ruleset withStuck(Ending ending) {
        return new Ruleset(text, variables, parameters, where, moves, ends, result, ending, repeat, forbidden);
    }

    /** Whether some clause breaks heaps, so that a position is any number of heaps. */
    public boolean splits() {
        return moves.stream().anyMatch(move -> move.split() != null);
    }

    /** The rules of a single heap that may hold any number: what each heap offers where all are alike. */
    public Ruleset onOneHeap() {
        Variable heap = Variable.heap(variables.get(0).name(), Expr.of(0));
        return new Ruleset(text, List.of(heap), parameters, where, moves, ends, result, stuck, repeat, forbidden);
    }

    /** Whether a play goes on until no move is left: there are no ends, and no bounds of what heaps hold. */
    public boolean toTheLastMove() {
        return ends.isEmpty()
                && result.equals(Condition.TRUE)
                && variables.stream().allMatch(v -> v.heap() && v.least() == 0 && v.greatest() == Long.MAX_VALUE);
    }

    /** Whether no parameter is open. */
    public boolean closed() {
        return parameters.isEmpty();
    }

    /**
     * The same rules with a parameter fixed. The value need not lie in the parameter's range: a table may be read beyond
     * it; {@link #admits} asks.
     *
     * @throws BadInputException when there is no such parameter
     */
    public Ruleset bind(String name, long value) {
        return bind(Map.of(name, value));
    }

    /** The same rules with parameters fixed. */
    public Ruleset bind(Map<String, Long> values) {
        for (String name : values.keySet()) {
            if (parameters.stream().noneMatch(p -> p.name().equals(name))) {
                throw new BadInputException(Note.of("rule.unknown-parameter")
                        .with("seen", name)
                        .with(
                                "allowed",
                                String.join(
                                        ", ",
                                        parameters.stream().map(Parameter::name).toList())));
            }
        }
        return Binding.of(values).apply(this);
    }

    /**
     * The same rules for positions of more variables, with expressions in the place of parameters where these are used beyond the start.
     *
     * @param variables those of these rules, and others behind them
     */
    public Ruleset beyondStart(Map<String, Expr> values, List<Variable> variables) {
        return new Binding(values).beyondStart(this, variables);
    }

    /** Whether these values of all open parameters are a start: within their ranges, and {@link #where} holds. */
    public boolean admits(Map<String, Long> values) {
        for (Parameter parameter : parameters) {
            Long value = values.get(parameter.name());
            if (value == null || value < parameter.least() || value > parameter.greatest()) {
                return false;
            }
        }
        Ruleset bound = bind(new HashMap<>(values));
        return bound.variables.stream().allMatch(Ruleset::startsWhole)
                && new Frame(bound.heaps(), bound.startValues()).holds(bound.where());
    }

    /** Whether the start's number is no quotient that does not come out even. */
    private static boolean startsWhole(Variable variable) {
        return new Frame(new int[0], new long[0])
                .holds(Condition.of(Condition.Relation.EQUAL, variable.start(), variable.start()));
    }

    /**
     * The values of the variables in the start.
     *
     * @throws BadInputException when a parameter is open, a quotient does not come out even, or a value lies outside of its
     *     variable's range
     */
    public long[] startValues() {
        if (!parameters.isEmpty()) {
            throw new BadInputException(
                    "rule.open-parameter", "name", parameters.get(0).name());
        }
        Frame frame = new Frame(new int[0], new long[0]);
        long[] start = new long[variables.size()];
        for (int i = 0; i < start.length; i++) {
            Variable variable = variables.get(i);
            if (!startsWhole(variable)) {
                throw new BadInputException("rule.start-not-whole", "name", variable.name());
            }
            start[i] = frame.value(variable.start());
            if (start[i] < variable.least() || start[i] > variable.greatest()) {
                throw new BadInputException(Note.of("rule.start-outside-range")
                        .with("name", variable.name())
                        .with("seen", start[i])
                        .with("least", variable.least())
                        .with("greatest", variable.greatest()));
            }
        }
        return start;
    }

    @Override
    public String toString() {
        return text;
    }
}
