package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;
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
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        Sum sum = (Sum) rules;
        List<?> positions = (List<?>) position;
        Map<Integer, List<SumMove>> byPart = new TreeMap<>();
        for (Object option : moves) {
            SumMove move = (SumMove) option;
            byPart.computeIfAbsent(move.component() - 1, p -> new ArrayList<>()).add(move);
        }
        List<Target> targets = new ArrayList<>();
        byPart.forEach((part, own) -> {
            List<Object> inner = new ArrayList<>();
            own.forEach(move -> inner.add(move.move()));
            Map<String, String> names = new HashMap<>();
            own.forEach(move -> names.put(move.move().toString(), move.toString()));
            for (Target target : targets(sum, positions, part, inner)) {
                targets.add(new Target(names.getOrDefault(target.move(), target.move()), part, target.cells()));
            }
        });
        return targets;
    }

    private static List<Target> targets(Sum sum, List<?> positions, int part, List<?> moves) {
        return part < MOST
                ? Scenes.drawn(sum.components().get(part), positions.get(part)).targets(moves)
                : moves.stream().map(move -> Target.of(move, part)).toList();
    }
}
