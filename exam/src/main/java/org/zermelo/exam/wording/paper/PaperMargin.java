package org.zermelo.exam.wording.paper;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.exam.wording.paper.PaperWord.WordKind;

/** What stands beside a task and tells nothing of it: whence it is, its number in a book, the page, the points, its author. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
final class PaperMargin {

    /** What tells the points of a question has no more words. */
    private static final int TITLE = 6;

    /** Words of so few letters say nothing alone. */
    private static final int SHORT = 3;

    private final List<PaperWord> words;
    private final Lexicon lexicon;

    PaperMargin(List<PaperWord> words, Lexicon lexicon) {
        this.words = words;
        this.lexicon = lexicon;
    }

    /** How many words are a label before the text: the number of the task in its book, or whence it is, in brackets. */
    int label() {
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
            while (at < words.size() && lexicon.titled(words.get(at))) {
                at++;
            }
        }
        boolean question =
                number && PaperSentences.numbers(words.get(at), false) && (at == 0 || lexicon.titled(words.get(0)));
        int end = at + (number ? 1 : 0);
        boolean parted = end < words.size()
                && (words.get(end).kind() == WordKind.END
                        || words.get(end).text().matches(number ? "\\)" : "[):]")
                        || words.get(end).line() > 0);
        return question
                        || end == 0
                        || !parted
                        || number && at == 0 && words.get(end).line() > 0
                ? 0
                : words.get(end).word() ? end : end + 1;
    }

    /** How many words are a line that tells no rule, between sentences: whence the task is, the number of a page; 0 for none. */
    int foreign(int at, boolean empty) {
        boolean begins = (at == 0 || words.get(at).line() > 0) && empty;
        int end = lineEnd(at);
        if (begins
                && lexicon.listed("labels", words.get(at))
                && silent(at, words.size(), true)
                && !orders(at, words.size())) {
            // the answers behind the task
            return words.size() - at;
        }
        boolean key = words.get(at).text().equals("[") && empty && bracketed(at) > 0;
        if (key && words.subList(at, at + bracketed(at)).stream().noneMatch(word -> word.kind() == WordKind.WORD)) {
            // the answer, behind its question
            return bracketed(at);
        }
        boolean last = end == words.size() && at > 0 && lexicon.listed("labels", words.get(at));
        boolean own = end < words.size() && words.get(end).line() > 0;
        if (empty && own && words.get(end).capital() && title(at, end)) {
            return end - at;
        }
        if (!begins
                || !own && !last
                || orders(at, end)
                || words.get(end - 1).text().equals(":")) {
            return 0;
        }
        for (int place = at; place < end; place++) {
            PaperWord word = words.get(place);
            // "in the basket 12 mushrooms": words that are not known may be those of the task
            boolean counted = word.kind() == WordKind.NUMBER
                    && place + 1 < end
                    && words.get(place + 1).kind() == WordKind.WORD
                    && !words.get(place + 1).capital()
                    && !labelled(at, end);
            boolean rule =
                    word.kind() == WordKind.RELATION ? !word.text().equals("slash") : counted || !unspoken(place);
            if (rule) {
                return 0;
            }
        }
        PaperWord next = words.get(last ? at : end);
        return last || next.capital() || !next.word() || next.kind() == WordKind.NUMBER ? end - at : 0;
    }

    /** Whether a line that begins as a key of answers says what is to be done with them: "Answers 19 and 20 to be swapped". */
    private boolean orders(int from, int to) {
        return lexicon.listed("key", words.get(from))
                && words.subList(from + 1, to).stream()
                        .anyMatch(word -> word.kind() == WordKind.WORD
                                && word.text().length() > SHORT
                                && !word.capital()
                                && !lexicon.listed("labels", word)
                                && !lexicon.listed("heading", word)
                                && !lexicon.listed("points", word));
    }

    /** Whether words before the task are its title: half of them are no words of a task and are met nowhere else, and none counts. */
    private boolean title(int from, int to) {
        int own = words.stream().limit(from + 1L).skip(1).anyMatch(word -> word.line() > 0) ? -to : 0;
        for (int at = from; at < to; at++) {
            PaperWord word = words.get(at);
            boolean labelled = at > from
                    && (lexicon.listed("labels", words.get(at - 1)) || lexicon.listed("heading", words.get(at - 1)));
            boolean strange = strange(word) || lexicon.listed("labels", word);
            boolean year = word.raw().matches("(19|20)\\d\\d");
            if (word.letter()
                    || word.kind() == WordKind.RELATION
                    || word.kind() == WordKind.NUMBER && !labelled && !year
                    || word.kind() == WordKind.WORD
                            && strange
                            && !lexicon.titled(word)
                            && words.stream()
                                    .skip(to)
                                    .anyMatch(other -> other.text().equals(word.text()))) {
                return false;
            }
            boolean speaks = word.kind() == WordKind.WORD && word.text().length() > SHORT;
            // a word of a task in the middle of a title is written large
            own += !speaks || !strange && at > from && word.capital() ? 0 : strange ? 1 : -1;
        }
        return own >= 0
                && words.subList(from, to).stream().anyMatch(word -> word.text().length() > SHORT);
    }

    /** Whether a word tells nothing of a game, wherever it stands. */
    private boolean unspoken(int at) {
        PaperWord word = words.get(at);
        boolean initial = code(at) || at + 1 < words.size() && words.get(at + 1).kind() == WordKind.END;
        return word.kind() != WordKind.WORD
                || strange(word) && (!word.letter() || initial)
                || word.text().length() <= SHORT && !word.letter() && !lexicon.plays(word)
                || lexicon.listed("labels", word);
    }

    /** How many words behind the number of a question tell its points, or its level; 0 for none. */
    int behind(int at) {
        int end = at;
        while (end < words.size() && words.get(end).kind() != WordKind.END) {
            end++;
        }
        boolean points = end < words.size()
                && end - at <= TITLE
                && words.subList(at, end).stream().anyMatch(word -> lexicon.listed("points", word))
                && words.subList(at, end).stream().noneMatch(PaperWord::letter);
        int line = at < words.size() ? lineEnd(at) : at;
        boolean own = line < words.size() && words.get(line).capital() && labelled(at, line) && silent(at, line, true);
        return Math.max(points ? end + 1 - at : own ? line - at : 0, Math.max(author(at), bracketed(at)));
    }

    /** How many words are a line above the task; 0 for none. */
    int above(int at) {
        int end = Math.min(words.size(), lineEnd(at));
        boolean next = end < words.size()
                && (words.get(end).capital() || words.get(end).kind() != WordKind.WORD)
                && !words.get(end - 1).text().matches("[,:]");
        return next && silent(at, end, false) ? end - at : 0;
    }

    /** Whether a letter stands right before a number, and a title before both: "Tasks D19 C3". */
    private boolean code(int at) {
        boolean near = at + 1 < words.size()
                && words.get(at + 1).kind() == WordKind.NUMBER
                && words.get(at + 1).from() == words.get(at).to();
        int begin = at;
        while (begin > 0 && words.get(begin).line() == 0) {
            begin--;
        }
        return near && lexicon.titled(words.get(begin));
    }

    /** Whether words ask the readers for help, and not for something of the game. */
    boolean chat(List<PaperWord> asked) {
        return asked.stream()
                .noneMatch(word -> word.letter()
                        || word.kind() == WordKind.RELATION
                        || lexicon.thing(word, "stones", "heap", "move", "win", "lose"));
    }

    private int lineEnd(int at) {
        int end = at + 1;
        while (end < words.size() && words.get(end).line() == 0) {
            end++;
        }
        return end;
    }

    /** Whether a word among these is one of a label, or a year. */
    private boolean labelled(int from, int to) {
        return words.subList(from, to).stream()
                .anyMatch(word -> lexicon.listed("labels", word)
                        || lexicon.listed("heading", word)
                        || lexicon.listed("points", word)
                        || word.raw().matches("20\\d\\d"));
    }

    /** Whether words tell nothing of a game; numbers must be those of a label, where they are not free. */
    private boolean silent(int from, int to, boolean free) {
        boolean labelled = free || labelled(from, to);
        for (int at = from; at < to; at++) {
            PaperWord word = words.get(at);
            boolean initial =
                    word.letter() && at + 1 < words.size() && words.get(at + 1).kind() == WordKind.END;
            initial |= code(at);
            boolean tells =
                    word.kind() == WordKind.RELATION && !word.text().equals("slash") && !(free && at == from + 1)
                            || word.letter() && !initial
                            || word.kind() == WordKind.NUMBER && !labelled
                            || word.kind() == WordKind.WORD
                                    && !lexicon.listed("points", word)
                                    && (lexicon.plays(word) || named(word, to));
            if (tells) {
                return false;
            }
        }
        return true;
    }

    /** Whether a word with a great letter is met in the text behind, as the name of a player is, in any form. */
    private boolean named(PaperWord word, int from) {
        return word.capital()
                && word.text().length() >= SHORT
                && !lexicon.listed("labels", word)
                && !lexicon.listed("heading", word)
                && words.stream()
                        .skip(from)
                        .anyMatch(other -> other.capital()
                                && other.text().startsWith(word.text().substring(0, SHORT)));
    }

    /** Whether a word can be that of a label: no word of a task, or one that leads to a number. */
    private boolean strange(PaperWord word) {
        return lexicon.titled(word) || word.raw().length() == 1 || !lexicon.knows(word.text());
    }

    /** How many words stand in brackets that begin here, and tell no number of stones; 0 for none. */
    int bracketed(int at) {
        int end = at;
        while (end < words.size() && end < at + 12 && !words.get(end).text().matches("[)\\]]")) {
            end++;
        }
        boolean closed = end < words.size() && words.get(end).text().matches("[)\\]]");
        boolean foreign = IntStream.range(at, end)
                .allMatch(place -> lexicon.listed("points", words.get(place))
                        || unspoken(place) && (words.get(place).kind() != WordKind.RELATION || place == at + 1));
        return closed
                        && words.get(at).text().matches("[(\\[]")
                        && (foreign || labelled(at, end) && silent(at, end, true))
                ? end + 1 - at
                : 0;
    }

    /** How many words name the author of a task: {@code (A. Smith)}. */
    int author(int at) {
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
}
