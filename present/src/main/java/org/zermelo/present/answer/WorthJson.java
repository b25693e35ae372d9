package org.zermelo.present.answer;

import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.solve.Answer;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.PacedMargin;
import org.zermelo.value.Points;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Worth;

/**
 * A worth as JSON, always told of the first player: the one who moves at the start. What a kind of worth does not know is null and
 * left out.
 *
 * @param ends whether the play ends, of a draw
 * @param first the first player's total, where it is known
 */
public record WorthJson(
        String kind,
        @Nullable Long nimber,
        @Nullable String winner,
        @Nullable Boolean ends,
        @Nullable Long first,
        @Nullable Long second,
        @Nullable Long margin,
        @Nullable Long plies) {

    private static final JsonShape<WorthJson> SHAPE = new JsonShape<WorthJson>("Value")
            .with("kind", JsonType.words("margin", "margin-and-plies", "outcome", "nimber"), WorthJson::kind)
            .unlessNull("nimber", JsonType.WHOLE, WorthJson::nimber)
            .unlessNull("winner", JsonType.words("first", "second", "draw"), WorthJson::winner)
            .unlessNull("ends", JsonType.FLAG, WorthJson::ends)
            .unlessNull("first", JsonType.WHOLE, WorthJson::first)
            .unlessNull("second", JsonType.WHOLE, WorthJson::second)
            .unlessNull("margin", JsonType.WHOLE, WorthJson::margin)
            .unlessNull("plies", JsonType.COUNT, WorthJson::plies);

    /** Worths of positions in which the first player is to move. */
    public static final JsonType<Worth> POSITION = SHAPE.from(worth -> worth.fold(new Told(null)));

    /** Worths of the first player's moves: a nimber is that of the position after it, so 0 wins. */
    public static final JsonType<Worth> MOVE = SHAPE.from(
            worth -> worth.kind().equals("nimber") ? nimber(worth, worth.signOfMove()) : worth.fold(new Told(null)));

    /** Worths of positions, with the totals. */
    record Scored(Worth worth, Answer.@Nullable Score score) {
        static final JsonType<Scored> TYPE = SHAPE.from(scored -> scored.worth.fold(new Told(scored.score)));

        static Scored of(Answer<?> answer) {
            return new Scored(answer.worth(), answer.score().orElse(null));
        }
    }

    private static WorthJson nimber(Worth worth, int sign) {
        Long known = worth instanceof Nimber nimber ? nimber.nimber() : null;
        return new WorthJson(worth.kind(), known, winner(sign), null, null, null, null, null);
    }

    private record Told(Answer.@Nullable Score score) implements Worth.WorthCases<WorthJson> {
        @Override
        public WorthJson outcome(Outcome outcome) {
            Boolean ends = outcome.sign() == 0 ? outcome.result() == Outcome.Result.TIE : null;
            Long plies = outcome.hasPlies() ? (Long) outcome.plies() : null;
            return new WorthJson(outcome.kind(), null, winner(outcome.sign()), ends, null, null, null, plies);
        }

        @Override
        public WorthJson margin(Margin margin) {
            return points(margin, null);
        }

        @Override
        public WorthJson pacedMargin(PacedMargin margin) {
            return points(margin, margin.plies());
        }

        private WorthJson points(Points worth, @Nullable Long plies) {
            Long first = score == null ? null : (Long) score.first();
            Long second = score == null ? null : (Long) score.second();
            return new WorthJson(worth.kind(), null, null, null, first, second, worth.points(), plies);
        }

        @Override
        public WorthJson nimber(Nimber nimber) {
            return WorthJson.nimber(nimber, nimber.sign());
        }

        @Override
        public WorthJson someNimber(SomeNimber nimber) {
            return WorthJson.nimber(nimber, nimber.sign());
        }
    }

    private static String winner(int sign) {
        return sign > 0 ? "first" : sign < 0 ? "second" : "draw";
    }
}
