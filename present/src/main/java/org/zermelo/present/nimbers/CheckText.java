package org.zermelo.present.nimbers;

import org.zermelo.desk.ValueCertificate;
import org.zermelo.game.Note;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.present.words.Words;

/** The result of checking a certificate in one sentence. */
public final class CheckText {

    private CheckText() {}

    /** What was found. */
    public static String of(CertificateChecker.CheckedCertificate result, Words words) {
        return result.rejection()
                .map(why -> words.say("check.fails", "why", words.say(why)))
                .orElseGet(() -> words.say(Note.of(result.game().isPresent() ? "check.holds" : "check.holds-unnamed")
                        .with("game", result.game().orElse(""))
                        .with("period", result.period())
                        .with("preperiod", result.preperiod())
                        .with("saltus", result.saltus() == 0 ? "" : result.saltus())));
    }

    /** What was found about the certificate of a value. */
    public static String of(ValueCertificate.CertificateResult result, Words words) {
        return result.rejection()
                .map(why -> words.say("check.fails", "why", words.say(why)))
                .orElseGet(() -> words.say(Note.of("check.value-holds")
                        .with("game", result.game().orElse(""))
                        .with("value", result.value().orElse(""))
                        .with("parts", result.parts())));
    }
}
