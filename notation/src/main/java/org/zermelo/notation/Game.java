package org.zermelo.notation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Games;
import org.zermelo.game.Player;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.text.Source;
import org.zermelo.rule.RuleGame;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * A game as it was written.
 *
 * @param source the text
 * @param rules what may be played
 * @param convention which rule decides an ended play
 * @param replay how the start of the rules was reached, where their own text does not tell it
 */
public record Game(
        Source source,
        Rules<?, ?> rules,
        Convention convention,
        @Nullable Replay replay) {

    /** A game whose rules tell where they begin. */
    public Game(Source source, Rules<?, ?> rules, Convention convention) {
        this(source, rules, convention, null);
    }

    /** The same game from a position that these moves lead to, one after the other. */
    public <P, M> Game after(Rules<P, M> whole, List<M> moves, P position) {
        Rules<P, M> later = Games.from(whole, position);
        if (Games.tellsStart(later) || moves.isEmpty()) {
            return new Game(source, later, convention);
        }
        Replay before = replay == null ? new Replay(whole, List.of()) : replay;
        return new Game(source, later, convention, before.and(moves));
    }

    /**
     * The same game begun by this player.
     *
     * @throws BadInputException when Left and Right are not told apart in it, or moves have been made
     */
    public Game begunBy(Player first) {
        if (replay != null) {
            throw new BadInputException("notation.no-first-player", "game", this);
        }
        return begunBy(rules, first);
    }

    private <P, M> Game begunBy(Rules<P, M> begun, Player first) {
        return FirstMover.of(begun, first)
                .map(other -> new Game(source, other, convention))
                .orElseThrow(() -> new BadInputException("notation.no-first-player", "game", this));
    }

    /**
     * What is asked when nothing is said: points, misère outcome, nimber or outcome with depth. Declared rules whose plays
     * are not proved to end have no nimber.
     */
    public Value value() {
        if (convention == Convention.SCORE) {
            return Values.margin();
        }
        if (convention == Convention.MISERE) {
            return Values.misere();
        }
        boolean endless = rules instanceof RuleGame && !rules.traits().contains(Trait.ACYCLIC);
        return rules.traits().contains(Trait.IMPARTIAL) && !endless ? Values.nimber() : Values.outcome();
    }

    /** The game in canonical notation. */
    @Override
    public String toString() {
        return (convention == Convention.MISERE ? "misere " : "") + (replay == null ? rules : replay);
    }
}
