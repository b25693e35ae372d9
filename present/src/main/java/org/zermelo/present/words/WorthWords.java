package org.zermelo.present.words;

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
    public static String brief(Worth worth, Words words) {
        if (worth instanceof Margin margin) {
            return signed(margin.points());
        }
        if (worth instanceof Nimber nimber) {
            return "*" + nimber.nimber();
        }
        if (worth instanceof SomeNimber) {
            return words.say("worth.not-zero");
        }
        if (worth instanceof PacedMargin margin) {
            return words.say("worth.margin-in", "points", signed(margin.points()), "plies", margin.plies());
        }
        Outcome outcome = (Outcome) worth;
        String key = "worth." + outcome.result().name().toLowerCase(java.util.Locale.ROOT);
        return outcome.hasPlies() ? words.say(key + "-in", "plies", outcome.plies()) : words.say(key);
    }

    /** With its sign; 0 has none. */
    public static String signed(long points) {
        return points > 0 ? "+" + points : Long.toString(points);
    }
}
