package org.zermelo.cli.command.research;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.play.PipedRuns;
import org.zermelo.cli.play.SingleRuns;
import org.zermelo.desk.against.Against;
import org.zermelo.desk.against.GameTemplate;
import org.zermelo.desk.against.InputLayout;
import org.zermelo.desk.against.OwnProgram;
import org.zermelo.desk.against.Sought;
import org.zermelo.desk.against.Spoken;
import org.zermelo.game.BadInputException;
import org.zermelo.present.answer.AgainstReport;
import picocli.CommandLine.Option;

/** The options of {@code zermelo check --against}: a reader's program, and how one talks with it. */
final class AgainstInput {

    private static final int MOST_SEED = 1_000_000;

    @Option(
            names = "--against",
            paramLabel = "COMMAND",
            description =
                    "Run this program on random inputs of GAME, such as 'coins({5..9 random 1..50}; take any)', and compare its"
                            + " answers; - is a program at the other end of standard input and output.")
    private @Nullable String program;

    @Option(names = "--cases", paramLabel = "N", description = "How many inputs; 500 by default.")
    private int cases = 500;

    @Option(names = "--seed", paramLabel = "N", description = "What the inputs are drawn by; it is printed.")
    private @Nullable Long seed;

    @Option(
            names = "--input",
            paramLabel = "LAYOUT",
            description =
                    "How an input is written: atcoder, codeforces, cses, or a template such as '{#1}\\n{1}' with {1} for the numbers"
                            + " of the first braces, {#1} for how many they are, {game} for the game.")
    private String layout = "atcoder";

    @Option(
            names = "--compare",
            paramLabel = "WHAT",
            description =
                    "What is compared: winner, value (the nimber or the margin), points of the first player, or move.")
    private @Nullable String sought;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "How long the program may take for one input; 5 by default.")
    private double seconds = 5;

    @Option(
            names = "--says",
            paramLabel = "FIRST,SECOND[,NEITHER]",
            description = "How the program names the winner, where its words are not understood: 'Anna,Boris'.")
    private @Nullable String says;

    /** Whether a program is held against ours. */
    boolean given() {
        return program != null;
    }

    /** Runs it and tells. */
    int run(String game, CommandContext c) {
        if (!(seconds > 0)) {
            throw new BadInputException("against.seconds", "seen", String.valueOf(seconds));
        }
        GameTemplate template = GameTemplate.of(game);
        Against against = new Against(
                template,
                InputLayout.of(layout),
                sought == null ? Sought.usual(c.desk(), template) : sought(sought),
                spoken(),
                cases,
                seed == null ? ThreadLocalRandom.current().nextInt(MOST_SEED) : seed);
        String command = program == null ? "" : program.strip();
        boolean piped = command.equals("-");
        OwnProgram own = piped
                ? new PipedRuns(c)
                : new SingleRuns(List.of(command.split("\\s+")), (long) (Math.min(seconds, 1e6) * 1e9));
        AgainstReport report = new AgainstReport(against.run(c.desk(), own, c.watch()), seconds, c.words());
        if (c.json()) {
            c.write(report.json());
        } else {
            c.out().println(piped ? report.text().replaceAll("(?m)^", "# ") : report.text());
        }
        return report.result().differing().isEmpty() ? ExitCode.DONE : ExitCode.NO;
    }

    private static Sought sought(String name) {
        return Arrays.stream(Sought.values())
                .filter(one -> one.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new BadInputException(
                        "against.compare",
                        "seen",
                        name,
                        "allowed",
                        Arrays.stream(Sought.values())
                                .map(one -> one.name().toLowerCase(Locale.ROOT))
                                .collect(Collectors.joining(", "))));
    }

    private Spoken spoken() {
        if (says == null) {
            return Spoken.usual();
        }
        String[] words = says.toLowerCase(Locale.ROOT).split(",");
        if (words.length < 2 || words.length > 3) {
            throw new BadInputException("against.says", "seen", says);
        }
        return new Spoken(
                Set.of(words[0].strip()),
                Set.of(words[1].strip()),
                words.length < 3 ? Set.of() : Set.of(words[2].strip()));
    }
}
