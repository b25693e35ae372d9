package org.zermelo.cli.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.cli.context.ZermeloCommand;
import org.zermelo.cli.input.GameInput;
import org.zermelo.cli.input.OpponentInput;
import org.zermelo.cli.play.OtherProgram;
import org.zermelo.cli.play.OtherProgram.Heard;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Opponent;
import org.zermelo.desk.play.Review;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.present.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code zermelo referee GAME}: another program plays against an opponent. It reads {@code position TEXT} and {@code move?},
 * and answers with one line, the move; {@code illegal ..} asks again; {@code reply MOVE} is ours; {@code result win|loss|tie}
 * ends a game, from the program's side. Lines that begin with {@code #} are passed over on both sides. The program is started
 * here, or sits at the other end of standard input and output. Every {@code move?} is owed one line: what comes after a game was
 * lost by being late belongs to that game and is dropped.
 */
@Command(
        name = "referee",
        description = "Let another program play against an opponent, over standard input and output.")
public final class RefereeCommand extends ZermeloCommand {

    /** After so many answers in a row that are no move a game is lost. */
    private static final int MOST_ILLEGAL = 10;

    /** A game without end is broken off and counts as undecided. */
    private static final int MOST_PLIES = 1000;

    /** A late line is waited for so many times as long as a move may take. */
    private static final int PATIENCE = 10;

    @Mixin
    private GameInput input = new GameInput();

    @Option(names = "--games", paramLabel = "N", description = "How many games; the sides change each time.")
    private int games = 2;

