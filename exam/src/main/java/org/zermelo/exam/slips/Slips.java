package org.zermelo.exam.slips;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Selection;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;

/**
 * Finds the mistakes by which a wrong answer comes about, each alone: two together lead to nearly any number, and say nothing.
 */
public final class Slips {

    private final Examiner examiner;

    /** Slips are answered by this examiner. */
    public Slips(Examiner examiner) {
        this.examiner = examiner;
    }

    /**
     * A slip that gives the answer in question.
     *
     * @param what what went wrong
     * @param answer what one gets by it, as a list
     */
    public record Hit(Note what, List<Long> answer) {

        public Hit {
            answer = List.copyOf(answer);
        }
    }

    /**
     * The slips that lead to an answer, the likelier first; empty when the answer is right or nothing known leads to it.
     *
     * @param given the answer as it was written down
     * @param others the other questions of the task: answers are mixed up among them
     */
    public List<Hit> behind(Part part, List<Long> given, List<Part> others) {
        List<Long> right = examiner.answer(part).answer();
        if (AnswerDigits.same(right, given)) {
            return List.of();
        }
        Map<String, Hit> hits = new LinkedHashMap<>();
        WrittenSlips.of(part, right, given).ifPresent(hit -> hits.put(hit.what().key(), hit));
        Farthest.rounded(part, right, given, examiner)
                .ifPresent(hit -> hits.put(hit.what().key(), hit));
        for (Slip slip : all(part, others)) {
            answer(slip)
                    .filter(answer -> AnswerDigits.same(answer, given))
                    .ifPresent(answer -> hits.putIfAbsent(slip.what().key(), new Hit(slip.what(), answer)));
        }
        if (hits.isEmpty()) {
            WrittenSlips.besideByOne(right, given)
                    .ifPresent(hit -> hits.put(hit.what().key(), hit));
        }
        return List.copyOf(hits.values());
    }

    /** What one gets by a slip; nothing where its question has no answer. */
    Optional<List<Long>> answer(Slip slip) {
        Part part = slip.part();
        try {
            ScanRange scan = examiner.scan(part.rules(), part.question().set());
            ScanRange cut = new ScanRange(scan.from(), Math.min(scan.to(), slip.cut()), ScanRange.End.GIVEN);
            List<Start<RulePosition>> members = slip.oneMove()
                    ? examiner.starts(part.rules(), cut).stream()
                            .filter(start -> oneMove(part, start))
                            .toList()
                    : examiner.members(part.rules(), part.question().set(), cut);
            return Optional.of(Examiner.write(
                    part.question().ask(),
                    part.question().listing(),
                    members.stream().map(Start::values).toList(),
                    cut));
        } catch (BadInputException | RefusedException e) {
            return Optional.empty();
        }
    }

    /** Whether some move leads to a position from which the opponent needs just as many moves as are asked. */
    private boolean oneMove(Part part, Start<RulePosition> start) {
        Classes<RulePosition, RuleMove> classes = examiner.classes(part.rules(), start);
        int plies = part.question().set().plies() - 1;
        return !classes.ended(start.position())
                && classes.moves(start.position(), plies).stream()
                        .anyMatch(move -> !move.ends() && move.fate().code() == (plies + 1) / 2);
    }

    /** Every slip that can be made in a question, the likelier first. */
    static List<Slip> all(Part part, List<Part> others) {
        List<Slip> slips = new ArrayList<>(SetSlips.of(part));
        slips.addAll(asks(part));
        slips.addAll(RuleSlips.of(part));
        slips.addAll(RangeSlips.of(part));
        for (Part other : others) {
            if (!other.question().number().equals(part.question().number())) {
                slips.add(Slip.of(
                        other, "slip.other-question", "number", other.question().number()));
            }
        }
        return slips;
    }

    private static List<Slip> asks(Part part) {
        List<Slip> slips = new ArrayList<>();
        ExamQuestion question = part.question();
        for (Selection ask : Selection.values()) {
            // three values are the two and one more, or all, and the only value is all: nobody writes these by a slip
            // of its own, nor makes one number of values unasked
            boolean same =
                    ask.listed() != ask || ask == Selection.MIN3 || ask == Selection.MAX3 || ask == Selection.ONLY;
            if (ask != question.ask() && !same) {
                slips.add(Slip.of(
                        part.with(question.asking(ask)),
                        "slip.wrote-" + ask.text(),
                        "asked",
                        "exam.ask." + question.ask().text()));
            }
        }
        if (question.listing() == Listing.SUM) {
            slips.add(Slip.of(part.with(question.as(Listing.STARTS)), "slip.wrote-s"));
            slips.add(Slip.of(part.with(question.as(Listing.FIRST_ALONE)), "slip.wrote-k"));
        }
        return slips;
    }
}
