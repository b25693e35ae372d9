package org.zermelo.present.nimbers;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;

/** The result of checking a certificate as JSON. */
public final class CheckJson {

    private CheckJson() {}

    /** The document: the file, the game (null unless verified), whether it is right, and the period or the reason against it. */
    public static Map<String, @Nullable Object> of(CertificateChecker.Result result, String file, Words words) {
        Map<String, @Nullable Object> document = Json.object(
                "schema", "zermelo/check/1", "file", file, "game", result.game().orElse(null), "right", result.holds());
        if (result.holds()) {
            document.put(
                    "period",
                    Json.object("length", result.period(), "preperiod", result.preperiod(), "saltus", result.saltus()));
        }
        result.rejection().ifPresent(why -> document.put("fault", words.say(why)));
        return document;
    }
}
