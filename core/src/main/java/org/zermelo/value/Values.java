package org.zermelo.value;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.zermelo.game.BadInputException;

/** The values that can be asked. */
public final class Values {

    private static final List<Value> ALL = List.of(
            OutcomeValue.NORMAL,
            OutcomeValue.MISERE,
            WinnerValue.NORMAL,
            WinnerValue.MISERE,
            MarginValue.INSTANCE,
            PacedMarginValue.INSTANCE,
            NimberValue.INSTANCE);

    private static final String MISERE = Convention.MISERE.name().toLowerCase(Locale.ROOT);

    private Values() {}

    /** Every value, each under every convention that it has. */
    public static List<Value> all() {
        return ALL;
    }

    /** The names that {@link #named} reads, each once. */
    public static List<String> names() {
        return Stream.concat(ALL.stream().map(Value::name), Stream.of(MISERE))
                .distinct()
                .toList();
    }

    /**
     * The value of a name: {@code outcome}, {@code winner}, {@code margin}, {@code margin-and-plies}, {@code nimber}; or
     * {@code misere}, which is the outcome of misère play whatever the convention.
     *
     * @param convention of the game: who wins a misère game is asked of misère play; a value that has no misère form, such as
     *     points, is itself there
     * @throws BadInputException when there is none of that name
     */
    public static Value named(String name, Convention convention) {
        if (name.equals(MISERE)) {
            return misere();
        }
        List<Value> named =
                ALL.stream().filter(value -> value.name().equals(name)).toList();
        if (named.isEmpty()) {
            throw new BadInputException("general.value-unknown", "seen", name, "allowed", String.join(", ", names()));
        }
        return named.stream()
                .filter(value -> value.convention() == convention)
                .findFirst()
                .orElse(named.get(0));
    }

    /** Who wins and in how many plies, by the rules' own ending. */
    public static Value outcome() {
        return OutcomeValue.NORMAL;
    }

    /** Who wins and in how many plies, with every ending turned round. */
    public static Value misere() {
        return OutcomeValue.MISERE;
    }

    /** Who wins, and not how soon; quicker to find when only one position is asked. */
    public static Value winner() {
        return WinnerValue.NORMAL;
    }

    /** Who wins, and not how soon, with every ending turned round. */
    public static Value misereWinner() {
        return WinnerValue.MISERE;
    }

    /** By how many points the mover wins. */
    public static Value margin() {
        return MarginValue.INSTANCE;
    }

    /** By how many points the mover wins, and of equal margins how soon. */
    public static Value marginAndPlies() {
        return PacedMarginValue.INSTANCE;
    }

    /** The Sprague-Grundy value. */
    public static Value nimber() {
        return NimberValue.INSTANCE;
    }
}
