package org.zermelo.examples;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.zermelo.game.Ranked;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;

/** A walk home: one or two squares back, or half of an even way. Who stands at home cannot move and has lost. */
public record WayHome(Integer start) implements Rules<Integer, Integer>, Ranked<Integer> {

    @Override
    public List<Integer> moves(Integer square) {
        List<Integer> steps = new ArrayList<>();
        if (square >= 1) {
            steps.add(1);
        }
        if (square >= 2) {
            steps.add(2);
        }
        if (square > 4 && square % 2 == 0) {
            steps.add(square / 2);
        }
        return List.copyOf(steps);
    }

    @Override
    public Integer play(Integer square, Integer step) {
        return square - step;
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.IMPARTIAL, Trait.ACYCLIC);
    }

    @Override
    public long level(Integer square) {
        return square;
    }
}
