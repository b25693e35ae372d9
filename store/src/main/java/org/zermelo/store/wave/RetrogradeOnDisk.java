package org.zermelo.store.wave;

import java.io.IOException;
import java.util.Set;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.table.EntryCounts;
import org.zermelo.store.table.TableName;
import org.zermelo.store.table.TablePlace;
import org.zermelo.store.work.Journal;
import org.zermelo.store.work.WorkFolder;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;

/**
 * Retrograde analysis of a game whose positions do not fit the memory and whose play may be endless. Everything is
 * ascending runs on disk that are merged: {@link ForwardReach} finds what can be reached, {@link Shards} hold the cells,
 * and {@link BackwardWaves} spread by rising depth. Each frontier is a checkpoint, noted in a {@link Journal}. The table
 * has the same bytes as one made in memory, for any number of shards and threads.
 *
 * <p>Memory is what the budget says, for what waits to be sorted or merged, and nothing that grows with the game. Disk is two to
 * four bytes a position, as much again for the wave that is worked on and its reports, and four to eight bytes a move when the
 * game cannot be played backwards. Time is that of sorting all moves, plus one reading and writing of each shard for each wave
 * that reports to it.
 */
public final class RetrogradeOnDisk {

    private static final String REACH = "reach";
    private static final String CUT = "cut";
    private static final String LIST = "list";
    private static final String SPREAD = "spread";
    private static final String TIES = "ties";
    private static final String DONE = "done";
    private static final Set<String> STAGES = Set.of("", REACH, CUT, LIST, SPREAD, TIES, DONE);

    /** Positions of a shard, unless that makes too many shards. */
    private static final long SHARD = 1 << 16;

    private static final int MOST_SHARDS = 1024;

    private RetrogradeOnDisk() {}

    /**
     * Makes the table; how many positions it has. A run that was stopped is taken up again.
     *
     * @param shards into how many shards the positions are cut, or 0 for as many as fit their number
     * @throws RefusedException when the value is not an outcome
     */
    public static long build(
            TableName name,
            PackedRules rules,
            WorkFolder work,
            TablePlace place,
            Budget budget,
            int shards,
            Watch watch)
            throws IOException {
        Shards solved = solve(rules, name.valueOf(), work, budget, shards, watch);
        return assemble(name, rules, solved, place, budget.threads(), watch);
    }

    /**
     * Refuses what is not solved wave by wave on disk.
     *
     * @throws RefusedException when the value is not an outcome
     */
    public static void refuseOther(PackedRules rules, Value value) {
        if (value.subject() != Subject.OUTCOME) {
            boolean staged = rules.stages() > 0 && value.subject() == Subject.POINTS;
            throw new RefusedException(
                    staged ? "store.stages-on-disk" : "method.packed.endless", "value", value.name());
        }
    }

    /** The cells of all positions, in files of the folder. */
    static Shards solve(PackedRules rules, Value value, WorkFolder work, Budget budget, int shards, Watch watch)
            throws IOException {
        refuseOther(rules, value);
        Journal journal = new Journal(work, "");
        if (!STAGES.contains(journal.stage())) {
            throw journal.damaged();
        }
        try (SortContext shop = new SortContext(rules, journal, budget, watch)) {
            ForwardReach reach = new ForwardReach(shop, value);
            if (journal.stage().isEmpty()) {
                reach.begin();
                journal.commit(REACH);
            }
            while (journal.stage().equals(REACH)) {
                journal.commit(reach.step() ? REACH : CUT);
            }
            if (journal.stage().equals(CUT)) {
                Shards.cut(shop, shards > 0 ? shards : shardsFor(journal));
                journal.commit(LIST);
            }
            BackwardWaves waves = new BackwardWaves(shop);
            if (journal.stage().equals(LIST)) {
                waves.listMoves();
                journal.commit(SPREAD);
            }
            while (journal.stage().equals(SPREAD)) {
                journal.commit(waves.spread() ? SPREAD : TIES);
            }
            while (journal.stage().equals(TIES)) {
                journal.commit(waves.spreadTies() ? TIES : DONE);
            }
            return new Shards(journal);
        }
    }

    private static int shardsFor(Journal journal) {
        long positions = journal.list(ForwardReach.COUNTS).stream()
                .mapToLong(Long::parseLong)
                .sum();
        return (int) Math.max(1, Math.min(MOST_SHARDS, positions / SHARD));
    }

    private static long assemble(
            TableName name, PackedRules rules, Shards shards, TablePlace place, int threads, Watch watch)
            throws IOException {
        long most = 0;
        long positions = 0;
        try (StoredCells all = new StoredCells(shards)) {
            while (all.next()) {
                most = Math.max(most, all.cell());
                positions++;
            }
        }
        if (positions != shards.positions() || positions == 0) {
            throw shards.damaged();
        }
        place.write(name, rules, new EntryCounts(positions, most), () -> new StoredCells(shards), threads, watch);
        return positions;
    }
}
