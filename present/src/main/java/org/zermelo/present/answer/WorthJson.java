package org.zermelo.present.answer;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Answer;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.PacedMargin;
import org.zermelo.value.Points;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Worth;

/** A worth as JSON, always told of the first player: the one who moves at the start. */
public final class WorthJson {

    private WorthJson() {}

    /** The worth of a position in which the first player is to move; the totals are added when they are known. */
    public static Map<String, @Nullable Object> of(Worth worth, Answer.@Nullable Score score) {
        return worth.fold(new Documents(score));
    }

    /** The worth of one of the first player's moves: a nimber is that of the position after it, so 0 wins. */
    public static Map<String, @Nullable Object> ofMove(Worth worth) {
        return worth.kind().equals("nimber") ? nimber(worth, worth.signOfMove()) : of(worth, null);
    }

    private static Map<String, @Nullable Object> nimber(Worth worth, int sign) {
        return worth instanceof Nimber known
                ? Json.object("kind", worth.kind(), "nimber", known.nimber(), "winner", winner(sign))
                : Json.object("kind", worth.kind(), "winner", winner(sign));
    }

    private record Documents(Answer.@Nullable Score score) implements Worth.Cases<Map<String, @Nullable Object>> {
        @Override
        public Map<String, @Nullable Object> outcome(Outcome outcome) {
            return Json.object(
                    "kind",
                    outcome.kind(),
                    "winner",
                    winner(outcome.sign()),
                    "ends",
                    outcome.sign() == 0 ? outcome.result() == Outcome.Result.TIE : null,
                    "plies",
                    outcome.hasPlies() ? outcome.plies() : null);
        }

        @Override
        public Map<String, @Nullable Object> margin(Margin margin) {
            return points(margin, null);
        }

        @Override
        public Map<String, @Nullable Object> pacedMargin(PacedMargin margin) {
            return points(margin, margin.plies());
        }

        private Map<String, @Nullable Object> points(Points worth, @Nullable Long plies) {
            return Json.object(
                    "kind",
                    worth.kind(),
                    "first",
                    score == null ? null : score.first(),
                    "second",
                    score == null ? null : score.second(),
                    "margin",
                    worth.points(),
                    "plies",
                    plies);
        }

        @Override
        public Map<String, @Nullable Object> nimber(Nimber nimber) {
            return WorthJson.nimber(nimber, nimber.sign());
        }

        @Override
        public Map<String, @Nullable Object> someNimber(SomeNimber nimber) {
            return WorthJson.nimber(nimber, nimber.sign());
        }
    }

    private static String winner(int sign) {
        return sign > 0 ? "first" : sign < 0 ? "second" : "draw";
    }
}
