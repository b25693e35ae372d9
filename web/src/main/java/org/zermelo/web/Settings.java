package org.zermelo.web;

import org.zermelo.present.serve.PageService;
import org.zermelo.store.table.TableShelf;
import org.zermelo.web.work.Limits;

/**
 * Where a server listens and what it grants.
 *
 * @param host the address to listen on
 * @param port the port; 0 takes a free one
 * @param shared whether strangers may come: any Host header is taken, and limits are tight
 * @param behindProxy whether the last entry of {@code X-Forwarded-For} names the client
 * @param shelf the stored tables that may be asked; closed with the server
 */
public record Settings(String host, int port, boolean shared, boolean behindProxy, Limits limits, TableShelf shelf) {

    /** The usual port of the page on one's own machine. */
    public static final int PORT = PageService.PORT;

    /** Only this machine, on the usual port. */
    public static Settings own() {
        return new Settings("127.0.0.1", PORT, false, false, Limits.own(), TableShelf.NONE);
    }

    /** The same, on another port. */
    public Settings onPort(int other) {
        return new Settings(host, other, shared, behindProxy, limits, shelf);
    }

    /** The same, within other limits. */
    public Settings within(Limits other) {
        return new Settings(host, port, shared, behindProxy, other, shelf);
    }

    /** The same, with stored tables. */
    public Settings with(TableShelf other) {
        return new Settings(host, port, shared, behindProxy, limits, other);
    }
}
