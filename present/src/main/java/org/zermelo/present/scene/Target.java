package org.zermelo.present.scene;

import java.util.Arrays;
import java.util.List;

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

    static Target of(Object move, int part, long... cells) {
        return new Target(move.toString(), part, Arrays.stream(cells).boxed().toList());
    }
}
