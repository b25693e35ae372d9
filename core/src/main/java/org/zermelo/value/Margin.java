package org.zermelo.value;

/**
 * The mover's points to come minus the opponent's, both playing best.
 *
 * @param points any {@code long}
 */
public record Margin(long points) implements Points {

    @Override
    public <R> R fold(WorthCases<R> cases) {
        return cases.margin(this);
    }

    @Override
    public String kind() {
        return "margin";
    }
}
