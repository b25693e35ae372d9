package org.zermelo.present.answer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Summed;
import org.zermelo.desk.Valued;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.sum.HotStrategy;
import org.zermelo.partizan.sum.SumSolution.Way;
import org.zermelo.partizan.sum.SumSolution.Winning;
import org.zermelo.partizan.value.Appraisal.Shown;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;

/** A value or a sum of positions as a document; {@code docs/json.md} describes it. */
public final class SumJson {

    private static final JsonShape<Summed.Part> PART = new JsonShape<Summed.Part>()
            .text("part", Summed.Part::text)
            .with("value", JsonType.TEXT.orNull(), part -> part.value().flatMap(Shown::whole))
            .maybe("long", CanonicalJson.LONG, part -> part.value().flatMap(CanonicalJson::tooLong))
            .with("mean", JsonType.TEXT.orNull(), part -> text(part.mean()))
            .with("temperature", JsonType.TEXT.orNull(), part -> text(part.temperature()));

    private static final JsonShape<Winning> WINNING = new JsonShape<Winning>()
            .count("part", winning -> winning.part() + 1)
            .text("move", Winning::move);

    private static final JsonShape<Summed.Advised> ADVICE = new JsonShape<Summed.Advised>()
            .with("strategy", JsonType.words(HotStrategy.values()), Summed.Advised::strategy)
            .count("part", advice -> advice.part() + 1)
            .with("to", JsonType.TEXT.orNull(), advice -> advice.option().whole())
            .text("ambient", advice -> advice.ambient().toString())
            .with("score", JsonType.TEXT.orNull(), advice -> text(advice.score()))
            .with("loses", JsonType.TEXT.orNull(), advice -> text(advice.loss()));

    /** What is known for the player who begins. */
    private record Starter(String winner, List<Winning> winning, List<Summed.Advised> play) {}

    private static final JsonShape<Starter> STARTER = new JsonShape<Starter>()
            .text("winner", Starter::winner)
            .with("winning", JsonType.list(WINNING), Starter::winning)
            .with(
                    "best",
                    JsonType.TEXT.orNull(),
                    starter -> starter.play().stream()
                            .findFirst()
                            .flatMap(Summed.Advised::best)
                            .map(Dyadic::toString))
            .with("strategies", JsonType.list(ADVICE), Starter::play);

    private static final JsonShape<Summed.Sum> SUM = new JsonShape<Summed.Sum>()
            .with("by", JsonType.words(Way.values()), Summed.Sum::way)
            .whole("searched", Summed.Sum::steps)
            .with("parts", JsonType.list(PART), Summed.Sum::parts)
            .with("left", STARTER, sum -> new Starter(sum.leftFirst() ? "left" : "right", sum.lefts(), sum.leftPlay()))
            .with(
                    "right",
                    STARTER,
                    sum -> new Starter(sum.rightFirst() ? "right" : "left", sum.rights(), sum.rightPlay()));

    private static final JsonShape<Valued.Judged> CLAIM = new JsonShape<Valued.Judged>()
            .flag("holds", Valued.Judged::holds)
            .text("relation", judged -> judged.relation().sign());

    /** The answer to a value or a sum that was written; of a claimed relation the value is the difference. */
    public static final JsonShape<Summed> ANSWER = new JsonShape<Summed>("Canonical")
            .constant("schema", "zermelo/value/1")
            .text("game", Summed::text)
            .with(
                    "value",
                    CanonicalJson.VALUE.orNull(),
                    summed -> summed.valued().map(Valued::value))
            .with(
                    "moves",
                    CanonicalJson.MOVES.orNull(),
                    summed -> summed.valued().map(Valued::value))
            .maybe(
                    "parts",
                    CanonicalJson.PARTS,
                    summed -> summed.valued().flatMap(valued -> CanonicalJson.parts(valued.value())))
            .maybe("claim", CLAIM, summed -> summed.valued().flatMap(Valued::claim))
            .maybe("sum", SUM, Summed::sum);

    private SumJson() {}

    private static Optional<String> text(Optional<Dyadic> number) {
        return number.map(Dyadic::toString);
    }

    /** The whole answer. */
    public static Map<String, @Nullable Object> of(Summed summed) {
        return ANSWER.json(summed);
    }
}
