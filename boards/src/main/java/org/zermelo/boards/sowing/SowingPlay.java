package org.zermelo.boards.sowing;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.zermelo.game.Ending;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.Trait;

/**
 * Sowing rules as a game whose players differ. Moves are listed by pit. The play ends where the player to move has no move,
 * or has to let the other go on who has none; each then takes what is left in his row, and both counts are set
 * against each other as points of the move that led there.
 */
public record SowingPlay(SowingRules rules) implements PartizanRules<SowingPosition, SowingMove> {

    @Override
    public SowingPosition start() {
        return new SowingPosition(rules.seeds(), rules.waits());
    }

    @Override
    public List<SowingMove> moves(SowingPosition position, Player mover) {
        if (position.waits()) {
            boolean goesOn = !moves(new SowingPosition(position.seeds(), false), mover.other())
                    .isEmpty();
            return goesOn ? List.of(SowingMove.PASS) : List.of();
        }
        int other = row(position, mover.other());
        if (rules.endsEmpty() && (other == 0 || row(position, mover) == 0)) {
            return List.of();
        }
        return IntStream.range(0, rules.pits())
                .filter(pit -> rules.owner(pit) == mover && position.seeds().get(pit) > 0)
                .filter(pit -> allowed(position, mover, pit, other == 0))
                .mapToObj(pit -> new SowingMove(pit, rules.name(pit)))
                .toList();
    }

    private boolean allowed(SowingPosition position, Player mover, int pit, boolean hungry) {
        Sown sown = Sown.of(rules, position.seeds(), mover, pit);
        boolean fed = !rules.feeds() || !hungry || Sown.row(rules, sown.seeds(), mover.other()) > 0;
        return fed && !(sown.takesAll() && rules.captures().all() == SowingRules.TakesAll.FORBIDDEN);
    }

    @Override
    public SowingPosition play(SowingPosition position, Player mover, SowingMove move) {
        SowingPosition after = sown(position, mover, move);
        return clears(after, mover) ? new SowingPosition(Collections.nCopies(rules.pits(), 0), false) : after;
    }

    /** The points of a move, by the player who makes it, those of the end among them. */
    public long gain(SowingPosition position, Player mover, SowingMove move) {
        if (position.waits()) {
            return 0;
        }
        int gain = Sown.of(rules, position.seeds(), mover, move.pit()).gain();
        SowingPosition after = sown(position, mover, move);
        return clears(after, mover) ? gain + row(after, mover) - row(after, mover.other()) : gain;
    }

    /** The points of both alike: when the play ends, what lies in the row of the other. */
    public long gainOfBoth(SowingPosition position, Player mover, SowingMove move) {
        SowingPosition after = sown(position, mover, move);
        return !position.waits() && clears(after, mover) ? row(after, mover.other()) : 0;
    }

    /** The board after a move, before what is left at the end is taken. */
    private SowingPosition sown(SowingPosition position, Player mover, SowingMove move) {
        if (position.waits()) {
            return new SowingPosition(position.seeds(), false);
        }
        Sown sown = Sown.of(rules, position.seeds(), mover, move.pit());
        return new SowingPosition(Arrays.stream(sown.seeds()).boxed().toList(), rules.again() && sown.inStore());
    }

    /** Whether the play ends after a move of this player, and each takes what is left in his row. */
    private boolean clears(SowingPosition after, Player mover) {
        return !rules.shared() && moves(after, mover.other()).isEmpty();
    }

    private int row(SowingPosition position, Player player) {
        return IntStream.range(0, rules.pits())
                .filter(pit -> rules.owner(pit) == player)
                .map(pit -> position.seeds().get(pit))
                .sum();
    }

    @Override
    public Ending ending(SowingPosition position, Player mover) {
        return Ending.SCORED;
    }

    @Override
    public Set<Trait> traits() {
        Set<Trait> traits = EnumSet.of(Trait.SCORING, Trait.LASTING_POINTS);
        if (rules.acyclic()) {
            traits.add(Trait.ACYCLIC);
        }
        return traits;
    }
}
