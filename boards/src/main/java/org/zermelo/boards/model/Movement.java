package org.zermelo.boards.model;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.zermelo.game.Player;

/** What one kind of move does. Whatever stands on a cell is told as the mover sees it. */
public sealed interface Movement {

    /** The rays of Left and those of Right, in the order in which moves are listed. */
    record Rays(List<Integer> left, List<Integer> right) {
        public Rays {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }

        /** Those of a player. */
        public List<Integer> of(Player player) {
            return player == Player.LEFT ? left : right;
        }
    }

    /** The piece that is placed or moved. */
    Content piece();

    /** A piece is placed on any empty cell. */
    record Place(Content piece) implements Movement {}

    /** A piece that covers a rectangle of empty cells is placed. */
    record Cover(Content piece, int rows, int columns) implements Movement {}

    /** The pieces on a rectangle of cells, all of the same owner, are taken off. */
    record Remove(Content piece, int rows, int columns) implements Movement {}

    /** A piece becomes another one where it stands. */
    record Turn(Content piece, Content into) implements Movement {}

    /** A piece falls from the top of a column of a rectangle as far as the cells are empty; at a hole a column ends. */
    record Drop(Content piece) implements Movement {}

    /**
     * A piece goes to the next cell.
     *
     * @param onto what may stand there; a piece that does is captured
     */
    record Step(Content piece, Rays rays, Set<Content> onto) implements Movement {
        public Step {
            onto = Set.copyOf(onto);
        }
    }

    /**
     * A piece goes any number of cells, all empty but perhaps the last.
     *
     * @param onto what may stand on the last
     * @param far whether it goes as far as it can, and no shorter way
     */
    record Slide(Content piece, Rays rays, Set<Content> onto, boolean far) implements Movement {
        public Slide {
            onto = Set.copyOf(onto);
        }
    }

    /**
     * A piece goes over the next cell to the one behind it. A flying one goes any number of empty cells to what it jumps over, and
     * lands on any cell behind that as far as the way is empty, or on what ends it; what it has jumped over in a chain lies in its way
     * until the chain ends.
     *
     * @param over what may stand on the next cell
     * @param onto what may stand where it lands; a piece that does is captured
     * @param capturing whether what it goes over is taken off
     * @param flying whether it flies
     */
    record Jump(Content piece, Rays rays, Set<Content> over, Set<Content> onto, boolean capturing, boolean flying)
            implements Movement {
        public Jump {
            over = Set.copyOf(over);
            onto = Set.copyOf(onto);
        }
    }

    /** A motion that changes the board at large, and begins at no cell. */
    sealed interface Sweep extends Movement {

        /** What its ways are called. */
        List<String> ways();

        /**
         * What stands on each cell after one of its ways.
         *
         * @param way the number of the way
         */
        int[] after(int way, BoardRules rules, int[] on, Player mover);

        /**
         * Whether one of its ways can be gone.
         *
         * @param way the number of the way
         */
        default boolean allows(int way, int[] on, Player mover) {
            return true;
        }

        /** What may become of a value on a cell that keeps its place: anything, unless it is told. */
        default int[] becomes(int value, PieceKinds kinds, Player mover) {
            return IntStream.range(0, kinds.values()).toArray();
        }

        @Override
        default Content piece() {
            return Content.OWN;
        }
    }

    /**
     * All that stands on some cells goes round, in one of several ways.
     *
     * @param falling whether all pieces fall down then, as far as the cells below them are empty
     */
    record Rotate(List<Rotation> rotations, boolean falling) implements Sweep {
        public Rotate {
            rotations = List.copyOf(rotations);
        }

        @Override
        public List<String> ways() {
            return rotations.stream().map(Rotation::name).toList();
        }

        @Override
        public int[] after(int way, BoardRules rules, int[] on, Player mover) {
            int[] turned = rotations.get(way).turned(on);
            return falling ? Rotation.fallen(rules.board(), turned) : turned;
        }
    }

    /** Each own piece becomes the next kind, and one of the last kind leaves the board. */
    record Age() implements Sweep {

        /** What it is called. */
        public static final String NAME = "age";

        @Override
        public List<String> ways() {
            return List.of(NAME);
        }

        @Override
        public int[] after(int way, BoardRules rules, int[] on, Player mover) {
            return IntStream.of(on)
                    .map(value -> aged(value, rules.customs().kinds(), mover))
                    .toArray();
        }

        @Override
        public int[] becomes(int value, PieceKinds kinds, Player mover) {
            return new int[] {aged(value, kinds, mover)};
        }

        /** What a value becomes where a player's pieces age: the next kind, nothing, or what it was. */
        private static int aged(int value, PieceKinds kinds, Player mover) {
            int next = PieceKinds.kind(value) + 1;
            boolean last = next == kinds.kinds().size();
            return Content.of(value, mover) != Content.OWN ? value : last ? 0 : PieceKinds.value(next, mover);
        }
    }

    /**
     * All own pieces are taken up and set down as a shape, on cells that are empty or were theirs, and not all where they stood. They are
     * of one kind, and as many as the shape has cells.
     *
     * @param ways what each place is called: its cells
     * @param places the cells on which the shape may lie
     */
    record Lay(List<String> ways, List<BoardCells> places) implements Sweep {
        public Lay {
            ways = List.copyOf(ways);
            places = List.copyOf(places);
        }

        @Override
        public boolean allows(int way, int[] on, Player mover) {
            BoardCells place = places.get(way);
            boolean free = true;
            boolean goes = false;
            int all = 0;
            for (int cell = 0; cell < on.length; cell++) {
                boolean own = Content.of(on[cell], mover) == Content.OWN;
                all += own ? 1 : 0;
                free &= !place.has(cell) || own || on[cell] == 0;
                goes |= place.has(cell) && !own;
            }
            return free && goes && all == place.count();
        }

        @Override
        public int[] after(int way, BoardRules rules, int[] on, Player mover) {
            int[] after = new int[on.length];
            for (int cell = 0; cell < on.length; cell++) {
                boolean taken = Content.of(on[cell], mover) == Content.OWN;
                after[cell] = places.get(way).has(cell) ? PieceKinds.value(0, mover) : taken ? 0 : on[cell];
            }
            return after;
        }
    }

    /** A piece leaves the board where a ray ends. */
    record Leave(Content piece, Rays rays) implements Movement {}

    /** A piece goes to any empty cell. */
    record Fly(Content piece) implements Movement {}

    /**
     * A piece on the edge of a rectangle, or none, is taken off and becomes own; its row or column is pushed from one of the ends
     * that it has left, and it comes in there.
     */
    record Push(Content piece) implements Movement {}

    /**
     * A neutral piece comes on an empty cell, which is blocked for ever.
     *
     * @param along whether it is one that a queen would reach from where the piece before has come
     */
    record Shoot(boolean along) implements Movement {
        @Override
        public Content piece() {
            return Content.NEUTRAL;
        }
    }

    /** Nothing changes but the turn. */
    record Pass(Content piece) implements Movement {}
}
