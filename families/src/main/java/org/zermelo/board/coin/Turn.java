package org.zermelo.board.coin;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A move that turns coins.
 *
 * @param coins the coins in rising order, numbered from 1; the last goes from heads to tails
 */
public record Turn(List<Integer> coins) {

    public Turn {
        coins = List.copyOf(coins);
    }

    @Override
    public String toString() {
        return coins.stream().map(Object::toString).collect(Collectors.joining("+"));
    }
}
