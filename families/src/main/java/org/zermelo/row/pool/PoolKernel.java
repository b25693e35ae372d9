package org.zermelo.row.pool;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.row.pool.PoolCondition.Quantifier;
import org.zermelo.row.pool.PoolRules.PoolEnd;
import org.zermelo.row.pool.PoolRules.PoolFact;
import org.zermelo.rule.Arithmetics;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Frame;

/**
 * A pool on bits: which numbers are free; where rules tell whose numbers are whose, or strike numbers out, a second bit a number; then the
 * number taken last and whose turn it is, where rules speak of them. Equal numbers of one hand are taken from the first one on.
 */
final class PoolKernel implements PackedRules {

    /** Bits for the place of the last number, from 1. */
    private static final int PLACE = 6;

    private final PoolRules rules;
    private final long[] numbers;
    /** How many of the numbers only the first player may take, while the others are the second player's; -1 for one pool. */
    private final int hand;

    private final boolean whose;
    private final boolean last;
    private final long all;
    private final boolean readsTaken;
    private final boolean twins;
    /** The variables that formulas speak of, and those that stand for a fact. */
    private final int[] spoken;

    private final Map<PoolFact, int[]> variables = new EnumMap<>(PoolFact.class);

    PoolKernel(PoolRules rules, long[] numbers, int hand) {
        this.rules = rules;
        this.numbers = numbers;
        this.hand = hand;
        boolean reads = rules.speaksOf(
                PoolFact.COUNT,
                PoolFact.XOR,
                PoolFact.GCD,
                PoolFact.SOME,
                PoolFact.EACH,
                PoolFact.MINE,
                PoolFact.THEIRS);
        this.readsTaken = reads || rules.totals();
        this.whose = rules.speaksOf(PoolFact.MINE, PoolFact.THEIRS) && hand < 0 || rules.strikes() && readsTaken;
        this.last = rules.speaksOf(PoolFact.LAST);
        this.all = (1L << numbers.length) - 1;
        this.twins = IntStream.range(1, numbers.length).anyMatch(i -> twins(i, i - 1));
        this.spoken = IntStream.range(0, rules.facts().size())
                .filter(i -> rules.facts().get(i) != PoolFact.UNUSED)
                .toArray();
        for (PoolFact fact : PoolFact.values()) {
            int[] places = IntStream.range(0, rules.facts().size())
                    .filter(i -> rules.facts().get(i) == fact)
                    .toArray();
            variables.put(fact, places);
        }
    }

    /** The most numbers that can be told by bits. */
    int most() {
        return whose ? 27 : 55;
    }

    long free(long at) {
        return at & all & ~(whose ? at >>> numbers.length : 0);
    }

    /** The numbers that players have taken: one player's, or for -1 those of both. */
    long taken(long at, int player) {
        if (whose) {
            long second = at >>> numbers.length & all & at;
            long first = at >>> numbers.length & all & ~at;
            return player < 0 ? first | second : player == 0 ? first : second;
        }
        long mine = hand < 0 || player < 0 ? all : player == 0 ? (1L << hand) - 1 : -1L << hand;
        return all & ~at & mine;
    }

    private int lastAt() {
        return numbers.length * (whose ? 2 : 1);
    }

    /** The place of the number taken last, from 1; 0 before the first, and where rules do not speak of it. */
    int last(long at) {
        return last ? (int) (at >>> lastAt()) & (1 << PLACE) - 1 : 0;
    }

    int turn(long at) {
        return rules.players() ? (int) (at >>> lastAt() + (last ? PLACE : 0)) & 1 : 0;
    }

    /** A position; of the numbers taken, those of the second player are told apart where the rules do. */
    long code(long free, long first, long second, int place, int turn) {
        long code = whose ? free | second | (first | second) << numbers.length : free;
        return code
                | (last ? (long) place << lastAt() : 0)
                | (rules.players() ? (long) turn << lastAt() + (last ? PLACE : 0) : 0);
    }

    @Override
    public long start() {
        return code(all, 0, 0, 0, 0);
    }

    @Override
    public long bound() {
        return 1L << lastAt() + (last ? PLACE : 0) + (rules.players() ? 1 : 0);
    }

    @Override
    public int mostOptions() {
        return numbers.length * rules.clauses().size();
    }

    @Override
    public int levels() {
        return numbers.length + 1;
    }

