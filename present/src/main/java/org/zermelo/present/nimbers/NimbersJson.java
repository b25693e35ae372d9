package org.zermelo.present.nimbers;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.nimbers.HeapKind;
import org.zermelo.game.large.CancelScope;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.nimbers.RareCount;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.Period;
import org.zermelo.heap.period.PeriodProof;
import org.zermelo.heap.period.SequenceFacts;
import org.zermelo.heap.sequence.SequenceRun.Stage;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;

/** A sequence as JSON; the schema is in {@code docs/json.md}. */
public final class NimbersJson {

    private static final String[] KINDS = {
        "octal", "hexadecimal", "code", "none", "subtraction", "all-but", "grundys-game", "rules"
    };

    /** One heap of a sequence. */
    private record Heap(NimSequence sequence, long heap) {}

    /** What the digits allow: a first digit of 4 breaks a heap without taking from it. */
    private static final JsonShape<HeapCode> DIGITS = new JsonShape<HeapCode>()
            .count("first", code -> code.digit(0))
            .count("largest", HeapCode::largestDigit)
            .flag("repeating", code -> !code.finite())
            .count("mostHeapsLeft", HeapCode::mostParts);

    static final JsonShape<PeriodProof> PERIOD = new JsonShape<PeriodProof>()
            .count("length", proof -> proof.period().length())
            .count("preperiod", proof -> proof.period().preperiod())
            .count("saltus", proof -> proof.period().saltus())
            .flag("proved", proof -> true)
            .text("theorem", proof -> proof.theorem().label())
            .with("window", JsonType.list(JsonType.COUNT), proof -> List.of(proof.from(), proof.to()))
            .count("heaps", PeriodProof::heaps);

    private static final JsonShape<Period> SEEN = new JsonShape<Period>()
            .count("length", Period::length)
            .count("preperiod", Period::preperiod)
            .count("saltus", Period::saltus);

    private static final JsonShape<SequenceFacts> MAX =
            new JsonShape<SequenceFacts>().count("value", SequenceFacts::max).count("at", SequenceFacts::maxAt);

    private static final JsonShape<Map.Entry<Long, Long>> COUNT = new JsonShape<Map.Entry<Long, Long>>()
            .count("value", Map.Entry::getKey)
            .count("heaps", Map.Entry::getValue);

    private static final JsonShape<RareCount> RARE = new JsonShape<RareCount>()
            .count("mask", RareCount::mask)
            .flag("parity", RareCount::parity)
            .count("count", RareCount::count)
            .count("last", RareCount::last);

    private static final JsonShape<Stage> METHOD =
            new JsonShape<Stage>().count("from", Stage::from).text("method", Stage::engine);

    private static final JsonShape<NimSequence> GAME = new JsonShape<NimSequence>()
            .text("code", sequence -> sequence.rules().text())
            .with("kind", JsonType.words(KINDS), sequence -> HeapKind.of(sequence.rules()));

    /** The document: code, values, period (null when none is proved), max, and the statistics. */
    public static final JsonShape<Report> SHAPE = new JsonShape<Report>("Nimbers")
            .all(GAME, Report::sequence)
            .maybe(
                    "asCode",
                    JsonType.TEXT,
                    report -> report.sequence()
                            .rules()
                            .asCode()
                            .map(HeapCode::text)
                            .filter(code ->
                                    !code.equals(report.sequence().rules().text())))
            .maybe("digits", DIGITS, report -> report.sequence().rules().asCode())
            .with("values", JsonType.stream(JsonType.COUNT), NimbersJson::values)
            .with("period", PERIOD.orNull(), report -> report.sequence().proof())
            .maybe("seen", SEEN, Report::seen)
            .with("max", MAX, Report::facts)
            .unlessNull(
                    "lastException",
                    JsonType.COUNT,
                    report -> orNull(report.facts().lastException()))
            .with(
                    "counts",
                    JsonType.list(COUNT),
                    report -> List.copyOf(report.facts().counts().entrySet()))
            .maybe("rare", RARE, report -> report.facts().rare())
            .count("computed", report -> report.sequence().computed())
            .with("methods", JsonType.list(METHOD), report -> report.sequence().stages());

    private static final JsonShape<Heap> HEAP = new JsonShape<Heap>()
            .all(GAME, Heap::sequence)
            .count("heap", Heap::heap)
            .count("nimber", asked -> asked.sequence.value(asked.heap))
            .with("period", PERIOD.orNull(), asked -> asked.sequence.proof());

    private NimbersJson() {}

    /** The whole report. */
    public static Map<String, @Nullable Object> of(Report report) {
        return SHAPE.json(report);
    }

    /** The nimber of one heap. */
    public static Map<String, @Nullable Object> at(NimSequence sequence, long heap) {
        return HEAP.json(new Heap(sequence, heap));
    }

    private static Iterable<Long> values(Report report) {
        return () -> LongStream.rangeClosed(0, report.to())
                .peek(CancelScope::poll)
                .map(report.sequence()::value)
                .iterator();
    }

    private static @Nullable Long orNull(OptionalLong number) {
        return number.isPresent() ? (Long) number.getAsLong() : null;
    }
}
