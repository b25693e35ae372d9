package org.zermelo.row.pool;

/**
 * A move of a pool: a number is taken, and others may be struck out with it.
 *
 * @param place where the number stands in the pool, from 0
 * @param number the number
 * @param struck the numbers that are struck out, parted by signs of plus; empty when there are none
 * @param next the position that it leads to
 * @param gain the points that it wins
 */
public record PoolMove(int place, long number, String struck, long next, long gain) {

    @Override
    public String toString() {
        return number + (struck.isEmpty() ? "" : "/" + struck);
    }
}
