package org.zermelo.web;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;

/**
 * Grants so many connections at a time. While there are no more, a sweep by the clock ends those that do nothing. Jetty's own limit
 * shortens their idle times once and leaves the rest to their timers; but one that expires during this sets all long again, and a
 * timer that fires meanwhile waits for the long time.
 */
final class ConnectionLimit extends NetworkConnectionLimit {

    private static final System.Logger LOG = System.getLogger(ConnectionLimit.class.getName());

    /** So many sweeps while one connection may do nothing. */
    private static final int SWEEPS = 8;

    private final Server server;
    private final Connections granted;
    private final ScheduledExecutorService clock;
    private volatile boolean scarce;

    ConnectionLimit(Connections granted, Server server, ScheduledExecutorService clock) {
        super(granted.all(), server);
        this.server = server;
        this.granted = granted;
        this.clock = clock;
    }

    @Override
    protected void doStart() throws Exception {
        super.doStart();
        clock.scheduleWithFixedDelay(this::sweep, pause(), pause(), TimeUnit.MILLISECONDS);
    }

    private int pause() {
        return Math.max(1, granted.scarceMillis() / SWEEPS);
    }

    @Override
    protected void limit() {
        super.limit();
        scarce = true;
    }

    @Override
    protected void unlimit() {
        scarce = false;
        super.unlimit();
    }

    private void sweep() {
        if (!scarce) {
            return;
        }
        for (Connector connector : server.getConnectors()) {
            for (EndPoint open : connector.getConnectedEndPoints()) {
                try {
                    // a shorter time is checked at once, on this thread; one whose output is shut has had its refusal
                    open.setIdleTimeout(open.isOutputShutdown() ? pause() : granted.scarceMillis());
                    open.setIdleTimeout(granted.idleMillis());
                } catch (RuntimeException e) {
                    LOG.log(System.Logger.Level.DEBUG, "one that cannot be ended keeps no other", e);
                }
            }
        }
    }
}
