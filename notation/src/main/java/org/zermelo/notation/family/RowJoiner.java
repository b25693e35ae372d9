package org.zermelo.notation.family;

import java.util.List;
import java.util.Optional;
import org.zermelo.game.Rules;
import org.zermelo.row.RowGame;

/** Joins rows into one scoring game: a move takes from any one of them. */
final class RowJoiner implements Joiner {

    @Override
    public Optional<Rules<?, ?>> join(List<Rules<?, ?>> components) {
        if (!components.stream().allMatch(RowGame.class::isInstance)) {
            return Optional.empty();
        }
        return Optional.of(RowGame.of(components.stream()
                .flatMap(component -> ((RowGame) component).rows().stream())
                .toList()));
    }
}
