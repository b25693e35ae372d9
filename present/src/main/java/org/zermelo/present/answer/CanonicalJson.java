package org.zermelo.present.answer;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Valued;
import org.zermelo.partizan.operation.Uptimal;
import org.zermelo.partizan.thermograph.Thermograph;
import org.zermelo.partizan.value.Appraisal;
import org.zermelo.partizan.value.Derived;
import org.zermelo.partizan.value.OutcomeClass;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;

/** A value of a game with Left and Right as a document; {@code docs/json.md} describes it. */
public final class CanonicalJson {

    static final JsonShape<Appraisal.Shown> LONG = new JsonShape<Appraisal.Shown>()
            .whole("length", Appraisal.Shown::length)
            .maybe("sha256", JsonType.TEXT, Appraisal.Shown::sha256);

    private static final JsonShape<Thermograph.Side> SIDE = new JsonShape<Thermograph.Side>()
            .with(
                    "at",
                    JsonType.list(JsonType.TEXT),
                    side -> side.at().stream().map(Object::toString).toList())
            .with("slopes", JsonType.list(JsonType.WHOLE), Thermograph.Side::slopes);

    private static final JsonShape<Thermograph> THERMOGRAPH = new JsonShape<Thermograph>()
            .text("mast", thermograph -> thermograph.mean().toString())
            .with("left", SIDE, Thermograph::left)
            .with("right", SIDE, Thermograph::right);

    private static final JsonShape<Uptimal> UPTIMAL = new JsonShape<Uptimal>()
            .text("text", Uptimal::toString)
            .text("number", uptimal -> uptimal.number().toString())
            .count("nimber", Uptimal::nimber)
            .with("powers", JsonType.list(JsonType.COUNT), Uptimal::powers);

    private static final JsonShape<Derived> INCENTIVES = new JsonShape<Derived>()
            .with(
                    "left",
                    JsonType.list(JsonType.TEXT.orNull()).orNull(),
                    derived -> derived.leftIncentives().map(CanonicalJson::texts))
            .with(
                    "right",
                    JsonType.list(JsonType.TEXT.orNull()).orNull(),
                    derived -> derived.rightIncentives().map(CanonicalJson::texts));

    static final JsonType<OutcomeClass> OUTCOME = JsonType.words(OutcomeClass.values());

    static final JsonShape<Appraisal> VALUE = new JsonShape<Appraisal>()
            .constant("kind", "canonical")
            .with("form", JsonType.TEXT.orNull(), value -> value.text().whole())
            .maybe("long", LONG, value -> tooLong(value.text()))
            .text("outcome", value -> value.outcome().name().toLowerCase(Locale.ROOT))
            .text("winner", value -> value.outcome().leftWinsFirst() ? "left" : "right")
            .text("mean", value -> value.thermograph().mean().toString())
            .text("temperature", value -> value.thermograph().temperature().toString())
            .text("leftStop", value -> value.stops().left().toString())
            .text("rightStop", value -> value.stops().right().toString())
            .whole("birthday", value -> day(value.birthday()))
            .with("reduced", JsonType.TEXT.orNull(), value -> value.reduced().whole())
            .with("atomicWeight", JsonType.TEXT.orNull(), value -> whole(value.atomicWeight()))
            .with(
                    "companion",
                    JsonType.TEXT.orNull(),
                    value -> whole(value.derived().companion()))
            .with(
                    "freezingPoint",
                    JsonType.TEXT.orNull(),
                    value -> whole(value.derived().freezingPoint()))
            .with("uptimal", UPTIMAL.orNull(), value -> value.derived().uptimal())
            .with("incentives", INCENTIVES, Appraisal::derived)
            .with("thermograph", THERMOGRAPH, Appraisal::thermograph);

    private static final JsonShape<Appraisal.AppraisedMove> MOVE = new JsonShape<Appraisal.AppraisedMove>()
            .maybe("move", JsonType.TEXT, Appraisal.AppraisedMove::move)
            .maybe("part", JsonType.COUNT, CanonicalJson::part)
            .with("value", JsonType.TEXT.orNull(), move -> move.value().whole())
            .maybe("long", LONG, move -> tooLong(move.value()))
            .text("mean", move -> move.mean().toString())
            .text("temperature", move -> move.temperature().toString())
            .maybe("dominated", JsonType.TEXT, move -> move.dominated().map(Appraisal.Shown::shown))
            .maybe("reversibleThrough", JsonType.TEXT, move -> move.reversible().map(Appraisal.Shown::shown));

    private static final JsonShape<Appraisal.AppraisedPart> PART = new JsonShape<Appraisal.AppraisedPart>()
            .count("count", Appraisal.AppraisedPart::count)
            .with("value", JsonType.TEXT.orNull(), part -> part.value().whole())
            .maybe("long", LONG, part -> tooLong(part.value()))
            .text("mean", part -> part.mean().toString())
            .text("temperature", part -> part.temperature().toString());

    /** The parts of a position; it has none where it does not fall apart. */
    static final JsonType<List<? extends Appraisal.AppraisedPart>> PARTS = JsonType.list(PART);

    static final JsonShape<Appraisal> MOVES = new JsonShape<Appraisal>()
            .with("left", JsonType.list(MOVE), value -> value.written().lefts())
            .with("right", JsonType.list(MOVE), value -> value.written().rights());

    /** The answer to a value that was written. */
    public static final JsonShape<Valued> ANSWER = new JsonShape<Valued>("Canonical")
            .constant("schema", "zermelo/value/1")
            .text("game", Valued::text)
            .with("value", VALUE, Valued::value)
            .with("moves", MOVES, Valued::value)
            .maybe("parts", PARTS, valued -> parts(valued.value()));

    /** The judgement of a relation that was claimed. */
    public static final JsonShape<Valued> WHY = new JsonShape<Valued>("Relation")
            .constant("schema", "zermelo/relation/1")
            .text("claim", Valued::text)
            .flag("holds", valued -> judged(valued).holds())
            .text("relation", valued -> judged(valued).relation().sign())
            .with("difference", VALUE, Valued::value);

    private CanonicalJson() {}

    /** The part in which a move is made, from 1. */
    private static Optional<Integer> part(Appraisal.AppraisedMove move) {
        return move.part() < 0 ? Optional.empty() : Optional.of(move.part() + 1);
    }

    static Optional<List<Appraisal.AppraisedPart>> parts(Appraisal value) {
        return value.written().parts().isEmpty()
                ? Optional.empty()
                : Optional.of(value.written().parts());
    }

    private static Number day(BigInteger birthday) {
        return birthday.bitLength() < Long.SIZE ? (Number) birthday.longValue() : birthday;
    }

    static Valued.Judged judged(Valued valued) {
        return valued.claim().orElseThrow();
    }

    private static List<Optional<String>> texts(List<Appraisal.Shown> games) {
        return games.stream().map(Appraisal.Shown::whole).toList();
    }

    private static Optional<String> whole(Optional<Appraisal.Shown> text) {
        return text.flatMap(Appraisal.Shown::whole);
    }

    static Optional<Appraisal.Shown> tooLong(Appraisal.Shown text) {
        return text.whole().isPresent() ? Optional.empty() : Optional.of(text);
    }

    /** The whole answer. */
    public static Map<String, @Nullable Object> of(Valued valued) {
        return (valued.claim().isPresent() ? WHY : ANSWER).json(valued);
    }
}
