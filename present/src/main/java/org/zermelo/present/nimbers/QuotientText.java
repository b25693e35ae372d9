package org.zermelo.present.nimbers;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.misere.Genus;
import org.zermelo.misere.MisereQuotient;
import org.zermelo.misere.Presentation;
import org.zermelo.misere.QuotientStudy;
import org.zermelo.present.words.Words;

/** A misère quotient in words: order, presentation, P, the pretending function, the period, genera. */
public final class QuotientText {

    private static final int PER_LINE = 10;
    private static final int MOST_VALUES = 200;

    private QuotientText() {}

    /** What there is to say, with a line end after each line. */
    public static String of(QuotientStudy study, String game, Words words) {
        MisereQuotient quotient = study.quotient();
        Presentation presentation = quotient.presentation();
        StringBuilder text = new StringBuilder();
        line(text, words.say(study.heaps() ? "quotient.heaps" : "quotient.game", "game", game, "to", study.asked()));
        line(text, verdict(study, words));
        line(text, words.say("quotient.order", "order", quotient.order(), "previous", quotient.previousCount()));
        if (quotient.isTame()) {
            line(text, words.say("quotient.tame"));
        }
        line(text, words.say("quotient.presentation", "presentation", presentation));
        line(text, words.say("quotient.previous", "words", String.join(", ", presentation.previous())));
        line(text, words.say("quotient.values"));
        int shown = Math.min(MOST_VALUES, quotient.components());
        rows(
                text,
                IntStream.rangeClosed(1, shown)
                        .mapToObj(n -> presentation.words().get(quotient.value(n)))
                        .toList());
        line(text, words.say("quotient.genera"));
        rows(text, study.genera().stream().map(Genus::toString).toList());
        line(
                text,
                words.say(Note.of("quotient.tame-components")
                        .with("count", study.tame().size())
                        .with("of", study.genera().size())));
        return text.toString();
    }

    private static String verdict(QuotientStudy study, Words words) {
        if (study.period().isPresent()) {
            MisereQuotient.QuotientPeriod period = study.period().get();
            return words.say("quotient.period", "length", period.length(), "preperiod", period.preperiod());
        }
        int covered = study.quotient().components();
        String key = !study.quotient().isComplete()
                ? "quotient.partial"
                : study.heaps() ? "quotient.bounded" : "quotient.complete";
        return words.say(key, "n", covered);
    }

    private static void rows(StringBuilder text, List<String> cells) {
        int width = cells.stream().mapToInt(String::length).max().orElse(0);
        for (int from = 0; from < cells.size(); from += PER_LINE) {
            String row = cells.subList(from, Math.min(cells.size(), from + PER_LINE)).stream()
                    .map(cell -> " ".repeat(width - cell.length()) + cell)
                    .collect(Collectors.joining("  "));
            line(text, String.format("%6d  %s", from + 1, row));
        }
    }

    private static void line(StringBuilder text, String line) {
        text.append(line.stripTrailing()).append('\n');
    }
}
