package org.zermelo.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;

/** Reads what clients have encoded. Whatever is no UTF-8, or no encoding of it, is said to be so, and nothing is guessed. */
final class Query {

    private static final int SHOWN = 40;

    private Query() {}

    /**
     * The parameters of the query of an address.
     *
     * @throws BadInputException when one is not encoded as parameters are, or given twice
     */
    static Map<String, String> read(@Nullable String query) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String part : query == null ? new String[0] : query.split("&")) {
            if (part.isEmpty()) {
                continue;
            }
            int equals = part.indexOf('=');
            String name = decoded(equals < 0 ? part : part.substring(0, equals));
            if (values.put(name, equals < 0 ? "" : decoded(part.substring(equals + 1))) != null) {
                throw new BadInputException("web.parameter-twice", "name", brief(name));
            }
        }
        return values;
    }

    private static String decoded(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
        for (int i = 0; i < text.length(); ) {
            char c = text.charAt(i);
            if (c == '%') {
                bytes.write(octet(text, i));
                i += 3;
            } else {
                int end = text.offsetByCodePoints(i, 1);
                bytes.writeBytes((c == '+' ? " " : text.substring(i, end)).getBytes(StandardCharsets.UTF_8));
                i = end;
            }
        }
        return text(bytes.toByteArray());
    }

    private static int octet(String text, int percent) {
        String digits = text.substring(percent + 1, Math.min(text.length(), percent + 3));
        if (!digits.matches("[0-9A-Fa-f]{2}")) {
            throw new BadInputException("web.percent", "seen", "%" + digits);
        }
        return Integer.parseInt(digits, 16);
    }

    /**
     * The text of some bytes.
     *
     * @throws BadInputException when they are no UTF-8
     */
    static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadInputException("web.not-utf-8");
        }
    }

    private static String brief(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
    }
}
