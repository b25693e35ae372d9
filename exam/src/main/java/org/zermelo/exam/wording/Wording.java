package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.rules.RuleText;

/**
 * What was understood of a task as it stands in a paper.
 *
 * @param phrases the text in stretches, by place; words between two of them join phrases and say nothing
 * @param starts what the heaps hold in the start: {@code 7}, {@code S}
 * @param ranges the values of what is open: {@code S in 1..69}
 * @param moves the moves, each a clause of the notation
 * @param end when the play is over; null where that was not understood
 * @param overshoot when the last mover has lost by going too far; null for never
 * @param lastLoses whether the last mover loses at an end
 * @param repeat {@code own} or {@code opponent}: whose last move may not be repeated; null for neither
 * @param questions what is asked, each as {@code --ask} takes it; none where only rules stand
 */
public record Wording(
        List<WordedPhrase> phrases,
        List<String> starts,
        List<String> ranges,
        List<String> moves,
        @Nullable String end,
        @Nullable String overshoot,
        boolean lastLoses,
        @Nullable String repeat,
        List<String> questions) {

    /** A part of the rules that a wording must say. */
    public enum Missing {
        /** What the heaps hold in the start. */
        START,
        /** What a player may do. */
        MOVES,
        /** When the play is over. */
        END
    }

    private static final List<String> LANGUAGES = WordingGrammar.languages();

    /** Papers are shorter; a longer text is no task. */
    private static final int LONGEST = 20_000;

    public Wording {
        phrases = List.copyOf(phrases);
        starts = List.copyOf(starts);
        ranges = List.copyOf(ranges);
        moves = List.copyOf(moves);
        questions = List.copyOf(questions);
    }

    /** The languages in which tasks are read, by their codes. */
    public static List<String> languages() {
        return LANGUAGES;
    }

    /**
     * Reads a task in the language of which it has the most words. Never fails for what is not understood: {@link #missing} and
     * the phrases of kind {@code UNREAD} tell it. Time O(letters * phrases of the grammar).
     *
     * @throws BadInputException for a text too long to be a task
     */
    public static Wording read(String text) {
        if (text.length() > LONGEST) {
            throw new BadInputException("exam.wording.too-long", "seen", text.length(), "allowed", LONGEST);
        }
        return LANGUAGES.stream()
                .map(language -> new WordingReader(WordingGrammar.of(language), text).read())
                .max(Comparator.comparingInt(Wording::understood))
                .orElseThrow();
    }

    /** How many letters were understood. */
    private int understood() {
        return phrases.stream()
                .filter(phrase -> phrase.kind() != WordedPhrase.PhraseKind.UNREAD)
                .mapToInt(phrase -> phrase.to() - phrase.from())
                .sum();
    }

    /** Whether so little was understood that the text is no task of this kind at all. */
    public boolean foreign() {
        return starts.isEmpty() && moves.isEmpty() && end == null && questions.isEmpty();
    }

    /** The parts of the rules that were not understood. */
    public List<Missing> missing() {
        List<Missing> missing = new ArrayList<>();
        if (starts.isEmpty() || starts.stream().noneMatch(start -> start.matches(".*\\p{Lu}"))) {
            missing.add(Missing.START);
        }
        if (moves.isEmpty()) {
            missing.add(Missing.MOVES);
        }
        if (end == null) {
            missing.add(Missing.END);
        }
        return missing;
    }

    /** The rules in the notation; empty while parts of them are missing. */
    public Optional<String> rules() {
        return missing().isEmpty() ? Optional.of(outline()) : Optional.empty();
    }

    /** The rules in the notation, with {@code ?} for what was not understood. */
    public String outline() {
        StringBuilder text = new StringBuilder("heaps(");
        text.append(starts.isEmpty() ? "?" : String.join(", ", starts));
        ranges.forEach(range -> text.append("; ").append(range));
        text.append("; move ").append(moves.isEmpty() ? "?" : String.join(", ", moves));
        text.append("; end ").append(end == null ? "?" : end);
        text.append(end != null && lastLoses ? ": other" : "");
        text.append(overshoot == null ? "" : "; overshoot " + overshoot);
        text.append(repeat == null ? "" : "; no repeat " + repeat);
        return text.append(')').toString();
    }

    /**
     * The task with the questions of the wording, or the usual ones where it asks nothing.
     *
     * @throws BadInputException when parts of the rules were not understood, or make no rules together
     */
    public Task task() {
        String rules = rules().orElseThrow(() -> foreign()
                ? new BadInputException("exam.wording.foreign")
                : new BadInputException("exam.wording.missing", "missing", missing(), "outline", outline()));
        return Task.asking(RuleText.ruleset(rules), questions);
    }
}
