package org.zermelo.store.cluster;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.PointSpread;
import org.zermelo.solve.work.Numbers;
import org.zermelo.store.wave.ChildReport;
import org.zermelo.value.Coding;
import org.zermelo.value.Value;

/**
 * The numbers of a game for points that one shard owns, where a play may come to a position again but never to an earlier stage: first what
 * can be reached, then stage by stage what {@link PointSpread} does. Each shard asks the owners of options what they are worth; they answer
 * with what lies on an earlier stage, and note the moves that stay in it. Then from the largest points down each tells the owners of
 * parents what is decided. Within one number of points the order does not matter, so that a shard goes on by itself as far as it can.
 *
 * <p>Memory: the numbers as bits or lists and four bytes for each; of one stage 20 bytes a position more, and 12 for each move within it.
 */
final class PointShard extends GraphWaves {

    private static final int BITS_OF_WAVE = 18;
    /** All points are smaller, either way; a cell of the table holds no greater ones. */
    private static final int MOST = 1 << 30;

    private static final int BITS_OF_STAGE = 48;

    private static final int UNDECIDED = Integer.MIN_VALUE;

    private final long[] options;
    private final long[] gains;
    /** The stretches that have positions of each stage, once all that can be reached is known. */
    private @Nullable TreeMap<Integer, List<Places.Stretch>> stages;

    /** The stage that is solved; the cells of its positions are their places in the arrays until then. */
    private int stage = -1;

    private int[] points = {};
    /** The best move out of the stage. */
    private int[] exits = {};
    /** How many moves within the stage are not known to lead to a win of the other's. */
    private int[] open = {};

    private int[] heads = {};
    private int size;
    private Telling answers;
    /** Places by the size of their exits, ascending. */
    private long @Nullable [] events;
    /** How many of them may still decide something: those before this. */
    private int left;

    /** Places that were decided and not passed on. */
    private int[] due = {};

    private int dues;

    PointShard(GraphNumbers numbers, Value value, int shard) {
        super(numbers, value, shard);
        this.options = new long[rules.mostOptions()];
        this.gains = new long[rules.mostOptions()];
        this.answers = new Telling(numbers.shards());
    }

    /** The wave of a stage at which options are asked for; the next one answers. */
    private static long asking(int stage) {
        return Math.multiplyExact(stage + 1L, 1L << BITS_OF_STAGE);
    }

    private static long spreading(int stage, long size) {
        return asking(stage) + (MOST - size << BITS_OF_WAVE);
    }

    private static int sizeOf(long depth) {
        if ((depth + 1 & (1 << BITS_OF_WAVE) - 1) == 0) {
            throw new IllegalStateException("more waves than are counted: " + depth);
        }
        return MOST - ((int) (depth >>> BITS_OF_WAVE) & MOST - 1);
    }

    @Override
    public long next(long depth) {
        if (depth < GraphReach.WAVES) {
            return reach.more() ? depth + 1 : asking(0);
        }
        long event = event();
        if (event != 0) {
            return spreading(stage, event);
        }
        Integer later = stages().higherKey(stage);
        return later == null ? NONE : asking(later);
    }

    @Override
    public byte[][] pass(long depth) {
        if (depth < GraphReach.WAVES) {
            return passReach();
        }
        int current = (int) (depth >>> BITS_OF_STAGE) - 1;
        if (depth == asking(current)) {
            return ask(current);
        }
        if (sizeOf(depth) == MOST) {
            byte[][] told = answers.blocks();
            answers = new Telling(numbers.shards());
            return told;
        }
        return spread(sizeOf(depth));
    }

    @Override
    public void hear(long depth, byte[] told) {
        if (depth < GraphReach.WAVES) {
            Reports.read(told, (number, report) -> reach.add(number));
        } else if (depth == asking(stage)) {
            Telling.read(told, 3, this::asked);
        } else if (sizeOf(depth) == MOST) {
            Telling.read(told, 2, answer -> exit(place(answer[0]), answer[1]));
        } else {
            Reports.read(told, (number, report) -> report(place(number), report, sizeOf(depth)));
        }
    }

    private TreeMap<Integer, List<Places.Stretch>> stages() {
        TreeMap<Integer, List<Places.Stretch>> found = stages;
        if (found == null) {
            if (stage < 0) {
                known.giveCells();
                passed = 0;
            }
            found = new TreeMap<>();
            char[] places = new char[Chunks.STRETCH];
            for (Places.Stretch stretch : known.stretches()) {
                int count = stretch.fill(places);
                for (int i = 0; i < count; i++) {
                    int at = rules.stage(numbers.position(stretch.first() | places[i]));
                    List<Places.Stretch> list = found.computeIfAbsent(at, each -> new ArrayList<>());
                    if (list.isEmpty() || list.get(list.size() - 1) != stretch) {
                        list.add(stretch);
                    }
                }
            }
            stages = found;
        }
        return found;
    }

    /** Visits the positions of the stage in their order. */
    private void each(Places.CellVisitor visitor) {
        char[] places = new char[Chunks.STRETCH];
        for (Places.Stretch stretch : stages().getOrDefault(stage, List.of())) {
            int count = stretch.fill(places);
            for (int i = 0; i < count; i++) {
                long number = stretch.first() | places[i];
                if (rules.stage(numbers.position(number)) == stage) {
                    visitor.visit(stretch, i, number);
                }
            }
        }
    }

