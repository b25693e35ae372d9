package org.zermelo.rule;

/**
 * A number that the rules leave open, such as {@code S in 1..69}.
 *
 * @param least the least value
 * @param greatest the greatest value; {@link Long#MAX_VALUE} when it is not bounded above
 */
public record Parameter(String name, long least, long greatest) {

    /** Whether the values end somewhere. */
    public boolean bounded() {
        return greatest != Long.MAX_VALUE;
    }

    /** The values that it may have. */
    public Interval range() {
        return new Interval(least, greatest);
    }
}
