package org.zermelo.present.scene;

import java.util.List;

/** What a position looks like. Cells are counted from 0. */
public sealed interface Scene {

    /** The name in JSON. */
    String kind();

    /**
     * A row of numbers of which a stretch is left.
     *
     * @param items the items of the whole row; of a very long one the stretch around what is left
     * @param offset the place of the first of these items in the row
     * @param from the first item left, in the whole row
     * @param to the item after the last one left
     * @param size how many items the whole row had
     */
    record Row(List<Long> items, int offset, int from, int to, int size) implements Scene {
        public Row {
            items = List.copyOf(items);
        }

        @Override
        public String kind() {
            return "row";
        }
    }

    /**
     * Heaps of counters.
     *
     * @param names one for each heap; empty when they have none
     */
    record Heaps(List<Long> heaps, List<String> names) implements Scene {
        public Heaps {
            heaps = List.copyOf(heaps);
            names = List.copyOf(names);
        }

        @Override
        public String kind() {
            return "heaps";
        }
    }

    /**
     * Boards on which cells get crossed.
     *
     * @param boards each board's cells, row by row: whether a cross stands there
     * @param dead for each board, whether it is out of play
     * @param columns cells in a row of a board
     */
    record Boards(List<List<Boolean>> boards, List<Boolean> dead, int columns) implements Scene {
        public Boards {
            boards = boards.stream().map(List::copyOf).toList();
            dead = List.copyOf(dead);
        }

        @Override
        public String kind() {
            return "boards";
        }
    }

    /**
     * A bar of chocolate whose first square is poisoned.
     *
     * @param rows squares left of each row, from the poisoned one's row on
     * @param columns squares of a whole row
     */
    record Bar(List<Integer> rows, int columns) implements Scene {
        public Bar {
            rows = List.copyOf(rows);
        }

        @Override
        public String kind() {
            return "bar";
        }
    }

    /** Several scenes of which a move touches one. */
    record Sum(List<Scene> parts) implements Scene {
        public Sum {
            parts = List.copyOf(parts);
        }

        @Override
        public String kind() {
            return "sum";
        }
    }

    /** A position of which nothing is known but its text. */
    record Plain(String text) implements Scene {
        @Override
        public String kind() {
            return "plain";
        }
    }
}
