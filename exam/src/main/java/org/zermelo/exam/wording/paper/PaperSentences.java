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

    /** Words of so few letters say nothing alone. */
    private static final int SHORT = 3;

    private final List<PaperWord> words;
    private final Lexicon lexicon;
    private final PaperMargin margin;
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
        this.margin = new PaperMargin(words, lexicon);
    }

    public static List<PaperPart> of(List<PaperWord> words, Lexicon lexicon) {
        PaperSentences all = new PaperSentences(words, lexicon);
        int at = 0;
        for (int label = all.margin.label(); label > 0; label = all.margin.bracketed(at)) {
            at += label;
        }
        while (at < words.size() && all.heading(at) == 0 && all.margin.above(at) > 0) {
            at += all.margin.above(at);
        }
        while (at < words.size()) {
            at = all.take(at);
        }
        all.close();
        return all.parts;
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
        return at < words.size() && lexicon.listed("asking", words.get(at));
    }

    private int take(int at) {
        PaperWord word = words.get(at);
        int title = lexicon.titled(word) ? 1 : 0;
        int numbers = title > 0 || at == 0 || word.line() > 0 ? span(at + title) : 0;
        if (numbers > 0) {
            close();
            int behind = at + title + numbers;
            return behind < words.size() ? behind + margin.bracketed(behind) : behind;
        }
        int length = heading(at);
        int foreign = length > 0 ? 0 : margin.foreign(at, now.stream().noneMatch(PaperWord::word));
        if (foreign > 0) {
            return at + foreign;
        }
        if (length > 0) {
            close();
            PaperWord number = words.get(at + length - 1);
            Integer told = length > 1 && noun(number) ? counted(at + length - 2) : null;
            told = told != null ? told : Integer.valueOf(number.raw().replaceAll("\\D", ""));
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
                    && (words.get(next).text().matches("no|\u2116") || lexicon.listed("holding", words.get(next)))
                    && words.get(next + 1).kind() == WordKind.NUMBER) {
                next += 2;
            }
            if (next < words.size() && words.get(next).raw().equals("i")) {
                // the button of a page
                next++;
            }
            return next < words.size() ? next + margin.behind(next) : next;
        }
        if (word.kind() == WordKind.END) {
            if (word.raw().contains("?") && parts.isEmpty() && margin.chat(now)) {
                now.clear();
            }
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
                && (lexicon.titled(words.get(place)) || named && goesOn(words.get(place)))) {
            named = true;
            place++;
        }
        if (place < words.size()
                && words.get(place).text().matches("[(\\[]")
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
                || Math.max(margin.author(place + 1), margin.bracketed(place + 1)) > 0;
        if (named) {
            return parted
                            || after.capital()
                            || after.kind() == WordKind.LIGHT && !after.text().equals(",")
                    ? place - at + 1
                    : 0;
        }
        PaperWord before = at == 0 ? null : words.get(at - 1);
        boolean ended = before == null
                || before.kind() == WordKind.END
                || word.line() > 1
                || word.line() > 0 && now.stream().noneMatch(PaperWord::word);
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
        Integer number = counted(place);
        WordKind after = words.get(place + 2).kind();
        boolean asked = number != null && (number <= 3 || number >= FIRST && number <= LAST);
        return asked
                        && (after == WordKind.END
                                || after == WordKind.STOP
                                || words.get(place + 2).line() > 0
                                || words.get(place + 2).text().matches("[:\u2013\u2014-]"))
                ? place + 2 - at
                : 0;
    }

    /** The number that an ordinal or a figure names, or null. */
    private @Nullable Integer counted(int at) {
        String text = words.get(at).text();
        return words.get(at).kind() == WordKind.NUMBER && text.matches("\\d{1,2}")
                ? Integer.valueOf(text)
                : lexicon.ordinal(text);
    }

    /** Whether a word is what a question of a paper is called. */
    private boolean noun(PaperWord word) {
        return lexicon.listed("heading", word);
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
                || at > 0 && word.line() == 0 && !words.get(at - 1).text().matches("[(\\[]")) {
            return false;
        }
        int next = at + 1;
        while (next < words.size()
                && (words.get(next).light() || words.get(next).kind() == WordKind.END)) {
            next++;
        }
        return next > at + 1 && asks(next) || word.kind() == WordKind.ITEM && asks(at + 1);
    }

    /** Whether a word goes on with the title of a question: "Question to task 19". */
    private boolean goesOn(PaperWord word) {
        return lexicon.listed("headings", word);
    }

    static boolean numbers(PaperWord word, boolean named) {
        if (word.kind() != WordKind.NUMBER || !word.raw().matches("\\d{1,2}")) {
            return false;
        }
        int number = Integer.parseInt(word.text());
        return number >= FIRST && number <= LAST || named && (number >= 1 && number <= 3 || number > LAST);
    }
}
