package org.zermelo.partizan.sum;

import java.util.List;

/**
 * A position of a sum.
 *
 * @param parts the position of each part
 * @param negative whether the players have changed places in each part
 */
public record SumPosition(List<Object> parts, List<Boolean> negative) {

    public SumPosition {
        parts = List.copyOf(parts);
        negative = List.copyOf(negative);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < parts.size(); k++) {
            boolean minus = negative.get(k);
            text.append(minus ? text.isEmpty() ? "-" : " - " : text.isEmpty() ? "" : " + ");
            text.append(parts.get(k));
        }
        return text.toString();
    }
}
