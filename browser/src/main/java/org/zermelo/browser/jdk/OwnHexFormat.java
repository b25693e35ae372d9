package org.zermelo.browser.jdk;

/** {@code HexFormat}, as far as it is used. */
public final class OwnHexFormat {

    private OwnHexFormat() {}

    /** Lower case, nothing between the bytes. */
    public static OwnHexFormat of() {
        return new OwnHexFormat();
    }

    /** Two digits a byte. */
    public String formatHex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte b : bytes) {
            text.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
        }
        return text.toString();
    }
}
