package org.zermelo.row.trace;

import static org.zermelo.row.trace.CoinBoard.coin;
import static org.zermelo.row.trace.CoinBoard.signed;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.row.linear.Reduction;
import org.zermelo.row.linear.Reduction.Block;
import org.zermelo.row.linear.Reduction.Step;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;

/**
 * The linear method: three neighbours of which the middle one is the largest become one, until a valley is left, whose larger
 * end is taken in turn. A merged block stands one row below the lowest of its three, under the middle of its coins.
 */
final class MergeTrace {

    private static final int BLOCKS = 1;
    private static final Spot MARGIN = new Spot(2, 0, 0);

    private final long[] coins;
    private final Reduction reduction;
    private final Map<Block, Integer> levels = new HashMap<>();
    private final Recorder record = new Recorder(Note.of("trace.row.start-linear"));

    private MergeTrace(long[] coins) {
        this.coins = coins;
        this.reduction = Reduction.of(coins);
    }

    static Trace of(long[] coins) {
        return new MergeTrace(coins).run();
    }

    private Trace run() {
        int merged = 0;
        for (int i = 0; i < coins.length; i++) {
            Block block = new Block(i, i + 1, coins[i]);
            record.step(Event.CELL, 1, Note.of("trace.row.push", "place", i + 1, "coin", coins[i]))
                    .write(spot(block), coins[i], Mark.PLAIN)
                    .look(coin(i));
            while (merged < reduction.steps().size()
                    && reduction.steps().get(merged).merged().to() == i + 1) {
                merge(reduction.steps().get(merged++));
            }
        }
        List<Long> values = reduction.blocks().stream().map(Block::value).toList();
        record.step(Event.OPTION, 4, Note.of("trace.row.valley", "values", values));
        reduction.blocks().forEach(block -> record.write(spot(block), block.value(), Mark.CHOSEN));
        takeInTurn();
        int depth = levels.values().stream().mapToInt(level -> level).max().orElse(0);
        List<String> rows =
                IntStream.rangeClosed(0, depth).mapToObj(Integer::toString).toList();
        List<Panel> panels = List.of(
                CoinBoard.items("coins", coins),
                new Panel.Grid("blocks", rows, CoinBoard.places(coins.length), false),
                new Panel.Items("margin", List.of("0")));
        return record.trace("linear", panels, MARGIN);
    }

    private Spot spot(Block block) {
        return new Spot(BLOCKS, levels.getOrDefault(block, 0), (block.from() + block.to() - 1) / 2);
    }

    private void merge(Step step) {
        List<Block> three = List.of(step.left(), step.middle(), step.right());
        int lowest = three.stream()
                .mapToInt(block -> levels.getOrDefault(block, 0))
                .max()
                .orElse(0);
        levels.put(step.merged(), lowest + 1);
        long x = step.left().value();
        long y = step.middle().value();
        long z = step.right().value();
        long value = step.merged().value();
        record.step(Event.MERGE, 3, Note.of("trace.row.merge", "x", x, "y", y, "z", z, "value", value))
                .set("x", x)
                .set("y", y)
                .set("z", z)
                .write(spot(step.merged()), value, Mark.PLAIN)
                .ask(Guess.of(
                        spot(step.merged()),
                        Long.toString(value),
                        List.of(
                                new Slip(Long.toString(x + y + z), Note.of("trace.slip.all-added")),
                                new Slip(Long.toString(Math.max(x, z)), Note.of("trace.slip.larger-side")),
                                new Slip(Long.toString(y - x - z), Note.of("trace.slip.middle-first")))));
        for (Block block : three) {
            record.write(spot(block), block.value(), Mark.CUT).look(spot(block));
        }
    }

    /** The larger end in turn, the left one of equals; the coins of a block go in turn, too. */
    private void takeInTurn() {
        List<Block> left = new ArrayList<>(reduction.blocks());
        long margin = 0;
        int player = 0;
        while (!left.isEmpty()) {
            Block first = left.get(0);
            Block last = left.get(left.size() - 1);
            boolean fromLeft = first.value() >= last.value();
            Block taken = fromLeft ? first : last;
            long other = fromLeft ? last.value() : first.value();
            long before = margin;
            margin += player == 0 ? taken.value() : -taken.value();
            boolean single = taken.to() - taken.from() == 1;
            String key = (player == 0 ? "trace.row.first-block" : "trace.row.second-block") + (single ? "" : "-turns");
            record.step(
                            Event.MOVE,
                            5,
                            Note.of(key)
                                    .with("value", taken.value())
                                    .with("from", taken.from() + 1)
                                    .with("to", taken.to())
                                    .with("margin", signed(margin)))
                    .look(spot(first), spot(last))
                    .write(spot(taken), taken.value(), CoinBoard.of(player))
                    .write(MARGIN, signed(margin), CoinBoard.sign(margin))
                    .ask(Guess.of(
                            MARGIN,
                            signed(margin),
                            List.of(
                                    new Slip(
                                            signed(before + (player == 0 ? other : -other)),
                                            Note.of("trace.slip.smaller-end")),
                                    new Slip(signed(2 * before - margin), Note.of("trace.slip.other-player")))));
            for (int k = 0; k < taken.to() - taken.from(); k++) {
                int place = fromLeft ? taken.from() + k : taken.to() - 1 - k;
                record.write(coin(place), coins[place], CoinBoard.of((player + k) % 2));
            }
            left.remove(taken);
            player = 1 - player;
        }
    }
}
