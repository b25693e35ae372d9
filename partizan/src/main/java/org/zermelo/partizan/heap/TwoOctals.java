package org.zermelo.partizan.heap;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionPicture;

/**
 * Partizan octal games: each player has an octal code. Its n-th digit behind the point says whether a player who takes n of a heap may
 * leave nothing (1), one heap (2), two heaps (4), or several of these (Fraenkel and Kotzig 1987; Mesdal 2009).
 *
 * @param left Left's digits behind the point
 * @param right Right's
 */
record TwoOctals(String left, String right, List<Integer> start)
        implements DecomposingRules<List<Integer>, TwoOctals.Break> {

    /**
     * A heap and what it becomes.
     *
     * @param heaps what is left of it, rising
     */
    record Break(int heap, List<Integer> heaps) {
        @Override
        public String toString() {
            return heap + "-" + (heaps.isEmpty() ? "0" : heaps.get(0)) + (heaps.size() < 2 ? "" : "," + heaps.get(1));
        }
    }

    @Override
    public List<Break> moves(List<Integer> heaps, Player mover) {
        String digits = mover == Player.LEFT ? left : right;
        List<Break> moves = new ArrayList<>();
        for (int heap : heaps.stream().distinct().toList()) {
            for (int taken = 1; taken <= Math.min(heap, digits.length()); taken++) {
                int digit = digits.charAt(taken - 1) - '0';
                int rest = heap - taken;
                if (rest == 0 ? (digit & 1) != 0 : (digit & 2) != 0) {
                    moves.add(new Break(heap, rest == 0 ? List.of() : List.of(rest)));
                }
                for (int one = 1; (digit & 4) != 0 && 2 * one <= rest; one++) {
                    moves.add(new Break(heap, List.of(one, rest - one)));
                }
            }
        }
        return moves;
    }

    @Override
    public List<Integer> play(List<Integer> heaps, Player mover, Break move) {
        List<Integer> after = new ArrayList<>(heaps);
        after.remove(Integer.valueOf(move.heap()));
        after.addAll(move.heaps());
        Collections.sort(after);
        return List.copyOf(after);
    }

    @Override
    public List<List<Integer>> parts(List<Integer> heaps) {
        return heaps.stream().filter(heap -> heap > 0).map(List::of).toList();
    }

    @Override
    public Optional<DecomposingRules<List<Integer>, Break>> from(List<Integer> position) {
        return Optional.of(new TwoOctals(left, right, position));
    }

    @Override
    public PositionPicture picture(List<Integer> heaps) {
        return new PositionPicture.Breaking(heaps);
    }

    @Override
    public List<PositionPicture.Place> places(List<Integer> heaps, Break move) {
        List<Integer> spots = new ArrayList<>(List.of(heaps.indexOf(move.heap())));
        spots.addAll(move.heaps().isEmpty() ? List.of(0) : move.heaps());
        return List.of(new PositionPicture.Place(0, spots));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("partizan-octal(0.")
                .append(left)
                .append(" 0.")
                .append(right);
        start.forEach(heap -> text.append(' ').append(heap));
        return text.append(')').toString();
    }
}
