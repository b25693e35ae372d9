package org.zermelo.board.coin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Counted;
import org.zermelo.game.Rules;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * Coins in a row, numbered from 1, some heads up; a move turns coins as the kind allows, the rightmost of them from heads to
 * tails, and who cannot move has ended the play. A position is the list of heads in rising order, and its nimber is the sum
 * without carry of the nimbers of its heads, each as if it were alone (Winning Ways, chapter 14).
 */
public final class CoinTurning implements NimberGame<List<Integer>, Turn>, Counted<List<Integer>, Turn> {

    /** Which coins a move may turn. */
    public enum Kind {
        /** One or two coins: Turning Turtles, which is Nim. */
        TURNING_TURTLES("turning-turtles", 2),
        /** One, two or three coins: Mock Turtles, whose nimbers are the odious numbers. */
        MOCK_TURTLES("mock-turtles", 3),
        /** Any number of neighbours: the Ruler game. */
        RULER("ruler", 0);

        private final String text;
        private final int most;

        Kind(String text, int most) {
            this.text = text;
            this.most = most;
        }
    }

    private static final int MOST_COINS = 2_000;

    private final Kind kind;
    private final List<Integer> start;

    /**
     * The game with these coins heads up.
     *
     * @throws BadInputException when a coin is not in 1 .. 2000 or named twice
     */
    public CoinTurning(Kind kind, List<Integer> heads) {
        this.kind = kind;
        this.start = heads.stream().sorted().toList();
        for (int i = 0; i < start.size(); i++) {
            int coin = start.get(i);
            if (coin < 1 || coin > MOST_COINS || i > 0 && start.get(i - 1) == coin) {
                throw new BadInputException("coin.place", "seen", coin, "allowed", MOST_COINS);
            }
        }
    }

    /** Which coins a move may turn. */
    public Kind kind() {
        return kind;
    }

    @Override
    public List<Integer> start() {
        return start;
    }

    @Override
    public List<Turn> moves(List<Integer> heads) {
        List<Turn> moves = new ArrayList<>();
        for (int coin : heads) {
            for (List<Integer> others : companions(coin)) {
                CancelScope.poll(moves.size());
                List<Integer> coins = new ArrayList<>(others);
                coins.add(coin);
                moves.add(new Turn(coins));
            }
        }
        return moves;
    }

    /** The sets of coins to the left that may be turned together with one coin. */
    private List<List<Integer>> companions(int coin) {
        List<List<Integer>> sets = new ArrayList<>(List.of(List.of()));
        for (int a = coin - 1; a >= 1; a--) {
            CancelScope.check();
            if (kind == Kind.RULER) {
                List<Integer> run = new ArrayList<>(List.of(a));
                run.addAll(sets.get(sets.size() - 1));
                sets.add(run);
                continue;
            }
            sets.add(List.of(a));
            for (int b = a - 1; b >= 1 && kind.most > 2; b--) {
                CancelScope.poll(b);
                sets.add(List.of(b, a));
            }
        }
        return sets;
    }

    @Override
    public List<Integer> play(List<Integer> heads, Turn move) {
        List<Integer> next = new ArrayList<>(heads);
        for (Integer coin : move.coins()) {
            if (!next.remove(coin)) {
                next.add(coin);
            }
        }
        Collections.sort(next);
        return List.copyOf(next);
    }

    /**
     * A head may be moved to the left, or turned alone, in all kinds but the Ruler game: so every set is reached whose heads, counted
     * from the right, are no further right than those of the start. In the Ruler game each head is left, turned alone, or turned with
     * neighbours since the head before it; and the last head, when it is alone, leaves all coins before it heads up, each of which may be
     * turned alone: every set of them is reached.
     */
    @Override
    public double positions() {
        return kind == Kind.RULER ? leftOrTurned() : furtherLeft();
    }

    private double leftOrTurned() {
        double positions = 1;
        int before = 0;
        for (int head : start) {
            positions *= head - before + 1;
            before = head;
        }
        return Math.max(positions, before == 0 ? 1 : 1 + Math.pow(2, before - 1));
    }

    private double furtherLeft() {
        // ways[c]: sets with as many heads as were looked at, all of them at most c, in their order from the left
        double[] none = new double[1 + (start.isEmpty() ? 0 : start.get(start.size() - 1))];
        Arrays.fill(none, 1);
        double[][] ways = new double[start.size() + 1][];
        ways[0] = none;
        double positions = 1;
        for (int heads = 1; heads <= start.size(); heads++) {
            for (int more = 1; more <= heads; more++) {
                CancelScope.check();
                double[] fewer = ways[more - 1];
                double[] next = new double[none.length];
                int most = start.get(start.size() - heads + more - 1);
                for (int c = 1; c < next.length; c++) {
                    next[c] = next[c - 1] + (c <= most ? fewer[c - 1] : 0);
                }
                ways[more] = next;
            }
            positions += ways[heads][none.length - 1];
        }
        return positions;
    }

    /** Without the rightmost head; a single one further to the left. */
    @Override
    public Optional<Rules<List<Integer>, Turn>> smaller() {
        if (start.size() > 1) {
            return Optional.of(new CoinTurning(kind, start.subList(0, start.size() - 1)));
        }
        int coin = start.isEmpty() ? 0 : (int) Counted.eighthLess(start.get(0));
        return coin < 1 ? Optional.empty() : Optional.of(new CoinTurning(kind, List.of(coin)));
    }

    @Override
    public String kernel() {
        return "coins-alone";
    }

    @Override
    public Cost kernelCost() {
        double coins = start.isEmpty() ? 1 : start.get(start.size() - 1);
        return new Cost("O(coins^" + Math.max(2, kind.most) + ")", Math.pow(coins, Math.max(2, kind.most)), 0);
    }

    @Override
    public Nimbers<List<Integer>, Turn> nimbers(Budget budget, Watch watch) {
        int largest = start.isEmpty() ? 0 : start.get(start.size() - 1);
        int[] alone = new int[largest + 1];
        for (int coin = 1; coin <= largest; coin++) {
            watch.check();
            BitSet options = new BitSet();
            options.set(0);
            int run = 0;
            for (int a = coin - 1; a >= 1; a--) {
                run ^= alone[a];
                options.set(kind == Kind.RULER ? run : alone[a]);
                for (int b = a - 1; b >= 1 && kind.most > 2; b--) {
                    options.set(alone[a] ^ alone[b]);
                }
            }
            alone[coin] = options.nextClearBit(0);
        }
        return new Alone(alone);
    }

    /** The nimber of each coin on its own; that of place 0 is not used. */
    private record Alone(int[] alone) implements Nimbers<List<Integer>, Turn> {

        @Override
        public long nimber(List<Integer> heads) {
            return heads.stream().mapToInt(coin -> alone[coin]).reduce(0, (a, b) -> a ^ b);
        }

        @Override
        public long counted() {
            return alone.length - 1L;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CoinTurning game && kind == game.kind && start.equals(game.start);
    }

    @Override
    public int hashCode() {
        return 31 * kind.hashCode() + start.hashCode();
    }

    @Override
    public String toString() {
        return kind.text + "(" + start.stream().map(Object::toString).collect(Collectors.joining(", ")) + ")";
    }
}
