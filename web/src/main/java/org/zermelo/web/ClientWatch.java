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
 * Stops a job whose client has hung up. A closed connection is detected by reading: end of stream yields -1. A read can
 * consume the first byte of a pipelined request, so nothing is read after the response has begun, and a connection that
 * was ever read is closed after its response.
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

        /** Stops the job if the client has closed its connection. */
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
         * Ends the watch, after a read that is under way.
         *
         * @return whether there was any read, so that the connection must be closed after the response
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
