package org.zermelo.present.exam;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.exam.Bank;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.present.answer.ErrorJson;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/** The results of a bank as JSON: {@code computed} and {@code agrees} by the number of the question. */
public final class BankJson {

    /** How far was looked, and why no further. */
    static final JsonShape<ScanRange> SCAN = new JsonShape<ScanRange>()
            .count("from", ScanRange::from)
            .count("to", ScanRange::to)
            .with("end", JsonType.words(ScanRange.End.values()), ScanRange::end);

    private static final JsonShape<Bank.Summary> SUMMARY = new JsonShape<Bank.Summary>()
            .count("records", Bank.Summary::records)
            .count("agree", Bank.Summary::agree)
            .count("differ", Bank.Summary::differ)
            .count("failed", Bank.Summary::failed);

    private BankJson() {}

    /** The document of all results. */
    public static Map<String, @Nullable Object> of(List<Bank.BankResult> results, Words words) {
        JsonShape<Bank.BankResult> result = new JsonShape<Bank.BankResult>()
                .text("id", Bank.BankResult::id)
                .with("computed", JsonType.OBJECT, BankJson::computed)
                .with("agrees", JsonType.OBJECT, BankJson::agrees)
                .maybe("scan", JsonType.OBJECT, BankJson::scans)
                .maybe("errors", JsonType.OBJECT, each -> errors(each, words));
        return new JsonShape<List<Bank.BankResult>>()
                .with("cases", JsonType.list(result), all -> all)
                .with("summary", SUMMARY, Bank.Summary::of)
                .json(results);
    }

    private static Map<String, List<Long>> computed(Bank.BankResult result) {
        Map<String, List<Long>> computed = new LinkedHashMap<>();
        result.computed().forEach((number, finding) -> computed.put(number, finding.answer()));
        return computed;
    }

    private static Map<String, @Nullable Boolean> agrees(Bank.BankResult result) {
        Map<String, @Nullable Boolean> agrees = new LinkedHashMap<>();
        result.numbers().forEach(number -> agrees.put(number, result.agrees(number)));
        return agrees;
    }

    private static Optional<Map<String, ?>> scans(Bank.BankResult result) {
        Map<String, Object> scans = new LinkedHashMap<>();
        result.computed().forEach((number, finding) -> {
            if (finding.scan().end() != ScanRange.End.GIVEN) {
                scans.put(number, SCAN.json(finding.scan()));
            }
        });
        return Optional.<Map<String, ?>>of(scans).filter(map -> !map.isEmpty());
    }

    private static Optional<Map<String, ?>> errors(Bank.BankResult result, Words words) {
        Map<String, @Nullable Object> errors = new LinkedHashMap<>();
        result.failures()
                .forEach((number, failure) -> errors.put(
                        number.isEmpty() ? "record" : number,
                        ErrorJson.of(failure, words).get("error")));
        return Optional.<Map<String, ?>>of(errors).filter(map -> !map.isEmpty());
    }
}
