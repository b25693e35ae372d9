package org.zermelo.store.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.value.Value;

/** The forms of a stored table. */
public enum TableForm {
    /** A file with a cell for each position that can be reached. */
    CELLS,
    /** A file of decision diagrams, one a ply. */
    DIAGRAM,
    /** A folder with a file for each stage of a game of men, solved out of core. */
    STAGES;

    /** What it is called in commands. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** All words. */
    public static List<String> words() {
        return Arrays.stream(values()).map(TableForm::word).toList();
    }

    /**
     * The form of a word.
     *
     * @throws BadInputException when there is none
     */
    public static TableForm of(String word) {
        return Arrays.stream(values())
                .filter(form -> form.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new BadInputException("store.unknown-form", "seen", word));
    }

    /**
     * The form that a game takes when none is named: stages, where it is one of men.
     *
     * @param value null for the game's own
     */
    public static TableForm usual(Game game, @Nullable Value value) {
        Value asked = value == null ? TableName.own(game) : value;
        return stages(game, asked).isPresent() ? STAGES : CELLS;
    }

    /** The stages of a game of which a value is asked; empty where it has none. */
    static Optional<StageWork> stages(Game game, Value value) {
        return StageWork.tells(value) && game.rules() instanceof BoardGame board
                ? StageWork.of(board)
                : Optional.empty();
    }
}
