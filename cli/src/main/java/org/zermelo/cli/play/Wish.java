package org.zermelo.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.zermelo.present.words.Words;

/** What a player may ask for instead of moving. Its names stand in the language files, the one that is shown first. */
enum Wish {
    HELP,
    HINT,
    UNDO,
    REDO,
    VALUES,
    MOVES,
    /** Takes the name of the new opponent. */
    OPPONENT,
    RESIGN,
    QUIT;

    /** The wish that a word names. */
    static Optional<Wish> of(String word, Words words) {
        String wanted = word.toLowerCase(Locale.ROOT);
        for (Wish wish : values()) {
            if (wish.names(words).contains(wanted)) {
                return Optional.of(wish);
            }
        }
        return Optional.empty();
    }

    /** The names that are shown, in the order of the wishes. */
    static List<String> shown(Words words) {
        List<String> names = new ArrayList<>();
        for (Wish wish : values()) {
            names.add(wish.names(words).get(0));
        }
        return names;
    }

    private List<String> names(Words words) {
        return List.of(
                words.say("play.command." + name().toLowerCase(Locale.ROOT)).split("\\s+"));
    }
}
