package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.WordingReader.FoundPhrase;

/**
 * The questions that the phrases of a wording make together. A question ends where the next number stands; without numbers, where a
 * second thing is asked for, or where an unlucky move is told of after a question is whole.
 */
final class WordedQuestions {

    private static final int FIRST = 19;

    private final WordingGrammar grammar;
    private final List<FoundQuestion> questions = new ArrayList<>();
    private final Map<FoundPhrase, String> meanings = new HashMap<>();

    /** What was found of one question. */
    private static final class FoundQuestion {
        private @Nullable String number;
        private @Nullable String ask;
        private final Map<String, TreeSet<Integer>> claims = new LinkedHashMap<>();

        boolean empty() {
            return ask == null && claims.isEmpty();
        }
    }

    WordedQuestions(WordingGrammar grammar, List<FoundPhrase> found) {
        this.grammar = grammar;
        FoundQuestion now = new FoundQuestion();
        String player = "P";
        for (FoundPhrase phrase : found) {
            String rest = phrase.rest();
            if (phrase.head().equals("number")) {
                now = next(now);
                now.number = number(phrase.told().get(0));
                meanings.put(phrase, String.valueOf(now.number));
            } else if (phrase.head().equals("ask")) {
                boolean whole = now.ask != null && !now.claims.isEmpty();
                now = whole && now.number == null ? next(now) : now;
                now.ask = now.ask == null ? rest : now.ask;
                meanings.put(phrase, rest);
            } else if (phrase.head().equals("claim")) {
                boolean whole = now.ask != null && !now.claims.isEmpty() && rest.equals("unlucky");
                now = whole && now.number == null ? next(now) : now;
                String claim = rest.equals("same-by") ? player + "-by" : rest;
                player = claim.substring(0, 1);
                claim(now, claim, phrase);
            }
        }
        next(now);
    }

    private FoundQuestion next(FoundQuestion now) {
        if (!now.empty()) {
            questions.add(now);
        }
        return new FoundQuestion();
    }

    private static String number(String told) {
        int number = Integer.parseInt(told.length() > 4 ? "0" : told);
        return String.valueOf(number >= 1 && number <= 3 ? FIRST - 1 + number : number);
    }

    private void claim(FoundQuestion question, String claim, FoundPhrase phrase) {
        TreeSet<Integer> moves = question.claims.computeIfAbsent(claim, key -> new TreeSet<>());
        for (String told : phrase.told()) {
            for (String word : told.split(" ")) {
                Integer ordinal = word.matches("\\d")
                        ? Integer.valueOf(word)
                        : grammar.ordinals().get(word);
                if (ordinal != null) {
                    moves.add(ordinal);
                }
            }
        }
        meanings.put(phrase, meaning(claim, moves));
    }

    private static String meaning(String claim, TreeSet<Integer> moves) {
        int last = moves.isEmpty() ? 0 : moves.last();
        return switch (claim) {
            case "unlucky" -> "U";
            case "missed" -> "U&W1";
            case "coop" -> "coop3";
            case "chooses" -> "L2&U";
            case "P-by", "P-by-late" -> "W" + last;
            case "V-by" -> "L" + last;
            case "P-not" -> "not W" + last;
            case "V-not" -> "not L" + last;
            case "P-any" -> "Wany";
            case "V-any" -> "Lany";
            default -> "";
        };
    }

    /** What a phrase says of a question: its number, what it asks, the set; empty where it says nothing of them. */
    String meaning(FoundPhrase phrase) {
        return meanings.getOrDefault(phrase, "");
    }

    /** The questions, each as {@code --ask} takes it; one whose set was not understood is left out. */
    List<String> asked() {
        List<String> all = new ArrayList<>();
        for (FoundQuestion question : questions) {
            String set = set(question.claims);
            if (set != null) {
                String number = question.number == null ? usual(set) : question.number;
                all.add(number + "=" + set + ":" + (question.ask == null ? "all" : question.ask));
            }
        }
        return all;
    }

    /** The number under which exams ask for a set. */
    private static String usual(String set) {
        boolean first = List.of("U", "L1", "W1", "U&W1", "coop3").contains(set);
        return String.valueOf(first ? FIRST : set.startsWith("W") ? FIRST + 1 : FIRST + 2);
    }

    private static @Nullable String set(Map<String, TreeSet<Integer>> claims) {
        for (String alone : List.of("missed", "unlucky", "coop")) {
            if (claims.containsKey(alone)) {
                return meaning(alone, new TreeSet<>());
            }
        }
        TreeSet<Integer> second = claims.get("V-by");
        if (second != null && !second.isEmpty()) {
            if (claims.containsKey("chooses")) {
                return "L" + second.last() + "&U";
            }
            boolean sooner = second.size() > 1 && !claims.containsKey("V-not");
            return sooner ? joined("L", second) : "L" + second.last();
        }
        TreeSet<Integer> first = claims.containsKey("P-by") ? claims.get("P-by") : claims.get("P-by-late");
        if (first != null && !first.isEmpty()) {
            boolean sooner = first.size() > 1 && !claims.containsKey("P-not") && claims.containsKey("P-by");
            return sooner ? joined("W", first) : "W" + first.last();
        }
        return claims.containsKey("V-any") ? "Lany" : claims.containsKey("P-any") ? "Wany" : null;
    }

    private static String joined(String letter, TreeSet<Integer> moves) {
        return String.join("|", moves.stream().map(n -> letter + n).toList());
    }
}
