package org.zermelo.cli.command;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.command.exam.StartVerdicts;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.CiteInput;
import org.zermelo.cli.input.ColourInput;
import org.zermelo.cli.input.GameInput;
import org.zermelo.desk.Claim;
import org.zermelo.desk.LoopyValued;
import org.zermelo.desk.Valued;
import org.zermelo.desk.Why;
import org.zermelo.desk.exam.GivenAnswer;
import org.zermelo.desk.trace.TraceRequest;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.text.Source;
import org.zermelo.present.answer.CanonicalJson;
import org.zermelo.present.answer.CanonicalText;
import org.zermelo.present.answer.LoopyJson;
import org.zermelo.present.answer.LoopyText;
import org.zermelo.present.answer.WhyJson;
import org.zermelo.present.answer.WhyText;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code zermelo why GAME CLAIM}: the witness or the refutation. */
@Command(
        name = "why",
        description =
                "Check a claim, and say why it holds or not. A claim is 'first wins', 'second wins', 'draw', a value (+6, *3),"
                        + " or moves from the start that are said to be best: 'R', 'R L L'; with an open S, 21=17 says that"
                        + " S = 17 answers exam question 21. Exit code 1 when it does not hold.")
public final class WhyCommand extends ZermeloCommand {

    @Mixin
    private GameInput input = new GameInput();

    @Mixin
    private ColourInput colours = new ColourInput();

    @Mixin
    private CiteInput cite = new CiteInput();

    @Option(names = "--claim", paramLabel = "CLAIM", description = "The claim, when it does not follow the game.")
    private @Nullable String claim;

    /** The command in this context. */
    public WhyCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws Exception {
        Optional<Source> relation = claim == null ? input.value(c).filter(ValueNotation::claims) : Optional.empty();
        if (relation.isPresent()) {
            Optional<LoopyValued> loopy = LoopyValued.why(relation.get(), c.watch());
            if (loopy.isPresent()) {
                return relation(c, loopy.get());
            }
            return relation(
                    c, relation.get(), Valued.why(relation.get(), c.watch()).orElseThrow());
        }
        String said = claim == null ? input.takeTail() : claim;
        if (said.isBlank()) {
            throw new BadInputException("why.no-claim");
        }
        Optional<Ruleset> open = input.open(c);
        if (open.isPresent()) {
            if (!said.matches("\\s*\\d+\\s*=.*")) {
                throw new BadInputException("why.open-claim", "seen", said);
            }
            return exam(c, Task.usual(open.get().text(), open.get()), said);
        }
        Game game = input.game(c);
        Why why = Why.of(c.desk(), game, Claim.of(said), c.watch());
        if (c.json()) {
            cite.write(c, WhyJson.of(why, said));
        } else {
            c.out().print(WhyText.of(why, c.words(), colours.paint()));
            cite.below(c);
        }
        return why.holds() ? ExitCode.DONE : ExitCode.NO;
    }

    private int relation(CommandContext c, LoopyValued valued) {
        if (c.json()) {
            cite.write(c, LoopyJson.of(valued));
        } else {
            c.out().print(LoopyText.of(valued, c.words()));
            cite.below(c);
        }
        return valued.holds() ? ExitCode.DONE : ExitCode.NO;
    }

    private int relation(CommandContext c, Source source, Valued valued) {
        if (c.json()) {
            cite.write(c, CanonicalJson.of(valued));
        } else {
            c.out().print(CanonicalText.of(valued, c.words()));
            reasons(c, source);
            cite.below(c);
        }
        return valued.claim().orElseThrow().holds() ? ExitCode.DONE : ExitCode.NO;
    }

    /** Why the first value is what it is. */
    private static void reasons(CommandContext c, Source source) {
        TraceRequest.reasons(c.desk(), source).ifPresent(trace -> {
            c.out().println(c.words().say("canonical.reasons"));
            trace.steps().forEach(step -> c.out().println("  " + c.words().say(step.note())));
        });
    }

    /** A claim about starts of an exam task: the question's number and values of S. */
    private int exam(CommandContext c, Task task, String said) {
        Examiner examiner = new Examiner(Budget.ofThisMachine(), c.watch(), Examiner.LISTED);
        GivenAnswer given = GivenAnswer.parse(said);
        StartVerdicts verdicts = new StartVerdicts(c, c.words(), task, examiner);
        given.starts(task).forEach(verdicts::tell);
        if (c.json()) {
            cite.write(c, verdicts.document());
        } else {
            cite.below(c);
        }
        return given.areStarts(task, examiner) ? ExitCode.DONE : ExitCode.NO;
    }
}
