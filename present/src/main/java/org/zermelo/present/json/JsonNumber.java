package org.zermelo.present.json;

/**
 * A number as it is written, for those who give it back unchanged.
 *
 * @param text its digits, with sign, point and exponent
 */
public record JsonNumber(String text) {

    /** The text. */
    @Override
    public String toString() {
        return text;
    }
}
