package org.zermelo.cli.command.exam;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.desk.exam.TargetBounds;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.program.Dialect;
import org.zermelo.exam.program.Program;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.variant.VariantWish;
import org.zermelo.exam.variant.Variants;
import org.zermelo.game.BadInputException;
import org.zermelo.present.exam.handout.Handout;
import org.zermelo.present.exam.view.ExamViews;
import picocli.CommandLine.Option;

/** What {@code zermelo exam} can show beside answers: the class table, a strategy tree, a program. */
final class ExamShow {

    private static final int MOST_VARIANTS = 500;

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
            completionCandidates = Candidates.Dialects.class,
            description = "The language of the program: python (short), python-a, python-b, python-c, python-array and"
                    + " python-codes (the code of every S), java, cpp, csharp or pascal (short), java-long, cpp-long,"
                    + " csharp-long or pascal-long.")
    private String dialect = "python";

    @Option(names = "--variants", paramLabel = "N", description = "Make N variants of the task instead, all solved.")
    private @Nullable Integer variants;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the variants; by default 1.")
    private long seed = 1;

    @Option(
            names = "--difficulty",
            paramLabel = "LEVEL",
            completionCandidates = Candidates.Difficulties.class,
            description =
                    "How difficult variants are: easy, medium, hard, or parts such as heaps=2,moves=3..4,values=2;"
                            + " by default as the task.")
    private @Nullable String difficulty;

    @Option(
            names = "--answers",
            paramLabel = "WISH",
            description =
                    "Which answers variants have: distinct (no two are the same), bounds such as 21=20..40, or both"
                            + " with a comma between.")
    private @Nullable String answers;

    @Option(names = "--key", description = "Write the key of the variants instead of the tasks.")
    private boolean key;

    @Option(names = "--solutions", description = "Write the key with how each answer is found, instead of the tasks.")
    private boolean solutions;

    @Option(
            names = "--format",
            paramLabel = "NAME",
            completionCandidates = Candidates.Variants.class,
            description = "The format of variants: md, html, pdf, docx, moodle, gift, json or csv; by default"
                    + " that of --out, else md.")
    private @Nullable String format;

    boolean wanted() {
        return what != null || variants != null;
    }

    /**
     * Looks whether a file is named for nothing, or something is wanted of no variants.
     *
     * @throws BadInputException when it is
     */
    void check() {
        if (out != null && !wanted()) {
            throw new BadInputException("exam.show.out");
        }
        if (variants == null && (difficulty != null || answers != null)) {
            throw new BadInputException("exam.variants.alone");
        }
    }

    void show(CommandContext c, Task task, Examiner examiner) throws IOException {
        if (variants != null || !"tree".equalsIgnoreCase(what)) {
            examiner.asked(task.rules());
        }
        if (variants != null) {
            handOut(c, task, examiner, variants);
            return;
        }
        String kind = String.valueOf(what).toLowerCase(Locale.ROOT);
        if (plies < 1 || plies > 1_000) {
            throw new BadInputException("exam.show.plies", "seen", plies);
        }
        ExamViews views = new ExamViews(task.rules(), examiner, c.words());
        String format = out == null ? "txt" : out;
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        switch (kind) {
            case "table" -> views.table(rows, columns, plies, format, made);
            case "tree" -> views.tree(start, whole, plies, format, made);
            case "program" ->
                made.writeBytes(
                        Program.of(task, examiner, Dialect.parse(dialect)).getBytes(StandardCharsets.UTF_8));
            default -> throw new BadInputException("exam.show.unknown", "seen", kind);
        }
        write(c, made);
    }

    private void handOut(CommandContext c, Task task, Examiner examiner, int count) throws IOException {
        if (count < 1 || count > MOST_VARIANTS) {
            throw new BadInputException("exam.variants.count", "seen", count);
        }
        String ending = format != null ? format : out == null ? "md" : out.substring(out.lastIndexOf('.') + 1);
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        String kept = Handout.BINARY.get(ending.toLowerCase(Locale.ROOT));
        if (kept != null && (out == null || out.equals("-"))) {
            throw new BadInputException("table.needs-file", "format", ending.toLowerCase(Locale.ROOT), "ending", kept);
        }
        Handout.Kind kind = solutions ? Handout.Kind.SOLUTIONS : key ? Handout.Kind.KEY : Handout.Kind.TASKS;
        List<Variants.Variant> all = new Variants(task, wish(), seed, examiner, TargetBounds::of).make(count);
        Handout.write(all, kind, ending.toLowerCase(Locale.ROOT), examiner, c.words(), made);
        write(c, made);
    }

    private VariantWish wish() {
        return VariantWish.parse(Objects.requireNonNullElse(difficulty, ""), Objects.requireNonNullElse(answers, ""));
    }

    private void write(CommandContext c, ByteArrayOutputStream made) throws IOException {
        if (out == null || out.equals("-")) {
            c.out().print(made.toString(StandardCharsets.UTF_8));
            return;
        }
        OutputFile.write(out, made.toByteArray(), c);
    }
}
