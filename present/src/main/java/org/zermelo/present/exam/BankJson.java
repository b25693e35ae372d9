package org.zermelo.present.exam;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.Finding;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.present.answer.ErrorJson;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;

/** The results of a bank as JSON: {@code computed} and {@code agrees} by the number of the question. */
public final class BankJson {

    private BankJson() {}

    /** The document of all results. */
    public static Map<String, @Nullable Object> of(List<Bank.Result> results, Words words) {
        List<Object> cases = new ArrayList<>();
        results.forEach(result -> cases.add(of(result, words)));
        return Json.object("cases", cases, "summary", summary(results));
    }

    private static Map<String, @Nullable Object> summary(List<Bank.Result> results) {
        long agree = 0;
        long differ = 0;
        for (Bank.Result result : results) {
            for (String number : result.numbers()) {
                Boolean agrees = result.agrees(number);
                agree += Boolean.TRUE.equals(agrees) ? 1 : 0;
                differ += Boolean.FALSE.equals(agrees) ? 1 : 0;
            }
        }
        long failed = results.stream().filter(r -> !r.failures().isEmpty()).count();
        return Json.object("records", results.size(), "agree", agree, "differ", differ, "failed", failed);
    }

    private static Map<String, @Nullable Object> of(Bank.Result result, Words words) {
        Map<String, @Nullable Object> computed = new LinkedHashMap<>();
        Map<String, @Nullable Object> agrees = new LinkedHashMap<>();
        Map<String, @Nullable Object> scans = new LinkedHashMap<>();
        for (String number : result.numbers()) {
            Finding finding = result.findings().get(number);
            if (finding != null) {
                computed.put(number, finding.answer());
            }
            agrees.put(number, result.agrees(number));
            if (finding != null && finding.scan().end() != ScanRange.End.GIVEN) {
                scans.put(number, scan(finding.scan()));
            }
        }
        Map<String, @Nullable Object> object = Json.object("id", result.id(), "computed", computed, "agrees", agrees);
        if (!scans.isEmpty()) {
            object.put("scan", scans);
        }
        if (!result.failures().isEmpty()) {
            Map<String, @Nullable Object> errors = new LinkedHashMap<>();
            result.failures()
                    .forEach((number, failure) -> errors.put(
                            number.isEmpty() ? "record" : number,
                            ErrorJson.of(failure, words).get("error")));
            object.put("errors", errors);
        }
        return object;
    }

    /** How far was looked, and why no further. */
    static Map<String, @Nullable Object> scan(ScanRange scan) {
        return Json.object(
                "from", scan.from(), "to", scan.to(), "end", scan.end().name().toLowerCase(Locale.ROOT));
    }
}
