package org.zermelo.web.work;

import org.zermelo.solve.Watch;

/**
 * What a job does. It may be begun twice: a task that takes longer than a moment is stopped and begun again when its turn
 * in the long queue comes.
 */
@FunctionalInterface
public interface Work<T> {

    /** The result; the task asks the watch often whether to go on. */
    T run(Watch watch);
}