    /** Writes what the stage is worth into the cells. */
    private void finish() {
        each((stretch, rank, number) -> {
            int worth = points[stretch.cells[rank]];
            stretch.cells[rank] = Math.toIntExact(value.coding().encode(worth == UNDECIDED ? 0 : worth));
        });
        passed += size;
        size = 0;
        events = null;
        into.clear();
    }

    private byte[][] ask(int current) {
        stages();
        finish();
        stage = current;
        each((stretch, rank, number) -> stretch.cells[rank] = size++);
        points = new int[size];
        Arrays.fill(points, UNDECIDED);
        exits = new int[size];
        Arrays.fill(exits, UNDECIDED);
        open = new int[size];
        heads = new int[size];
        due = new int[size];
        Telling questions = new Telling(numbers.shards());
        each((stretch, rank, number) -> ask(stretch.cells[rank], number, questions));
        return questions.blocks();
    }

    private void ask(int place, long number, Telling questions) {
        long position = numbers.position(number);
        int count = rules.options(position, options);
        if (count == 0) {
            exit(place, value.ended(rules.ending(position)));
            return;
        }
        rules.gains(position, gains);
        for (int i = 0; i < count; i++) {
            long option = rules.canonical(options[i]);
            int to = rules.stage(option);
            if (to > stage || to == stage && gains[i] != 0) {
                throw new IllegalStateException("a move from stage " + stage + " to " + to + " gains " + gains[i]);
            }
            if (to == stage) {
                open[place]++;
            }
            long next = numbers.number(option);
            if (numbers.owner(next) != shard) {
                questions.add(numbers.owner(next), number, next - number, gains[i]);
            } else if (to == stage) {
                follows(number, next);
            } else {
                exit(place, worth(next, gains[i]));
            }
        }
    }

    private void follows(long number, long to) {
        int place = place(to);
        heads[place] = into.add(heads[place], number);
    }

    /** Answers a question: what a move is worth that leads to a number from another shard's, with this gain. */
    private void asked(long[] question) {
        long number = question[0];
        long to = number + question[1];
        if (rules.stage(numbers.position(to)) == stage) {
            follows(number, to);
        } else {
            answers.add(numbers.owner(number), number, worth(to, question[2]));
        }
    }

    private int cell(long number) {
        Places.Stretch stretch = stretch(number);
        return stretch.cells[stretch.rank(number)];
    }

    /** The place of a number of the stage. */
    private int place(long number) {
        int place = cell(number);
        if (place >= size) {
            throw new IllegalArgumentException("number " + number);
        }
        return place;
    }

    private long worth(long number, long gain) {
        return value.along(value.coding().decode(cell(number)), gain);
    }

    private void exit(int place, long worth) {
        if (Math.abs(worth) >= MOST) {
            throw new RefusedException(Coding.TOO_WIDE, "most", MOST - 1);
        }
        exits[place] = Math.max(exits[place], (int) worth);
        events = null;
    }

    private boolean isEvent(int place) {
        return points[place] == UNDECIDED && (exits[place] > 0 || open[place] == 0);
    }

    /** The largest points, either way, that decide something; 0 where nothing does. */
    private long event() {
        long[] sorted = events;
        if (sorted == null) {
            sorted = new long[size];
            int count = 0;
            for (int place = 0; place < size; place++) {
                if (exits[place] != 0 && exits[place] != UNDECIDED) {
                    sorted[count++] = (long) Math.abs(exits[place]) << 32 | place;
                }
            }
            sorted = Arrays.copyOf(sorted, count);
            Arrays.sort(sorted);
            events = sorted;
            left = count;
        }
        while (left > 0 && points[(int) sorted[left - 1]] != UNDECIDED) {
            left--;
        }
        for (int at = left - 1; at >= 0; at--) {
            if (isEvent((int) sorted[at])) {
                return sorted[at] >>> 32;
            }
        }
        return 0;
    }

    /** Decides what exits of a size decide, and passes that on as far as this shard goes. */
    private byte[][] spread(int worth) {
        event();
        long[] sorted = Objects.requireNonNull(events);
        for (int at = left - 1; at >= 0 && sorted[at] >>> 32 >= worth; at--) {
            if (isEvent((int) sorted[at])) {
                decide((int) sorted[at], exits[(int) sorted[at]]);
            }
        }
        Reports others = new Reports(numbers.bound());
        while (dues > 0) {
            int place = due[--dues];
            long report = points[place] > 0 ? ChildReport.WON : ChildReport.LOST;
            into.each(heads[place], parent -> {
                if (numbers.owner(parent) == shard) {
                    report(place(parent), report, worth);
                } else {
                    others.add(parent, report);
                }
            });
        }
        return others.blocks(numbers.shards());
    }

    private void decide(int place, int worth) {
        points[place] = worth;
        due[dues++] = place;
    }

    private void report(int place, long report, int worth) {
        boolean won = report == ChildReport.WON;
        open[place] -= won ? 1 : 0;
        if (points[place] == UNDECIDED && (!won || open[place] == 0 && exits[place] <= -worth)) {
            decide(place, won ? -worth : worth);
        }
    }

    @Override
    public void write(DataOutput out) throws IOException {
        super.write(out);
        out.writeInt(stage);
        for (int[] numbers : List.of(points, exits, open, heads)) {
            Numbers.write(out, numbers);
        }
    }

    @Override
    public void read(DataInput in) throws IOException {
        super.read(in);
        stage = in.readInt();
        points = Numbers.ints(in);
        exits = Numbers.ints(in);
        open = Numbers.ints(in);
        heads = Numbers.ints(in);
        size = points.length;
        due = new int[size];
    }

    @Override
    Places known() {
        stages();
        finish();
        return known;
    }
}
