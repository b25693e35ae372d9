package org.zermelo.present.nimbers;

import org.zermelo.desk.ValueCertificate;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.present.words.Words;

/** The result of checking a certificate in one sentence. */
public final class CheckText {

    private CheckText() {}

    /** What was found. */
    public static String of(CertificateChecker.CheckedCertificate result, Words words) {
        return result.rejection()
                .map(why -> words.say("check.fails", "why", words.say(why)))
                .orElseGet(() -> words.say(
                        result.game().isPresent() ? "check.holds" : "check.holds-unnamed",
                        "game",
                        result.game().orElse(""),
                        "period",
                        result.period(),
                        "preperiod",
                        result.preperiod(),
                        "saltus",
                        result.saltus() == 0 ? "" : result.saltus()));
    }

    /** What was found about the certificate of a value. */
    public static String of(ValueCertificate.CertificateResult result, Words words) {
        return result.rejection()
                .map(why -> words.say("check.fails", "why", words.say(why)))
                .orElseGet(() -> words.say(
                        "check.value-holds",
                        "game",
                        result.game().orElse(""),
                        "value",
                        result.value().orElse(""),
                        "parts",
                        result.parts()));
    }
}
