package org.zermelo.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.IO;
import org.eclipse.jetty.util.component.AbstractLifeCycle;

/** Grants one address so many connections at a time and no more, so that there are some left for the others; further ones are closed. */
final class AddressLimit extends AbstractLifeCycle implements SelectorManager.AcceptListener {

    private final int most;
    private final Server server;
    private final Map<SelectableChannel, InetAddress> open = new HashMap<>();
    private final Map<InetAddress, Integer> counts = new HashMap<>();

    AddressLimit(int most, Server server) {
        this.most = most;
        this.server = server;
    }

    @Override
    protected void doStart() {
        for (Connector connector : server.getConnectors()) {
            ((AbstractConnector) connector).addBean(this);
        }
    }

    @Override
    public synchronized void onAccepting(SelectableChannel channel) {
        try {
            InetAddress address = ((InetSocketAddress) ((SocketChannel) channel).getRemoteAddress()).getAddress();
            if (counts.getOrDefault(address, 0) >= most) {
                IO.close(channel);
                return;
            }
            counts.merge(address, 1, Integer::sum);
            open.put(channel, address);
        } catch (IOException e) {
            // it is closed already
            IO.close(channel);
        }
    }

    @Override
    public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
        onClosed(channel);
    }

    @Override
    public synchronized void onClosed(SelectableChannel channel) {
        InetAddress address = open.remove(channel);
        if (address != null) {
            counts.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
        }
    }
}
