package org.zermelo.notation.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The words that begin a section of the rules. */
enum SectionWords {
    TITLE("game", "игра"),
    HEAPS("heaps", "heap", "start", "кучи", "куча", "начало"),
    VARIABLES("var", "vars", "variables", "переменные", "переменная"),
    /** Begins with the name of a parameter instead of a word. */
    PARAMETERS(),
    WHERE("where", "где"),
    MOVES("move", "moves", "ход", "ходы"),
    ENDS("end", "ends", "конец"),
    WINS("win", "wins", "winner", "победа", "побеждает", "выигрывает"),
    OVERSHOOT("overshoot", "перебор"),
    STUCK("stuck", "тупик"),
    REPEAT("repeat", "repeats", "repeating", "повтор", "повтора", "повторять"),
    ONCE("once", "однажды"),
    RESULT("result", "результат"),
    STOCK("stock", "запас"),
    LIMITS("limits", "границы");

    private final List<String> words;

    SectionWords(String... words) {
        this.words = List.of(words);
    }

    List<String> words() {
        return words;
    }

    /** Whether a word in lower case begins a section. */
    static boolean isWord(String word) {
        return Arrays.stream(values()).anyMatch(section -> section.words.contains(word));
    }

    /** The section that begins here. */
    static Optional<SectionWords> at(Tokens tokens) {
        for (SectionWords section : values()) {
            if (tokens.isWord(section.words)) {
                return Optional.of(section);
            }
        }
        return Optional.empty();
    }
}
