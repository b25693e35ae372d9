package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import org.zermelo.exam.wording.WordedPhrase.PhraseKind;

/** Finds the phrases of a grammar in a text, each word in one phrase at most, and puts the rules together. */
final class WordingReader {

    private static final Set<String> NAMES = Set.of("players", "first");

    /** So many words in a row that say something are told to be not understood. */
    private static final int TOLD = 2;

    private final WordingGrammar grammar;
    private final WordingTokens words;
    private final boolean[] taken;
    private final List<FoundPhrase> found = new ArrayList<>();

    /** A phrase at its place: the words from {@code from} to before {@code to}. */
    record FoundPhrase(String kind, int from, int to, List<String> told) {

        /** The first word of the kind. */
        String head() {
            return kind.split(" ", 2)[0];
        }

        /** The kind without its first word. */
        String rest() {
            return kind.contains(" ") ? kind.substring(kind.indexOf(' ') + 1) : "";
        }
    }

    WordingReader(WordingGrammar grammar, String text) {
        this.grammar = grammar;
        this.words = new WordingTokens(text, grammar.numbers());
        this.taken = new boolean[words.count()];
    }

    Wording read() {
        grammar.entries(NAMES, true, "-", "-").forEach(this::find);
        String[] players = players();
        grammar.entries(NAMES, false, players[0], players[1]).forEach(this::find);
        found.sort(Comparator.comparingInt(FoundPhrase::from));
        WordedRules rules = new WordedRules(grammar, found);
        WordedQuestions questions = new WordedQuestions(grammar, found);
        List<WordedPhrase> phrases = new ArrayList<>();
        for (FoundPhrase phrase : found) {
            String meaning = rules.meaning(phrase);
            meaning = meaning.isEmpty() ? questions.meaning(phrase) : meaning;
            phrases.add(new WordedPhrase(words.from(phrase.from()), words.to(phrase.to() - 1), kind(phrase), meaning));
        }
        phrases.addAll(unread());
        phrases.sort(Comparator.comparingInt(WordedPhrase::from));
        return rules.wording(phrases, questions.asked());
    }

    private static PhraseKind kind(FoundPhrase phrase) {
        return switch (phrase.head()) {
            case "players", "first" -> PhraseKind.PLAYERS;
            case "heaps" -> PhraseKind.HEAPS;
            case "move", "round", "when" -> PhraseKind.MOVE;
            case "once", "repeat" -> PhraseKind.MEMORY;
            case "pass" -> PhraseKind.PASSED;
            case "over" -> PhraseKind.OVERSHOOT;
            default -> PhraseKind.valueOf(phrase.head().toUpperCase(Locale.ROOT));
        };
    }

    private void find(WordingGrammar.Entry entry) {
        Matcher match = entry.pattern().matcher(words.line());
        int at = 0;
        while (at <= words.line().length() && match.find(at)) {
            int from = words.at(match.start());
            int to = words.at(match.end());
            if (from < to && free(from, to)) {
                Arrays.fill(taken, from, to, true);
                found.add(new FoundPhrase(entry.kind(), from, to, WordingGrammar.captured(match)));
                at = match.end();
            } else {
                int next = words.line().indexOf(' ', match.start());
                at = next < 0 ? words.line().length() + 1 : next + 1;
            }
        }
    }

    private boolean free(int from, int to) {
        for (int i = from; i < to; i++) {
            if (taken[i]) {
                return false;
            }
        }
        return true;
    }

    /** The names of the player who moves first and of the other, as the text has them. */
    private String[] players() {
        String[] names = {grammar.name("P"), grammar.name("V")};
        for (FoundPhrase phrase : found) {
            if (phrase.head().equals("players")) {
                names = phrase.told().toArray(String[]::new);
            }
        }
        for (FoundPhrase phrase : found) {
            if (phrase.head().equals("first") && names[1].equals(phrase.told().get(0))) {
                names = new String[] {names[1], names[0]};
            }
        }
        return names;
    }

    private List<WordedPhrase> unread() {
        List<WordedPhrase> all = new ArrayList<>();
        int from = -1;
        int content = 0;
        int last = -1;
        for (int i = 0; i <= words.count(); i++) {
            if (i == words.count() || taken[i] || words.word(i).equals(".")) {
                if (content >= TOLD) {
                    all.add(new WordedPhrase(words.from(from), words.to(last), PhraseKind.UNREAD, ""));
                }
                from = -1;
                content = 0;
            } else if (!grammar.skipped(words.word(i)) && !words.word(i).matches("\\d+|line")) {
                from = from < 0 ? i : from;
                last = i;
                content++;
            }
        }
        return all;
    }
}
