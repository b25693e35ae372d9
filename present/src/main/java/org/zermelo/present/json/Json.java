package org.zermelo.present.json;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * JSON as ordinary Java values: a {@link Map} with its order for an object, a {@link List}, a {@link String}, {@link
 * Long}, {@link BigInteger}, {@link Double}, {@link Boolean} or null.
 *
 * <p>Written integers beyond 2^53 become strings, since most readers hold numbers as doubles and would change them
 * silently. Read documents may be 64 deep and hold no key twice.
 */
public final class Json {

    /** The largest integer that every reader of JSON keeps exact. */
    public static final long SAFE = 1L << 53;

    private Json() {}

    /** An object with alternating names and values; a null value is left out. */
    public static Map<String, @Nullable Object> object(@Nullable Object... namesAndValues) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            if (namesAndValues[i + 1] != null) {
                object.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
            }
        }
        return object;
    }

    /** The document on one line. */
    public static String line(@Nullable Object document) {
        StringBuilder out = new StringBuilder();
        new JsonWriter(out::append, false).value(document);
        return out.toString();
    }

    /** The document over several lines, for people. */
    public static String pretty(@Nullable Object document) {
        StringBuilder out = new StringBuilder();
        new JsonWriter(out::append, true).value(document);
        return out.toString();
    }

    /** Writes the document over several lines; does not close the writer. */
    public static void write(@Nullable Object document, PrintWriter out) {
        new JsonWriter(out::write, true).value(document);
    }

    /**
     * The document that a text holds.
     *
     * @throws JsonException when it is not JSON, or more than one document
     */
    public static @Nullable Object read(String text) {
        return new JsonReader(text).document();
    }
}
