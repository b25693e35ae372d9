package org.zermelo.rule;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The values of all variables, and what the rules must remember: which clauses were spent and which moves were made last.
 */
public final class RulePosition {

    /** No move. */
    static final long NONE = -1;

    private final long[] values;
    private final long spent;
    private final long opponentLast;
    private final long ownLast;

    RulePosition(long[] values, long spent, long opponentLast, long ownLast) {
        this.values = values;
        this.spent = spent;
        this.opponentLast = opponentLast;
        this.ownLast = ownLast;
    }

    static RulePosition of(long[] values) {
        return new RulePosition(values.clone(), 0, NONE, NONE);
    }

    /**
     * The position with these values and this memory.
     *
     * @param spent one bit for each clause that may be used once and was used
     * @param opponentLast the identity of the opponent's last move, -1 for none
     * @param ownLast the identity of the mover's own previous move, -1 for none
     */
    public static RulePosition remembering(long[] values, long spent, long opponentLast, long ownLast) {
        return new RulePosition(values.clone(), spent, opponentLast, ownLast);
    }

    /** What follows the values in a position's text. */
    private static final Pattern MEMORY =
            Pattern.compile("\\s*(?:spent ([01]{1,60}))?(?:(?:^|;)\\s*last (-?\\d{1,19}) (-?\\d{1,19}))?\\s*");

    /** The same values with the memory that a text such as {@code spent 1; last 0 2} tells; empty when these rules have no such memory. */
    Optional<RulePosition> remembering(String text, Ruleset rules) {
        Matcher memory = MEMORY.matcher(text);
        if (!memory.matches() || text.isBlank()) {
            return Optional.empty();
        }
        long bits = memory.group(1) == null ? 0 : Long.parseLong(memory.group(1), 2);
        Optional<Long> opponent = identity(memory.group(2));
        Optional<Long> own = identity(memory.group(3));
        if (opponent.isEmpty() || own.isEmpty()) {
            return Optional.empty();
        }
        long once = rules.moves().stream().filter(MoveRule::once).count();
        boolean known = bits >>> once == 0
                && (opponent.get() == NONE || rules.repeat().remembered() > 0)
                && (own.get() == NONE || rules.repeat().remembered() > 1);
        return known ? Optional.of(new RulePosition(values, bits, opponent.get(), own.get())) : Optional.empty();
    }

    private static Optional<Long> identity(@Nullable String text) {
        try {
            return Optional.of(text == null ? NONE : Long.parseLong(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** How many variables there are. */
    public int size() {
        return values.length;
    }

    /** The value of a variable. */
    public long value(int variable) {
        return values[variable];
    }

    /** The values of all variables. */
    public long[] values() {
        return values.clone();
    }

    /** One bit for each clause that may be used once and was used, in the order of those clauses. */
    public long spent() {
        return spent;
    }

    /** The identity of the opponent's last move if the rules remember it; -1 for none. */
    public long opponentLast() {
        return opponentLast;
    }

    /** The identity of the mover's own previous move if the rules remember it; -1 for none. */
    public long ownLast() {
        return ownLast;
    }

    /** New values after a move, with as many of the last moves as are remembered. */
    RulePosition after(long[] next, long nowSpent, long identity, int remembered) {
        return new RulePosition(next, nowSpent, remembered > 0 ? identity : NONE, remembered > 1 ? opponentLast : NONE);
    }

    /** Whether a move was made before and may not be made again now. */
    boolean repeats(long identity, Repeat repeat) {
        return repeat.bansOwn() && identity == ownLast || repeat.bansOpponent() && identity == opponentLast;
    }

    /** Whether nothing is remembered of earlier moves. */
    public boolean fresh() {
        return spent == 0 && opponentLast == NONE && ownLast == NONE;
    }

    long[] rawValues() {
        return values;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof RulePosition p
                && Arrays.equals(values, p.values)
                && spent == p.spent
                && opponentLast == p.opponentLast
                && ownLast == p.ownLast;
    }

    @Override
    public int hashCode() {
        long hash = 31 * spent + 17 * opponentLast + ownLast;
        for (long value : values) {
            hash = (hash ^ value) * 0x9E3779B97F4A7C15L;
        }
        return (int) (hash >>> 32);
    }

    /** The values, such as {@code 7} or {@code (7, 17)}; memory follows as {@code (7; spent 1; last 0 2)}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (long value : values) {
            text.append(text.isEmpty() ? "" : ", ").append(value);
        }
        if (spent != 0) {
            text.append("; spent ").append(Long.toBinaryString(spent));
        }
        if (opponentLast != NONE || ownLast != NONE) {
            text.append("; last ").append(opponentLast).append(' ').append(ownLast);
        }
        return values.length == 1 && fresh() ? text.toString() : "(" + text + ")";
    }
}
