package org.zermelo.exam.task;

import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.text.InputWords;

/**
 * What the letters of classrooms say of a set such as W2: how the player who moves first fares, or which player wins. Some letters of a
 * language are used both ways, and say the reverse.
 */
public enum ClassLetters {
    /** The first player has won, or lost. */
    OUTCOME,
    /** The first player wins, or the second. */
    PLAYERS,
    /** As the question asks: exams ask in 20 about the first player, in 19 and 21 about the second. */
    ASKED;

    private static final List<String> WON = InputWords.of("set.won");
    private static final List<String> LOST = InputWords.of("set.lost");
    private static final List<String> FIRST = InputWords.of("set.first");
    private static final List<String> SECOND = InputWords.of("set.second");

    private static final Pattern CLASS = Pattern.compile(
            "(?<![\\p{L}\\d])(" + InputWords.group("set.won", "set.lost", "set.first", "set.second") + ")(\\d+)");

    /**
     * The meaning of this name, {@code outcome} or {@code players}; as the question asks where there is no name.
     *
     * @throws BadInputException when there is none of this name
     */
    public static ClassLetters named(String name) {
        return name.isEmpty()
                ? ASKED
                : Arrays.stream(values())
                        .filter(way -> way != ASKED && way.name().equalsIgnoreCase(name))
                        .findFirst()
                        .orElseThrow(() -> new BadInputException("exam.letters", "seen", name));
    }

    /**
     * A question such as {@code 20=W2:min2} with its sets in the letters of the notation.
     *
     * @throws BadInputException where a letter can be read both ways
     */
    public String plain(String question) {
        int equals = question.indexOf('=');
        Matcher sets = CLASS.matcher(question).region(Math.max(0, equals + 1), question.length());
        boolean several = sets.results().skip(1).findAny().isPresent();
        String number = question.substring(0, Math.max(0, equals)).strip();
        return question.substring(0, equals + 1)
                + CLASS.matcher(question.substring(equals + 1)).replaceAll(set -> {
                    return (won(set, number, several) ? "W" : "L") + set.group(2);
                });
    }

    private boolean won(MatchResult set, String number, boolean several) {
        String letter = set.group(1);
        boolean byOutcome = WON.contains(letter);
        boolean byPlayers = FIRST.contains(letter);
        boolean outcome = byOutcome || LOST.contains(letter);
        boolean players = byPlayers || SECOND.contains(letter);
        if (outcome && players && byOutcome != byPlayers && this == ASKED) {
            boolean known = !several && List.of("19", "20", "21").contains(number);
            if (!known) {
                throw new BadInputException("exam.set.letters", "seen", set.group(), "number", number);
            }
            return number.equals("20");
        }
        return players && (this == PLAYERS || !outcome) ? byPlayers : byOutcome;
    }
}
