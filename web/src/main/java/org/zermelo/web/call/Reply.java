package org.zermelo.web.call;

import java.nio.charset.StandardCharsets;
import org.zermelo.present.json.Json;

/**
 * What goes back to a client.
 *
 * @param status the HTTP status
 * @param type the content type
 * @param body the bytes
 */
public record Reply(int status, String type, byte[] body) {

    /** The content type of JSON. */
    public static final String JSON = "application/json; charset=utf-8";

    /** A document, as an ordinary answer. */
    public static Reply of(Object document) {
        return new Reply(200, JSON, Json.line(document).getBytes(StandardCharsets.UTF_8));
    }

    /** A text of some type. */
    public static Reply of(String type, String text) {
        return new Reply(200, type, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The body as text. */
    public String text() {
        return new String(body, StandardCharsets.UTF_8);
    }
}
