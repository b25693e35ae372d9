package org.zermelo.present.scene;

/** Colours for a terminal, or none. A colour never says what a sign does not say as well. */
public enum Paint {
    /** No colours. */
    PLAIN,
    /** ANSI colours. */
    ANSI;

    /** What something means. */
    public enum Tone {
        WIN("94"),
        LOSS("33"),
        DRAW("37"),
        SOFT("90"),
        READ("4"),
        STRONG("1");

        private final String code;

        Tone(String code) {
            this.code = code;
        }
    }

    /** The text in the colour of who wins: 1 the player who is spoken of, -1 the opponent, 0 neither. */
    public String bySign(int sign, String text) {
        return as(sign > 0 ? Tone.WIN : sign < 0 ? Tone.LOSS : Tone.DRAW, text);
    }

    /** The text in the colour of its meaning. */
    public String as(Tone tone, String text) {
        return this == PLAIN ? text : "\u001b[" + tone.code + "m" + text + "\u001b[0m";
    }
}