    @Override
    public int level(long position) {
        return Long.bitCount(free(position));
    }

    @Override
    public int options(long position, long[] options) {
        return moves(position, options, null, null);
    }

    @Override
    public boolean scoring() {
        return rules.scoring();
    }

    @Override
    public void gains(long position, long[] gains) {
        moves(position, new long[mostOptions()], gains, null);
    }

    @Override
    public Ending ending(long position) {
        try {
            Ending end = end(position);
            return end == null ? rules.stuck() : end;
        } catch (RefusedException e) {
            throw e.in(text(position));
        }
    }

    /** Whether two places hold equal numbers that the same players may take. */
    private boolean twins(int i, int j) {
        return numbers[i] == numbers[j] && (i < hand) == (j < hand);
    }

    /**
     * The moves of a position.
     *
     * @param next where they lead
     * @param gains their points, where wanted
     * @param places the places of their numbers, where wanted
     * @return how many there are
     */
    int moves(long at, long[] next, long @Nullable [] gains, int @Nullable [] places) {
        try {
            return end(at) == null ? movesInPlay(at, next, gains, places) : 0;
        } catch (RefusedException e) {
            throw e.in(text(at));
        }
    }

    private int movesInPlay(long at, long[] next, long @Nullable [] gains, int @Nullable [] places) {
        int turn = turn(at);
        long free = free(at);
        long may = free & (hand < 0 ? all : turn == 0 ? (1L << hand) - 1 : -1L << hand);
        long[] values = values(at, turn);
        Frame frame = frame(at, values);
        int count = 0;
        for (long rest = may; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            if (place > 0 && (may >>> place - 1 & 1) != 0 && twins(place, place - 1)) {
                continue;
            }
            put(values, PoolFact.CHOSEN, numbers[place]);
            int from = count;
            for (PoolClause clause : rules.clauses()) {
                if (clause.player() >= 0 && clause.player() != turn || !holds(clause.guard(), frame, values, at)) {
                    continue;
                }
                long won = clause.gain() instanceof Expr.Literal points ? points.value() : frame.value(clause.gain());
                if (frame.absent()) {
                    continue;
                }
                long gone = struck(clause, frame, values, at, free & ~(1L << place));
                long after = after(at, place, gone, turn);
                int same = from;
                while (same < count && next[same] != after) {
                    same++;
                }
                // clauses that do the same are one move, with the points of the better one
                if (gains != null) {
                    gains[same] = same < count ? Math.max(gains[same], won) : won;
                }
                if (places != null) {
                    places[same] = place;
                }
                next[same] = after;
                count = Math.max(count, same + 1);
            }
        }
        return count;
    }

    private long struck(PoolClause clause, Frame frame, long[] values, long at, long free) {
        long gone = 0;
        if (!clause.strike().when().equals(Condition.FALSE)) {
            for (long rest = free; rest != 0; rest &= rest - 1) {
                put(values, PoolFact.OTHER, numbers[Long.numberOfTrailingZeros(rest)]);
                gone |= holds(clause.strike(), frame, values, at) ? Long.lowestOneBit(rest) : 0;
            }
        }
        return gone;
    }

    private long after(long at, int place, long gone, int turn) {
        long taken = 1L << place;
        // where nobody tells whose a number is, only those that are free are kept
        long first = !whose ? 0 : taken(at, 0) | (turn == 0 ? taken : 0);
        long second = !whose ? 0 : taken(at, 1) | (turn == 1 ? taken : 0);
        return canonical(free(at) & ~taken & ~gone, first, second, last ? named(numbers[place]) : 0, 1 - turn);
    }

