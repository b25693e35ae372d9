package org.zermelo.store.table;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.value.Coding;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * What a table is of.
 *
 * @param game the rules in the notation
 * @param value the name of the value
 * @param convention the name of the convention
 */
public record TableName(String game, String value, String convention) {

    /** Bytes of a game's text; the rest of a heading is for counts. */
    private static final int LONGEST_GAME = Heading.LONGEST_TEXT / 4 * 3;

    /**
     * The name for a table of a game's own value: points where there is a score, else outcome with depth.
     *
     * @throws RefusedException when the game has no packed positions
     */
    public static TableName of(Game game) {
        return of(game, own(game));
    }

    /**
     * The name for a table of another value than the game's own, such as points and plies together.
     *
     * @throws RefusedException when the game has no packed positions, or the value is not stored
     */
    public static TableName of(Game game, Value value) {
        packed(game.rules());
        boolean points = value.convention() == Convention.SCORE;
        boolean scoring = game.convention() == Convention.SCORE;
        if (!stored(value) || points != scoring) {
            throw new RefusedException("store.value", "value", value.name());
        }
        return named(game, value);
    }

    /**
     * The name for a table as diagrams: who wins, by default. They hold what the check finds again, depth or none.
     *
     * @param value null for who wins
     * @throws RefusedException when points are asked
     */
    public static TableName ofDiagrams(Game game, @Nullable Value value) {
        Value asked = value == null ? own(game).withoutPlies() : value;
        if (asked.coding() != Coding.WINNER && asked.coding() != Coding.OUTCOME) {
            throw new RefusedException("store.value", "value", asked.name());
        }
        return named(game, asked);
    }

    /**
     * The name for a table of stages of a game of men: who wins, with depth.
     *
     * @param value null for the game's own
     * @throws RefusedException when the game is none of men, or another value is asked
     */
    public static TableName ofStages(Game game, @Nullable Value value) {
        Value asked = value == null ? own(game) : value;
        if (TableForm.stages(game, asked).isEmpty()) {
            Note why = StageWork.tells(asked)
                    ? Note.of("method.stage-retrograde.no-men")
                    : Note.of("method.stage-retrograde.value", "value", asked.name());
            throw new RefusedException("plan.unfit", "method", "stage-retrograde", "why", why);
        }
        return named(game, asked);
    }

    /** Refuses a game whose text the heading of a table would not hold beside what else stands there, before it is solved. */
    private static TableName named(Game game, Value value) {
        String text = game.rules().toString();
        int length = text.getBytes(StandardCharsets.UTF_8).length;
        if (length > LONGEST_GAME) {
            throw new RefusedException("store.text-too-long", "seen", length, "allowed", LONGEST_GAME);
        }
        return new TableName(text, value.name(), nameOf(value.convention()));
    }

    /** The game's own value: points where there is a score, else outcome with depth. */
    static Value own(Game game) {
        return of(game.convention());
    }

    private static Value of(Convention convention) {
        return switch (convention) {
            case SCORE -> Values.margin();
            case MISERE -> Values.misere();
            default -> Values.outcome();
        };
    }

    /** The value that the names stand for. */
    public Value valueOf() {
        for (Value known : Values.all()) {
            if ((stored(known) || known.coding() == Coding.WINNER)
                    && known.name().equals(value)
                    && nameOf(known.convention()).equals(convention)) {
                return known;
            }
        }
        throw new BadInputException("store.unknown-value", "seen", value + " " + convention);
    }

    /**
     * Whether the check knows the cells. Who wins without depth is not stored, for only the depth makes the check a proof where play may
     * be endless.
     */
    private static boolean stored(Value value) {
        return switch (value.coding()) {
            case OUTCOME, NIMBER, MARGIN, MARGIN_AND_PLIES -> true;
            default -> false;
        };
    }

    private static String nameOf(Convention convention) {
        return convention.name().toLowerCase(Locale.ROOT);
    }

    /** The name as lines, for what must not be mistaken for another table's. */
    public String lines() {
        return game + "\n" + value + "\n" + convention + "\n";
    }

    /** The name as the first lines of a header. */
    String header() {
        return "game: " + game + "\nvalue: " + value + "\nconvention: " + convention + "\n";
    }

    /** The game. */
    public Game parsed() {
        return Notation.standard().parse(game);
    }

    /** The packed rules of the game. */
    public PackedRules rules() {
        return packed().packed();
    }

    /** The game whose positions are packed. */
    Packed<?> packed() {
        return packed(parsed().rules());
    }

    private static Packed<?> packed(Object rules) {
        if (rules instanceof Packed<?> packed) {
            return packed;
        }
        throw new RefusedException("store.not-packed", "game", rules);
    }
}
