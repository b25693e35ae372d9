package org.zermelo.web.call;

import java.util.function.Consumer;
import org.zermelo.present.use.Params;
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

    /** How much work the request is, as far as its kind tells: nothing is read for it. */
    default Weight weight(Params params) {
        return Weight.UNWEIGHED;
    }

    /**
     * Finds out how much work a request is that is not weighed, and what other requests may wait for, too. Where nothing is found out it is
     * tried.
     *
     * @param watch cancels when it takes long
     */
    default Load weigh(Params params, Watch watch) {
        return Load.of(Weight.UNKNOWN);
    }
}
