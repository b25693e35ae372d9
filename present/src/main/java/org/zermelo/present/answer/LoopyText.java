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
        StringBuilder out = new StringBuilder();
        valued.claim().ifPresent(said -> {
            line(
                    out,
                    words.sentences(List.of(
                            words.say(valued.holds() ? "why.yes" : "why.no"),
                            words.say("canonical.relation-"
                                    + said.relation().name().toLowerCase(Locale.ROOT)))));
            line(out, words.say("canonical.difference"));
        });
        LoopyValue value = valued.value();
        head(out, value, words);
        boolean listed = !value.lefts().isEmpty() || !value.rights().isEmpty();
        if (valued.claim().isEmpty() && listed) {
            options(out, words, "canonical.left-moves", "loopy.right-begins-", value.lefts());
            options(out, words, "canonical.right-moves", "loopy.left-begins-", value.rights());
        }
        return out.toString();
    }

    /** The value and who wins, with a line end after each line. */
    public static String brief(LoopyValued valued, Words words) {
        StringBuilder out = new StringBuilder();
        head(out, valued.value(), words);
        return out.toString();
    }

    private static void head(StringBuilder out, LoopyValue value, Words words) {
        line(out, value.form());
        if (value.graph().isPresent()) {
            line(out, words.say("loopy.graph", "positions", value.graph().get().positions()));
        } else if (!value.isStopper()) {
            line(out, words.say("loopy.sides", "onside", value.onside(), "offside", value.offside()));
        }
        line(out, words.say("loopy.left-begins-" + value.leftFirst().name().toLowerCase(Locale.ROOT)));
        line(out, words.say("loopy.right-begins-" + value.rightFirst().name().toLowerCase(Locale.ROOT)));
    }

    private static void options(
            StringBuilder out, Words words, String key, String next, List<LoopyValue.LoopyOption> options) {
        line(out, words.say(key, "count", options.size()));
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

    private static void line(StringBuilder out, String text) {
        out.append(text).append('\n');
    }
}
