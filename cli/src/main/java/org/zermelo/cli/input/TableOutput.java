package org.zermelo.cli.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.game.BadInputException;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.PictureFormat;
import org.zermelo.present.table.Table;
import org.zermelo.present.table.TableFormat;
import picocli.CommandLine.Option;

/** Where a table goes and in which format; a command may have a drawing of its own. */
public final class TableOutput {

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            completionCandidates = Candidates.Tables.class,
            description = "text, markdown, csv, svg, png, html or xlsx; by default the ending of --out, else text.")
    private @Nullable String format;

    @Option(names = "--out", paramLabel = "FILE", description = "Write into this file.")
    private @Nullable String out;

    /** Writes the table. */
    public void write(Table table, CommandContext c) throws IOException {
        write(table, null, c);
    }

    /** Writes the table, or the drawing where a picture is wanted. */
    public void write(Table table, @Nullable Supplier<Picture> drawing, CommandContext c) throws IOException {
        TableFormat wanted =
                format != null ? TableFormat.of(format) : out != null ? TableFormat.ofFile(out) : TableFormat.TEXT;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        if (wanted == TableFormat.SVG && drawing != null) {
            PictureFormat.SVG.write(drawing.get(), bytes);
        } else if (wanted == TableFormat.PNG && drawing != null) {
            PictureFormat.PNG.write(drawing.get(), bytes);
        } else {
            wanted.write(table, bytes);
        }
        if (out != null) {
            OutputFile.write(out, bytes.toByteArray(), c);
        } else if (wanted.isText()) {
            c.out().print(bytes.toString(StandardCharsets.UTF_8));
        } else {
            String name = wanted.name().toLowerCase(Locale.ROOT);
            throw new BadInputException("table.needs-file", "format", name, "ending", name);
        }
    }
}
