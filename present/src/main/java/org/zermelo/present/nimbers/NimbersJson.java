package org.zermelo.present.nimbers;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.nimbers.HeapKind;
import org.zermelo.game.CancelScope;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.Period;
import org.zermelo.heap.period.PeriodProof;
import org.zermelo.heap.sequence.RareCount;
import org.zermelo.present.json.Json;

/** A sequence as JSON; the schema is in {@code docs/json.md}. */
public final class NimbersJson {

    private NimbersJson() {}

    /** The document: code, values, period (null when none is proved), max, and the statistics. */
    public static Map<String, @Nullable Object> of(Report report) {
        NimSequence sequence = report.sequence();
        Map<String, @Nullable Object> document =
                Json.object("code", sequence.rules().text(), "kind", HeapKind.of(sequence.rules()));
        sequence.rules()
                .asCode()
                .filter(code -> !code.text().equals(sequence.rules().text()))
                .ifPresent(code -> document.put("asCode", code.text()));
        sequence.rules().asCode().ifPresent(code -> document.put("digits", digits(code)));
        Iterable<Long> values = () -> values(report);
        document.put("values", values);
        document.put("period", sequence.proof().map(NimbersJson::period).orElse(null));
        document.put(
                "max",
                Json.object("value", report.facts().max(), "at", report.facts().maxAt()));
        report.facts().lastException().ifPresent(last -> document.put("lastException", last));
        document.put("counts", counts(report));
        report.facts().rare().ifPresent(rare -> document.put("rare", rare(rare)));
        document.put("computed", sequence.computed());
        document.put("methods", methods(sequence));
        return document;
    }

    /** The nimber of one heap. */
    public static Map<String, @Nullable Object> at(NimSequence sequence, long heap) {
        Map<String, @Nullable Object> document =
                Json.object("code", sequence.rules().text(), "kind", HeapKind.of(sequence.rules()));
        document.put("heap", heap);
        document.put("nimber", sequence.value(heap));
        document.put("period", sequence.proof().map(NimbersJson::period).orElse(null));
        return document;
    }

    /** What the digits allow: a first digit of 4 breaks a heap without taking from it. */
    private static Map<String, @Nullable Object> digits(HeapCode code) {
        return Json.object(
                "first",
                (long) code.digit(0),
                "largest",
                (long) code.largestDigit(),
                "repeating",
                !code.finite(),
                "mostHeapsLeft",
                (long) code.mostParts());
    }

    private static Iterator<Long> values(Report report) {
        return LongStream.rangeClosed(0, report.to())
                .peek(CancelScope::poll)
                .map(report.sequence()::value)
                .iterator();
    }

    static Map<String, @Nullable Object> period(PeriodProof proof) {
        Period period = proof.period();
        return Json.object(
                "length",
                period.length(),
                "preperiod",
                period.preperiod(),
                "saltus",
                period.saltus(),
                "proved",
                true,
                "theorem",
                proof.theorem().label(),
                "window",
                List.of(proof.from(), proof.to()),
                "heaps",
                proof.heaps());
    }

    private static List<Object> counts(Report report) {
        List<Object> counts = new ArrayList<>();
        report.facts().counts().forEach((value, heaps) -> counts.add(Json.object("value", value, "heaps", heaps)));
        return counts;
    }

    private static Map<String, @Nullable Object> rare(RareCount rare) {
        return Json.object(
                "mask", (long) rare.mask(), "parity", rare.parity(), "count", (long) rare.count(), "last", (long)
                        rare.last());
    }

    private static List<Object> methods(NimSequence sequence) {
        List<Object> methods = new ArrayList<>();
        sequence.stages()
                .forEach(stage -> methods.add(Json.object("from", (long) stage.from(), "method", stage.engine())));
        return methods;
    }
}
