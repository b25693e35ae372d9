package org.zermelo.present.answer;

import java.util.List;
import java.util.Locale;
import org.zermelo.desk.LoopyValued;
import org.zermelo.partizan.loopy.LoopyValue;
import org.zermelo.present.words.Words;

/** A value whose play may come back, for people. */
public final class LoopyText {

    private static final int MOVES_SHOWN = 40;

    private LoopyText() {}

    /** The whole answer, with a line end after each line. */
    public static String of(LoopyValued valued, Words words) {
        AnswerRows out = new AnswerRows(words);
        String claim = valued.claim()
                .map(said -> words.sentences(List.of(
                                words.say(valued.holds() ? "why.yes" : "why.no"),
                                words.say("canonical.relation-"
                                        + said.relation().name().toLowerCase(Locale.ROOT))))
                        + "\n" + words.say("canonical.difference") + "\n")
                .orElse("");
        if (claim.isEmpty()) {
            out.row("game", words.apart(Brief.cut(valued.text())));
        }
        LoopyValue value = valued.value();
        head(out, value, words);
        boolean listed = !value.lefts().isEmpty() || !value.rights().isEmpty();
        if (valued.claim().isEmpty() && listed) {
            out.row(
                    "moves",
                    words.say("canonical.left-moves", "count", value.lefts().size()));
            options(out, words, "loopy.right-begins-", value.lefts());
            line(out, words.say("canonical.right-moves", "count", value.rights().size()));
            options(out, words, "loopy.left-begins-", value.rights());
        }
        return claim + out;
    }

    /** The value and who wins, in a line. */
    public static String brief(LoopyValued valued, Words words) {
        LoopyValue value = valued.value();
        return words.apart(value.form()) + "   "
                + words.sentences(List.of(
                        words.say(
                                "loopy.left-begins-" + value.leftFirst().name().toLowerCase(Locale.ROOT)),
                        words.say("loopy.right-begins-"
                                + value.rightFirst().name().toLowerCase(Locale.ROOT))))
                + "\n";
    }

    private static void head(AnswerRows out, LoopyValue value, Words words) {
        out.row("value", words.apart(value.form()));
        if (value.graph().isPresent()) {
            line(out, words.say("loopy.graph", "positions", value.graph().get().positions()));
        } else if (!value.isStopper()) {
            line(out, words.say("loopy.sides", "onside", value.onside(), "offside", value.offside()));
        }
        line(out, words.say("loopy.left-begins-" + value.leftFirst().name().toLowerCase(Locale.ROOT)));
        line(out, words.say("loopy.right-begins-" + value.rightFirst().name().toLowerCase(Locale.ROOT)));
    }

    private static void options(AnswerRows out, Words words, String next, List<LoopyValue.LoopyOption> options) {
        options.stream()
                .limit(MOVES_SHOWN)
                .forEach(option -> line(
                        out,
                        "  " + option.move().map(move -> move + "  ").orElse("")
                                + option.value()
                                        .or(() -> option.result()
                                                .map(result -> words.say(
                                                        next + result.name().toLowerCase(Locale.ROOT))))
                                        .orElse("")));
        if (options.size() > MOVES_SHOWN) {
            line(out, "  " + words.say("why.more", "count", options.size() - MOVES_SHOWN));
        }
    }

    private static void line(AnswerRows out, String text) {
        out.row("", text);
    }
}
