package org.zermelo.web;

import java.nio.channels.SelectableChannel;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;

/**
 * Grants so many connections at a time. When there are no more, those that do nothing soon lose theirs. Jetty's own limit shortens
 * the time of connections that are open by then; here those that were granted but still being opened are shortened, too. Without
 * that, connections that come all at once to a server just started keep everybody else out for as long as they like.
 */
final class ConnectionLimit extends NetworkConnectionLimit {

    private final Server server;
    private final Connections granted;
    private volatile boolean scarce;

    ConnectionLimit(Connections granted, Server server) {
        super(granted.all(), server);
        this.server = server;
        this.granted = granted;
        setEndPointIdleTimeout(granted.scarceMillis());
    }

    @Override
    protected void doStart() throws Exception {
        for (Connector connector : server.getConnectors()) {
            ((AbstractConnector) connector).setIdleTimeout(granted.idleMillis());
        }
        super.doStart();
    }

    @Override
    protected void limit() {
        scarce = true;
        super.limit();
    }

    @Override
    protected void unlimit() {
        scarce = false;
        super.unlimit();
    }

    @Override
    public void onAccepted(SelectableChannel channel) {
        super.onAccepted(channel);
        if (scarce) {
            allow(channel, granted.scarceMillis());
            if (!scarce) {
                allow(channel, granted.idleMillis());
            }
        }
    }

    private void allow(SelectableChannel channel, int idleMillis) {
        for (Connector connector : server.getConnectors()) {
            for (EndPoint open : connector.getConnectedEndPoints()) {
                if (open.getTransport() == channel) {
                    open.setIdleTimeout(idleMillis);
                }
            }
        }
    }
}
