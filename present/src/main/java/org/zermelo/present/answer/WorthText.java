package org.zermelo.present.answer;

import java.util.Locale;
import java.util.Optional;
import org.zermelo.game.Note;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Answer;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.PacedMargin;
import org.zermelo.value.Points;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Worth;

/** A start's worth as a clause, told of the first and the second player. */
public final class WorthText {

    private WorthText() {}

    /** The worth of a start: who wins, by how much, how soon. */
    public static String of(Worth worth, Optional<Answer.Score> score, Words words) {
        return worth.fold(new Clauses(score, words));
    }

    private static String winner(Worth worth) {
        return worth.sign() > 0 ? "answer.first" : "answer.second";
    }

    private record Clauses(Optional<Answer.Score> score, Words words) implements Worth.WorthCases<String> {
        @Override
        public String outcome(Outcome outcome) {
            String kind = outcome.sign() == 0 ? outcome.result().name().toLowerCase(Locale.ROOT) : "outcome";
            String key = "answer." + kind + (outcome.hasPlies() && !kind.equals("draw") ? "-in" : "");
            return words.say(Note.of(key)
                    .with("winner", winner(outcome))
                    .with("plies", outcome.plies())
                    .with("turn", WorthWords.count(WorthWords.turn(outcome)))
                    .with("untimely", WorthWords.count(WorthWords.untimely(outcome))));
        }

        @Override
        public String margin(Margin margin) {
            return points(margin);
        }

        @Override
        public String pacedMargin(PacedMargin margin) {
            return points(margin) + ", " + words.say("answer.in-plies", "plies", margin.plies());
        }

        private String points(Points worth) {
            return score.map(s -> words.say(
                            "answer.margin-score", "points", worth.points(), "first", s.first(), "second", s.second()))
                    .orElseGet(() -> words.say("answer.margin", "points", worth.points()));
        }

        @Override
        public String nimber(Nimber nimber) {
            return words.say("answer.nimber", "nimber", nimber.nimber(), "winner", winner(nimber));
        }

        @Override
        public String someNimber(SomeNimber nimber) {
            return words.say("answer.outcome", "winner", winner(nimber), "plies", -1);
        }
    }
}
