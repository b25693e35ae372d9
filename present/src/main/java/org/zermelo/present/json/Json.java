package org.zermelo.present.json;

import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.words.Visible;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.SerializableString;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultPrettyPrinter;

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

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .characterEscapes(new HiddenEscapes())
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(64)
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    /** Writes characters that are not shown as escapes, so that a line of JSON in a terminal reads as it is written. */
    private static final class HiddenEscapes extends CharacterEscapes {
        private static final long serialVersionUID = 1L;

        private static final int DELETE = 0x7f;

        @Override
        public int[] getEscapeCodesForAscii() {
            // JSON itself escapes the controls below a space, and no other sign of ASCII that is not shown
            int[] codes = standardAsciiEscapesForJSON();
            codes[DELETE] = ESCAPE_CUSTOM;
            return codes;
        }

        @Override
        public @Nullable SerializableString getEscapeSequence(int c) {
            return Visible.isHidden(c) ? new SerializedString(Visible.escape((char) c)) : null;
        }
    }

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
        return write(document, false);
    }

    /** The document over several lines, for people. */
    public static String pretty(@Nullable Object document) {
        return write(document, true);
    }

    private static String write(@Nullable Object document, boolean pretty) {
        StringWriter out = new StringWriter();
        write(document, pretty, out);
        return out.toString();
    }

    /** Writes the document; does not close the writer. */
    public static void write(@Nullable Object document, boolean pretty, Writer out) {
        ObjectWriteContext context = pretty ? new Pretty() : ObjectWriteContext.empty();
        try (JsonGenerator generator = FACTORY.rebuild()
                .disable(tools.jackson.core.StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build()
                .createGenerator(context, out)) {
            value(document, generator);
        }
    }

    /**
     * The document that a text holds.
     *
     * @throws JsonException when it is not JSON, or more than one document
     */
    public static @Nullable Object read(String text) {
        return read(new StringReader(text));
    }

    /** As {@link #read(String)}, from a reader. */
    public static @Nullable Object read(Reader in) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), in)) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                throw JsonException.at(JsonProblem.EMPTY_DOCUMENT, null);
            }
            Object document = value(parser);
            if (parser.nextToken() != null) {
                throw JsonException.at(JsonProblem.SECOND_DOCUMENT, parser.currentTokenLocation());
            }
            return document;
        } catch (JacksonException e) {
            throw JsonException.of(e);
        }
    }

    private static void value(@Nullable Object value, JsonGenerator out) {
        if (value instanceof Map<?, ?> map) {
            out.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.writeName(String.valueOf(entry.getKey()));
                value(entry.getValue(), out);
            }
            out.writeEndObject();
        } else if (value instanceof Iterable<?> items) {
            out.writeStartArray();
            for (Object item : items) {
                value(item, out);
            }
            out.writeEndArray();
        } else if (value instanceof Long || value instanceof Integer) {
            long number = ((Number) value).longValue();
            if (number > SAFE || number < -SAFE) {
                out.writeString(Long.toString(number));
            } else {
                out.writeNumber(number);
            }
        } else if (value instanceof Double number) {
            out.writeNumber(number);
        } else if (value instanceof Boolean flag) {
            out.writeBoolean(flag);
        } else if (value == null) {
            out.writeNull();
        } else {
            out.writeString(value.toString());
        }
    }

    private static @Nullable Object value(JsonParser in) {
        switch (in.currentToken()) {
            case START_OBJECT -> {
                Map<String, @Nullable Object> object = new LinkedHashMap<>();
                while (in.nextToken() != JsonToken.END_OBJECT) {
                    String name = in.currentName();
                    in.nextToken();
                    object.put(name, value(in));
                }
                return object;
            }
            case START_ARRAY -> {
                List<@Nullable Object> array = new ArrayList<>();
                while (in.nextToken() != JsonToken.END_ARRAY) {
                    array.add(value(in));
                }
                return array;
            }
            case VALUE_NUMBER_INT -> {
                BigInteger number = in.getBigIntegerValue();
                return number.bitLength() < 64 ? (Object) number.longValue() : number;
            }
            case VALUE_NUMBER_FLOAT -> {
                return in.getDoubleValue();
            }
            case VALUE_TRUE -> {
                return true;
            }
            case VALUE_FALSE -> {
                return false;
            }
            case VALUE_NULL -> {
                return null;
            }
            default -> {
                return in.getString();
            }
        }
    }

    /** Two spaces, one item a line; short arrays stay readable because callers keep them short. */
    private static final class Pretty extends ObjectWriteContext.Base {
        @Override
        public tools.jackson.core.PrettyPrinter getPrettyPrinter() {
            return new DefaultPrettyPrinter();
        }

        @Override
        public boolean hasPrettyPrinter() {
            return true;
        }
    }
}
