package org.zermelo.web.work;

import java.util.Optional;

/**
 * What the scheduler knows of a job.
 *
 * @param shared what it makes that other jobs wait for, too, equal for all of them; it goes on for them when its client is gone
 */
public record Load(Weight weight, Optional<Object> shared) {

    /** Work of this weight, for one client only. */
    public static Load of(Weight weight) {
        return new Load(weight, Optional.empty());
    }
}