    /** The first place, from 1, that holds a number; 0 when none does. */
    int named(long number) {
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] == number) {
                return i + 1;
            }
        }
        return 0;
    }

    /** Of equal numbers those stand first that are struck out, then the first player's, the second's, and the free ones. */
    private long canonical(long free, long first, long second, int last, int turn) {
        if (!twins) {
            return code(free, first, second, last, turn);
        }
        long[] sets = {0, 0, 0, 0};
        for (int i = 0, end; i < numbers.length; i = end) {
            end = i + 1;
            while (end < numbers.length && twins(end, end - 1)) {
                end++;
            }
            long run = (1L << end) - (1L << i);
            int at = end;
            for (long set : new long[] {free & run, second & run, first & run}) {
                int size = Long.bitCount(set);
                long moved = (1L << at) - (1L << at - size);
                at -= size;
                sets[(set & free) != 0 ? 0 : (set & second) != 0 ? 2 : 1] |= moved;
            }
        }
        return code(sets[0], sets[1], sets[2], last, turn);
    }

    private @Nullable Ending end(long at) {
        if (rules.ends().isEmpty()) {
            return null;
        }
        // an end speaks of the player who has just moved
        long[] values = values(at, 1 - turn(at));
        values[rules.facts().size()] = turn(at);
        Frame frame = frame(at, values);
        for (PoolEnd end : rules.ends()) {
            if (holds(end.when(), frame, values, at)) {
                return end.how();
            }
        }
        return null;
    }

    private boolean holds(PoolCondition condition, Frame frame, long[] values, long at) {
        if (condition.over() == Quantifier.PLAIN) {
            return condition.when().equals(Condition.TRUE) || frame.holds(condition.when());
        }
        long taken = taken(at, -1);
        if (taken == 0) {
            return frame.holds(condition.none());
        }
        boolean some = condition.over() == Quantifier.SOME;
        for (; taken != 0; taken &= taken - 1) {
            put(values, some ? PoolFact.SOME : PoolFact.EACH, numbers[Long.numberOfTrailingZeros(taken)]);
            if (frame.holds(condition.when()) == some) {
                return some;
            }
        }
        return !some;
    }

    private void put(long[] values, PoolFact fact, long value) {
        for (int variable : Objects.requireNonNull(variables.get(fact))) {
            values[variable] = value;
        }
    }

    /** The values of the facts, then the turn, then the numbers taken, by which formulas know their sum, product, greatest and least. */
    private long[] values(long at, int mover) {
        long taken = readsTaken ? taken(at, -1) : 0;
        int size = rules.facts().size();
        long[] values = new long[size + 1 + Math.max(1, Long.bitCount(taken))];
        for (int variable : spoken) {
            values[variable] = value(rules.facts().get(variable), at, mover);
        }
        values[size] = mover;
        for (int i = size + 1; taken != 0; taken &= taken - 1) {
            values[i++] = numbers[Long.numberOfTrailingZeros(taken)];
        }
        return values;
    }

    private Frame frame(long at, long[] values) {
        int[] heaps = new int[values.length - rules.facts().size() - 1];
        Arrays.setAll(heaps, i -> rules.facts().size() + 1 + i);
        return new Frame(heaps, values);
    }

    private long value(PoolFact fact, long at, int mover) {
        return switch (fact) {
            case LAST -> last(at) == 0 ? 0 : numbers[last(at) - 1];
            case COUNT -> Long.bitCount(taken(at, -1));
            case LEFT -> Long.bitCount(free(at));
            case REST -> fold(free(at), Long::sum);
            case XOR -> fold(taken(at, -1), (a, b) -> a ^ b);
            case RESTXOR -> fold(free(at), (a, b) -> a ^ b);
            case GCD -> fold(taken(at, -1), Arithmetics::gcd);
            case MINE -> fold(taken(at, mover), Long::sum);
            case THEIRS -> fold(taken(at, 1 - mover), Long::sum);
            case SOME, EACH, CHOSEN, OTHER, UNUSED -> 0;
        };
    }

    private long fold(long set, LongBinaryOperator join) {
        long all = 0;
        for (; set != 0; set &= set - 1) {
            all = join.applyAsLong(all, numbers[Long.numberOfTrailingZeros(set)]);
        }
        return all;
    }

    /**
     * The free numbers, those of two hands parted by a stroke; where it matters behind bars the first player's and the second's; in
     * brackets the number taken last; a star when the player who did not begin is to move.
     */
    String text(long at) {
        long free = free(at);
        long first = (1L << Math.max(0, hand)) - 1;
        return (hand < 0 ? written(free) : written(free & first) + "/" + written(free & ~first))
                + (whose ? " | " + written(taken(at, 0)) + " | " + written(taken(at, 1)) : "")
                + (last(at) == 0 ? "" : " (" + numbers[last(at) - 1] + ")")
                + (turn(at) == 0 ? "" : " *");
    }

    private String written(long set) {
        String text = IntStream.range(0, numbers.length)
                .filter(i -> (set >>> i & 1) != 0)
                .mapToObj(i -> Long.toString(numbers[i]))
                .collect(Collectors.joining(" "));
        return text.isEmpty() ? "-" : text;
    }
}
