package org.zermelo.present.use;

import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.table.Table;

/**
 * What a use case found.
 *
 * @param document it as JSON
 * @param shown it for a reader, in a command
 */
public record UseResult(Supplier<Map<String, @Nullable Object>> document, Shown shown) {

    /** What a reader is shown. */
    public sealed interface Shown {

        /** A text, with its last end of line. */
        record Text(Supplier<String> text) implements Shown {}

        /** A table, in every format that tables have. */
        record Rows(Supplier<Table> table) implements Shown {}

        /** Nothing: no command reads it, or one of its own that shows more. */
        record Elsewhere() implements Shown {}
    }

    /** A result that is shown as a table. */
    public static UseResult table(Supplier<Map<String, @Nullable Object>> document, Supplier<Table> table) {
        return new UseResult(document, new Shown.Rows(table));
    }

    /** A result that is shown as a text. */
    public static UseResult text(Supplier<Map<String, @Nullable Object>> document, Supplier<String> text) {
        return new UseResult(document, new Shown.Text(text));
    }

    /** A result for programs; its command is made by hand. */
    public static UseResult of(Map<String, @Nullable Object> document) {
        return new UseResult(() -> document, new Shown.Elsewhere());
    }
}
