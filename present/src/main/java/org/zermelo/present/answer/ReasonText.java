package org.zermelo.present.answer;

import org.zermelo.game.Note;
import org.zermelo.law.LawReason;
import org.zermelo.nim.FormulaReason;
import org.zermelo.nim.NimReason;
import org.zermelo.present.law.LawText;
import org.zermelo.present.words.Words;
import org.zermelo.sum.BinarySum;
import org.zermelo.value.Reason;

/** A reason in words: the phrase {@code reason.<kind>}, filled with its facts. */
public final class ReasonText {

    private static final int REPLIES_SHOWN = 6;

    private ReasonText() {}

    /** One sentence. */
    public static String of(Reason reason, Words words) {
        if (reason instanceof BinarySum sum) {
            return BinaryTable.of(sum, words);
        }
        if (reason instanceof NimReason nim) {
            return BinaryTable.of(nim, words);
        }
        if (reason instanceof FormulaReason formula) {
            return words.say(formula.formula());
        }
        if (reason instanceof LawReason law) {
            return LawText.reason(law, words);
        }
        return reason instanceof Reason.Refutation refutation
                ? refutation(refutation, words)
                : words.say(new Note("reason." + reason.kind(), reason.facts()));
    }

    private static String refutation(Reason.Refutation refutation, Words words) {
        String replies = words.clauses(refutation.replies().stream()
                .limit(REPLIES_SHOWN)
                .map(reply -> reply.reply() == null
                        ? words.say("reason.reply-end", "move", reply.move())
                        : words.say("reason.reply", "move", reply.move(), "reply", reply.reply()))
                .toList());
        String key = refutation.moves() > REPLIES_SHOWN ? "reason.refutation-more" : "reason.refutation";
        return words.say(key, "replies", replies, "moves", refutation.moves());
    }
}
