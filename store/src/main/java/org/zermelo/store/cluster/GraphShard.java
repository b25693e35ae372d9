package org.zermelo.store.cluster;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;
import org.zermelo.solve.sweep.Parents;
import org.zermelo.store.wave.Cell;
import org.zermelo.store.wave.ChildReport;
import org.zermelo.value.Value;

/**
 * The numbers of a game that one shard owns, every S-th stretch of them, where a play may come to a position again: first what can be
 * reached, breadth first, then wins and losses backwards by rising depth, then ties. A shard tells the owners of options, and later of
 * parents, what it found. Where the game has indices, these are the numbers.
 *
 * <p>Memory: the numbers as bits or lists and four bytes for each; where the game has no backward moves, twelve for each move, too.
 */
final class GraphShard extends GraphWaves {

    /** What a game without backward moves does between: all moves are listed by where they lead. */
    private static final int LIST = GraphReach.WAVES;

    /** The first wave of wins and losses, those of ended positions. */
    private static final int SPREAD = 2 << 28;

    /** The first wave of ties. */
    private static final int TIES = 3 << 28;

    private final long[] buffer;
    private final long[] counting;
    /** Stretches with positions that are passed on next. */
    private List<Places.Stretch> due = new ArrayList<>();
    /** Whether some ended position counts a ply. */
    private boolean late;

    private boolean frozen;

    GraphShard(GraphNumbers numbers, Value value, int shard) {
        super(numbers, value, shard);
        this.buffer = new long[Math.max(rules.mostOptions(), rules.mostParents())];
        this.counting = new long[rules.mostOptions()];
    }

    private boolean playedBack() {
        return rules.mostParents() > 0;
    }

    @Override
    public long next(long depth) {
        if (depth < LIST) {
            return reach.more() ? depth + 1 : playedBack() ? SPREAD : LIST;
        }
        if (depth < SPREAD) {
            return SPREAD;
        }
        boolean more = !due.isEmpty() || depth == SPREAD && late;
        return more ? depth + 1 : depth < TIES ? TIES : NONE;
    }

    @Override
    public byte[][] pass(long depth) {
        if (depth < LIST) {
            return passReach();
        }
        freeze();
        // whoever told something is asked again, at the next depth
        return depth >= SPREAD ? spread(depth) : depth == LIST ? listMoves() : new byte[numbers.shards()][0];
    }

    @Override
    public void hear(long depth, byte[] told) {
        if (depth < LIST) {
            Reports.read(told, (number, report) -> reach.add(number));
        } else if (depth < SPREAD) {
            Telling.read(told, 2, move -> follows(move[0], move[0] + move[1]));
        } else {
            Reports.read(told, (number, report) -> report(number, report, depth));
        }
    }

    /** Goes over from what can be reached to what it is worth: first ended positions. */
    private void freeze() {
        if (frozen) {
            return;
        }
        frozen = true;
        passed = 0;
        known.giveCells();
        eachEnded((stretch, rank, number) -> {
            int cell = Math.toIntExact(value.coding().encode(value.ended(rules.ending(numbers.position(number)))));
            stretch.cells[rank] = cell;
            if (cell >>> 2 > 0) {
                late = true;
            } else if ((cell & 3) != 3) {
                note(stretch, due, SPREAD);
            }
        });
    }

    private void eachEnded(Places.CellVisitor visitor) {
        reach.ended.each((at, places, count) -> {
            Places.Stretch stretch = Objects.requireNonNull(known.stretch(at << Chunks.SHIFT));
            for (int i = 0; i < count; i++) {
                visitor.visit(stretch, stretch.rank(places[i]), at << Chunks.SHIFT | places[i]);
            }
        });
    }

    private static void note(Places.Stretch stretch, List<Places.Stretch> list, long depth) {
        if (stretch.noted != depth) {
            stretch.noted = depth;
            list.add(stretch);
        }
    }

    private byte[][] listMoves() {
        Telling telling = new Telling(numbers.shards());
        known.each((at, places, count) -> {
            Places.Stretch stretch = Objects.requireNonNull(known.stretch(at << Chunks.SHIFT));
            for (int i = 0; i < count; i++) {
                long from = at << Chunks.SHIFT | places[i];
                int options = Parents.options(rules, numbers.position(from), buffer);
                if (options > 0) {
                    stretch.cells[i] = options << 2;
                }
                for (int o = 0; o < options; o++) {
                    long to = numbers.number(buffer[o]);
                    if (numbers.owner(to) == shard) {
                        follows(from, to);
                    } else {
                        telling.add(numbers.owner(to), from, to - from);
                    }
                }
            }
        });
        return telling.blocks();
    }

