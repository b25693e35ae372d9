package org.zermelo.cli.play;

import java.util.Locale;
import org.zermelo.desk.play.Contender;
import org.zermelo.desk.play.Refereed;
import org.zermelo.desk.play.Terms;
import org.zermelo.game.BadInputException;
import org.zermelo.present.words.Words;

/**
 * Another program as a contender. It reads {@code position TEXT} and {@code move?}, and answers with one line, the move; {@code illegal
 * ..} asks again; {@code reply MOVE} is ours; {@code result win|loss|tie} ends a game, from the program's side. Lines that begin with
 * {@code #} are passed over on both sides. Every {@code move?} is owed one line: what comes after a game was lost by being late belongs
 * to that game and is dropped.
 */
public final class ProgramContender implements Contender {

    /** A late line is waited for so many times as long as a move may take. */
    private static final int PATIENCE = 10;

    private final OtherProgram program;
    private final Terms terms;
    private final Words words;

    /** Lines that are still to come for a game that is lost. */
    private int owed;

    /** A program that plays under these terms and is talked to in this language. */
    public ProgramContender(OtherProgram program, Terms terms, Words words) {
        this.program = program;
        this.terms = terms;
        this.words = words;
    }

    @Override
    public void begins(int number, boolean first) {
        program.say(
                "# " + words.say(first ? "referee.first" : "referee.second", "game", number, "games", terms.games()));
    }

    @Override
    public boolean turn(Object position) throws InterruptedException {
        if (!paid()) {
            return false;
        }
        program.say("position " + position);
        return true;
    }

    /** Waits for what is owed to games before, and drops it; false when it does not come. */
    private boolean paid() throws InterruptedException {
        while (owed > 0) {
            if (program.hear((long) (PATIENCE * terms.seconds() * 1e9)) != OtherProgram.Heard.LINE) {
                return false;
            }
            owed--;
        }
        return true;
    }

    @Override
    public Choice move(long nanos) throws InterruptedException {
        program.say("move?");
        return switch (program.hear(nanos)) {
            case LINE -> new Choice.Named(program.line());
            case GONE -> new Choice.Gone();
            case LATE -> {
                owed++;
                yield new Choice.Late();
            }
        };
    }

    @Override
    public void illegal(BadInputException why) {
        program.say("illegal " + words.say(why));
    }

    @Override
    public void replied(Object move) {
        program.say("reply " + move);
    }

    @Override
    public void ended(Refereed.Result result) {
        program.say("result " + result.name().toLowerCase(Locale.ROOT));
    }
}
