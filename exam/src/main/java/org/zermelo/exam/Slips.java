package org.zermelo.exam;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;

/** Finds the mistakes by which a wrong answer comes about. Each single slip is tried; two at once are not. */
public final class Slips {

    /** Where programs of pupils stop looking when the task names no upper end. */
    private static final long[] CUTS = {50, 100, 200, 1_000};

    private final Examiner examiner;

    /** Slips are answered by this examiner. */
    public Slips(Examiner examiner) {
        this.examiner = examiner;
    }

    /**
     * The slips that lead to an answer, the likelier first; empty when the answer is right or no slip leads to it.
     *
     * @param given the answer as it was written down
     * @param others the other questions of the task: answers are mixed up among them
     */
    public List<Slip.Hit> behind(Part part, List<Long> given, List<Part> others) {
        if (examiner.answer(part).answer().equals(given)) {
            return List.of();
        }
        Map<String, Slip.Hit> hits = new LinkedHashMap<>();
        for (Slip slip : all(part, others)) {
            List<Long> answer = answer(slip);
            if (answer.equals(given)) {
                hits.putIfAbsent(slip.what().key(), new Slip.Hit(slip, answer));
            }
        }
        return List.copyOf(hits.values());
    }

    private List<Long> answer(Slip slip) {
        try {
            Part part = slip.part();
            Scan scan = examiner.scan(part.rules(), part.question().set());
            Scan cut = new Scan(scan.from(), Math.min(scan.to(), slip.cut()), Scan.End.GIVEN);
            List<Long> values = examiner.members(part.rules(), part.question().set(), cut).stream()
                    .map(Start::s)
                    .toList();
            List<Long> answer = part.question().ask().of(values);
            return slip.what().key().equals("slip.descending")
                    ? answer.stream().sorted((a, b) -> Long.compare(b, a)).toList()
                    : answer;
        } catch (BadInputException | RefusedException e) {
            return List.of();
        }
    }

    private static List<Slip> all(Part part, List<Part> others) {
        List<Slip> slips = new ArrayList<>(SetSlips.of(part));
        slips.addAll(asks(part));
        slips.addAll(RuleSlips.of(part));
        slips.addAll(ranges(part));
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
        Question question = part.question();
        slips.add(Slip.of(part, "slip.descending"));
        for (Ask ask : Ask.values()) {
            if (ask != question.ask()) {
                Question other = new Question(question.number(), question.set(), ask);
                slips.add(Slip.of(
                        new Part(other, part.rules()),
                        "slip.wrote-" + ask.text(),
                        "asked",
                        question.ask().text(),
                        "answered",
                        ask.text()));
            }
        }
        return slips;
    }

    private static List<Slip> ranges(Part part) {
        List<Slip> slips = new ArrayList<>();
        Ruleset rules = part.rules();
        Parameter s = new Family(rules).asked();
        for (long cut : CUTS) {
            if (!s.bounded() && cut > s.least()) {
                slips.add(new Slip(Note.of("slip.range-cut", "to", cut), part, cut));
            }
        }
        if (!rules.where().equals(Condition.TRUE)) {
            slips.add(Slip.of(ranged(part, s.least(), s.greatest(), Condition.TRUE), "slip.filter-forgotten"));
        }
        if (s.least() > 0) {
            slips.add(Slip.of(ranged(part, 0, s.greatest(), rules.where()), "slip.range-low", "least", s.least()));
            slips.add(Slip.of(
                    ranged(part, s.least() + 1, s.greatest(), rules.where()),
                    "slip.range-low-strict",
                    "least",
                    s.least()));
        }
        if (s.bounded()) {
            long wide = s.greatest() + Math.min(1_000, s.greatest());
            slips.add(
                    Slip.of(ranged(part, s.least(), wide, rules.where()), "slip.range-high", "greatest", s.greatest()));
            slips.add(Slip.of(
                    ranged(part, s.least(), s.greatest() - 1, rules.where()),
                    "slip.range-high-strict",
                    "greatest",
                    s.greatest()));
        }
        return slips;
    }

    private static Part ranged(Part part, long least, long greatest, Condition where) {
        Ruleset rules = part.rules();
        Parameter s = new Family(rules).asked();
        List<Parameter> parameters = rules.parameters().stream()
                .map(p -> p.equals(s) ? new Parameter(p.name(), least, greatest) : p)
                .toList();
        return new Part(part.question(), Rebuilt.starts(rules, rules.variables(), parameters, where));
    }
}
