package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.WordingReader.FoundPhrase;

/** The rules that the phrases of a wording make together. */
final class WordedRules {

    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");
    private static final Map<String, String> OPPOSITE = Map.of(">=", "<", "<=", ">", ">", "<=", "<", ">=", "==", "!=");

    private final WordingGrammar grammar;
    private final Map<FoundPhrase, String> meanings = new HashMap<>();
    private final List<String> moves = new ArrayList<>();
    private final Map<Integer, String> starts = new TreeMap<>();
    private final Map<String, long[]> ranges = new TreeMap<>();
    private @Nullable String end;
    private @Nullable String overshoot;
    private @Nullable String repeat;
    private boolean lastLoses;
    private boolean once;

    /** Where the clauses of the phrase of moves read last begin, and where its words end. */
    private int lastMoves;

    private int lastEnd = -1;
    private String pending = "";

    WordedRules(WordingGrammar grammar, List<FoundPhrase> found) {
        this.grammar = grammar;
        found.stream().filter(phrase -> phrase.head().equals("end")).forEach(this::end);
        found.forEach(this::add);
    }

    /** What a phrase says of the rules, in the notation; empty where it says nothing of them. */
    String meaning(FoundPhrase phrase) {
        return meanings.getOrDefault(phrase, "");
    }

    Wording wording(List<WordedPhrase> phrases, List<String> questions) {
        List<String> given = new ArrayList<>(starts.values());
        return new Wording(phrases, given, ranges(given), moves, end, overshoot, lastLoses, repeat, questions);
    }

    private void add(FoundPhrase phrase) {
        switch (phrase.head()) {
            case "heaps" ->
                meanings.put(
                        phrase,
                        phrase.told().isEmpty() ? phrase.rest() : phrase.told().get(0));
            case "once" -> once = true;
            case "move" -> move(phrase);
            case "round" -> suffix(phrase, phrase.rest().equals("exact") ? "" : " " + phrase.rest());
            case "when" -> when(phrase);
            case "repeat" -> {
                repeat = phrase.rest();
                meanings.put(phrase, "no repeat " + repeat);
            }
            case "over" -> over(phrase);
            case "winner" -> {
                lastLoses = phrase.rest().equals("other");
                meanings.put(phrase, phrase.rest());
            }
            case "start" -> start(phrase);
            case "range" -> range(phrase);
            default -> {}
        }
    }

    /** {@code +} with 1 and 3 is +1, +3; {@code *2} stands as it is; {@code larger: +} keeps its heap. */
    private void move(FoundPhrase phrase) {
        List<String> clauses = new ArrayList<>();
        String told = String.join(" ", phrase.told());
        Matcher number = NUMBER.matcher(told);
        while (number.find()) {
            clauses.add(phrase.rest() + number.group() + pending);
        }
        if (clauses.isEmpty()) {
            clauses.add(phrase.rest() + pending);
        }
        pending = "";
        lastEnd = phrase.to();
        if (once) {
            moves.replaceAll(move -> clauses.contains(move) ? move + " once" : move);
            once = false;
        } else {
            lastMoves = moves.size();
            moves.addAll(clauses);
        }
        meanings.put(phrase, String.join(", ", clauses));
    }

    /** Rounding belongs to the last division. */
    private void suffix(FoundPhrase phrase, String suffix) {
        for (int i = moves.size() - 1; i >= 0 && !suffix.isEmpty(); i--) {
            if (moves.get(i).matches("(\\w+: )?/[\\d.]+")) {
                moves.set(i, moves.get(i) + suffix);
                break;
            }
        }
        meanings.put(phrase, phrase.rest());
    }

    /** A condition right behind a move is its own; one that stands apart from the move before is of the next. */
    private void when(FoundPhrase phrase) {
        String condition = phrase.rest();
        for (String number : phrase.told()) {
            condition = condition.replaceFirst("#", number);
        }
        meanings.put(phrase, condition.replace(" = ", " == "));
        String suffix = " if " + condition.replace(" = ", " == ");
        if (lastEnd == phrase.from()) {
            for (int i = lastMoves; i < moves.size(); i++) {
                moves.set(i, moves.get(i) + suffix);
            }
        } else {
            pending = suffix;
        }
    }

    private void end(FoundPhrase phrase) {
        String what = phrase.rest();
        String bound =
                what.equals("zero") ? "== 0" : grammar.bound(phrase.told().get(0) + " ");
        if (bound != null && end == null) {
            end = (what.equals("zero") ? "sum" : what) + " " + bound;
            meanings.put(phrase, end);
        }
    }

    private void over(FoundPhrase phrase) {
        String bound = grammar.bound(phrase.told().get(0) + " ");
        if (bound == null || end == null) {
            return;
        }
        String[] parts = bound.split(" ");
        String relation = phrase.rest().equals("bad") ? parts[0] : OPPOSITE.getOrDefault(parts[0], parts[0]);
        overshoot = end.split(" ")[0] + " " + relation + " " + parts[1];
        meanings.put(phrase, overshoot);
    }

    private void start(FoundPhrase phrase) {
        List<String> terms = new ArrayList<>();
        Matcher term = Pattern.compile("(?<![^ ])(?:\\d+|\\d*[a-z])(?![^ ])")
                .matcher(phrase.told().get(0));
        while (term.find()) {
            terms.add(term.group().toUpperCase(Locale.ROOT));
        }
        boolean numbered = phrase.rest().startsWith("heap");
        int at = numbered ? Integer.parseInt(phrase.rest().substring(5)) : 1;
        for (String each : terms) {
            starts.putIfAbsent(at++, each);
        }
        meanings.put(phrase, String.join(", ", terms));
    }

    private void range(FoundPhrase phrase) {
        String[] parts = String.join(" ", phrase.told()).split(" ");
        String name = "";
        long least = 1;
        long greatest = Long.MAX_VALUE;
        for (int i = 0; i < parts.length; i++) {
            name = parts[i].matches("[a-z]") ? parts[i].toUpperCase(Locale.ROOT) : name;
            if (parts[i].matches("\\d{1,18}")) {
                long bound = Long.parseLong(parts[i]);
                boolean before = i + 1 < parts.length && parts[i + 1].matches("le|lt");
                String relation = before ? parts[i + 1] : i == 0 ? "" : parts[i - 1];
                boolean strict = relation.equals("lt") || relation.equals("gt");
                boolean lower =
                        before || relation.matches("ge|gt") || !relation.matches("le|lt") && least == 1 && i <= 2;
                if (lower) {
                    least = strict ? bound + 1 : bound;
                } else {
                    greatest = strict ? bound - 1 : bound;
                }
            }
        }
        long[] before = ranges.getOrDefault(name, new long[] {least, greatest});
        long[] range = {Math.max(before[0], least), Math.min(before[1], greatest)};
        ranges.put(name, range);
        meanings.put(phrase, range(name, range));
    }

    private static String range(String name, long[] range) {
        return name + " in " + range[0] + ".." + (range[1] == Long.MAX_VALUE ? "" : String.valueOf(range[1]));
    }

    /** Only of what the starts leave open. */
    private List<String> ranges(List<String> given) {
        return ranges.entrySet().stream()
                .filter(entry -> given.stream().anyMatch(start -> start.endsWith(entry.getKey())))
                .map(entry -> range(entry.getKey(), entry.getValue()))
                .toList();
    }
}
