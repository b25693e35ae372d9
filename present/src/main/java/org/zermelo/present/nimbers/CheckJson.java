package org.zermelo.present.nimbers;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/** The result of checking a certificate as JSON: the file, the game (left out unless verified), and the period or the reason against it. */
public record CheckJson(CertificateChecker.CheckedCertificate result, String file, Words words) {

    private static final JsonShape<CertificateChecker.CheckedCertificate> PERIOD = new JsonShape<
                    CertificateChecker.CheckedCertificate>()
            .whole("length", CertificateChecker.CheckedCertificate::period)
            .whole("preperiod", CertificateChecker.CheckedCertificate::preperiod)
            .whole("saltus", CertificateChecker.CheckedCertificate::saltus);

    private static final JsonShape<CheckJson> SHAPE = new JsonShape<CheckJson>()
            .constant("schema", "zermelo/check/1")
            .text("file", CheckJson::file)
            .maybe("game", JsonType.TEXT, check -> check.result.game())
            .flag("right", check -> check.result.holds())
            .maybe(
                    "period",
                    PERIOD,
                    check -> Optional.of(check.result).filter(CertificateChecker.CheckedCertificate::holds))
            .maybe("fault", JsonType.TEXT, check -> check.result.rejection().map(check.words::say));

    /** The document. */
    public static Map<String, @Nullable Object> of(
            CertificateChecker.CheckedCertificate result, String file, Words words) {
        return SHAPE.json(new CheckJson(result, file, words));
    }
}
