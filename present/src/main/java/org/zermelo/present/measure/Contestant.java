package org.zermelo.present.measure;

import org.zermelo.solve.Watch;

/**
 * Something that is measured over growing sizes.
 *
 * @param label its name in tables and plots
 * @param task makes the work of a size
 */
public record Contestant(String label, Task task) {

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
        /** Does the work once; returns what it counted: nodes or cells. */
        long count(Watch watch);
    }
}
