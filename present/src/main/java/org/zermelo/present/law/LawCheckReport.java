package org.zermelo.present.law;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.law.check.LawCheck.CheckedLaw;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/** The result of checking the certificate of a law, as a document and as a sentence. */
public record LawCheckReport(CheckedLaw result, String file, Words words) {

    private static final JsonShape<LawCheckReport> SHAPE = new JsonShape<LawCheckReport>()
            .constant("schema", "zermelo/check/1")
            .text("file", LawCheckReport::file)
            .maybe("game", JsonType.TEXT, check -> check.result.game())
            .flag("right", check -> check.result.holds())
            .count("states", check -> check.result.states())
            .maybe("fault", JsonType.TEXT, check -> check.result.rejection().map(check.words::say));

    /** The document. */
    public Map<String, @Nullable Object> json() {
        return SHAPE.json(this);
    }

    /** The sentence. */
    public String text() {
        return result.rejection()
                .map(why -> words.say("check.fails", "why", words.say(why)))
                .orElseGet(() -> words.say(Note.of("check.law-holds")
                        .with("game", result.game().orElse(""))
                        .with("states", result.states() == 0 ? "" : result.states())
                        .with("misere", result.misere() ? "yes" : "")
                        .with("nimbers", result.nimbers() ? "yes" : "")
                        .with("winner", result.nimbers() ? "" : "yes")));
    }
}
