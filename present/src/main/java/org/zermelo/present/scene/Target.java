package org.zermelo.present.scene;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.boards.model.Rotation;

/**
 * Where a move shows in a scene.
 *
 * @param move the move's text
 * @param part which part of a sum, from 0; 0 in other scenes
 * @param cells the items, the heap and what it becomes, the board and its cell, or the row and column of a bite; empty when
 *     the scene has no place for the move
 */
public record Target(String move, int part, List<Long> cells) {

    public Target {
        cells = List.copyOf(cells);
    }

    public static Target of(Object move, int part, long... cells) {
        return new Target(move.toString(), part, Arrays.stream(cells).boxed().toList());
    }

    /**
     * The same, where a move with a rotation names no more cells than tell it from the other moves: what can turn in one way only need
     * not be pointed at.
     */
    public static List<Target> toldApart(List<Target> targets) {
        if (targets.stream().noneMatch(Target::rotates)) {
            return targets;
        }
        Map<List<Long>, Integer> sharing = new HashMap<>();
        for (Target target : targets) {
            for (int count = 1; count <= target.cells.size(); count++) {
                sharing.merge(target.cells.subList(0, count), 1, Integer::sum);
            }
        }
        return targets.stream()
                .map(target -> target.rotates() ? target.upTo(sharing) : target)
                .toList();
    }

    private boolean rotates() {
        return move.contains(Rotation.GOES);
    }

    private Target upTo(Map<List<Long>, Integer> sharing) {
        int count = 1;
        while (count < cells.size() && sharing.getOrDefault(cells.subList(0, count), 0) > 1) {
            count++;
        }
        return new Target(move, part, cells.subList(0, Math.min(count, cells.size())));
    }
}
