package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Rules;
import org.zermelo.sum.Sum;
import org.zermelo.sum.SumMove;

/** Sums: the scenes of the components beside each other. */
final class SumSketch implements Sketch {

    /** Components shown of a sum; more would not be told apart. */
    private static final int MOST = 24;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (!(rules instanceof Sum sum) || !(position instanceof List<?> positions)) {
            return Optional.empty();
        }
        List<Scene> parts = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST, positions.size()); i++) {
            parts.add(Scenes.of(sum.components().get(i), positions.get(i)));
        }
        return Optional.of(new Scene.Sum(parts));
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, List<?> moves) {
        Sum sum = (Sum) rules;
        List<?> positions = (List<?>) position;
        List<Target> targets = new ArrayList<>();
        for (Object option : moves) {
            SumMove move = (SumMove) option;
            int part = move.component() - 1;
            List<Target> inner = Scenes.targets(sum.components().get(part), positions.get(part), List.of(move.move()));
            targets.add(new Target(
                    move.toString(),
                    part,
                    inner.isEmpty() ? List.of() : inner.get(0).cells()));
        }
        return targets;
    }
}
