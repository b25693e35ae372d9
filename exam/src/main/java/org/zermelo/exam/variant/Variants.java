package org.zermelo.exam.variant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Interval;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;

/**
 * Makes tasks that are like a given one: the same moves and ends with other numbers. A variant is kept only when it has the
 * same structure of answers (as many numbers for each question, the questions' answers in the same order of size), when no
 * answer lies at an edge of the range of S, and when its answers differ from those of all others. Every variant is solved;
 * the same seed gives the same variants.
 */
public final class Variants {

    /** Tries for each variant before it is given up. */
    private static final int TRIES = 400;

    /** Tries for a first task that has what is wanted, where the given one does not have it. */
    private static final int FIRST_TRIES = 1_200;

    /** Tries for each variant in which all answers must differ from those of all other variants. */
    private static final int APART = 3;

    /** Why the same rules with other numbers are no variant. */
    public enum Misfit {
        /** The rules have no number that may change. */
        NO_NUMBERS,
        /** All numbers that were drawn had been tried before. */
        NUMBERS_RAN_OUT,
        /** The task cannot be read or answered. */
        NOT_ANSWERED,
        /** The answers are more, fewer, or in another order of size. */
        OTHER_SHAPE,
        /** An answer lies at an edge of the range. */
        AT_AN_EDGE,
        /** The play is over in the least or the greatest start, or no longer is. */
        ENDED_STARTS,
        /** The answers are those of another variant. */
        SAME_ANSWERS,
        /** The answers are not those that are wanted. */
        NOT_WANTED
    }

    private final Task original;
    private final VariantWish wish;
    private final Examiner examiner;
    private final Random random;
    private final OtherTargets targets;

    /** Variants as difficult as a task. */
    public Variants(Task original, long seed, Examiner examiner) {
        this(original, VariantWish.NONE, seed, examiner);
    }

    /** Variants of a task that have what is wanted. */
    public Variants(Task original, VariantWish wish, long seed, Examiner examiner) {
        this(original, wish, seed, examiner, (task, answers) -> List.of());
    }

    /** The same, where it may be known at which targets questions have the answers that are wanted. */
    public Variants(Task original, VariantWish wish, long seed, Examiner examiner, OtherTargets targets) {
        this.targets = targets;
        this.original = original;
        this.wish = wish;
        this.examiner = examiner;
        this.random = new Random(seed);
    }

    /** The rules of a task with other targets, at which the answers to questions should lie within bounds, by their numbers. */
    @FunctionalInterface
    public interface OtherTargets {

        /** Some such rules; none where they are not known. */
        List<Ruleset> rules(Task task, Map<String, Interval> answers);
    }

    /**
     * A variant with its answers.
     *
     * @param findings the answers in the order of the questions
     * @param beside the answers to the other wordings of questions of which nobody has said what set they are about
     */
    public record Variant(Task task, List<Finding> findings, List<Finding> beside) {

        public Variant {
            findings = List.copyOf(findings);
            beside = List.copyOf(beside);
        }

        /** The answers to other wordings of a question that are not its own; what does not exist is asked by no wording. */
        public List<Finding> besides(Finding finding) {
            return beside.stream()
                    .filter(other ->
                            other.question().number().equals(finding.question().number()))
                    .filter(other ->
                            !other.answer().isEmpty() && !other.answer().equals(finding.answer()))
                    .toList();
        }

        List<List<Long>> answers() {
            return findings.stream().map(Finding::answer).toList();
        }
    }

