package org.zermelo.web;

import io.javalin.util.JavalinBindException;
import org.zermelo.game.RefusedException;
import org.zermelo.present.serve.PageService;
import org.zermelo.store.table.TableShelf;
import org.zermelo.web.work.Limits;

/** This module's server, as the command finds it. */
public final class PageProvider implements PageService {

    @Override
    public Running start(Wish wish) {
        Limits limits = wish.shared() ? Limits.shared() : Limits.own();
        if (wish.seconds() > 0) {
            limits = limits.withJobMillis(wish.seconds() * 1000);
        }
        TableShelf shelf = wish.tables().map(TableShelf::of).orElse(TableShelf.NONE);
        WarmUp.start();
        try {
            return PageServer.start(
                    new Settings(wish.host(), wish.port(), wish.shared(), wish.behindProxy(), limits, shelf));
        } catch (JavalinBindException e) {
            throw new RefusedException("web.address-taken", "host", wish.host(), "port", wish.port());
        }
    }
}
