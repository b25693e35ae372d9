package org.zermelo.present.answer;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.LoopyValued;
import org.zermelo.desk.Summed;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.text.Source;
import org.zermelo.solve.Watch;

/** What a text says of values with Left and Right, as a document; whether play may come back or not. */
public final class ValueJson {

    private ValueJson() {}

    /**
     * The value that a text names, or whether the relation holds that it claims.
     *
     * @throws BadInputException when the text does not begin as a value or a position
     */
    public static Map<String, @Nullable Object> of(Source source, Watch watch) {
        Optional<LoopyValued> loopy = LoopyValued.judge(source, watch);
        return loopy.isPresent()
                ? LoopyJson.of(loopy.get())
                : SumJson.of(Summed.judge(source, watch)
                        .orElseThrow(() -> new BadInputException("partizan.no-value", "seen", source.text())));
    }
}
