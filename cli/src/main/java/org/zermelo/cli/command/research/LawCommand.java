package org.zermelo.cli.command.research;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.CiteInput;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.OutputFile;
import org.zermelo.desk.LawDesk;
import org.zermelo.desk.LawDesk.LawQuestion;
import org.zermelo.exam.program.Dialect;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.law.ProvedLaw;
import org.zermelo.notation.Game;
import org.zermelo.present.law.LawAskReport;
import org.zermelo.present.law.LawJson;
import org.zermelo.present.law.LawText;
import org.zermelo.rule.Ruleset;
import org.zermelo.value.Convention;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo law GAME}: who wins for every size, found and proved. */
@Command(
        name = "law",
        description = "A theorem for every size: which starts of rules with heaps are lost."
                + " It is found and proved; exit code 3 when none is found.")
public final class LawCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Option(names = "--value", paramLabel = "NAME", description = "winner or nimber; by default winner.")
    private String value = "winner";

    @Option(
            names = "--certificate",
            paramLabel = "FILE",
            description = "Write the proof to this file; zermelo check verifies it.")
    private @Nullable String certificate;

    @Option(
            names = "--program",
            paramLabel = "LANGUAGE",
            completionCandidates = Candidates.Dialects.class,
            description = "A program in place of the law: it reads heaps of any size and tells who wins.")
    private @Nullable String program;

    @Option(
            names = "--ask",
            paramLabel = "N=SET:WHAT",
            description = "A question as for an exam, such as 19=L1:min, answered by a formula in a number that no move"
                    + " changes; may be repeated.")
    private List<String> asks = new ArrayList<>();

    @Mixin
    private CiteInput cite = new CiteInput();

    /** The command in this context. */
    public LawCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws IOException {
        List<ExamQuestion> questions = ExamQuestion.all(asks);
        if (!questions.isEmpty()) {
            LawAskReport report = LawAskReport.of(question(c), questions, c.words(), c.watch());
            if (c.json()) {
                c.write(report.json());
            } else {
                c.out().print(report.text());
            }
            return ExitCode.DONE;
        }
        Optional<ProvedLaw> named = LawDesk.ofNamedHeaps(input.text(), c.watch());
        return written(c, named.isPresent() ? named.get() : LawDesk.find(question(c), value, c.watch()));
    }

    private LawQuestion question(CommandContext c) throws IOException {
        input.everySize();
        Optional<Ruleset> misere = input.openMisere(c);
        Optional<Ruleset> open = misere.isPresent() ? misere : input.open(c);
        if (open.isPresent()) {
            return new LawQuestion(open.get(), misere.isPresent() ? Convention.MISERE : Convention.NORMAL);
        }
        Game game = input.game(c);
        return new LawQuestion(LawDesk.rules(game), game.convention());
    }

    private int written(CommandContext c, ProvedLaw law) throws IOException {
        Dialect dialect = program == null ? null : Dialect.parse(program);
        if (certificate != null) {
            OutputFile.write(certificate, LawDesk.certificate(law).getBytes(StandardCharsets.UTF_8), c);
        }
        if (dialect != null && !c.json()) {
            c.out().print(LawDesk.program(LawDesk.byDigits(law), dialect));
        } else if (c.json()) {
            cite.write(c, LawJson.of(law, c.words()));
        } else {
            c.out().print(LawText.of(law, c.words()));
            cite.below(c);
        }
        return ExitCode.DONE;
    }
}
