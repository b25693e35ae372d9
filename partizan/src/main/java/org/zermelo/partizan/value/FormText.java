package org.zermelo.partizan.value;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import org.zermelo.partizan.literal.LiteralPrinter;

/** The text of a form, which is not written out before its length is known. */
public final class FormText {

    /** Of longer texts no digest is made. */
    private static final long MOST_DIGESTED = 20_000_000;

    private static final int CUT = 200;

    private final LiteralPrinter printer;
    private final int form;

    /** The text of a form by the printer of its arena. */
    public FormText(LiteralPrinter printer, int form) {
        this.printer = printer;
        this.form = form;
    }

    /** The number of characters. */
    public long length() {
        return printer.length(form);
    }

    /** The whole text, if it has at most {@value LiteralPrinter#SHOWN} characters. */
    public Optional<String> whole() {
        return printer.text(form, LiteralPrinter.SHOWN);
    }

    /** The whole text, or its beginning, three dots and its length. */
    public String shown() {
        return whole().orElseGet(() -> beginning() + "... (" + length() + ")");
    }

    private String beginning() {
        StringBuilder text = new StringBuilder();
        try {
            printer.write(form, piece -> {
                text.append(piece);
                if (text.length() >= CUT) {
                    throw new Enough();
                }
            });
        } catch (Enough e) {
            text.setLength(CUT);
        }
        return text.toString();
    }

    /** The SHA-256 of the text in UTF-8, in hexadecimal digits; empty for a text that is too long to be written. */
    public Optional<String> sha256() {
        if (length() > MOST_DIGESTED) {
            return Optional.empty();
        }
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            printer.write(form, piece -> digest.update(piece.getBytes(StandardCharsets.UTF_8)));
            return Optional.of(HexFormat.of().formatHex(digest.digest()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Ends the writing of a text of which enough is written. */
    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Enough() {
            super(null, null, false, false);
        }
    }
}
