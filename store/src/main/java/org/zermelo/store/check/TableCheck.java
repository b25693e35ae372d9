package org.zermelo.store.check;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;
import org.zermelo.store.table.Block;
import org.zermelo.store.table.CellTable;

/**
 * Verifies a table from the rules alone, by code that shares nothing with the solvers. Checked are every block's
 * checksum, every entry from its options (class, depth, margin, nimber, ended positions), that every option has an
 * entry, and that the entries are exactly the canonical positions that can be reached.
 *
 * <p>A table that passes is right: a win of depth d names a loss of depth d - 1, and so on down to an ended position, so
 * wins, losses and ties are proved by induction on the depth; what is called a draw has an option that is called a draw
 * and none that is better, so neither player can force an end that he prefers. Margins and nimbers of games with levels are
 * proved by induction on the level. Where play may be endless, margins that are not 0 are also proved to be forced: their
 * owner comes in finitely many moves to where nothing is left to be gained.
 *
 * <p>Takes a cell for each number under the bound (dense) or 12 bytes an entry (sorted), or what the budget allows: then blocks are
 * read again as they are needed. Two bits for each number or entry are always held.
 */
public final class TableCheck {

    /**
     * What was found.
     *
     * @param entries the entries that were verified
     * @param fault the first fault; empty when the table is right
     */
    public record Report(long entries, Optional<Note> fault) {}

    private final CellTable table;
    private final PackedRules rules;
    private final EntryRule rule;
    private final Contents contents;
    private final AtomicLong verified = new AtomicLong();
    private final AtomicReference<Note> fault = new AtomicReference<>();

    private TableCheck(CellTable table, long bytes) {
        this.table = table;
        this.rules = table.rules();
        this.rule = EntryRule.of(table.name(), rules);
        this.contents = new Contents(table, bytes);
    }

    /**
     * Verifies a table.
     *
     * @throws org.zermelo.game.BadInputException when a block's checksum is wrong
     * @throws RefusedException when not even those bits, and some blocks, fit the memory
     */
    public static Report check(CellTable table, Budget budget, Watch watch) {
        long marks = Contents.marks(table);
        if (marks + Contents.LEAST > budget.bytes()) {
            throw new RefusedException(
                    "store.check-memory", "needed", marks + Contents.LEAST, "allowed", budget.bytes());
        }
        return check(table, budget.bytes() - marks, budget.threads(), watch);
    }

    /** Verifies a table by blocks that take so many bytes. */
    static Report check(CellTable table, long bytes, int threads, Watch watch) {
        try (Workers workers = new Workers(threads, watch)) {
            TableCheck check = new TableCheck(table, bytes);
            check.entries(workers, watch);
            if (check.fault.get() == null) {
                check.reach(workers);
            }
            if (check.fault.get() == null && check.rule.mayPutOff()) {
                check.forced(watch);
            }
            return new Report(check.verified.get(), Optional.ofNullable(check.fault.get()));
        }
    }

    private void entries(Workers workers, Watch watch) {
        for (int shard = 0; shard < contents.shards(); shard++) {
            int of = shard;
            workers.each(contents.blocks(of), (number, worker) -> {
                entries(table.inShard(of, file -> file.block(number)));
                if (worker == 0) {
                    watch.progress(verified.get(), table.positions());
                }
            });
        }
        if (fault.get() == null && verified.get() != table.positions()) {
            fault.set(Note.of("store.wrong-count", "seen", verified.get(), "expected", table.positions()));
        }
    }

    private void entries(Block block) {
        if (fault.get() != null) {
            return;
        }
        EntryRule.Scratch scratch = rule.scratch();
        for (int i = 0; i < block.keys().length; i++) {
            Note wrong = entry(block.keys()[i], block.cells()[i], scratch);
            if (wrong != null) {
                fault.compareAndSet(null, wrong);
                return;
            }
        }
        verified.addAndGet(block.keys().length);
    }

    private org.zermelo.game.@Nullable Note entry(long key, int cell, EntryRule.Scratch scratch) {
        if (rules.canonical(key) != key) {
            return Note.of("store.wrong-key", "key", key);
        }
        long expected = scratch.expected(key, contents);
        if (expected == EntryRule.MISSING) {
            return Note.of("store.missing-option", "key", key, "option", scratch.missing());
        }
        return expected == cell ? null : Note.of("store.wrong-entry", "key", key, "seen", cell, "expected", expected);
    }

    /** Proves points that are not 0 to be forced, those first whose moves lead to what is settled, until no more are. */
    private void forced(Watch watch) {
        EntryRule.Scratch scratch = rule.scratch();
        contents.forget();
        LongPredicate settled = key -> contents.cell(key) == 0 || contents.isMet(key);
        AtomicBoolean more = new AtomicBoolean(true);
        while (more.getAndSet(false)) {
            watch.check();
            fault.set(null);
            table.each((key, cell) -> {
                if (settled.test(key)) {
                    return;
                }
                if (scratch.forced(key, cell, contents, settled)) {
                    contents.meet(key);
                    more.set(true);
                } else {
                    fault.set(Note.of("store.not-forced", "key", key, "seen", cell));
                }
            });
        }
    }

    /** Spreads from the start, block by block, to and fro over the table, until nothing new is met; every entry must be. */
    private void reach(Workers workers) {
        long start = rules.canonical(rules.start());
        if (contents.cell(start) < 0) {
            fault.set(Note.of("store.missing-option", "key", start, "option", start));
            return;
        }
        contents.meet(start);
        AtomicLong met = new AtomicLong(1);
        for (long before = 0, round = 0; before != met.get(); round++) {
            before = met.get();
            boolean back = round % 2 == 1;
            for (int i = 0; i < contents.shards(); i++) {
                int shard = back ? contents.shards() - 1 - i : i;
                int blocks = contents.blocks(shard);
                workers.each(blocks, (n, worker) -> spread(shard, back ? blocks - 1 - n : n, met));
            }
        }
        if (met.get() != table.positions()) {
            fault.set(Note.of("store.unreachable", "entries", table.positions(), "reachable", met.get()));
        }
    }

    private void spread(int shard, int number, AtomicLong met) {
        long[] options = new long[rules.mostOptions()];
        contents.expand(shard, number, key -> {
            int count = rules.options(key, options);
            for (int i = 0; i < count; i++) {
                if (contents.meet(rules.canonical(options[i]))) {
                    met.incrementAndGet();
                }
            }
        });
    }
}
