package org.zermelo.web.api;

import java.util.function.Consumer;
import org.zermelo.solve.Watch;
import org.zermelo.web.work.Load;
import org.zermelo.web.work.Weight;

/** What an endpoint does. */
@FunctionalInterface
public interface Call {

    /**
     * The reply to a request.
     *
     * @param watch asked often whether anybody still waits
     * @param news takes documents that are of interest before the reply is complete
     */
    Reply answer(Params params, Watch watch, Consumer<Object> news);

    /** How much work the request is; cheap to find out. */
    default Weight weight(Params params) {
        return Weight.UNKNOWN;
    }

    /** The same, and what other requests may wait for, too. */
    default Load load(Params params) {
        return Load.of(weight(params));
    }
}
