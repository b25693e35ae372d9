package org.zermelo.phrase;

import java.util.Locale;
import org.zermelo.game.Note;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.PacedMargin;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Worth;

/** A worth in a few words, from the view of the player to move. */
public final class WorthWords {

    private WorthWords() {}

    /** As brief as a table cell or a list of moves wants it: {@code +6}, {@code win in 3 plies}, {@code *2}. */
    public static String brief(Worth worth, Speech words) {
        return worth.fold(new Clause(words));
    }

    /** With its sign; 0 has none. */
    public static String signed(long points) {
        return points > 0 ? "+" + points : Long.toString(points);
    }

    /** At which of its own moves the winner wins; empty where the winner does not make the last move, or no move is made. */
    public static String turn(Outcome outcome) {
        boolean winnerEnds = outcome.sign() > 0 == (outcome.plies() % 2 == 1);
        return outcome.plies() > 0 && winnerEnds ? Long.toString((outcome.plies() + 1L) / 2) : "";
    }

    /** Not empty where moves are made and {@link #turn} is empty. */
    public static String untimely(Outcome outcome) {
        return outcome.plies() > 0 && turn(outcome).isEmpty() ? Long.toString(outcome.plies()) : "";
    }

    /** A number that {@link #turn} or {@link #untimely} tells, as a number; empty where it tells none. */
    public static Object count(String number) {
        return number.isEmpty() ? number : Long.valueOf(number);
    }

    private record Clause(Speech words) implements Worth.WorthCases<String> {
        @Override
        public String outcome(Outcome outcome) {
            String key = "worth." + outcome.result().name().toLowerCase(Locale.ROOT);
            return outcome.hasPlies()
                    ? words.say(Note.of(key + "-in")
                            .with("plies", outcome.plies())
                            .with("turn", count(turn(outcome)))
                            .with("untimely", count(untimely(outcome))))
                    : words.say(key);
        }

        @Override
        public String margin(Margin margin) {
            return signed(margin.points());
        }

        @Override
        public String pacedMargin(PacedMargin margin) {
            return words.say("worth.margin-in", "points", signed(margin.points()), "plies", margin.plies());
        }

        @Override
        public String nimber(Nimber nimber) {
            return "*" + nimber.nimber();
        }

        @Override
        public String someNimber(SomeNimber nimber) {
            return words.say("worth.not-zero");
        }
    }
}
