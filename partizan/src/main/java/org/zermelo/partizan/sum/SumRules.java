package org.zermelo.partizan.sum;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.sum.SumMove;

/** A sum played as one game: a move is a move in one part. */
public final class SumRules implements PartizanRules<SumPosition, SumMove> {

    private final List<SumPart> parts;
    private final List<PartizanRules<Object, Object>> games;

    /** The sum of these parts. */
    public SumRules(List<SumPart> parts) {
        this.parts = List.copyOf(parts);
        this.games = this.parts.stream().map(part -> open(part.rules())).toList();
    }

    /** Positions and moves go only back to the rules that they come from. */
    @SuppressWarnings("unchecked")
    private static PartizanRules<Object, Object> open(PartizanRules<?, ?> rules) {
        return (PartizanRules<Object, Object>) rules;
    }

    /** The parts. */
    public List<SumPart> parts() {
        return parts;
    }

    @Override
    public SumPosition start() {
        List<Object> places = new ArrayList<>();
        games.forEach(game -> places.add(game.start()));
        return new SumPosition(places, signs());
    }

    private List<Boolean> signs() {
        return parts.stream().map(SumPart::negative).toList();
    }

    @Override
    public List<SumMove> moves(SumPosition at, Player mover) {
        List<SumMove> moves = new ArrayList<>();
        for (int k = 0; k < games.size(); k++) {
            for (Object move : games.get(k).moves(at.parts().get(k), own(k, mover))) {
                moves.add(new SumMove(k + 1, move));
            }
        }
        return List.copyOf(moves);
    }

    @Override
    public SumPosition play(SumPosition at, Player mover, SumMove move) {
        int k = move.component() - 1;
        List<Object> places = new ArrayList<>(at.parts());
        places.set(k, games.get(k).play(places.get(k), own(k, mover), move.move()));
        return new SumPosition(places, at.negative());
    }

    private Player own(int k, Player mover) {
        return parts.get(k).negative() ? mover.other() : mover;
    }

    /** The sum as it may be written. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (SumPart part : parts) {
            String sign = part.negative() ? text.isEmpty() ? "-" : " - " : text.isEmpty() ? "" : " + ";
            text.append(sign).append(part.rules());
        }
        return text.toString();
    }
}
