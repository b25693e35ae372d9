package org.zermelo.row.stones;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.zermelo.game.Ending;
import org.zermelo.game.Ranked;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * Stone Game IX (LeetCode 2029): any stone may be taken; who makes the sum of all taken stones divisible by 3 loses, and when
 * none is left without that the second player wins. Only the residues count.
 */
public final class ThirdsStones
        implements Rules<ThirdsStones.RemaindersLeft, Integer>, Ranked<ThirdsStones.RemaindersLeft> {

    /**
     * What is left.
     *
     * @param zeros stones divisible by 3
     * @param ones stones that leave 1
     * @param twos stones that leave 2
     * @param sum residue of the sum taken so far
     * @param over whether a player has made the sum divisible by 3
     */
    public record RemaindersLeft(int zeros, int ones, int twos, int sum, boolean over) {

        int count() {
            return zeros + ones + twos;
        }

        /** How many stones of each remainder are left, and the remainder of the sum. */
        @Override
        public String toString() {
            return "0 x " + zeros + ", 1 x " + ones + ", 2 x " + twos + "; sum " + sum + (over ? "; over" : "");
        }
    }

    private final RemaindersLeft start;

    private ThirdsStones(RemaindersLeft start) {
        this.start = start;
    }

    /** The game on these stones, of any sign. */
    public static ThirdsStones of(long... stones) {
        int[] count = new int[3];
        for (long stone : stones) {
            count[(int) Math.floorMod(stone, 3L)]++;
        }
        return new ThirdsStones(new RemaindersLeft(count[0], count[1], count[2], 0, false));
    }

    /**
     * Whether the first player wins, without a search: with an even number of multiples of 3 he needs stones of both other
     * residues; with an odd number their counts must differ by more than 2.
     */
    public boolean firstWins() {
        return start.zeros() % 2 == 0
                ? start.ones() >= 1 && start.twos() >= 1
                : Math.abs(start.ones() - start.twos()) > 2;
    }

    /**
     * Every position in O(1) after O(n), who wins and how soon. Once the sum is 1 or 2, a move is safe if it takes a multiple
     * of 3 or a stone of the sum's own residue, after which the other residue is the safe one. So the safe plies that remain
     * are all multiples of 3 and a run of alternating residues, the same number in whatever order they are played. The winner
     * makes safe moves only and the loser delays by them; after the last one the player to move must lose, or nothing is left.
     */
    Oracle<RemaindersLeft> oracle(Value value, Watch watch) {
        long[] lost = codes(value, Ending.LAST_MOVER_LOSES);
        long[] emptied = codes(value, ending(new RemaindersLeft(0, 0, 0, 1, false)));
        return left -> code(left, value, lost, emptied);
    }

    /** Codes of the positions from which a play ends so after 0, 1, 2 .. plies. */
    private long[] codes(Value value, Ending end) {
        long[] codes = new long[start.count() + 2];
        codes[0] = value.ended(end);
        for (int plies = 1; plies < codes.length; plies++) {
            codes[plies] = value.along(codes[plies - 1], 0);
        }
        return codes;
    }

    private long code(RemaindersLeft left, Value value, long[] lost, long[] emptied) {
        if (left.over()) {
            return lost[0];
        }
        if (left.count() == 0) {
            return emptied[0];
        }
        if (left.sum() == 0) {
            return moves(left).stream()
                    .mapToLong(residue -> value.along(code(play(left, residue), value, lost, emptied), 0))
                    .max()
                    .orElseThrow();
        }
        int own = left.sum() == 1 ? left.ones() : left.twos();
        int other = left.ones() + left.twos() - own;
        int safe = left.zeros() + (own <= other ? 2 * own : 2 * other + 1);
        return safe < left.count() ? lost[safe + 1] : emptied[safe];
    }

    @Override
    public RemaindersLeft start() {
        return start;
    }

    /** The residues that can be taken. */
    @Override
    public List<Integer> moves(RemaindersLeft left) {
        List<Integer> moves = new ArrayList<>();
        if (!left.over()) {
            int[] counts = {left.zeros(), left.ones(), left.twos()};
            for (int residue = 0; residue < 3; residue++) {
                if (counts[residue] > 0) {
                    moves.add(residue);
                }
            }
        }
        return List.copyOf(moves);
    }

    @Override
    public RemaindersLeft play(RemaindersLeft left, Integer residue) {
        int sum = (left.sum() + residue) % 3;
        return new RemaindersLeft(
                left.zeros() - (residue == 0 ? 1 : 0),
                left.ones() - (residue == 1 ? 1 : 0),
                left.twos() - (residue == 2 ? 1 : 0),
                sum,
                sum == 0);
    }

    /** Who emptied the row without loss: the second player wins, so it depends on whose stone was the last. */
    @Override
    public Ending ending(RemaindersLeft left) {
        boolean lastWasSecond = (start.count() - left.count()) % 2 == 0;
        return !left.over() && lastWasSecond ? Ending.LAST_MOVER_WINS : Ending.LAST_MOVER_LOSES;
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.ACYCLIC);
    }

    @Override
    public long level(RemaindersLeft left) {
        return left.count();
    }

    /** The residues in the notation; they play as the stones do. */
    @Override
    public String toString() {
        long[] residues = new long[start.count()];
        Arrays.fill(residues, start.zeros(), start.zeros() + start.ones(), 1);
        Arrays.fill(residues, start.zeros() + start.ones(), residues.length, 2);
        return StoneTexts.call("stones-thirds", residues);
    }
}