    /**
     * So many variants.
     *
     * @throws RefusedException when so many different ones were not found, or a question has starts of its own
     * @throws BadInputException when the rules do not stand in one line that says all of them
     */
    public List<Variant> make(int count) {
        if (original.parts().stream().anyMatch(part -> !part.rules().equals(original.rules()))) {
            throw new RefusedException("exam.variants.own-starts");
        }
        VariedNumbers.check(original.rules());
        wish.check(original);
        Variant first = first();
        List<Integer> shape = shape(first);
        Set<List<List<Long>>> seen = new HashSet<>();
        seen.add(first.answers());
        Set<String> texts = new HashSet<>(Set.of(first.task().rules().text()));
        List<Variant> variants = new ArrayList<>();
        List<Variant> spare = new ArrayList<>();
        Map<Misfit, Integer> misfits = new EnumMap<>(Misfit.class);
        for (int tries = 0;
                tries < TRIES * count && !enough(variants, wish.distinct() ? List.of() : spare, count, tries);
                tries++) {
            Ruleset rules = VariedNumbers.changed(first.task().rules(), random);
            if (!texts.add(rules.text())) {
                misfits.merge(Misfit.NUMBERS_RAN_OUT, 1, Integer::sum);
                continue;
            }
            Variant variant = solved(rules, variants.size() + 1, first.findings());
            Optional<Misfit> misfit = misfit(variant, shape, seen);
            if (variant != null && misfit.isEmpty()) {
                boolean apart = variants.stream().noneMatch(other -> shares(other, variant));
                (apart ? variants : spare).add(variant);
                misfit = apart || !wish.distinct() ? misfit : Optional.of(Misfit.SAME_ANSWERS);
            }
            misfit.ifPresent(why -> misfits.merge(why, 1, Integer::sum));
        }
        // where the answers to a question run out, variants may share one, but not all
        spare.stream()
                .limit(wish.distinct() ? 0 : Math.max(0, count - variants.size()))
                .forEach(variants::add);
        if (variants.size() < count) {
            Misfit why = texts.size() == 1
                    ? Misfit.NO_NUMBERS
                    : Collections.max(misfits.entrySet(), Map.Entry.comparingByValue())
                            .getKey();
            throw new RefusedException(Note.of("exam.variants.few")
                    .with("wanted", count)
                    .with("found", variants.size())
                    .with("tried", texts.size() - 1)
                    .with("why", why));
        }
        return variants;
    }

    /**
     * What variants are like: the task itself, or where it does not have what is wanted, one like it that does.
     *
     * @throws RefusedException when none was found that does
     */
    private Variant first() {
        Variant own = new Variant(original, examiner.answer(original), beside(original));
        if (wish.suits(own)) {
            return own;
        }
        for (Ruleset rules : wish.answers().isEmpty() ? List.<Ruleset>of() : targets.rules(original, wish.answers())) {
            Variant other = solved(rules, 0, List.of());
            if (other != null && whole(other) && wish.suits(other)) {
                return other;
            }
        }
        GrowingRules plain = new GrowingRules(original.rules(), wish);
        List<Variant> tried = new ArrayList<>();
        for (int tries = 0; tries < FIRST_TRIES; tries++) {
            Variant other = solved(VariedNumbers.changed(plain.drawn(random), random), 0, List.of());
            if (other != null && whole(other)) {
                if (wish.suits(other)) {
                    return other;
                }
                tried.add(other);
            }
        }
        throw tried.isEmpty()
                ? new RefusedException("exam.variants.not-answered", "tried", FIRST_TRIES)
                : wish.refusal(tried);
    }

    private boolean whole(Variant other) {
        return other.findings().stream().noneMatch(finding -> finding.answer().isEmpty())
                && inside(other)
                && playable(other);
    }

    /** Whether there are so many, after a while also with answers that are shared. */
    private static boolean enough(List<Variant> variants, List<Variant> spare, int count, int tries) {
        return variants.size() >= count || tries > APART * count && variants.size() + spare.size() >= count;
    }

    /** Whether two variants have the same answer to a question. */
    private static boolean shares(Variant one, Variant other) {
        for (int i = 0; i < one.findings().size(); i++) {
            if (one.findings().get(i).answer().equals(other.findings().get(i).answer())) {
                return true;
            }
        }
        return false;
    }

