package org.zermelo.present.answer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.desk.Valued;
import org.zermelo.game.Note;
import org.zermelo.partizan.thermograph.Thermograph;
import org.zermelo.partizan.value.Appraisal;
import org.zermelo.partizan.value.Derived;
import org.zermelo.present.words.Words;

/** A value of a game with Left and Right for people. */
public final class CanonicalText {

    private static final int MOVES_SHOWN = 40;

    /** Of games beside the value itself. */
    private static final int CHARACTERS_SHOWN = 200;

    /** So many moves tell where a part lies. */
    private static final int PLACES_SHOWN = 4;

    private final Words words;
    private final AnswerRows rows;

    private CanonicalText(Words words) {
        this.words = words;
        this.rows = new AnswerRows(words);
    }

    /** The whole answer, with a line end after each line. */
    public static String of(Valued valued, Words words) {
        CanonicalText text = new CanonicalText(words);
        if (valued.claim().isEmpty()) {
            text.rows.row("game", words.apart(Brief.cut(valued.text())));
        }
        text.value(valued.value());
        text.parts(valued.value());
        if (valued.claim().isEmpty()) {
            text.moves("moves", "canonical.left-moves", valued.value().written().lefts());
            text.moves("", "canonical.right-moves", valued.value().written().rights());
        }
        return claim(valued, words) + text.rows;
    }

    /** The value and who wins, in a line. */
    public static String brief(Valued valued, Words words) {
        return words.apart(valued.value().text().shown()) + "   "
                + words.say(
                        "canonical.outcome-" + valued.value().outcome().name().toLowerCase(Locale.ROOT)) + "\n";
    }

    private static String claim(Valued valued, Words words) {
        return valued.claim()
                .map(judged -> words.sentences(List.of(
                                words.say(judged.holds() ? "why.yes" : "why.no"),
                                words.say("canonical.relation-"
                                        + judged.relation().name().toLowerCase(Locale.ROOT))))
                        + "\n" + words.say("canonical.difference") + "\n")
                .orElse("");
    }

    private void value(Appraisal value) {
        head(value);
        line(words.say(Note.of("canonical.heat")
                .with("mean", value.thermograph().mean())
                .with("temperature", value.thermograph().temperature())
                .with("left", value.stops().left())
                .with("right", value.stops().right())));
        line(words.say("canonical.birthday", "day", value.birthday()));
        if (!value.reduced().shown().equals(value.text().shown())) {
            line(words.say("canonical.reduced", "form", value.reduced().shown()));
        }
        value.atomicWeight().ifPresent(weight -> line(words.say("canonical.weight", "weight", weight.shown())));
        derived(value);
        wall("canonical.left-wall", value.thermograph().left(), value.thermograph());
        wall("canonical.right-wall", value.thermograph().right(), value.thermograph());
    }

    private void head(Appraisal value) {
        rows.row("value", words.apart(value.text().shown()));
        line(words.say("canonical.outcome-" + value.outcome().name().toLowerCase(Locale.ROOT)));
    }

    private void derived(Appraisal value) {
        Derived derived = value.derived();
        String form = value.text().shown();
        derived.uptimal()
                .filter(uptimal -> uptimal.powers().size() > 1)
                .ifPresent(uptimal -> line(words.say("canonical.uptimal", "expansion", uptimal)));
        derived.freezingPoint()
                .filter(game -> !game.shown().equals(form))
                .ifPresent(game -> line(words.say("canonical.freezing-point", "form", brief(game.shown()))));
        derived.companion()
                .filter(game -> !game.shown().equals(form))
                .ifPresent(game -> line(words.say("canonical.companion", "form", brief(game.shown()))));
        incentives("canonical.left-incentives", derived.leftIncentives());
        incentives("canonical.right-incentives", derived.rightIncentives());
    }

    private void incentives(String key, Optional<List<Appraisal.Shown>> games) {
        games.filter(all -> !all.isEmpty()).ifPresent(all -> {
            String texts = all.stream().map(Appraisal.Shown::shown).collect(Collectors.joining(", "));
            line(words.say(key, "count", all.size(), "forms", brief(texts)));
        });
    }

    private static String brief(String text) {
        return text.length() <= CHARACTERS_SHOWN
                ? text
                : text.substring(0, CHARACTERS_SHOWN) + "... (" + text.length() + ")";
    }

    private void wall(String key, Thermograph.Side side, Thermograph thermograph) {
        boolean left = key.contains("left");
        StringBuilder corners = new StringBuilder();
        side.at()
                .forEach(t -> corners.append(corners.isEmpty() ? "" : ", ")
                        .append(left ? thermograph.leftAt(t) : thermograph.rightAt(t))
                        .append(" @ ")
                        .append(t));
        if (!side.at().isEmpty()) {
            line(words.say(key, "corners", corners));
        }
    }

    private void parts(Appraisal value) {
        if (value.written().parts().isEmpty()) {
            return;
        }
        line(words.say("sum.parts"));
        for (int k = 0; k < value.written().parts().size(); k++) {
            Appraisal.AppraisedPart part = value.written().parts().get(k);
            int number = k;
            List<String> moves = Stream.concat(value.written().lefts().stream(), value.written().rights().stream())
                    .filter(move -> move.part() == number)
                    .flatMap(move -> move.move().stream())
                    .distinct()
                    .toList();
            line("  [" + (k + 1) + "] " + (part.count() == 1 ? "" : part.count() + " . ")
                    + part.value().shown() + "  "
                    + words.say("sum.heat", "mean", part.mean(), "temperature", part.temperature()) + "  "
                    + moves.stream().limit(PLACES_SHOWN).collect(Collectors.joining(", "))
                    + (moves.size() > PLACES_SHOWN ? ", ..." : ""));
        }
    }

    private void moves(String name, String key, List<Appraisal.AppraisedMove> moves) {
        rows.row(name, words.say(key, "count", moves.size()));
        moves.stream()
                .limit(MOVES_SHOWN)
                .forEach(
                        move -> line("  " + move.move().map(text -> text + "  ").orElse("")
                                + move.value().shown() + fate(move)));
        if (moves.size() > MOVES_SHOWN) {
            line("  " + words.say("why.more", "count", moves.size() - MOVES_SHOWN));
        }
    }

    private String fate(Appraisal.AppraisedMove move) {
        return move.dominated()
                        .map(by -> "  " + words.say("canonical.dominated", "by", by.shown()))
                        .orElse("")
                + move.reversible()
                        .map(through -> "  " + words.say("canonical.reversible", "through", through.shown()))
                        .orElse("");
    }

    private void line(String text) {
        rows.row("", text);
    }
}
