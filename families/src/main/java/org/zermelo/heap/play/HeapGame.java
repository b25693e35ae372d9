package org.zermelo.heap.play;

import java.util.List;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Decomposable;
import org.zermelo.game.Ranked;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Restartable;
import org.zermelo.game.Textual;
import org.zermelo.game.large.Saturated;
import org.zermelo.heap.HeapRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * A game on heaps by {@link HeapRules}: a move changes one heap; the player who cannot move loses. The nimber is the sum
 * without carry of the heaps' nimbers, which come from the nim-sequence; heaps of any size are known when its period is
 * proved.
 */
public final class HeapGame
        implements NimberGame<HeapPosition, HeapMove>,
                Decomposable<HeapPosition>,
                Ranked<HeapPosition>,
                Restartable<HeapPosition, HeapMove>,
                Textual<HeapPosition, HeapMove> {

    private static final long MOST_LISTED = 1_000_000_000;

    private static final double MOST_COUNTED = 1e7;

    private final HeapRules rules;
    private final HeapPosition start;

    /** These rules from these heaps. */
    public HeapGame(HeapRules rules, HeapPosition start) {
        this.rules = rules;
        this.start = start;
    }

    /** The rules of each heap. */
    public HeapRules rules() {
        return rules;
    }

    @Override
    public HeapPosition start() {
        return start;
    }

    @Override
    public HeapGame from(HeapPosition position) {
        return new HeapGame(rules, position);
    }

    /**
     * The moves: the largest heap first, of each size once, takes in the order of the rules.
     *
     * @throws RefusedException when there are more than a billion; the list is made on demand
     */
    @Override
    public List<HeapMove> moves(HeapPosition position) {
        if (position.largest() > Integer.MAX_VALUE || moveCount(position) > MOST_LISTED) {
            throw new RefusedException("heap.game.too-many-moves", "allowed", MOST_LISTED);
        }
        return new HeapMoveList(rules, position.heaps().stream().distinct().toList());
    }

    /** How many moves there are, without listing them, for heaps that an {@code int} can hold. */
    long moveCount(HeapPosition position) {
        return position.heaps().stream()
                .distinct()
                .mapToLong(heap -> HeapMoves.count(rules, heap.intValue()))
                .sum();
    }

    @Override
    public HeapPosition play(HeapPosition position, HeapMove move) {
        return position.replace(move.from(), move.to());
    }

    @Override
    public long level(HeapPosition position) {
        return Saturated.sum(
                position.heaps().stream().mapToLong(heap -> 2 * heap - 1).toArray());
    }

    @Override
    public List<HeapPosition> components(HeapPosition position) {
        return position.heaps().stream()
                .map(heap -> new HeapPosition(List.of(heap)))
                .toList();
    }

    @Override
    public String kernel() {
        return "nim-sequence";
    }

    @Override
    public Cost kernelCost() {
        // a period answers for large heaps, and no other method could
        double heaps = Math.min(start.largest(), MOST_COUNTED);
        return new Cost("O(largest heap) to O(largest heap^2)", heaps * Math.min(heaps, 1e4), -1);
    }

    @Override
    public Nimbers<HeapPosition, HeapMove> nimbers(Budget budget, Watch watch) {
        return HeapNimbers.of(rules, start.largest(), budget, watch);
    }

    @Override
    public String text(HeapPosition position) {
        return position.toString();
    }

    @Override
    public HeapPosition position(String text) {
        try {
            return new HeapPosition(List.of(text.trim().split("[,\\s]+")).stream()
                    .map(Long::valueOf)
                    .toList());
        } catch (IllegalArgumentException e) {
            throw new BadInputException("heap.game.position", "seen", text);
        }
    }

    @Override
    public HeapMove move(HeapPosition position, String text) {
        String wanted = text.replaceAll("\\s", "");
        return moves(position).stream()
                .filter(move -> move.toString().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new BadInputException(
                        "heap.game.move",
                        "seen",
                        text,
                        "example",
                        moves(position).isEmpty() ? "-" : moves(position).get(0)));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HeapGame game && rules.text().equals(game.rules.text()) && start.equals(game.start);
    }

    @Override
    public int hashCode() {
        return 31 * rules.text().hashCode() + start.hashCode();
    }

    /** The game in the notation. */
    @Override
    public String toString() {
        return rules.text(start.toString());
    }
}
