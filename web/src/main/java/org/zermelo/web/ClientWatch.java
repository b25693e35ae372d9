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
 * connection at its end yields -1. A reading may take the first byte of a following request; so nothing is read once the answer is
 * on its way, and where something was read before, the connection must end with the answer.
 */
final class ClientWatch {

    private static final long PERIOD_MILLIS = 200;

    private final ScheduledExecutorService clock;

    ClientWatch(ScheduledExecutorService clock) {
        this.clock = clock;
    }

    /** One client under watch. */
    static final class Watching {
        private final Job<?> job;
        private boolean read;
        private boolean ended;

        Watching(Job<?> job) {
            this.job = job;
        }

        /** Looks whether the client is still there at its connection. */
        synchronized void look(ReadableByteChannel channel) {
            if (ended) {
                return;
            }
            read = true;
            if (gone(channel)) {
                job.stop(Stop.CLIENT);
            }
        }

        private static boolean gone(ReadableByteChannel channel) {
            try {
                return channel.read(ByteBuffer.allocate(1)) < 0;
            } catch (IOException e) {
                return true;
            }
        }

        /**
         * Ends the watch, after a look that is under way.
         *
         * @return whether there was any look, so that the connection must end with the answer
         */
        synchronized boolean end() {
            ended = true;
            return read;
        }
    }

    /** Watches until the watch is ended or the job is done. */
    Watching watch(Context ctx, Job<?> job) {
        EndPoint endPoint = ServletContextRequest.getServletContextRequest(ctx.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint();
        Watching watching = new Watching(job);
        if (endPoint instanceof SelectableChannelEndPoint selectable
                && selectable.getChannel() instanceof ReadableByteChannel channel) {
            ScheduledFuture<?> looks = clock.scheduleWithFixedDelay(
                    () -> watching.look(channel), PERIOD_MILLIS, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
            job.result().whenComplete((value, failure) -> looks.cancel(false));
        }
        return watching;
    }
}
