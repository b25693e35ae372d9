package org.zermelo.exam.variant;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.exam.Finding;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Selection;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.variant.Variants.Variant;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Interval;

/**
 * What a teacher wants of variants: how difficult they are, and which answers they have.
 *
 * @param heaps how many heaps
 * @param moves how many moves the rules list
 * @param values how many values the answers have where all values are asked for
 * @param counted whether a number of values is wanted in so many words; a level wants it only where all values are asked for
 * @param depth how many moves of both players the deepest question looks ahead
 * @param answers within which bounds the answers lie, by the numbers of the questions
 * @param distinct whether no number is the answer to two questions of a variant, and no answer to a question stands in two variants
 */
public record VariantWish(
        Interval heaps,
        Interval moves,
        Interval values,
        boolean counted,
        Interval depth,
        Map<String, Interval> answers,
        boolean distinct) {

    private static final Map<String, String> LEVELS =
            Map.of("easy", "heaps=1,moves=2", "medium", "heaps=2,moves=2", "hard", "heaps=2,moves=3..4,values=3..");

    private static final Pattern PART = Pattern.compile("(\\w+)=(\\d{1,9})(\\.\\.(\\d{1,9})?)?");

    private static final Pattern APART = Pattern.compile("[\\s,;]+");

    private static final Set<String> MEASURES = Set.of("heaps", "moves", "values", "depth");

    /** Nothing is wanted: variants are as difficult as the task. */
    public static final VariantWish NONE = parse("", "");

    /** The names of levels of difficulty, from the easiest. */
    public static List<String> levels() {
        return List.of("easy", "medium", "hard");
    }

    /**
     * Reads a wish.
     *
     * @param difficulty {@code easy}, {@code medium}, {@code hard}, parts such as {@code heaps=2, moves=3..4, values=2, depth=4}, a
     *     level with parts behind it that change it, or nothing
     * @param answers parts such as {@code distinct, 21=20..40}, or nothing
     * @throws BadInputException when a part cannot be read
     */
    public static VariantWish parse(String difficulty, String answers) {
        Map<String, Interval> measures = new LinkedHashMap<>();
        List<String> level = parts(difficulty).stream()
                .flatMap(part -> parts(LEVELS.getOrDefault(part, part)).stream())
                .toList();
        for (String part : level) {
            Interval within = within(part, "exam.variants.difficulty");
            if (!MEASURES.contains(name(part))) {
                throw new BadInputException("exam.variants.difficulty", "seen", part);
            }
            measures.put(name(part), within);
        }
        Map<String, Interval> wanted = new LinkedHashMap<>();
        boolean distinct = false;
        for (String part : parts(answers)) {
            if (part.equals("distinct")) {
                distinct = true;
            } else if (wanted.put(name(part), within(part, "exam.variants.answers")) != null) {
                throw new BadInputException("exam.variants.answers", "seen", part);
            }
        }
        return new VariantWish(
                measures.getOrDefault("heaps", Interval.ALL),
                measures.getOrDefault("moves", Interval.ALL),
                measures.getOrDefault("values", Interval.ALL),
                parts(difficulty).stream().anyMatch(part -> part.startsWith("values=")),
                measures.getOrDefault("depth", Interval.ALL),
                wanted,
                distinct);
    }

    private static List<String> parts(String text) {
        return APART.splitAsStream(text.toLowerCase(Locale.ROOT))
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private static String name(String part) {
        return part.substring(0, Math.max(0, part.indexOf('=')));
    }

    private static Interval within(String part, String otherwise) {
        Matcher read = PART.matcher(part);
        if (!read.matches()) {
            throw new BadInputException(otherwise, "seen", part);
        }
        long least = Long.parseLong(read.group(2));
        long greatest =
                read.group(4) != null ? Long.parseLong(read.group(4)) : read.group(3) != null ? Long.MAX_VALUE : least;
        if (least > greatest) {
            throw new BadInputException(otherwise, "seen", part);
        }
        return new Interval(least, greatest);
    }

    /**
     * Refuses what no variant of a task can have.
     *
     * @throws RefusedException with what they can have
     */
    void check(Task task) {
        List<String> numbers =
                task.parts().stream().map(part -> part.question().number()).toList();
        for (String number : answers.keySet()) {
            if (!numbers.contains(number)) {
                throw new BadInputException(
                        "exam.variants.number", "seen", number, "allowed", String.join(", ", numbers));
            }
        }
        boolean all = task.parts().stream().anyMatch(part -> part.question().ask() == Selection.ALL);
        if (!all && counted) {
            throw new RefusedException("exam.variants.values");
        }
        long deepest = task.parts().stream()
                .mapToInt(part -> part.question().set().plies())
                .max()
                .orElse(0);
        if (!depth.contains(deepest)) {
            throw new RefusedException(
                    deepest == StartSet.ANY ? "exam.variants.any-depth" : "exam.variants.depth", "depth", deepest);
        }
    }

    /** Whether a variant has as many values as are wanted where all are asked for. */
    boolean hasValues(Variant variant) {
        return variant.findings().stream()
                .filter(VariantWish::asksAll)
                .allMatch(finding -> values.contains(finding.starts().size()));
    }

    static boolean asksAll(Finding finding) {
        return finding.question().ask() == Selection.ALL;
    }

    /** Whether the answers to a question are those that are wanted. */
    boolean hasAnswer(Finding finding) {
        Interval within = answers.get(finding.question().number());
        return within == null || finding.answer().stream().allMatch(within::contains);
    }

    /** Whether no number is the answer to two questions, if that is wanted; how many and how much there is are not compared. */
    private boolean apart(Variant variant) {
        Set<Long> all = new HashSet<>();
        List<Finding> compared = variant.findings().stream()
                .filter(finding -> finding.question().listing() == Listing.STARTS
                        && finding.question().ask().ofStarts())
                .toList();
        return !distinct
                || compared.stream()
                        .allMatch(
                                finding -> finding.answer().stream().distinct().allMatch(all::add));
    }

    /** Whether a task is as difficult as is wanted and has the answers that are wanted. */
    boolean suits(Variant variant) {
        return heaps.contains(variant.task().rules().heaps().length)
                && moves.contains(variant.task().rules().moves().size())
                && hasValues(variant)
                && variant.findings().stream().allMatch(this::hasAnswer)
                && apart(variant);
    }

    /** Why none of some tasks is as is wanted: which of the answers they have instead. */
    RefusedException refusal(List<Variant> tried) {
        if (tried.stream().noneMatch(this::hasValues)) {
            List<Long> counts = tried.stream()
                    .flatMap(variant -> variant.findings().stream())
                    .filter(VariantWish::asksAll)
                    .map(finding -> (long) finding.starts().size())
                    .sorted()
                    .toList();
            return without("exam.variants.other-values", tried, values, counts, "");
        }
        for (Map.Entry<String, Interval> wanted : answers.entrySet()) {
            List<Finding> found = tried.stream()
                    .flatMap(variant -> variant.findings().stream())
                    .filter(finding -> finding.question().number().equals(wanted.getKey()))
                    .toList();
            if (found.stream().noneMatch(this::hasAnswer)) {
                List<Long> all = new ArrayList<>();
                found.forEach(finding -> all.addAll(finding.answer()));
                return without(
                        "exam.variants.other-answers",
                        tried,
                        wanted.getValue(),
                        all.stream().sorted().toList(),
                        wanted.getKey());
            }
        }
        return new RefusedException("exam.variants.not-together", "tried", tried.size());
    }

    private static RefusedException without(
            String key, List<Variant> tried, Interval wanted, List<Long> seen, String number) {
        return new RefusedException(Note.of(key)
                .with("tried", tried.size())
                .with("wanted", written(wanted))
                .with("from", seen.get(0))
                .with("to", seen.get(seen.size() - 1))
                .with("number", number));
    }

    private static String written(Interval within) {
        return within.single()
                ? String.valueOf(within.least())
                : within.least() + ".." + (within.bounded() ? within.greatest() : "");
    }
}
