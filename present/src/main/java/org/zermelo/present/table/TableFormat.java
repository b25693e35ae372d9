package org.zermelo.present.table;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.present.picture.Png;
import org.zermelo.present.picture.Svg;
import org.zermelo.present.scene.Paint;

/** The formats of a table. */
public enum TableFormat {
    TEXT("txt", TextTable::write),
    MARKDOWN("md", MarkdownTable::write),
    CSV("csv", CsvTable::write),
    SVG("svg", table -> Svg.write(TablePicture.of(table))),
    PNG("png", null),
    HTML("html", HtmlTable::write),
    XLSX("xlsx", null);

    private final String ending;
    private final @Nullable Function<Table, String> writer;

    TableFormat(String ending, @Nullable Function<Table, String> writer) {
        this.ending = ending;
        this.writer = writer;
    }

    /**
     * The format of this name or file ending.
     *
     * @throws BadInputException when there is none
     */
    public static TableFormat of(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(f -> f.ending.equals(wanted)
                        || f.name().toLowerCase(Locale.ROOT).equals(wanted))
                .findFirst()
                .orElseThrow(() -> new BadInputException("table.format-unknown", "seen", name, "allowed", names()));
    }

    /** The format that a file's name asks for. */
    public static TableFormat ofFile(String file) {
        return of(file.substring(file.lastIndexOf('.') + 1));
    }

    private static String names() {
        return Arrays.stream(values())
                .map(f -> f.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    /** Whether it is text and can go to the terminal. */
    public boolean isText() {
        return writer != null;
    }

    /** The table as plain text, in these colours or none. */
    public static String text(Table table, Paint paint) {
        return TextTable.write(table, paint);
    }

    /** Writes the table; text is UTF-8. */
    public void write(Table table, OutputStream out) throws IOException {
        if (writer != null) {
            out.write(writer.apply(table).getBytes(StandardCharsets.UTF_8));
        } else if (this == PNG) {
            Png.write(TablePicture.of(table), out);
        } else {
            XlsxTable.write(table, out);
        }
    }
}
