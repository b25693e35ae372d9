package org.zermelo.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.SelectableChannelEndPoint;
import org.zermelo.web.work.Job;
import org.zermelo.web.work.Stop;

/**
 * Stops a job whose client has hung up. Nothing is written to such a client before the answer, so only reading tells: a
 * connection at its end yields -1. What a reading might take from a following request does not matter, since a response
 * that was watched closes its connection.
 */
final class ClientWatch {

    private static final long PERIOD_MILLIS = 200;

    private final ScheduledExecutorService clock;

    ClientWatch(ScheduledExecutorService clock) {
        this.clock = clock;
    }

    /** Watches until the job is done. */
    void watch(Context ctx, Job<?> job) {
        EndPoint endPoint = ServletContextRequest.getServletContextRequest(ctx.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint();
        if (!(endPoint instanceof SelectableChannelEndPoint selectable)
                || !(selectable.getChannel() instanceof ReadableByteChannel channel)) {
            return;
        }
        ScheduledFuture<?> probe = clock.scheduleWithFixedDelay(
                () -> {
                    job.markWatched();
                    if (gone(channel)) {
                        job.stop(Stop.CLIENT);
                    }
                },
                PERIOD_MILLIS,
                PERIOD_MILLIS,
                TimeUnit.MILLISECONDS);
        job.result().whenComplete((value, failure) -> probe.cancel(false));
    }

    private static boolean gone(ReadableByteChannel channel) {
        try {
            return channel.read(ByteBuffer.allocate(1)) < 0;
        } catch (IOException e) {
            return true;
        }
    }
}
