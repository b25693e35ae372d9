package org.zermelo.cli.command.exam;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.CiteInput;
import org.zermelo.cli.input.Input;
import org.zermelo.desk.box.OneBox;
import org.zermelo.desk.box.Typed;
import org.zermelo.desk.exam.AnswerCheck;
import org.zermelo.desk.exam.Attempt;
import org.zermelo.desk.exam.Bank;
import org.zermelo.desk.exam.ExamRecord;
import org.zermelo.desk.exam.GivenAnswer;
import org.zermelo.desk.exam.PupilProgram;
import org.zermelo.desk.exam.WordedTask;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.ClassLetters;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.wording.Wording;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Note;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.rules.Library;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.Source;
import org.zermelo.present.exam.BankJson;
import org.zermelo.present.exam.BankText;
import org.zermelo.present.exam.ExamJson;
import org.zermelo.present.exam.ExamText;
import org.zermelo.present.exam.Explanation;
import org.zermelo.present.exam.WordingText;
import org.zermelo.present.exam.view.FixedStart;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code zermelo exam FILE|GAME}: exam questions over a range of starts. */
@Command(
        name = "exam",
        description = "Answer exam questions: which player wins from which starts S. GAME may be"
                + " 'heaps(7, S in 1..69; move +1, *2; end sum >= 77)', FILE a bank of tasks (JSON) or a rule file.")
