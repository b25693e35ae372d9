package org.zermelo.present.answer;

import org.zermelo.desk.Claim;
import org.zermelo.desk.Why;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.scene.Paint.Tone;
import org.zermelo.present.words.Words;

/** A judged claim for people: yes or no, why, and the moves that show it. */
public final class WhyText {

    private static final int STEPS_SHOWN = 40;

    private WhyText() {}

    /** The whole judgement, with a line end after each line, in these colours or none. */
    public static String of(Why why, Words words, Paint paint) {
        StringBuilder out = new StringBuilder();
        out.append(paint.as(Tone.STRONG, words.say(why.holds() ? "why.yes" : "why.no")))
                .append(words.gap())
                .append(paint.bySign(
                        why.whole().worth().sign(),
                        words.say(
                                "general.sentence",
                                "text",
                                WorthText.of(why.whole().worth(), why.whole().score(), words))))
                .append('\n');
        why.whole()
                .reason()
                .ifPresent(reason -> out.append(ReasonText.of(reason, words)).append('\n'));
        boolean line = why.claim() instanceof Claim.Line;
        int width = why.steps().stream()
                .mapToInt(step -> step.move().length())
                .max()
                .orElse(0);
        why.steps().stream()
                .limit(STEPS_SHOWN)
                .forEach(step -> out.append(words.lead())
                        .append("  ")
                        .append(words.apart(step.move()))
                        .append(" ".repeat(width - step.move().length()))
                        .append("  ")
                        .append(paint.bySign(
                                step.worth().signOfMove(), words.apart(WorthWords.brief(step.worth(), words))))
                        .append(said(step, line, words))
                        .append('\n'));
        if (why.steps().size() > STEPS_SHOWN) {
            out.append("  ")
                    .append(words.say("why.more", "count", why.steps().size() - STEPS_SHOWN))
                    .append('\n');
        }
        return out.toString();
    }

    private static String said(Why.Step step, boolean line, Words words) {
        if (line) {
            return step.better()
                    .map(better -> "  " + words.say("why.better", "move", better, "worth", step.bestWorth()))
                    .orElseGet(() -> "  " + words.say("answer.best"));
        }
        return step.reply()
                .map(reply -> "  " + words.say("why.reply", "move", reply))
                .orElse("");
    }
}
