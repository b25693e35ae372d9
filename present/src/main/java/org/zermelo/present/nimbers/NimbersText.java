package org.zermelo.present.nimbers;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.zermelo.game.Note;
import org.zermelo.game.large.CancelScope;
import org.zermelo.heap.nimbers.RareCount;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.Period;
import org.zermelo.heap.period.PeriodProof;
import org.zermelo.present.words.Words;

/** A sequence in words, with the first values. */
public final class NimbersText {

    /** More values than these are left to the other formats. */
    private static final long MOST_VALUES = 1_000;

    private static final int PER_LINE = 20;

    private static final int MOST_RARE_VALUES = 8;

    private NimbersText() {}

    /** The report in words. */
    public static String of(Report report, Words words) {
        NimSequence sequence = report.sequence();
        StringBuilder text = new StringBuilder();
        line(text, report.title(words));
        sequence.rules()
                .asCode()
                .filter(code -> !code.text().equals(sequence.rules().text()))
                .ifPresent(code -> line(text, words.say("nimbers.code", "code", code.text())));
        line(text, sequence.proof().map(proof -> period(proof, words)).orElseGet(() -> words.say("nimbers.no-period")));
        report.seen().ifPresent(seen -> line(text, seen(seen, sequence, words)));
        line(
                text,
                words.say(Note.of("nimbers.max")
                        .with("value", report.facts().max())
                        .with("heap", report.facts().maxAt())));
        report.facts().lastException().ifPresent(last -> line(text, words.say("nimbers.last-exception", "heap", last)));
        line(text, words.say("nimbers.seldom", "values", seldom(report)));
        report.facts().rare().ifPresent(rare -> line(text, rare(rare, sequence, words)));
        line(text, words.say("nimbers.methods", "methods", methods(sequence)));
        values(text, report, words);
        return text.toString();
    }

    /** What is claimed of a sequence from some heap on. */
    static String claim(Period period, Words words) {
        return words.say(Note.of(period.saltus() == 0 ? "nimbers.period" : "nimbers.saltus")
                .with("length", period.length())
                .with("preperiod", period.preperiod())
                .with("saltus", period.saltus()));
    }

    private static String period(PeriodProof proof, Words words) {
        Period period = proof.period();
        String claim = claim(period, words);
        String how = words.say(Note.of(proof.from() == proof.to() ? "nimbers.proof-empty" : "nimbers.proof")
                .with("theorem", proof.theorem().label())
                .with("from", proof.from())
                .with("last", proof.to() - 1)
                .with("heaps", proof.heaps()));
        return words.sentences(List.of(claim, how));
    }

    /** What repeats so far, and may not go on. */
    private static String seen(Period period, NimSequence sequence, Words words) {
        return words.say(Note.of(period.saltus() == 0 ? "nimbers.seen" : "nimbers.seen-saltus")
                .with("length", period.length())
                .with("preperiod", period.preperiod())
                .with("saltus", period.saltus())
                .with("last", sequence.computed() - 1));
    }

    private static String seldom(Report report) {
        return report.facts().counts().entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .limit(MOST_RARE_VALUES)
                .map(entry -> entry.getKey() + " (" + entry.getValue() + ")")
                .collect(Collectors.joining(", "));
    }

    private static String rare(RareCount rare, NimSequence sequence, Words words) {
        return words.say(Note.of("nimbers.rare")
                .with("count", rare.count())
                .with("last", rare.last())
                .with("of", sequence.computed() - 1)
                .with("mask", rare.mask())
                .with("parity", rare.parity() ? "1" : ""));
    }

    private static String methods(NimSequence sequence) {
        return sequence.stages().stream()
                .map(stage -> stage.engine() + " (" + stage.from() + ")")
                .collect(Collectors.joining(", "));
    }

    private static void values(StringBuilder text, Report report, Words words) {
        long last = Math.min(report.to(), MOST_VALUES - 1);
        int width = String.valueOf(last).length();
        for (long heap = 0; heap <= last; heap++) {
            CancelScope.poll(heap);
            if (heap % PER_LINE == 0) {
                text.append(heap == 0 ? "" : "\n")
                        .append(" ".repeat(width - String.valueOf(heap).length()));
                text.append(heap).append(':');
            }
            text.append(' ').append(report.sequence().value(heap));
        }
        text.append('\n');
        if (last < report.to()) {
            line(text, words.say("nimbers.more", "shown", last + 1, "count", report.to() + 1));
        }
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }
}
