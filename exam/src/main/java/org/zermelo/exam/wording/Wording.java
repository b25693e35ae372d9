package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.wording.WordedPhrase.PhraseKind;
import org.zermelo.exam.wording.paper.Lexicon;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.rules.RuleText;

/**
 * What was understood of a task as it stands in a paper.
 *
 * @param text the text that was read
 * @param language the language in which it was read
 * @param players the player who moves first, and the other
 * @param phrases the text in stretches, by place; words between two of them join phrases and say nothing
 * @param unread the sentences of rules and questions with words that were not read; none where the reading is whole
 * @param parts the rules, part by part
 * @param asked what is asked; nothing where only rules stand
 * @param winnerAsked whether it is asked who wins; then the start may have no open number
 */
public record Wording(
        String text,
        String language,
        List<String> players,
        List<WordedPhrase> phrases,
        List<UnreadWords> unread,
        WordedRules parts,
        List<AskedWords> asked,
        boolean winnerAsked) {

    /** A part of the rules that a wording must say. */
    public enum Missing {
        /** What the heaps hold in the start. */
        START,
        /** What a player may do. */
        MOVES,
        /** When the play is over. */
        END
    }

    private static final List<String> LANGUAGES = Lexicon.languages();

    private static final Pattern WORD = Pattern.compile("\\p{L}{2,}|[\u4e00-\u9fff]");

    private static final Set<PhraseKind> STRANGE = Set.of(PhraseKind.UNREAD, PhraseKind.START, PhraseKind.RANGE);

    /** No task has fewer words; rules in the notation may have. */
    private static final int FEWEST = 8;

    /** Papers are shorter; a longer text is no task. */
    private static final int LONGEST = 20_000;

    public Wording {
        players = List.copyOf(players);
        phrases = List.copyOf(phrases);
        unread = List.copyOf(unread);
        asked = List.copyOf(asked);
    }

    /** The questions, each as {@code --ask} takes it. */
    public List<String> questions() {
        return asked.stream().map(AskedWords::text).toList();
    }

    /**
     * Holds what the questions say against what was found: "the value" of S is one, "two such values" are two.
     *
     * @throws UnreadException for a question that says another number
     */
    public void check(List<Finding> findings) {
        for (AskedWords question : asked) {
            ExamQuestion read = ExamQuestion.parse(question.text());
            for (Finding finding : findings) {
                boolean same = finding.question().toString().equals(read.toString())
                        && finding.question().number().equals(read.number());
                int found = finding.answer().size();
                if (same
                        && question.stated() > 0
                        && found != question.stated()
                        && finding.scan().complete()) {
                    throw new UnreadException(this, question, found);
                }
            }
        }
    }

    /** The languages in which tasks are read, by their codes. */
    public static List<String> languages() {
        return LANGUAGES;
    }

    /**
     * Reads a task in the language of which it has the most words. Never fails for what is not understood: {@link #unread} and
     * {@link #missing} tell it. Time O(words * phrases of the language).
     *
     * @throws BadInputException for a text too long to be a task
     */
    public static Wording read(String text) {
        if (text.length() > LONGEST) {
            throw new BadInputException("exam.wording.too-long", "seen", text.length(), "allowed", LONGEST);
        }
        return LANGUAGES.stream()
                .map(language -> new TaskReader(language, text))
                .max(Comparator.comparingInt(TaskReader::known))
                .orElseThrow()
                .read();
    }

    /** Whether so little was understood that the text is no task of this kind at all. */
    public boolean foreign() {
        boolean words = WORD.matcher(text).results().limit(FEWEST).count() == FEWEST;
        boolean nothing = parts.moves().isEmpty() && parts.end() == null && asked.isEmpty();
        // a language that is not read has numbers and letters, too
        boolean strange = phrases.stream().allMatch(phrase -> STRANGE.contains(phrase.kind()));
        return !words || nothing && (unread.size() < 2 || strange);
    }

    /** The parts of the rules that were not understood. */
    public List<Missing> missing() {
        List<Missing> missing = new ArrayList<>();
        boolean open = parts.starts().stream().anyMatch(start -> start.matches(".*\\p{Lu}"));
        if (parts.starts().isEmpty() || open == winnerAsked) {
            missing.add(Missing.START);
        }
        if (parts.moves().isEmpty()) {
            missing.add(Missing.MOVES);
        }
        if (parts.end() == null) {
            missing.add(Missing.END);
        }
        return missing;
    }

    /** The rules in the notation; empty while parts of them are missing or words were not read. */
    public Optional<String> rules() {
        return missing().isEmpty() && unread.isEmpty() ? Optional.of(outline()) : Optional.empty();
    }

    /** The rules in the notation, with {@code ?} for what was not understood. */
    public String outline() {
        return parts.outline();
    }

    /**
     * The task with the questions of the wording, or the usual ones where it asks nothing.
     *
     * @throws UnreadException when words of rules or questions were not read
     * @throws BadInputException when parts of the rules are missing, or when they make no rules together
     */
    public Task task() {
        if (foreign()) {
            throw new BadInputException("exam.wording.foreign", "languages", String.join(", ", LANGUAGES));
        }
        if (!unread.isEmpty()) {
            throw new UnreadException(this);
        }
        String rules = rules().orElseThrow(() ->
                new BadInputException("exam.wording.missing", "missing", missing(), "outline", outline()));
        Task task = Task.asking(RuleText.ruleset(rules), questions());
        if (!ownStarts()) {
            return task;
        }
        List<Part> own = new ArrayList<>();
        for (int i = 0; i < asked.size(); i++) {
            WordedRules mine = asked.get(i).rules();
            Part part = task.parts().get(i);
            own.add(mine == null ? part : new Part(part.question(), RuleText.ruleset(mine.outline())));
        }
        return new Task(task.name(), task.rules(), own);
    }

    /** Whether some question has a start of its own. */
    public boolean ownStarts() {
        return asked.stream().anyMatch(question -> question.rules() != null);
    }
}
