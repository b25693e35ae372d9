package org.zermelo.present.nimbers;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.ValueCertificate;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/** The result of checking the certificate of a value as JSON: the file, the position and its value, or the reason against it. */
public record ValueCheckJson(ValueCertificate.CertificateResult result, String file, Words words) {

    private static final JsonShape<ValueCheckJson> SHAPE = new JsonShape<ValueCheckJson>()
            .constant("schema", "zermelo/check/1")
            .text("file", ValueCheckJson::file)
            .maybe("game", JsonType.TEXT, check -> check.result.game())
            .flag("right", check -> check.result.holds())
            .maybe("value", JsonType.TEXT, check -> check.result.value())
            .count("parts", check -> check.result.parts())
            .maybe("fault", JsonType.TEXT, check -> check.result.rejection().map(check.words::say));

    /** The document. */
    public static Map<String, @Nullable Object> of(
            ValueCertificate.CertificateResult result, String file, Words words) {
        return SHAPE.json(new ValueCheckJson(result, file, words));
    }
}
