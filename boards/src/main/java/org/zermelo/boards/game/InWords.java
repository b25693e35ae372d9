package org.zermelo.boards.game;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Rules;

/**
 * A game as a board game in words: itself, or the same game of a family that has positions of its own.
 *
 * @param <P> the game's own positions
 * @param game the rules in words
 * @param position a position of its own as one of those rules
 */
public record InWords<P>(BoardGame game, Function<P, AtTurn<BoardPosition>> position) {

    /** Looked for once: every plan asks, and a search through all jars costs more than most plans. */
    private static final List<FamilyBoards> FAMILIES =
            ServiceLoader.load(FamilyBoards.class, FamilyBoards.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();

    /** The game in words; empty where there are none for it. */
    @SuppressWarnings("unchecked")
    public static <P> Optional<InWords<P>> of(Rules<P, ?> rules) {
        if (rules instanceof BoardGame board) {
            return Optional.of(new InWords<>(board, at -> (AtTurn<BoardPosition>) at));
        }
        return FAMILIES.stream().flatMap(known -> known.of(rules).stream()).findFirst();
    }

    /** A position of the game's own, whatever its type is said to be, as one in words. */
    @SuppressWarnings("unchecked")
    public AtTurn<BoardPosition> at(Object own) {
        return position.apply((P) own);
    }
}
