package org.zermelo.rule;

import java.util.Arrays;
import java.util.List;
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

    /** So many numbers of a choice are compared with those of another clause. */
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
    static void refuseAlike(List<MoveRule> moves) {
        for (int i = 0; i < moves.size(); i++) {
            for (MoveRule other : moves.subList(0, i)) {
                if (moves.get(i).target() == other.target() && alike(moves.get(i), other)) {
                    throw new BadInputException(
                            "rule.repeat-of-alike",
                            "move",
                            moves.get(i).text(),
                            "other",
                            other.text(),
                            "shown",
                            moves.get(i).label());
                }
            }
        }
    }

    private static boolean alike(MoveRule one, MoveRule two) {
        if (one.choices().isEmpty()) {
            return two.choices().isEmpty()
                    ? one.label().equals(two.label())
                    : numbers(one.label())
                            .anyMatch(n -> offers(two, n) && shown(two, n).equals(one.label()));
        }
        return two.choices().isEmpty()
                ? alike(two, one)
                : LongStream.concat(tried(one), tried(two))
                        .anyMatch(n -> offers(one, n)
                                && offers(two, n)
                                && shown(one, n).equals(shown(two, n)));
    }

    /** The numbers in a text. */
    private static LongStream numbers(String text) {
        return Arrays.stream(text.split("\\D+"))
                .filter(digits -> !digits.isEmpty() && digits.length() < 19)
                .mapToLong(Long::parseLong);
    }

    /** The first numbers that a choice offers. */
    private static LongStream tried(MoveRule clause) {
        long[] listed = clause.listed(0);
        long from = clause.choices().get(0).from() instanceof Expr.Literal least ? least.value() : 0;
        return listed == null ? LongStream.rangeClosed(from, from + TRIED) : Arrays.stream(listed);
    }

    private static boolean offers(MoveRule clause, long number) {
        long[] listed = clause.listed(0);
        MoveRule.Choice choice = clause.choices().get(0);
        return (listed == null || Arrays.binarySearch(listed, number) >= 0)
                && !(choice.from() instanceof Expr.Literal least && number < least.value())
                && !(choice.to() instanceof Expr.Literal most && number > most.value());
    }

    private static String shown(MoveRule clause, long number) {
        return new MoveMaker.MoveTexts(clause).of(choice -> number);
    }

    /** What either of both forbids. */
    public Repeat and(Repeat other) {
        return Arrays.stream(values())
                .filter(one -> one.own == (own || other.own) && one.opponent == (opponent || other.opponent))
                .findFirst()
                .orElseThrow();
    }
}
