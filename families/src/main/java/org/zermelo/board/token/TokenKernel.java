package org.zermelo.board.token;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.board.token.TokenRules.TokenClause;
import org.zermelo.board.token.TokenRules.TokenFact;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Frame;

/** Tokens as numbers: where each stands, whose turn it is, and where it matters a bit for each vertex that one has been on. */
final class TokenKernel implements PackedRules {

    private final TokenRules rules;
    private final int[][] options;
    private final int[] starts;
    private final int bits;
    /** How many edges lead from each vertex to each other one; empty where no rule asks. */
    private final short[][] distances;

    TokenKernel(TokenRules rules, int[][] options, int[] starts) {
        this.rules = rules;
        this.options = options;
        this.starts = starts;
        this.bits = Integer.SIZE - Integer.numberOfLeadingZeros(options.length);
        this.distances = rules.far() ? distances(options) : new short[0][];
    }

    private static short[][] distances(int[][] options) {
        short[][] all = new short[options.length][options.length];
        int[] queue = new int[options.length];
        for (int from = 0; from < options.length; from++) {
            Arrays.fill(all[from], (short) options.length);
            all[from][from] = 0;
            queue[0] = from;
            for (int at = 0, size = 1; at < size; at++) {
                for (int to : options[queue[at]]) {
                    if (all[from][to] == options.length) {
                        all[from][to] = (short) (all[from][queue[at]] + 1);
                        queue[size++] = to;
                    }
                }
            }
        }
        return all;
    }

    /** Where a player's token stands, from 0; the only token is both players'. */
    int token(long at, int player) {
        return (int) (at >>> (starts.length == 1 ? 0 : player * bits)) & (1 << bits) - 1;
    }

    int turn(long at) {
        return (int) (at >>> 2 * bits) & 1;
    }

    /** The vertices that tokens have been on, a bit for each; none where the rules do not ask. */
    long visited(long at) {
        return at >>> 2 * bits + 1;
    }

    long code(int first, int second, int turn, long visited) {
        return first
                | (starts.length == 1 ? 0 : (long) second << bits)
                | (rules.players() ? (long) turn << 2 * bits : 0)
                | (rules.once() ? visited << 2 * bits + 1 : 0);
    }

    @Override
    public long start() {
        int second = starts[starts.length - 1];
        return code(starts[0], second, 0, rules.once() ? 1L << starts[0] | 1L << second : 0);
    }

    @Override
    public long bound() {
        return 1L << 2 * bits + 1 + (rules.once() ? options.length : 0);
    }

    @Override
    public int mostOptions() {
        return options.length;
    }

    /** A vertex that is come to is never free again, so that the plays without staying are as long as there are free ones. */
    @Override
    public int levels() {
        return rules.once() && rules.clauses().stream().allMatch(clause -> clause.least() > 0) ? options.length + 1 : 0;
    }

    @Override
    public int level(long position) {
        return options.length - Long.bitCount(visited(position));
    }

    @Override
    public int options(long position, long[] next) {
        return moves(position, next, null);
    }

    @Override
    public boolean scoring() {
        return rules.scoring();
    }

    @Override
    public void gains(long position, long[] gains) {
        moves(position, new long[mostOptions()], gains);
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

    /** Where each move leads and, where wanted, the points that it wins. */
    int moves(long at, long[] next, long @Nullable [] gains) {
        try {
            return end(at) == null ? movesInPlay(at, next, gains) : 0;
        } catch (RefusedException e) {
            throw e.in(text(at));
        }
    }

    private int movesInPlay(long at, long[] next, long @Nullable [] gains) {
        int turn = turn(at);
        int here = token(at, turn);
        long[] values = values(at, turn);
        Frame frame = new Frame(new int[0], values);
        int count = 0;
        for (TokenClause clause : rules.clauses()) {
            if (clause.player() >= 0 && clause.player() != turn) {
                continue;
            }
            int[] near = clause.most() == 0 ? new int[] {here} : clause.most() == 1 ? options[here] : null;
            for (int i = 0; i < (near == null ? options.length : near.length); i++) {
                int to = near == null ? i : near[i];
                boolean far = near == null && !within(distances[here][to], clause);
                if (far || clause.most() > 0 && (visited(at) >>> to & 1) != 0) {
                    continue;
                }
                put(values, TokenFact.CHOSEN, to + 1L);
                if (frame.holds(clause.guard())) {
                    long won = frame.value(clause.gain());
                    if (!frame.absent()) {
                        count = add(next, gains, count, after(at, turn, to), won);
                    }
                }
            }
        }
        return count;
    }

    /** Whether a clause goes so far; the number of vertices stands for no way. */
    private boolean within(int distance, TokenClause clause) {
        return distance >= clause.least() && distance <= clause.most() && distance < options.length;
    }

    /** Clauses that do the same are one move, with the points of the better one. */
    private int add(long[] next, long @Nullable [] gains, int count, long after, long won) {
        int same = 0;
        while (same < count && next[same] != after) {
            same++;
        }
        if (gains != null) {
            gains[same] = same < count ? Math.max(gains[same], won) : won;
        }
        next[same] = after;
        return Math.max(count, same + 1);
    }

    private long after(long at, int turn, int to) {
        boolean first = turn == 0 || starts.length == 1;
        return code(
                first ? to : token(at, 0),
                first ? token(at, 1) : to,
                1 - turn,
                rules.once() ? visited(at) | 1L << to : 0);
    }

    private @Nullable Ending end(long at) {
        if (rules.ends().isEmpty()) {
            return null;
        }
        // an end speaks of the player who has just moved, but for whose turn it is
        long[] values = values(at, 1 - turn(at));
        values[rules.facts().size()] = turn(at);
        Frame frame = new Frame(new int[0], values);
        for (EndRule end : rules.ends()) {
            if (frame.holds(end.when())) {
                return end.how();
            }
        }
        return null;
    }

    private void put(long[] values, TokenFact fact, long value) {
        for (int i = 0; i < rules.facts().size(); i++) {
            if (rules.facts().get(i) == fact) {
                values[i] = value;
            }
        }
    }

    /** The values of the facts, then the turn. */
    private long[] values(long at, int mover) {
        long[] values = new long[rules.facts().size() + 1];
        for (int i = 0; i < rules.facts().size(); i++) {
            values[i] = value(rules.facts().get(i), at, mover);
        }
        values[rules.facts().size()] = mover;
        return values;
    }

    private long value(TokenFact fact, long at, int mover) {
        return switch (fact) {
            case FIRST -> token(at, 0) + 1L;
            case SECOND -> token(at, 1) + 1L;
            case MINE -> token(at, mover) + 1L;
            case THEIRS -> token(at, 1 - mover) + 1L;
            case GAP -> distances[token(at, mover)][token(at, 1 - mover)];
            case COUNT -> Long.bitCount(visited(at));
            case CHOSEN, UNUSED -> 0;
        };
    }

    /** Where the tokens stand, behind "without" where tokens have been, and a star when the player who did not begin is to move. */
    String text(long at) {
        String left = IntStream.range(0, options.length)
                .filter(vertex -> (visited(at) >>> vertex & 1) != 0)
                .mapToObj(vertex -> Integer.toString(vertex + 1))
                .collect(Collectors.joining(" "));
        return (token(at, 0) + 1)
                + (starts.length == 1 ? "" : " | " + (token(at, 1) + 1))
                + (left.isEmpty() ? "" : " without " + left)
                + (turn(at) == 0 ? "" : " *");
    }
}
