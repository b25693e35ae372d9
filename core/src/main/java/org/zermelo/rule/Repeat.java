package org.zermelo.rule;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.zermelo.game.BadInputException;

/** Which earlier moves may not be made again at once. A move's identity is its clause and what was chosen, not the heap. */
public enum Repeat {
    /** Any move may be repeated. */
    ALLOWED(false, false),
    /** The move that the opponent has just made is forbidden. */
    NOT_OPPONENT(false, true),
    /** One's own previous move is forbidden. */
    NOT_OWN(true, false),
    /** Both are forbidden. */
    NOT_EITHER(true, true);

    /** Beside the numbers in the clauses those up to this one are tried where moves of two clauses may be shown alike. */
    private static final int TRIED = 100;

    private final boolean own;
    private final boolean opponent;

    Repeat(boolean own, boolean opponent) {
        this.own = own;
        this.opponent = opponent;
    }

    /** Whether one's own previous move is forbidden. */
    public boolean bansOwn() {
        return own;
    }

    /** Whether the move that the opponent has just made is forbidden. */
    public boolean bansOpponent() {
        return opponent;
    }

    /** How many moves are forbidden at most: 0 to 2. */
    public int banned() {
        return (own ? 1 : 0) + (opponent ? 1 : 0);
    }

    /** How many of the last moves a position remembers, the opponent's first: one's own was made before it. */
    public int remembered() {
        return own ? 2 : banned();
    }

    /** Refuses two clauses with moves that are shown alike: of such a move it is not told whether the other one repeats it. */
    static void refuseAlike(List<MoveRule> moves, List<Variable> variables) {
        Bounds bounds = Bounds.of(variables);
        long[] tried = LongStream.concat(
                        LongStream.rangeClosed(0, TRIED), moves.stream().flatMapToLong(Repeat::numbers))
                .flatMap(number -> LongStream.of(number, -number))
                .distinct()
                .toArray();
        Map<List<Object>, MoveRule> byText = new HashMap<>();
        for (MoveRule move : moves) {
            MoveMaker.MoveTexts texts = new MoveMaker.MoveTexts(move);
            Arrays.stream(tried)
                    .filter(number -> offers(move, number, bounds))
                    .limit(move.choices().isEmpty() ? 1 : tried.length)
                    .mapToObj(number -> texts.of(choice -> number))
                    .forEach(shown -> {
                        MoveRule other = byText.putIfAbsent(List.of(move.target(), shown), move);
                        if (other != null && other != move) {
                            throw new BadInputException(
                                    "rule.repeat-of-alike", "move", move.text(), "other", other.text(), "shown", shown);
                        }
                    });
        }
    }

    /** The numbers in a clause: where ranges of two clauses meet, the first number in both is one of them, or a small one. */
    private static LongStream numbers(MoveRule clause) {
        return Arrays.stream((clause.text() + " " + clause.label()).split("\\D+"))
                .filter(digits -> !digits.isEmpty() && digits.length() < 19)
                .mapToLong(Long::parseLong);
    }

    /** Whether this number may be chosen in some position. */
    private static boolean offers(MoveRule clause, long number, Bounds bounds) {
        if (clause.choices().isEmpty()) {
            return true;
        }
        Expr only = Expr.of(number);
        MoveRule.Choice choice = clause.choices().get(0);
        Bounds chosen = bounds.aimed(-1, -1, List.of(new MoveRule.Choice(choice.name(), only, only)));
        return chosen.value(choice.from()).least() <= number
                && chosen.value(choice.to()).greatest() >= number
                && !chosen.never(clause.guard());
    }

    /** What either of both forbids. */
    public Repeat and(Repeat other) {
        return Arrays.stream(values())
                .filter(one -> one.own == (own || other.own) && one.opponent == (opponent || other.opponent))
                .findFirst()
                .orElseThrow();
    }
}
