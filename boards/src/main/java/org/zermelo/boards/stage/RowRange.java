package org.zermelo.boards.stage;

/**
 * A stretch of the rows of a stage, of which one shard has hold: each shard has as many rows as the others, or one more.
 *
 * @param all how many rows the stage has
 * @param shard the number of the shard
 * @param shards how many shards there are
 */
public record RowRange(int all, int shard, int shards) {

    private int begin(int number) {
        return (int) ((long) all * number / shards);
    }

    /** The first row. */
    public int from() {
        return begin(shard);
    }

    /** The first row that is beyond it. */
    public int to() {
        return begin(shard + 1);
    }

    /** How many rows it has. */
    public int count() {
        return to() - from();
    }

    boolean isWhole() {
        return shards == 1;
    }

    boolean has(int row) {
        return row >= from() && row < to();
    }

    /** The shard that has a row. */
    public int owner(int row) {
        return (int) (((row + 1L) * shards - 1) / all);
    }
}
