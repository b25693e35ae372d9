package org.zermelo.cli.input;

import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.game.BadInputException;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.PictureFormat;
import org.zermelo.present.scene.Paint;
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

    /** What knows of itself how it is written in a format. */
    @FunctionalInterface
    public interface Content {

        /** Writes all of it; does not close the stream. */
        void to(TableFormat format, OutputStream stream) throws IOException;
    }

    /** What is written piece by piece, however long it is. */
    @FunctionalInterface
    public interface LongContent {

        /** Writes all of it. */
        void to(Writer writer) throws IOException;
    }

    /** Whether CSV is wanted. */
    public boolean isCsv() {
        return format == null
                ? out != null && TableFormat.ofFile(out) == TableFormat.CSV
                : TableFormat.of(format) == TableFormat.CSV;
    }

    /** Writes CSV that need not be in memory as a whole. */
    public void writeAsItComes(LongContent content, CommandContext c) throws IOException {
        if (out == null) {
            content.to(c.out());
            return;
        }
        OutputFile.write(
                out,
                stream -> {
                    Writer writer = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
                    content.to(writer);
                    writer.flush();
                },
                c);
    }

    /** Writes a document in place of a table. */
    public void write(Map<String, @Nullable Object> document, CommandContext c) {
        OutputFile.document(out, document, c);
    }

    /**
     * Writes a text in place of a table.
     *
     * @throws BadInputException when another format is wanted
     */
    public void text(String text, CommandContext c) {
        if (format != null && TableFormat.of(format) != TableFormat.TEXT) {
            throw new BadInputException("nimbers.format", "seen", format, "allowed", List.of("text"));
        }
        OutputFile.text(out, text, c);
    }

    /** Writes the table. */
    public void write(Table table, CommandContext c) throws IOException {
        write((format, stream) -> format.write(table, stream), c);
    }

    /** Writes the table, or the drawing where a picture is wanted. */
    public void write(Table table, Supplier<Picture> drawing, CommandContext c) throws IOException {
        write(
                (format, stream) -> {
                    if (format == TableFormat.SVG) {
                        PictureFormat.SVG.write(drawing.get(), stream);
                    } else if (format == TableFormat.PNG) {
                        PictureFormat.PNG.write(drawing.get(), stream);
                    } else {
                        format.write(table, stream);
                    }
                },
                c);
    }

    /** Writes the table once it is made, as text in these colours unless it goes into a file. */
    public void write(Supplier<Table> table, Paint paint, CommandContext c) throws IOException {
        write(
                (format, stream) -> {
                    if (format == TableFormat.TEXT && out == null) {
                        stream.write(TableFormat.text(table.get(), paint).getBytes(StandardCharsets.UTF_8));
                    } else {
                        format.write(table.get(), stream);
                    }
                },
                c);
    }

    /**
     * Writes something in the format that is wanted.
     *
     * @throws BadInputException before the work, when there is no such format, or it is no text and no file is named
     */
    public void write(Content content, CommandContext c) throws IOException {
        TableFormat wanted =
                format != null ? TableFormat.of(format) : out != null ? TableFormat.ofFile(out) : TableFormat.TEXT;
        if (out == null && !wanted.isText()) {
            String name = wanted.name().toLowerCase(Locale.ROOT);
            throw new BadInputException("table.needs-file", "format", name, "ending", name);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        content.to(wanted, bytes);
        if (out != null) {
            OutputFile.write(out, bytes.toByteArray(), c);
        } else {
            c.out().print(bytes.toString(StandardCharsets.UTF_8));
        }
    }
}
