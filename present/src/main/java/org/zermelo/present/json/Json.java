package org.zermelo.present.json;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
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

    /** Writes the document over several lines and a line's end, in UTF-8; does not close the stream. */
    public static void write(@Nullable Object document, OutputStream out) throws IOException {
        Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        Consumer<String> sink = text -> {
            try {
                writer.write(text);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };
        new JsonWriter(sink, true).value(document);
        writer.write(System.lineSeparator());
        writer.flush();
    }

    /**
     * The document that a text holds.
     *
     * @throws JsonException when it is not JSON, or more than one document
     */
    public static @Nullable Object read(String text) {
        return new JsonReader(text).document();
    }

    /**
     * The same with every number as a {@link JsonNumber}, which is written as it was read.
     *
     * @throws JsonException when it is not JSON, or more than one document
     */
    public static @Nullable Object readLiterally(String text) {
        return new JsonReader(text, true).document();
    }
}
