package org.zermelo.present.serve;

import java.nio.file.Path;
import java.util.Optional;

/** A server of the page, found as a service. */
public interface PageService {

    /** The usual port of the page. */
    int PORT = 8017;

    /**
     * Where to listen and what to grant.
     *
     * @param host the address to listen on
     * @param port the port; 0 takes a free one
     * @param shared whether strangers may come: limits are tight then
     * @param behindProxy whether a proxy's word about the client is believed
     * @param seconds the longest run of one question; 0 for the usual
     * @param tables the folder whose stored tables may be asked, if any
     */
    record Wish(String host, int port, boolean shared, boolean behindProxy, long seconds, Optional<Path> tables) {}

    /** A server that runs. */
    interface Running extends AutoCloseable {

        /** The address of its page. */
        String address();

        /** Stops taking requests, cancels all work, and waits a moment for what is being sent. */
        @Override
        void close();
    }

    /**
     * Starts a server.
     *
     * @throws org.zermelo.game.RefusedException when the address cannot be had
     */
    Running start(Wish wish);
}
