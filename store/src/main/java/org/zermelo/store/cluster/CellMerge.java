package org.zermelo.store.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.zermelo.store.block.Merge;
import org.zermelo.store.work.WorkFolder;

/** Joins files of cells in the folder of the work, as many at once as may be open. */
final class CellMerge {

    /** What files begin with that are joined on the way. */
    static final String JOINED = "joined-";

    /** With what is written, no step has more than 64 files open. */
    private static final int MOST_OPEN = 60;

    private final WorkFolder work;
    private final AtomicInteger counter = new AtomicInteger();

    CellMerge(WorkFolder work) {
        this.work = work;
    }

    /** Joins files into one of this name. */
    private Path join(List<Path> files, String name) throws IOException {
        ShardEntries.join(files, work.part(name));
        work.finish(name);
        return work.file(name);
    }

    /** Joins files until there are few enough to be open at once. */
    List<Path> fewer(List<Path> files, String name) throws IOException {
        return Merge.fewer(files, MOST_OPEN, groups -> {
            List<Path> joined = new ArrayList<>();
            for (List<Path> group : groups) {
                joined.add(join(group, JOINED + name + "-" + counter.getAndIncrement()));
            }
            return joined;
        });
    }
}