    private void follows(long number, long to) {
        Places.Stretch stretch = stretch(to);
        int rank = stretch.rank(to);
        stretch.heads()[rank] = into.add(stretch.heads()[rank], number);
    }

    /** Tells the parents of what was decided at a depth. */
    private byte[][] spread(long depth) {
        List<Places.Stretch> wave = due;
        due = new ArrayList<>();
        if (depth == SPREAD + 1 && late) {
            eachEnded((stretch, rank, number) -> note(stretch, wave, depth));
        }
        Reports others = new Reports(numbers.bound());
        Places.CellVisitor passing = (stretch, rank, number) -> {
            passed++;
            parents(stretch, rank, number, parent -> {
                if (numbers.owner(parent) == shard) {
                    report(parent, reportOf(stretch.cells[rank]), depth);
                } else {
                    others.add(parent, reportOf(stretch.cells[rank]));
                }
            });
        };
        if (depth == TIES) {
            eachEnded((stretch, rank, number) -> {
                if ((stretch.cells[rank] & 3) == 3) {
                    passing.visit(stretch, rank, number);
                }
            });
        }
        long plies = depth - (depth < TIES ? SPREAD : TIES);
        char[] places = new char[Chunks.STRETCH];
        for (Places.Stretch stretch : wave) {
            int count = stretch.fill(places);
            for (int i = 0; i < count; i++) {
                int cell = stretch.cells[i];
                if (!Cell.open(cell) && cell >>> 2 == plies && (cell & 3) == 3 == depth > TIES) {
                    passing.visit(stretch, i, stretch.first() | places[i]);
                }
            }
        }
        return others.blocks(numbers.shards());
    }

    private static long reportOf(int cell) {
        return (cell & 3) == 1 ? ChildReport.WON : ChildReport.LOST;
    }

    private void parents(Places.Stretch stretch, int rank, long number, LongConsumer visitor) {
        if (!playedBack()) {
            into.each(stretch.heads()[rank], visitor);
            return;
        }
        int count = Parents.distinct(buffer, rules.canonicalParents(numbers.position(number), buffer));
        for (int i = 0; i < count; i++) {
            long parent = numbers.number(buffer[i]);
            if (parent >= 0) {
                visitor.accept(parent);
            }
        }
    }

    /** Takes in what a wave says of a position, which may be decided by that. */
    private void report(long number, long report, long depth) {
        Places.Stretch stretch = known.stretch(number);
        int rank = stretch == null ? -1 : stretch.rank(number);
        if (stretch == null || rank < 0 || !Cell.open(stretch.cells[rank])) {
            return;
        }
        long cell = stretch.cells[rank];
        if (depth >= TIES) {
            cell = Cell.tied(depth - TIES + 1);
        } else {
            if (cell == 0 && !ChildReport.lost(report)) {
                cell = (long) Parents.options(rules, numbers.position(number), counting) << 2;
            }
            cell = Cell.after(cell, report, depth - SPREAD + 1);
        }
        stretch.cells[rank] = Math.toIntExact(cell);
        if (!Cell.open(cell)) {
            note(stretch, due, depth + 1);
        }
    }

    @Override
    public void write(DataOutput out) throws IOException {
        super.write(out);
        out.writeBoolean(frozen);
        out.writeBoolean(late);
        out.writeInt(due.size());
        for (Places.Stretch stretch : due) {
            out.writeLong(stretch.first());
        }
    }

    @Override
    public void read(DataInput in) throws IOException {
        super.read(in);
        frozen = in.readBoolean();
        late = in.readBoolean();
        for (int left = in.readInt(); left > 0; left--) {
            due.add(Objects.requireNonNull(known.stretch(in.readLong())));
        }
    }

    @Override
    Places known() {
        freeze();
        for (Places.Stretch stretch : known.stretches()) {
            for (int i = 0; i < stretch.cells.length; i++) {
                stretch.cells[i] = (int) Cell.stored(stretch.cells[i]);
            }
        }
        return known;
    }
}