public final class ExamCommand extends ZermeloCommand {

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE|GAME",
            completionCandidates = Candidates.Games.class,
            description = "A bank of tasks, a rule file, or a game.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "--ask",
            paramLabel = "N=SET:WHAT",
            description = "A question, such as 20=W2:min2, or 20=W2:min:sum for K + S; may be repeated. By default"
                    + " 20=W2:all, 21=L2:min, and 19 in both its wordings: L1:min and U:min.")
    private List<String> asks = new ArrayList<>();

    @Option(
            names = "--letters",
            paramLabel = "outcome|players",
            description = "What letters say of a set, in --ask and in answers: whether the first player has won or lost"
                    + " (W, L; the default), or which player wins (P, V).")
    private @Nullable String letters;

    @Option(
            names = "--wording",
            paramLabel = "FILE",
            description =
                    "Read the task as it stands in a paper from this file, or from - (standard input), and show what was"
                            + " understood of each phrase.")
    private @Nullable String wording;

    @Option(names = "--explain", description = "Explain each answer as one does in an exam.")
    private boolean explain;

    @Option(
            names = "--why",
            paramLabel = "N=S",
            description = "Why S answers question N or does not, such as 21=17; may be repeated.")
    private List<String> whys = new ArrayList<>();

    @Option(
            names = "--check",
            paramLabel = "N=NUMBERS",
            description = "Check an answer, such as 20=30,34, and name the slip that leads to it; may be repeated.")
    private List<String> checks = new ArrayList<>();

    @Option(
            names = "--program",
            paramLabel = "FILE",
            description = "Compare a Python program with the engine; it runs with your rights. Needs --test.")
    private @Nullable Path program;

    @Option(
            names = "--test",
            paramLabel = "N=EXPRESSION",
            description =
                    "What the program says of question N, such as '20=f(7,S,3) and not f(7,S,1)'; may be repeated.")
    private List<String> tests = new ArrayList<>();

    @Mixin
    private ExamShow show = new ExamShow();

    @Option(
            names = "--to",
            paramLabel = "N",
            description = "How many values of S to list where no upper end is given or proved; by default 1000.")
    private long listed = Examiner.LISTED;

    @Mixin
    private CiteInput cite = new CiteInput();

    /** The command in this context. */
    public ExamCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws IOException {
        if (listed < 1) {
            throw new BadInputException("exam.listed", "seen", listed);
        }
        show.check();
        Examiner examiner = new Examiner(Budget.ofThisMachine(), c.watch(), listed);
        String text = named(String.join(" ", words).trim());
        if (wording != null && !text.isEmpty()) {
            throw new BadInputException("exam.wording.game", "game", text);
        }
        if (wording != null) {
            return worded(c, examiner, Input.of(wording, c).text());
        }
        if (text.isEmpty()) {
            throw new BadInputException("exam.no-task");
        }
        if (text.startsWith("@")) {
            Source source = Library.find(text.substring(1).trim())
                    .orElseThrow(() -> new BadInputException(Note.of("exam.no-rule-file")
                            .with("seen", text)
                            .with("nearest", Distance.nearest(text.substring(1), Library.names().stream()))));
            return task(c, examiner, task(RuleText.ruleset(source)));
        }
        if (!text.equals("-") && !isFile(text)) {
            return typed(c, examiner, text);
        }
        Input input = Input.of(text, c);
        String content = input.text();
        if (content.stripLeading().startsWith("{") || content.stripLeading().startsWith("[")) {
            return bank(c, examiner, ExamRecord.all(Json.read(content)));
        }
        if (isWorded(content, c)) {
            return worded(c, examiner, content);
        }
        return task(c, examiner, task(RuleText.ruleset(new Source(input.name(), content))));
    }

    /** A task or rules that stand in the command line; what is neither is refused as what it is. */
    private int typed(CommandContext c, Examiner examiner, String text) throws IOException {
        Typed read = new OneBox(c.desk().notation()).read(text);
        Source source = Source.of(text);
        boolean rules = HeapRulesText.isDeclared(text)
                || RuleText.isFile(source) && read.text().equals(text) && read.kind() != Typed.Kind.UNKNOWN;
        if (rules) {
            return task(c, examiner, task(RuleText.ruleset(source)));
        }
        return switch (read.kind()) {
            case TASK -> worded(c, examiner, text);
            case OPEN_RULES -> task(c, examiner, task(RuleText.ruleset(Source.of(read.text()))));
            case GAME -> throw new BadInputException("exam.no-rules", "seen", text, "game", read.text());
            default -> throw new BadInputException("exam.no-rules", "seen", text, "game", "");
        };
    }

    /** A task in the words of a paper; what was understood stands before the answers, and alone where that is not enough. */
    private int worded(CommandContext c, Examiner examiner, String paper) throws IOException {
        Wording read = Wording.read(paper);
        if (!c.json() && !show.wanted() && !read.foreign()) {
            c.out().print(WordingText.of(read, c.words()));
        }
        Task task = asks.isEmpty() ? read.task() : task(read.task().rules());
        WordedTask.check(read, task, examiner);
        return task(c, examiner, task);
    }

    /** A name with @ that is none of the library is a file. */
    private static String named(String text) {
        String name = text.startsWith("@") ? text.substring(1).trim() : text;
        return Library.find(name).isEmpty() && isFile(name) ? name : text;
    }

    private static boolean isWorded(String text, CommandContext c) {
        return new OneBox(c.desk().notation()).read(text).kind() == Typed.Kind.TASK;
    }

    private static boolean isFile(String text) {
        try {
            return Files.exists(Path.of(text)) || text.endsWith(".json") || text.endsWith(".game");
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static int bank(CommandContext c, Examiner examiner, List<ExamRecord> records) {
        List<Bank.BankResult> results = Bank.answer(records, examiner);
        if (c.json()) {
            c.write(BankJson.of(results, c.words()));
        } else {
            c.out().print(BankText.of(results, c.words()));
        }
        if (results.stream().anyMatch(result -> !result.failures().isEmpty())) {
            return ExitCode.BAD_INPUT;
        }
        return results.stream().anyMatch(Bank.BankResult::differs) ? ExitCode.NO : ExitCode.DONE;
    }

    private int task(CommandContext c, Examiner examiner, Task task) throws IOException {
        if (show.wanted()) {
            show.show(c, task, examiner);
            return ExitCode.DONE;
        }
        boolean claimed = !checks.isEmpty() || !whys.isEmpty() || program != null || !tests.isEmpty();
        if (claimed) {
            examiner.asked(task.rules());
        } else if (FixedStart.asked(task) && !c.json()) {
            c.out().print(new FixedStart(task.rules(), examiner, c.words()).text());
            return ExitCode.DONE;
        }
        if (!checks.isEmpty() || !whys.isEmpty()) {
            return claims(c, examiner, task);
        }
        if (program != null || !tests.isEmpty()) {
            return pupil(c, examiner, task);
        }
        return explain ? explanations(c, examiner, task) : answers(c, examiner, task);
    }

    /** A question that cannot be answered does not stop the others, but its exit code stands for all. */
    private int answers(CommandContext c, Examiner examiner, Task task) {
        List<Attempt<Finding>> attempts = Attempt.at(task, examiner::answer);
        if (c.json()) {
            cite.write(c, FixedStart.document(examiner, words(c)).json(new ExamJson.Answered(task, attempts)));
        } else {
            c.out().print(ExamText.of(task, attempts, examiner, words(c)));
            cite.below(c);
        }
        return Attempt.failure(attempts).map(ExitCode::of).orElse(ExitCode.DONE);
    }

    private int explanations(CommandContext c, Examiner examiner, Task task) {
        List<Attempt<Explanation>> attempts = Attempt.at(task, part -> Explanation.of(part, examiner, words(c)));
        if (c.json()) {
            c.write(new ExamJson(examiner, c.words()).explained(task).json(attempts));
        } else {
            ExamText.explained(attempts, words(c)).forEach(c.out()::print);
        }
        return Attempt.failure(attempts).map(ExitCode::of).orElse(ExitCode.DONE);
    }

    /** Answers and single starts that somebody claims; a wrong one makes the exit code a "no". */
    private int claims(CommandContext c, Examiner examiner, Task task) {
        boolean right = true;
        StartVerdicts verdicts = new StartVerdicts(c, words(c), task, examiner);
        for (String text : checks) {
            AnswerCheck check = AnswerCheck.of(task, GivenAnswer.parse(text), examiner);
            right &= check.right();
            verdicts.tell(check);
        }
        for (String text : whys) {
            GivenAnswer.parse(text).starts(task).forEach(verdicts::tell);
        }
        if (c.json()) {
            c.write(verdicts.document());
        }
        return right ? ExitCode.DONE : ExitCode.NO;
    }

    private int pupil(CommandContext c, Examiner examiner, Task task) throws IOException {
        if (program == null || tests.isEmpty()) {
            throw new BadInputException("exam.pupil.test");
        }
        if (!Files.isReadable(program)) {
            throw new BadInputException("cli.missing-file", "file", program);
        }
        boolean agrees = true;
        List<Object> verdicts = new ArrayList<>();
        for (String text : tests) {
            try {
                PupilProgram.Verdict verdict = PupilProgram.compare(task, program, text, examiner);
                String said = c.words().say(verdict.said());
                if (c.json()) {
                    verdicts.add(Json.object("number", verdict.number(), "agrees", verdict.agrees(), "verdict", said));
                } else {
                    c.out().println(verdict.number() + ". " + said);
                }
                agrees &= verdict.agrees();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CancelledException();
            }
        }
        if (c.json()) {
            c.write(Json.object("game", task.rules().text(), "tests", verdicts));
        }
        return agrees ? ExitCode.DONE : ExitCode.NO;
    }

    private Task task(Ruleset rules) {
        return Task.asking(
                rules,
                asks.stream()
                        .flatMap(ask -> ExamQuestion.texts(ask).stream())
                        .map(letters()::plain)
                        .toList());
    }

    private ClassLetters letters() {
        return ClassLetters.named(Objects.requireNonNullElse(letters, ""));
    }

    private Words words(CommandContext c) {
        return letters() == ClassLetters.PLAYERS ? c.words().namingPlayers() : c.words();
    }
}
