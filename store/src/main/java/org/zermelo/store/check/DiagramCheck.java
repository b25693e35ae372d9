package org.zermelo.store.check;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.diagram.DiagramTable;
import org.zermelo.boards.diagram.PlyStore;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Note;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.block.Ascending;
import org.zermelo.store.table.DiagramFile;
import org.zermelo.value.Value;

/**
 * Verifies a table of decision diagrams. Where a ply fits the memory, every position that can be reached is listed by the rules, its value
 * compared with those of its options, and the positions of each ply and value are counted: that uses no diagrams. Otherwise the diagrams
 * are made again and compared, and the positions of random plays are verified by the rules.
 */
public final class DiagramCheck {

    /**
     * What was found.
     *
     * @param entries the positions that were verified by the rules
     * @param again whether the diagrams were made again, as the positions are too many
     * @param fault the first fault; empty when the table is right
     */
    public record DiagramReport(long entries, boolean again, Optional<Note> fault) {}

    /** Bytes of a position of the largest ply: keys and codes of two plies, and the options before they are sorted. */
    private static final long BYTES = 80;

    private static final int PLAYS = 500;

    private final DiagramTable table;
    private final BoardGame game;
    private final Value value;
    private final Watch watch;
    private long verified;

    private DiagramCheck(DiagramFile file, Watch watch) {
        this.table = file.table();
        this.game = file.board();
        this.value = file.name().valueOf();
        this.watch = watch;
    }

    /**
     * Verifies a table.
     *
     * @throws org.zermelo.game.RefusedException when the check does not fit the memory
     */
    public static DiagramReport check(DiagramFile file, Budget budget, Watch watch) {
        return check(file, budget, budget.bytes() / BYTES, watch);
    }

    /** The same where a ply may have so many positions to be listed. */
    static DiagramReport check(DiagramFile file, Budget budget, long most, Watch watch) {
        DiagramCheck check = new DiagramCheck(file, watch);
        long largest = check.table.counts().stream()
                .mapToLong(
                        ply -> ply.values().stream().mapToLong(Long::longValue).sum())
                .max()
                .orElse(0);
        if (check.game instanceof Packed<?> && largest <= most) {
            @SuppressWarnings("unchecked")
            Packed<AtTurn<BoardPosition>> packed = (Packed<AtTurn<BoardPosition>>) check.game;
            Note fault = check.positions(packed);
            return new DiagramReport(check.verified, false, Optional.ofNullable(fault));
        }
        Note fault = check.plays();
        return new DiagramReport(
                check.verified, true, Optional.ofNullable(fault == null ? check.again(budget) : fault));
    }

    private @Nullable Note again(Budget budget) {
        DiagramTable made = DiagramTable.solve(game, value, budget, PlyStore.inMemory(), watch);
        boolean same = made.diagrams().same(table.diagrams()) && made.counts().equals(table.counts());
        return same ? null : Note.of("store.other-diagrams");
    }

    /** The positions of random plays, each from its options. */
    private @Nullable Note plays() {
        Random random = new Random(19);
        for (int i = 0; i < PLAYS; i++) {
            AtTurn<BoardPosition> at = game.start();
            while (!game.moves(at).isEmpty()) {
                watch.check();
                long best = Long.MIN_VALUE;
                for (BoardMove move : game.moves(at)) {
                    best = Math.max(best, value.along(table.code(game.play(at, move)), 0));
                }
                if (table.stored(at) != best) {
                    return wrong(at, table.stored(at), best);
                }
                verified++;
                at = game.play(
                        at, game.moves(at).get(random.nextInt(game.moves(at).size())));
            }
        }
        return null;
    }

    private Note wrong(AtTurn<BoardPosition> at, long seen, long expected) {
        return Note.of("store.wrong-entry")
                .with("key", game.text(at))
                .with("seen", value.coding().encode(seen))
                .with("expected", value.coding().encode(expected));
    }

    /** Positions of one ply, ascending, with their codes; {@code ended} of them have no move. */
    private record Ply(long[] keys, long[] codes, boolean[] ended) {}

    private @Nullable Note positions(Packed<AtTurn<BoardPosition>> packed) {
        PackedRules rules = packed.packed();
        Ply at = ply(packed, new long[] {rules.start()});
        for (int number = 0; number < table.counts().size(); number++) {
            Map<Long, Long> counts = new TreeMap<>();
            Arrays.stream(at.codes).forEach(code -> counts.merge(code, 1L, Long::sum));
            if (!counts.equals(table.counts().get(number))) {
                long stored = table.counts().get(number).values().stream()
                        .mapToLong(Long::longValue)
                        .sum();
                return Note.of("store.wrong-ply", "ply", number, "seen", stored, "expected", at.keys.length);
            }
            Ply next = ply(packed, options(rules, at));
            Note fault = compared(packed, at, next);
            if (fault != null) {
                return fault;
            }
            verified += at.keys.length;
            at = next;
        }
        return at.keys.length == 0
                ? null
                : Note.of("store.wrong-ply", "ply", table.counts().size(), "seen", 0, "expected", at.keys.length);
    }

    private Ply ply(Packed<AtTurn<BoardPosition>> packed, long[] keys) {
        long[] options = new long[packed.packed().mostOptions()];
        long[] codes = new long[keys.length];
        boolean[] ended = new boolean[keys.length];
        for (int i = 0; i < keys.length; i++) {
            ended[i] = packed.packed().options(keys[i], options) == 0;
            codes[i] = ended[i] ? value.ended(packed.packed().ending(keys[i])) : table.stored(packed.unpack(keys[i]));
        }
        return new Ply(keys, codes, ended);
    }

    private long[] options(PackedRules rules, Ply at) {
        long[] options = new long[rules.mostOptions()];
        long[] found = new long[1 << 10];
        int count = 0;
        for (int i = 0; i < at.keys.length; i++) {
            if (count + options.length > found.length) {
                watch.check();
                count = distinct(found, count);
                found = count > found.length / 2 || options.length > found.length / 4
                        ? Arrays.copyOf(found, 2 * found.length + options.length)
                        : found;
            }
            int more = at.ended[i] ? 0 : rules.options(at.keys[i], options);
            System.arraycopy(options, 0, found, count, more);
            count += more;
        }
        return Arrays.copyOf(found, distinct(found, count));
    }

    private static int distinct(long[] keys, int count) {
        Arrays.sort(keys, 0, count);
        return Ascending.distinct(keys, count);
    }

    private @Nullable Note compared(Packed<AtTurn<BoardPosition>> packed, Ply at, Ply next) {
        long[] options = new long[packed.packed().mostOptions()];
        for (int i = 0; i < at.keys.length; i++) {
            int count = at.ended[i] ? 0 : packed.packed().options(at.keys[i], options);
            long best = Long.MIN_VALUE;
            for (int j = 0; j < count; j++) {
                best = Math.max(best, value.along(next.codes[Arrays.binarySearch(next.keys, options[j])], 0));
            }
            if (count > 0 && best != at.codes[i]) {
                return wrong(packed.unpack(at.keys[i]), at.codes[i], best);
            }
        }
        return null;
    }
}
