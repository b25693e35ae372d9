package org.zermelo.store.wave;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.PackedRules;
import org.zermelo.store.block.RunFile;
import org.zermelo.value.Coding;
import org.zermelo.value.Value;

/**
 * Finds the positions that can be reached, breadth first. The options of a frontier are sorted as runs; what is in none
 * of the earlier runs is the next frontier. A run holds positions with the cells that they begin with: an ended position
 * has its own, another the number of its different canonical options, times four. Runs are merged so that each is
 * several times as long as the next; there are never more than a few.
 */
final class ForwardReach {

    /** The next wave; none when all is found. */
    static final String WAVE = "wave";
    /** The runs of earlier waves, oldest and longest first. */
    static final String SEEN = "seen";
    /** How many positions each of them has. */
    static final String COUNTS = "seen-counts";

    private static final long GROWTH = 4;

    private final SortContext shop;
    private final PackedRules rules;
    private final Value value;
    private final long[][] options;

    ForwardReach(SortContext shop, Value value) {
        this.shop = shop;
        this.rules = shop.rules;
        this.value = value;
        this.options = new long[shop.threads()][rules.mostOptions()];
    }

    /** Writes the wave that is the start alone. */
    void begin() throws IOException {
        Path wave = shop.journal.freshFile();
        try (RunFile.KeyRunWriter writer = new RunFile.KeyRunWriter(wave)) {
            writer.add(rules.canonical(rules.start()), 0);
        }
        shop.journal.set(WAVE, List.of(name(wave)));
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    /** Expands a wave; whether there is another. */
    boolean step() throws IOException {
        List<Path> seen = new ArrayList<>(shop.journal.files(SEEN));
        List<Long> counts = new ArrayList<>();
        shop.journal.list(COUNTS).forEach(count -> counts.add(Long.parseLong(count)));
        if (seen.size() != counts.size() || shop.journal.list(WAVE).size() != 1) {
            throw shop.journal.damaged();
        }
        Path expanded = shop.journal.freshFile();
        List<Path> runs = expand(shop.journal.files(WAVE).get(0), expanded, counts);
        seen.add(expanded);
        Path next = shop.journal.freshFile();
        boolean more = keepNew(runs, seen, next);
        mergeShort(seen, counts);
        shop.journal.set(WAVE, more ? List.of(name(next)) : List.of());
        shop.journal.set(SEEN, seen.stream().map(ForwardReach::name).toList());
        shop.journal.set(COUNTS, counts.stream().map(String::valueOf).toList());
        shop.watch.progress(counts.stream().mapToLong(Long::longValue).sum(), -1);
        return more;
    }

    private List<Path> expand(Path wave, Path expanded, List<Long> counts) throws IOException {
        SortContext.Sorter sorter = shop.new Sorter(Together.ONCE);
        Coding coding = value.coding();
        try (RunFile.KeyRunWriter writer = new RunFile.KeyRunWriter(expanded)) {
            shop.visit(
                    wave,
                    (key, number, worker) -> {
                        int count = Distinct.options(rules, key, options[worker]);
                        for (int i = 0; i < count; i++) {
                            sorter.add(options[worker][i], 0, worker);
                        }
                        return count == 0 ? coding.encode(value.ended(rules.ending(key))) : (long) count << 2;
                    },
                    writer);
            counts.add(writer.count());
        }
        return sorter.runs();
    }

    /** Writes what is in the runs and was not seen; whether there is any. */
    private static boolean keepNew(List<Path> runs, List<Path> seen, Path next) throws IOException {
        try (RunMerge found = new RunMerge(runs, Together.ONCE, 0);
                RunMerge known = new RunMerge(seen, Together.ONCE, 0);
                RunFile.KeyRunWriter writer = new RunFile.KeyRunWriter(next)) {
            for (; found.has(); found.next()) {
                known.skipTo(found.key());
                if (!known.has() || known.key() != found.key()) {
                    writer.add(found.key(), 0);
                }
            }
            return writer.count() > 0;
        }
    }

    private void mergeShort(List<Path> seen, List<Long> counts) throws IOException {
        int from = seen.size() - 1;
        long sum = counts.get(from);
        while (from > 0 && counts.get(from - 1) < GROWTH * sum) {
            sum += counts.get(--from);
        }
        if (from == seen.size() - 1) {
            return;
        }
        Path merged = shop.merge(List.copyOf(seen.subList(from, seen.size())), Together.ONCE);
        seen.subList(from, seen.size()).clear();
        counts.subList(from, counts.size()).clear();
        seen.add(merged);
        counts.add(sum);
    }
}
