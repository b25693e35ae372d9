package org.zermelo.solve.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.zermelo.game.Note;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.value.Outcome;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;

/**
 * What is to be said of a position whose options are known: the sentence, the line of the pseudo-code, and the slips.
 *
 * @param along what each move is worth to the mover
 * @param code what they make
 */
record FoldWords(Value value, String position, List<Long> along, long code) {

    private boolean mex() {
        return value.fold() == Fold.MEX;
    }

    /** The line of the code: that of ends, of codes or of nimbers; with a dictionary one lower. */
    int line(boolean memo) {
        return (along.isEmpty() ? 2 : mex() ? 5 : 4) + (memo ? 1 : 0);
    }

    Note note() {
        String own = CodeText.of(value, code);
        if (along.isEmpty()) {
            return Note.of("trace.search.end", "position", position, "code", own);
        }
        if (mex()) {
            return Note.of("trace.mex.gap", "position", position, "seen", List.copyOf(nimbers()), "mex", own);
        }
        int sign = value.worth(code).sign();
        return Note.of(sign == 0 ? "trace.search.tied" : sign > 0 ? "trace.search.won" : "trace.search.lost")
                .with("position", position)
                .with("seen", along.stream().map(this::option).toList())
                .with("code", own);
    }

    private TreeSet<Long> nimbers() {
        return new TreeSet<>(along);
    }

    /** The option as the opponent has it, who is to move there. */
    private String option(long worth) {
        if (!value.hasPlies()) {
            int sign = value.worth(worth).sign();
            return sign > 0 ? "-" : sign < 0 ? "+" : "=";
        }
        Outcome outcome = (Outcome) value.worth(worth);
        Outcome theirs = new Outcome(
                switch (outcome.result()) {
                    case WIN -> Outcome.Result.LOSS;
                    case LOSS -> Outcome.Result.WIN;
                    default -> outcome.result();
                },
                Math.max(0, outcome.plies() - 1));
        return theirs.sign() == 0 ? "=" : theirs.code() == 0 ? "0" : (theirs.sign() > 0 ? "+" : "") + theirs.code();
    }

    /** Wrong answers that a known slip leads to. */
    List<Slip> slips() {
        List<Slip> slips = new ArrayList<>();
        if (mex()) {
            TreeSet<Long> seen = nimbers();
            slips.add(new Slip(Long.toString(seen.last() + 1), Note.of("trace.slip.after-largest")));
            slips.add(new Slip(Long.toString(seen.first()), Note.of("trace.slip.least-present")));
            slips.add(new Slip(Long.toString(seen.last()), Note.of("trace.slip.largest")));
            return slips;
        }
        int sign = value.worth(code).sign();
        if (sign == 0) {
            return List.of();
        }
        if (!value.hasPlies()) {
            return List.of(new Slip(sign > 0 ? "-" : "+", Note.of("trace.slip.other-side")));
        }
        long plies = ((Outcome) value.worth(code)).plies();
        long number = sign > 0 ? (plies + 1) / 2 : plies / 2;
        slips.add(new Slip((sign > 0 ? "-" : "+") + number, Note.of("trace.slip.other-side")));
        if (sign > 0) {
            slips.add(new Slip("+" + (number - 1), Note.of("trace.slip.own-move")));
        }
        LongStream same =
                along.stream().filter(each -> value.worth(each).sign() == sign).mapToLong(each -> each);
        slips.add(new Slip(
                CodeText.of(value, same.min().orElse(code)),
                Note.of(sign > 0 ? "trace.slip.slow-win" : "trace.slip.quick-loss")));
        return slips;
    }
}
