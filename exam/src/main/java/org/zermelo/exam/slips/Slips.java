package org.zermelo.exam.slips;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.slips.Slip.SlipKind;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.starts.StartFamily;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Selection;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;

/**
 * Finds the mistakes by which a wrong answer comes about: each slip alone, and, where none alone leads to the answer, two
 * of different kinds together. With s slips that is at most s * s / 2 questions about related rules; questions about the
 * same rules share what is known of their positions.
 */
public final class Slips {

    /** With more starts than this two slips at once would take minutes; they are left out. */
    static final long MOST_STARTS_FOR_TWO = 20_000;

    private final Examiner examiner;

    /** Slips are answered by this examiner. */
    public Slips(Examiner examiner) {
        this.examiner = examiner;
    }

    /**
     * One slip, or two made together, that give the answer in question.
     *
     * @param slips what went wrong; the second is made after the first
     * @param answer what one gets by it
     */
    public record Hit(List<Slip> slips, List<Long> answer) {

        public Hit {
            slips = List.copyOf(slips);
            answer = List.copyOf(answer);
        }

        private String name() {
            return String.join(
                    "+", slips.stream().map(slip -> slip.what().key()).toList());
        }
    }

    /** A hit, and how far down the lists its slips stand. */
    private record Ranked(Hit hit, int rank, int first) {}

    /**
     * The slips that lead to an answer, the likelier first; empty when the answer is right or nothing known leads to it.
     * Two slips at once are given only when no single one explains the answer, and each pair of names once.
     *
     * @param given the answer as it was written down
     * @param others the other questions of the task: answers are mixed up among them
     */
    public List<Hit> behind(Part part, List<Long> given, List<Part> others) {
        if (examiner.answer(part).answer().equals(given)) {
            return List.of();
        }
        List<Slip> single = all(part, others);
        Map<String, Hit> hits = new LinkedHashMap<>();
        for (Slip slip : single) {
            if (leadsTo(given, List.of(slip))) {
                Hit hit = new Hit(List.of(slip), given);
                hits.putIfAbsent(hit.name(), hit);
            }
        }
        return List.copyOf(hits.isEmpty() && triesTwo(part) ? pairs(single, given) : hits.values());
    }

    /** Whether two slips at once are looked for: not in tasks with very many starts. */
    public boolean triesTwo(Part part) {
        try {
            ScanRange scan = examiner.scan(part.rules(), part.question().set());
            return new StartFamily(part.rules()).count(scan.from(), scan.to()) <= MOST_STARTS_FOR_TWO;
        } catch (BadInputException | RefusedException e) {
            return false;
        }
    }

    private Collection<Hit> pairs(List<Slip> single, List<Long> given) {
        List<Ranked> ranked = new ArrayList<>();
        for (int i = 0; i < single.size(); i++) {
            Slip first = single.get(i);
            List<Slip> further = first.kind() == SlipKind.QUESTION ? List.of() : all(first.part(), List.of());
            for (int j = 0; j < further.size(); j++) {
                List<Slip> both = List.of(first, further.get(j));
                if (first.kind().compareTo(further.get(j).kind()) < 0 && leadsTo(given, both)) {
                    ranked.add(new Ranked(new Hit(both, given), i + j, i));
                }
            }
        }
        ranked.sort(Comparator.comparingInt(Ranked::rank).thenComparingInt(Ranked::first));
        Map<String, Hit> hits = new LinkedHashMap<>();
        ranked.forEach(found -> hits.putIfAbsent(found.hit().name(), found.hit()));
        return hits.values();
    }

    private boolean leadsTo(List<Long> given, List<Slip> slips) {
        return answer(slips).filter(given::equals).isPresent();
    }

    /** What one gets by these slips, the last of which holds the question that is answered; nothing where it has no answer. */
    Optional<List<Long>> answer(List<Slip> slips) {
        Part part = slips.get(slips.size() - 1).part();
        long end = slips.stream().mapToLong(Slip::cut).min().orElse(Long.MAX_VALUE);
        try {
            ScanRange scan = examiner.scan(part.rules(), part.question().set());
            ScanRange cut = new ScanRange(scan.from(), Math.min(scan.to(), end), ScanRange.End.GIVEN);
            List<List<Long>> values = examiner
                    .members(part.rules(), part.question().set(), cut)
                    .stream()
                    .map(Start::values)
                    .toList();
            List<Long> answer =
                    Examiner.write(part.question().ask(), part.question().listing(), values, cut);
            boolean turned = slips.stream().anyMatch(slip -> slip.kind() == SlipKind.ORDER);
            return Optional.of(
                    turned ? answer.stream().sorted(Comparator.reverseOrder()).toList() : answer);
        } catch (BadInputException | RefusedException e) {
            return Optional.empty();
        }
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
                        SlipKind.QUESTION,
                        other,
                        "slip.other-question",
                        "number",
                        other.question().number()));
            }
        }
        return slips;
    }

    private static List<Slip> asks(Part part) {
        List<Slip> slips = new ArrayList<>();
        ExamQuestion question = part.question();
        slips.add(Slip.of(SlipKind.ORDER, part, "slip.descending"));
        for (Selection ask : Selection.values()) {
            // three values are the two and one more, or all: nobody writes three by a slip of its own
            boolean three = ask == Selection.MIN3 || ask == Selection.MAX3;
            if (ask != question.ask() && !three) {
                slips.add(Slip.of(
                        SlipKind.ASK,
                        part.with(question.asking(ask)),
                        "slip.wrote-" + ask.text(),
                        "asked",
                        "exam.ask." + question.ask().text()));
            }
        }
        if (question.listing() == Listing.SUM) {
            slips.add(Slip.of(SlipKind.ASK, part.with(question.as(Listing.STARTS)), "slip.wrote-s"));
            slips.add(Slip.of(SlipKind.ASK, part.with(question.as(Listing.FIRST_ALONE)), "slip.wrote-k"));
        }
        return slips;
    }
}