    @Option(
            names = "--player",
            paramLabel = "COMMAND",
            description =
                    "The program to start, with its arguments behind blanks; without it, standard input and output.")
    private @Nullable String player;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "A move that takes longer loses the game; without it, there is no limit.")
    private double seconds;

    @Mixin
    private OpponentInput opponent = new OpponentInput();

    /** How a game ended for the other program. */
    private enum Result {
        WIN,
        LOSS,
        TIE
    }

    /** Why a game was lost without being played to its end. */
    private enum Forfeit {
        ILLEGAL,
        LATE
    }

    private final int[] results = new int[Result.values().length];
    private int forfeits;
    private int mistakes;
    private boolean unreviewed;

    /** Lines that are still to come for a game that is lost. */
    private int owed;

    /** The command in this context. */
    public RefereeCommand(CommandContext context) {
        super(context);
    }

    @Override
    protected int run(CommandContext context) throws Exception {
        CommandContext c = context.keepingTables();
        if (games < 1 || !(seconds >= 0 && seconds <= 1e6)) {
            throw new BadInputException("referee.option", "games", games, "seconds", String.valueOf(seconds));
        }
        Match<?, ?> start = Match.of(input.game(c));
        Opponent other = opponent.opponent(c);
        other.check(start, c.watch());
        int gone = 0;
        try (OtherProgram program = player == null
                ? OtherProgram.at(c.in(), c.out())
                : OtherProgram.started(List.of(player.strip().split("\\s+")))) {
            for (int number = 1; number <= games && gone == 0; number++) {
                gone = new Play(c, program, other, start, number).run() ? 0 : number;
            }
        }
        summary(c);
        if (gone > 0) {
            throw new BadInputException("referee.gone", "game", gone);
        }
        return ExitCode.DONE;
    }

    private void summary(CommandContext c) {
        int won = results[Result.WIN.ordinal()];
        int lost = results[Result.LOSS.ordinal()];
        int tied = results[Result.TIE.ordinal()];
        if (c.json()) {
            c.write(Json.object(
                    "schema",
                    "zermelo/referee/1",
                    "won",
                    won,
                    "lost",
                    lost,
                    "tied",
                    tied,
                    "mistakes",
                    unreviewed ? null : mistakes,
                    "forfeits",
                    forfeits));
            return;
        }
        forPeople(
                c,
                c.words()
                        .say(
                                "referee.summary",
                                "won",
                                won,
                                "lost",
                                lost,
                                "tied",
                                tied,
                                "mistakes",
                                unreviewed ? "" : mistakes,
                                "forfeits",
                                forfeits == 0 ? "" : forfeits));
    }

    /** A line for people, who share the standard output with the program unless that was started here. */
    private void forPeople(CommandContext c, String text) {
        c.out().println(player == null ? "# " + text : text);
        c.out().flush();
    }

    /** One game. */
    private final class Play {
        private final CommandContext c;
        private final OtherProgram program;
        private final Opponent other;
        private final int number;
        private final boolean first;
        private Match<?, ?> match;
        private Optional<Forfeit> forfeit = Optional.empty();

        Play(CommandContext c, OtherProgram program, Opponent other, Match<?, ?> start, int number) {
            this.c = c;
            this.program = program;
            this.other = other;
            this.number = number;
            this.first = number % 2 == 1;
            this.match = start;
        }

        /** Plays it to its end, and counts it; false when the program went away. */
        boolean run() throws InterruptedException {
            program.say(
                    "# " + c.words().say(first ? "referee.first" : "referee.second", "game", number, "games", games));
            while (!match.over() && match.plies() < MOST_PLIES && forfeit.isEmpty()) {
                if (match.firstToMove() != first) {
                    match = reply(match);
                    program.say("reply " + match.line().get(match.plies() - 1));
                } else if (!theirs()) {
                    return false;
                }
            }
            count();
            return true;
        }

        /** Lets the program move, or lose by not doing so; false when it is gone. */
        private boolean theirs() throws InterruptedException {
            if (!paid()) {
                return false;
            }
            program.say("position " + match.position());
            program.say("move?");
            long end = System.nanoTime() + (long) (seconds * 1e9);
            for (int illegal = 1; ; illegal++) {
                Heard heard = program.hear(seconds == 0 ? 0 : Math.max(1, end - System.nanoTime()));
                if (heard != Heard.LINE) {
                    if (heard == Heard.LATE) {
                        forfeit = Optional.of(Forfeit.LATE);
                        owed++;
                    }
                    return heard == Heard.LATE;
                }
                try {
                    match = match.play(program.line());
                    return true;
                } catch (BadInputException e) {
                    program.say("illegal " + c.words().say(e));
                }
                if (illegal == MOST_ILLEGAL) {
                    forfeit = Optional.of(Forfeit.ILLEGAL);
                    return true;
                }
                program.say("move?");
            }
        }

        /** Waits for what is owed to games before, and drops it; false when it does not come. */
        private boolean paid() throws InterruptedException {
            while (owed > 0) {
                if (program.hear((long) (PATIENCE * seconds * 1e9)) != Heard.LINE) {
                    return false;
                }
                owed--;
            }
            return true;
        }

        private <P, M> Match<P, M> reply(Match<P, M> now) {
            return now.play(other.choose(now, c.watch()));
        }

        private void count() {
            int sign = forfeit.isPresent() ? -1 : match.over() ? match.winner() * (first ? 1 : -1) : 0;
            Result result = sign > 0 ? Result.WIN : sign < 0 ? Result.LOSS : Result.TIE;
            results[result.ordinal()]++;
            forfeits += forfeit.isPresent() ? 1 : 0;
            mistakes += blunders();
            program.say("result " + result.name().toLowerCase(Locale.ROOT));
            if (player != null && !c.json() || forfeit.isPresent() && player == null) {
                forPeople(
                        c,
                        c.words()
                                .say(
                                        phrase(result),
                                        "game",
                                        number,
                                        "plies",
                                        match.plies(),
                                        "most",
                                        MOST_ILLEGAL,
                                        "seconds",
                                        String.valueOf(seconds)));
            }
        }

        /** The program's moves that gave the game, or half of it, away; none where the game is too large to tell. */
        private int blunders() {
            try {
                return (int) Review.of(match, c.desk(), Ask.everything(), c.watch()).plies().stream()
                        .filter(ply -> ply.first() == first && ply.grade() == Review.Grade.BLUNDER)
                        .count();
            } catch (RefusedException e) {
                unreviewed = true;
                return 0;
            }
        }

        private String phrase(Result result) {
            if (forfeit.isPresent()) {
                return forfeit.get() == Forfeit.LATE ? "referee.late" : "referee.illegal";
            }
            return switch (result) {
                case WIN -> "referee.won";
                case LOSS -> "referee.lost";
                case TIE -> "referee.tied";
            };
        }
    }
}
