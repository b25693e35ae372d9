package org.zermelo.desk;

import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.notation.Game;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question.Part;
import org.zermelo.value.Convention;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * What is asked of a game.
 *
 * @param value the value's name, when another than the game's usual one is asked
 * @param method the method's name, when it is not left to the planner
 * @param parts what the answer must hold beside the worth
 * @param budget memory and threads that the work may use
 */
public record Ask(Optional<String> value, Optional<String> method, Set<Part> parts, Budget budget) {

    /** Everything, in the usual way. */
    public static Ask everything() {
        return new Ask(Optional.empty(), Optional.empty(), Set.of(Part.values()), Budget.ofThisMachine());
    }

    /** The same with this value; null for the game's usual one. */
    public Ask withValue(@Nullable String name) {
        return new Ask(Optional.ofNullable(name), method, parts, budget);
    }

    /** The same by this method; null for the planner's choice. */
    public Ask withMethod(@Nullable String name) {
        return new Ask(value, Optional.ofNullable(name), parts, budget);
    }

    /** The same with these parts only. */
    public Ask withParts(Set<Part> wanted) {
        return new Ask(value, method, wanted, budget);
    }

    /** The same within another budget. */
    public Ask withBudget(Budget other) {
        return new Ask(value, method, parts, other);
    }

    /**
     * The value of this name for a game. The convention of a game is part of what is asked: who wins a game that was written as misère
     * is asked of misère play, and its nimber does not exist.
     *
     * @throws BadInputException when there is none
     */
    public static Value value(String name, Game game) {
        Value value = Values.named(name, game.convention());
        if (game.convention() == Convention.MISERE && value.subject() == Subject.NIMBER) {
            throw new BadInputException(Note.of("general.nimber-of-misere")
                    .with("game", game)
                    .with("ask", Values.outcome().name()));
        }
        return value;
    }
}
