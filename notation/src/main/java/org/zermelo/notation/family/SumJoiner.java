package org.zermelo.notation.family;

import java.util.List;
import java.util.Optional;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.sum.Sum;

/** Joins impartial games of any kind into their disjunctive sum. */
final class SumJoiner implements Joiner {

    @Override
    public Optional<Rules<?, ?>> join(List<Rules<?, ?>> components) {
        boolean impartial = components.stream().allMatch(game -> game.traits().contains(Trait.IMPARTIAL));
        return impartial ? Optional.of(Sum.of(components)) : Optional.empty();
    }
}
