package org.zermelo.web.api;

import java.util.function.Consumer;
import org.zermelo.present.catalogue.CatalogueJson;
import org.zermelo.present.catalogue.GameCatalogue;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/** The solved board games. */
record CatalogueCall() implements LastingCall {

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        return Reply.of(CatalogueJson.SHAPE.json(GameCatalogue.read()));
    }
}
