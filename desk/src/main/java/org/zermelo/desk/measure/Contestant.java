package org.zermelo.desk.measure;

import org.jspecify.annotations.Nullable;
import org.zermelo.solve.Watch;

/**
 * Something that is measured over growing sizes.
 *
 * @param label its name in tables and plots
 * @param subject what it works on; contestants with one subject get the same input at each size, so their results must agree
 * @param task makes the work of a size
 */
public record Contestant(String label, String subject, Task task) {

    /** Makes work; what it does before the run is not measured. */
    public interface Task {
        /**
         * The work of this size.
         *
         * @throws org.zermelo.game.RefusedException when the size is too large
         */
        Run prepare(int size);
    }

    /** Work that is measured. */
    public interface Run {
        /** Does the work once. */
        Outcome once(Watch watch);
    }

    /**
     * What came out of one run.
     *
     * @param count nodes or cells
     * @param result what the contestants with the same subject must agree on; null where there is nothing to agree on
     */
    public record Outcome(long count, @Nullable Object result) {}
}
