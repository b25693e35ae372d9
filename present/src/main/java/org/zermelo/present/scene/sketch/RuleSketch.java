package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;

/** Declared rules: each variable is a heap. */
final class RuleSketch implements Sketch {

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (!(rules instanceof RuleGame game) || !(position instanceof RulePosition values)) {
            return Optional.empty();
        }
        List<Long> heaps = Arrays.stream(values.values()).boxed().toList();
        return Optional.of(Scene.Heaps.stacks(heaps, names(game.ruleset().names())));
    }

    /** Heaps that got their names from nobody are numbered as in their moves. */
    private static List<String> names(List<String> names) {
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            boolean given = !names.get(i).equals(String.valueOf((char) ('a' + i)));
            shown.add(given ? names.get(i) : "h" + (i + 1));
        }
        return names.size() == 1 && shown.get(0).equals("h1") ? List.of() : shown;
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        RuleGame game = (RuleGame) rules;
        RulePosition values = (RulePosition) position;
        List<Target> targets = new ArrayList<>();
        for (Object option : moves) {
            RuleMove move = (RuleMove) option;
            RulePosition next = game.play(values, move);
            targets.add(target(values, next, move));
        }
        return targets;
    }

    /** Every heap that a move changes, and what it becomes. */
    private static Target target(RulePosition before, RulePosition after, RuleMove move) {
        long[] changes = IntStream.range(0, before.size())
                .filter(heap -> before.value(heap) != after.value(heap))
                .mapToObj(heap -> LongStream.of(heap, after.value(heap)))
                .flatMapToLong(pair -> pair)
                .toArray();
        return Target.of(move, 0, changes);
    }
}