    /** Why a task with other numbers is no variant; empty when it is one. */
    private Optional<Misfit> misfit(@Nullable Variant variant, List<Integer> shape, Set<List<List<Long>>> seen) {
        if (variant == null) {
            return Optional.of(Misfit.NOT_ANSWERED);
        }
        if (!shape(variant).equals(shape)) {
            return Optional.of(Misfit.OTHER_SHAPE);
        }
        if (!wish.suits(variant)) {
            return Optional.of(Misfit.NOT_WANTED);
        }
        if (!inside(variant)) {
            return Optional.of(Misfit.AT_AN_EDGE);
        }
        if (!playable(variant)) {
            return Optional.of(Misfit.ENDED_STARTS);
        }
        return seen.add(variant.answers()) ? Optional.empty() : Optional.of(Misfit.SAME_ANSWERS);
    }

    /** The task with other rules; where nobody has chosen its questions, they are the usual ones for those. */
    private Task asked(Ruleset rules) {
        boolean usual = original.parts()
                .equals(Task.usual(original.name(), original.rules()).parts());
        return usual ? Task.usual(original.name(), rules) : original.with(rules);
    }

    /** A task with its answers, if their sizes are those of some others; null where it has none. */
    private @Nullable Variant solved(Ruleset rules, int number, List<Finding> like) {
        try {
            Task task = asked(rules).named(original.name() + " #" + number);
            List<Finding> findings = new ArrayList<>();
            for (Part part : task.parts()) {
                findings.add(examiner.answer(part));
                // an answer of another shape settles it: the others need not be looked for
                int last = findings.size() - 1;
                if (!like.isEmpty() && !sizes(findings.get(last)).equals(sizes(like.get(last)))) {
                    return new Variant(task, findings, List.of());
                }
            }
            return new Variant(task, findings, beside(task));
        } catch (BadInputException | RefusedException e) {
            return null;
        }
    }

    private List<Finding> beside(Task task) {
        return task.parts().stream()
                .flatMap(part -> part.wordings().stream().skip(1))
                .map(examiner::answer)
                .toList();
    }

    private static List<Integer> sizes(Finding finding) {
        return List.of(
                Math.min(3, finding.answer().size()),
                Math.min(3, finding.starts().size()));
    }

    /** How many numbers each answer has (few alike, many alike), and how the answers compare in size. */
    private static List<Integer> shape(Variant variant) {
        List<Integer> shape = new ArrayList<>();
        for (Finding finding : variant.findings()) {
            shape.addAll(sizes(finding));
        }
        for (int i = 1; i < variant.findings().size(); i++) {
            List<Long> before = variant.findings().get(i - 1).answer();
            List<Long> after = variant.findings().get(i).answer();
            boolean both = !before.isEmpty() && !after.isEmpty();
            shape.add(both ? Long.compare(before.get(0), after.get(0)) : 2);
        }
        return shape;
    }

    /** Whether the play goes on from the least and from the greatest start, as it does in the original. */
    private boolean playable(Variant variant) {
        return endedAtEdge(variant.task().rules()) == endedAtEdge(original.rules());
    }

    private boolean endedAtEdge(Ruleset rules) {
        Parameter s = examiner.asked(rules);
        long greatest = s.bounded() ? s.greatest() : s.least();
        return LongStream.of(s.least(), greatest)
                .mapToObj(value -> examiner.starts(rules, new ScanRange(value, value, ScanRange.End.GIVEN)))
                .flatMap(List::stream)
                .anyMatch(start -> examiner.classes(rules, start).ended(start.position()));
    }

    private static boolean inside(Variant variant) {
        for (Finding finding : variant.findings()) {
            ScanRange scan = finding.scan();
            boolean counts =
                    !finding.question().ask().ofStarts() || finding.question().listing() == Listing.SUM;
            boolean open = scan.end() != ScanRange.End.GIVEN;
            for (long number : finding.answer()) {
                if (!counts && (number <= scan.from() || !open && number >= scan.to())) {
                    return false;
                }
            }
        }
        return true;
    }
}
