package org.zermelo.value;

/**
 * The mover's points to come minus the opponent's, both playing best.
 *
 * @param points any {@code long}
 */
public record Margin(long points) implements Worth {

    @Override
    public String kind() {
        return "margin";
    }

    @Override
    public int sign() {
        return Long.signum(points);
    }
}
