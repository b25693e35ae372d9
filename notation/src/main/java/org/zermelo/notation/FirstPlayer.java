package org.zermelo.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Player;

/** Who moves first, as options and parameters say it. */
public final class FirstPlayer {

    private FirstPlayer() {}

    /** The words: {@code left}, {@code right}. */
    public static List<String> words() {
        return Arrays.stream(Player.values())
                .map(player -> player.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    /**
     * The player of a word.
     *
     * @throws BadInputException when it names none
     */
    public static Player of(String word) {
        return Arrays.stream(Player.values())
                .filter(player -> player.name().equalsIgnoreCase(word.strip()))
                .findFirst()
                .orElseThrow(() -> new BadInputException(
                        "notation.first-player", "seen", word, "allowed", String.join(", ", words())));
    }
}
