package org.zermelo.exam.wording.paper;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.paper.PaperWord.WordKind;

/** Parts the words of a paper into sentences; the number of a question ends a sentence, wherever it stands. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
public final class PaperSentences {

    private static final int FIRST = 19;
    private static final int LAST = 21;

    /** A line that stands beside the task has no more words. */
    private static final int LONGEST_LINE = 24;

    /** Words of so few letters say nothing alone. */
    private static final int SHORT = 3;

    private final List<PaperWord> words;
    private final Lexicon lexicon;
    private final List<PaperPart> parts = new ArrayList<>();
    private List<PaperWord> now = new ArrayList<>();
    private int counted = FIRST - 1;

    /**
     * A sentence, or the number of a question.
     *
     * @param heading the number as the question is called; null for a sentence
     */
    public record PaperPart(@Nullable String heading, List<PaperWord> words) {}

    private PaperSentences(List<PaperWord> words, Lexicon lexicon) {
        this.words = words;
        this.lexicon = lexicon;
    }

    public static List<PaperPart> of(List<PaperWord> words, Lexicon lexicon) {
        PaperSentences all = new PaperSentences(words, lexicon);
        int at = 0;
        for (int label = all.label(); label > 0; label = all.bracketed(at)) {
            at += label;
        }
        while (at < words.size()) {
            at = all.take(at);
        }
        all.close();
        return all.parts;
    }

    /** How many words are a label before the text: the number of the task in its book, or whence it is, in brackets. */
    private int label() {
        int at = bracketed(0);
        if (at > 0) {
            return at;
        }
        while (at < 3
                && at < words.size()
                && (words.get(at).kind() == WordKind.WORD && strange(words.get(at))
                        || at > 0 && words.get(at).light())) {
            at++;
        }
        boolean number = at < words.size() && words.get(at).raw().matches("\\d{1,6}");
        if (!number) {
            at = 0;
            while (at < words.size() && titled(words.get(at))) {
                at++;
            }
        }
        boolean question = number && numbers(words.get(at), false) && (at == 0 || titled(words.get(0)));
        int end = at + (number ? 1 : 0);
        boolean parted = end < words.size()
                && (words.get(end).kind() == WordKind.END
                        || words.get(end).text().equals(")")
                        || words.get(end).line() > 0);
        return question
                        || end == 0
                        || !parted
                        || number && at == 0 && words.get(end).line() > 0
                ? 0
                : words.get(end).word() ? end : end + 1;
    }

    /** How many words are a line that tells no rule, between sentences: whence the task is, the number of a page; 0 for none. */
    private int foreign(int at) {
        boolean empty = now.stream().noneMatch(PaperWord::word);
        boolean begins = (at == 0 || words.get(at).line() > 0) && empty;
        int end = at + 1;
        while (end < words.size() && end < at + LONGEST_LINE && words.get(end).line() == 0) {
            end++;
        }
        boolean last = end == words.size() && at > 0 && listed("labels", words.get(at));
        boolean own = end < words.size() && words.get(end).line() > 0;
        if (empty && own && words.get(end).capital() && title(at, end)) {
            return end - at;
        }
        if (!begins || !own && !last || words.get(end - 1).text().equals(":")) {
            return 0;
        }
        for (int place = at; place < end; place++) {
            PaperWord word = words.get(place);
            boolean rule = word.kind() == WordKind.RELATION ? !word.text().equals("over") : !unspoken(place);
            if (rule) {
                return 0;
            }
        }
        PaperWord next = words.get(last ? at : end);
        return last || next.capital() || !next.word() || next.kind() == WordKind.NUMBER ? end - at : 0;
    }

    /** Whether words before the task are its title: half of them are no words of a task and are met nowhere else, and none counts. */
    private boolean title(int from, int to) {
        int own = words.stream().limit(from + 1L).skip(1).anyMatch(word -> word.line() > 0) ? -to : 0;
        for (int at = from; at < to; at++) {
            PaperWord word = words.get(at);
            boolean labelled = at > from && (listed("labels", words.get(at - 1)) || noun(words.get(at - 1)));
            boolean strange = strange(word) || listed("labels", word);
            if (word.letter()
                    || word.kind() == WordKind.RELATION
                    || word.kind() == WordKind.NUMBER && !labelled
                    || word.kind() == WordKind.WORD
                            && strange
                            && !titled(word)
                            && words.stream()
                                    .skip(to)
                                    .anyMatch(other -> other.text().equals(word.text()))) {
                return false;
            }
            boolean speaks = word.kind() == WordKind.WORD && word.text().length() > SHORT;
            own += !speaks ? 0 : strange ? 1 : -1;
        }
        return own >= 0
                && words.subList(from, to).stream().anyMatch(word -> word.text().length() > SHORT);
    }

    private boolean listed(String list, PaperWord word) {
        return (" " + lexicon.name(list) + " ").contains(" " + word.text() + " ");
    }

    /** Whether a word tells nothing of a game, wherever it stands. */
    private boolean unspoken(int at) {
        PaperWord word = words.get(at);
        boolean initial = at + 1 < words.size() && words.get(at + 1).kind() == WordKind.END;
        return word.kind() != WordKind.WORD
                || strange(word) && (!word.letter() || initial)
                || word.text().length() <= SHORT && !word.letter()
                || listed("labels", word);
    }

    /** Whether a word can be that of a label: no word of a task, or one that leads to a number. */
    private boolean strange(PaperWord word) {
        return titled(word) || word.raw().length() == 1 || !lexicon.knows(word.text());
    }

    /** How many words stand in brackets that begin here, and tell no number of stones; 0 for none. */
    private int bracketed(int at) {
        int end = at;
        while (end < words.size() && end < at + 12 && !words.get(end).text().equals(")")) {
            boolean sign = words.get(end).kind() == WordKind.RELATION && end > at + 1;
            if (sign || !listed("points", words.get(end)) && !unspoken(end)) {
                return 0;
            }
            end++;
        }
        boolean closed = end < words.size() && words.get(end).text().equals(")");
        return closed && words.get(at).text().equals("(") ? end + 1 - at : 0;
    }

    /** How many words name the author of a task: {@code (A. Smith)}. */
    private int author(int at) {
        int end = at + 1;
        while (end < words.size() && end < at + 8 && !words.get(end).text().equals(")")) {
            PaperWord word = words.get(end);
            boolean number =
                    word.kind() == WordKind.NUMBER && words.get(end - 1).text().equals("no");
            if (word.word() && !word.capital() && !number) {
                return 0;
            }
            end++;
        }
        boolean named =
                end < words.size() && end > at + 1 && words.get(end).text().equals(")");
        return named && words.get(at).text().equals("(") ? end + 1 - at : 0;
    }

    /** Whether a question begins here, behind the mark of an item. */
    private boolean asks(int at) {
        return asking(at) && words.get(at).capital();
    }

    /** Whether a question goes on here in small letters: a preposition alone does not ask. */
    private boolean asked(int at) {
        return asking(at) && (words.get(at).text().length() > SHORT || asking(at + 1));
    }

    private boolean asking(int at) {
        return at < words.size() && listed("asking", words.get(at));
    }

    private int take(int at) {
        PaperWord word = words.get(at);
        int title = titled(word) ? 1 : 0;
        int numbers = title > 0 || at == 0 || word.line() > 0 ? span(at + title) : 0;
        if (numbers > 0) {
            close();
            int behind = at + title + numbers;
            return behind < words.size() ? behind + bracketed(behind) : behind;
        }
        int length = heading(at);
        int foreign = length > 0 ? 0 : foreign(at);
        if (foreign > 0) {
            return at + foreign;
        }
        if (length > 0) {
            close();
            PaperWord number = words.get(at + length - 1);
            Integer ordinal = length > 1 && noun(number)
                    ? lexicon.ordinal(words.get(at + length - 2).text())
                    : null;
            int told = ordinal != null ? ordinal : Integer.parseInt(number.raw().replaceAll("\\D", ""));
            counted = told < FIRST ? FIRST - 1 + told : told;
            parts.add(new PaperPart(String.valueOf(counted), words.subList(at, at + length)));
            int next = at + length;
            while (next < words.size()
                    && (words.get(next).kind() == WordKind.END
                            || words.get(next).kind() == WordKind.STOP
                            || words.get(next).light())
                    && !words.get(next).text().equals("(")) {
                next++;
            }
            if (next + 1 < words.size()
                    && words.get(next).text().matches("no|\u2116")
                    && words.get(next + 1).kind() == WordKind.NUMBER) {
                next += 2;
            }
            if (next < words.size() && words.get(next).raw().equals("i")) {
                // the button of a page
                next++;
            }
            return next < words.size() ? next + Math.max(author(next), bracketed(next)) : next;
        }
        if (word.kind() == WordKind.END) {
            close();
            return at + 1;
        }
        if (word.kind() == WordKind.ITEM ? asks(at + 1) || asked(at + 1) : word.line() > 1) {
            // the questions of one sentence are told by their items
            close();
        }
        now.add(word);
        return at + 1;
    }

    private void close() {
        if (now.stream().anyMatch(PaperWord::word)) {
            parts.add(new PaperPart(null, now));
        }
        now = new ArrayList<>();
    }

    /** How many words make the number of a question here; 0 for none. */
    private int heading(int at) {
        PaperWord word = words.get(at);
        int place = at;
        boolean named = false;
        while (place < words.size()
                && place < at + 3
                && (titled(words.get(place)) || named && goesOn(words.get(place)))) {
            named = true;
            place++;
        }
        if (place < words.size()
                && words.get(place).text().equals("(")
                && (at == 0 || words.get(at).line() > 0)) {
            place++;
        }
        int ordinal = ordinal(at);
        if (ordinal > 0) {
            return ordinal;
        }
        boolean item = !named && place < words.size() && item(place);
        if (item) {
            return place - at + 1;
        }
        if (place >= words.size() || place > at + 3 || !numbers(words.get(place), named)) {
            return 0;
        }
        PaperWord after = place + 1 < words.size() ? words.get(place + 1) : null;
        boolean parted = after == null
                || after.kind() == WordKind.END
                || after.kind() == WordKind.STOP
                || after.line() > 0
                || List.of(")", ":", "-", "\u2013", "\u2014", "\u00b7", "]").contains(after.text())
                || Math.max(author(place + 1), bracketed(place + 1)) > 0;
        if (named) {
            return parted
                            || after.capital()
                            || after.kind() == WordKind.LIGHT && !after.text().equals(",")
                    ? place - at + 1
                    : 0;
        }
        PaperWord before = at == 0 ? null : words.get(at - 1);
        boolean ended = before == null || before.kind() == WordKind.END || word.line() > 1;
        boolean follows = Integer.parseInt(words.get(place).text()) == counted + 1 && counted >= FIRST;
        int next = place + 1;
        while (next < words.size()
                && (words.get(next).light() || words.get(next).kind() == WordKind.END)) {
            next++;
        }
        boolean begins = ended
                || word.line() > 0
                        && (follows
                                || asks(next)
                                || before.kind() == WordKind.STOP
                                || before.text().equals(":"));
        // "20 Find the least S": the next number in its turn, at the beginning of a line
        boolean next19 = counted < FIRST && words.get(place).text().equals("19");
        boolean bare = after != null
                && after.capital()
                && !lexicon.counts(after)
                && (before == null || word.line() > 0 && (ended && follows || next19));
        // a line of its own
        begins |= word.line() > 0 && (bare && next19 || after != null && after.line() > 0);
        return (parted || bare) && begins && (word.line() > 0 || before == null || ended) ? place - at + 1 : 0;
    }

    /** How many words are a heading with an ordinal: "For the first question:"; 0 for none. */
    private int ordinal(int at) {
        int place = at;
        while (place < at + 3
                && place < words.size()
                && (goesOn(words.get(place)) || words.get(place).light())) {
            place++;
        }
        boolean begins =
                at == 0 || words.get(at).line() > 0 || words.get(at - 1).kind() == WordKind.END;
        if (!begins || place + 2 >= words.size() || !noun(words.get(place + 1))) {
            return 0;
        }
        Integer number = lexicon.ordinal(words.get(place).text());
        WordKind after = words.get(place + 2).kind();
        boolean asked = number != null && (number <= 3 || number >= FIRST && number <= LAST);
        return asked
                        && (after == WordKind.END
                                || after == WordKind.STOP
                                || words.get(place + 2).text().matches("[:\u2013\u2014-]"))
                ? place + 2 - at
                : 0;
    }

    /** Whether a word is what a question of a paper is called. */
    private boolean noun(PaperWord word) {
        return listed("heading", word);
    }

    /** How many words are the numbers of all questions of a task, {@code 19-21}. */
    private int span(int at) {
        boolean span = at + 2 < words.size()
                && numbers(words.get(at), false)
                && words.get(at + 1).text().matches("[-\u2010-\u2015]")
                && numbers(words.get(at + 2), false);
        return span ? 3 : 0;
    }

    /** Whether the number of an item stands here, and the item asks: {@code 2. Find the least S}. */
    private boolean item(int at) {
        PaperWord word = words.get(at);
        if (!word.raw().matches("[1-3][.)]?")
                || at > 0 && word.line() == 0 && !words.get(at - 1).text().equals("(")) {
            return false;
        }
        int next = at + 1;
        while (next < words.size()
                && (words.get(next).light() || words.get(next).kind() == WordKind.END)) {
            next++;
        }
        return next > at + 1 && asks(next) || word.kind() == WordKind.ITEM && asks(at + 1);
    }

    private boolean titled(PaperWord word) {
        return word.capital() && noun(word);
    }

    /** Whether a word goes on with the title of a question: "Question to task 19". */
    private boolean goesOn(PaperWord word) {
        return listed("headings", word);
    }

    private static boolean numbers(PaperWord word, boolean named) {
        if (word.kind() != WordKind.NUMBER || !word.raw().matches("\\d{1,2}")) {
            return false;
        }
        int number = Integer.parseInt(word.text());
        return number >= FIRST && number <= LAST || named && (number >= 1 && number <= 3 || number > LAST);
    }
}
