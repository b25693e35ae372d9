package org.zermelo.cli.command.research;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.Candidates;
import org.zermelo.cli.input.CiteInput;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.WholeNumber;
import org.zermelo.misere.QuotientStudy;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.present.nimbers.QuotientJson;
import org.zermelo.present.nimbers.QuotientText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code zermelo quotient CODE|GAME}: the misère quotient, and the genera of the first components. */
@Command(
        name = "quotient",
        description =
                "The misère quotient of heaps by code or of a game's components. Its order, presentation, P and values.")
public final class QuotientCommand extends ZermeloCommand {

    private static final int MOST = 100_000;

    @Parameters(
            arity = "1..*",
            paramLabel = "CODE|GAME",
            completionCandidates = Candidates.Games.class,
            description = "A code such as 0.77, or an impartial game such as 'notakto(1)' or 'cram(3x4)'.")
    private List<String> game = List.of();

    @Option(
            names = "--to",
            paramLabel = "N",
            description =
                    "All heaps 1 to N of a code, of 'subtraction({1,3,4})', or of rules with one heap. By default 200 for a"
                            + " code; else the game is taken as it stands.")
    private @Nullable String to;

    @Mixin
    private CiteInput cite = new CiteInput();

    /** The command in this context. */
    public QuotientCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext c) throws IOException {
        String text = String.join(" ", game);
        boolean heaps = to != null || HeapRulesText.isCode(text) || HeapRulesText.isName(text);
        int last = (int) WholeNumber.read(to == null ? "200" : to, 1, MOST);
        QuotientStudy study = heaps
                ? QuotientStudy.ofHeaps(GameInput.components(text, c), last, c.watch())
                : QuotientStudy.ofGame(GameInput.game(text, c).rules(), c.watch());
        if (c.json()) {
            cite.write(c, QuotientJson.of(study, text));
        } else {
            c.out().print(QuotientText.of(study, text, c.words()));
            cite.below(c);
        }
        return ExitCode.DONE;
    }
}
