package org.zermelo.cli.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.CommandContext;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Task;
import org.zermelo.exam.program.Dialect;
import org.zermelo.exam.program.Program;
import org.zermelo.game.BadInputException;
import org.zermelo.present.exam.ExamViews;
import picocli.CommandLine.Option;

/** What {@code zermelo exam} can show beside answers: the class table, a strategy tree, a program. */
final class ExamShow {

    @Option(names = "--show", paramLabel = "table|tree|program", description = "Show this instead of the answers.")
    private @Nullable String what;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "Write what is shown to this file; its ending gives the format: txt, csv, html, svg, png, xlsx"
                            + " for tables, txt, dot, svg, png for trees.")
    private @Nullable String out;

    @Option(names = "--rows", paramLabel = "A..B", description = "Values of the first heap in a table, such as 7..17.")
    private @Nullable String rows;

    @Option(names = "--columns", paramLabel = "A..B", description = "Values of S or of the second heap in a table.")
    private @Nullable String columns;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "How far ahead: 2 shows the codes +1 and -1, 3 also +2, 4 also -2; by default 4.")
    private int plies = 4;

    @Option(names = "--start", paramLabel = "S", description = "The start of a tree.")
    private @Nullable Long start;

    @Option(names = "--whole", description = "Draw all moves of a tree as textbooks do, not only the proof.")
    private boolean whole;

    @Option(
            names = "--dialect",
            paramLabel = "NAME",
            description = "The language of the program: python-a, python-b, python-c, java, cpp, csharp or pascal.")
    private String dialect = "python-b";

    boolean wanted() {
        return what != null;
    }

    void show(CommandContext c, Task task, Examiner examiner) throws IOException {
        String kind = String.valueOf(what).toLowerCase(Locale.ROOT);
        if (plies < 1 || plies > 1_000) {
            throw new BadInputException("exam.show.plies", "seen", plies);
        }
        ExamViews views = new ExamViews(task.rules(), examiner, c.words());
        String format = out == null ? "txt" : out;
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        switch (kind) {
            case "table" -> views.table(rows, columns, plies, format, made);
            case "tree" -> {
                if (start == null) {
                    throw new BadInputException("exam.show.start");
                }
                views.tree(start, whole, plies, format, made);
            }
            case "program" ->
                made.writeBytes(
                        Program.of(task, examiner, Dialect.parse(dialect)).getBytes(StandardCharsets.UTF_8));
            default -> throw new BadInputException("exam.show.unknown", "seen", kind);
        }
        if (out == null || out.equals("-")) {
            c.out().print(made.toString(StandardCharsets.UTF_8));
            return;
        }
        try (OutputStream file = Files.newOutputStream(Path.of(out))) {
            made.writeTo(file);
        }
    }
}
