package org.zermelo.sum;

/**
 * A move in one component of a sum.
 *
 * @param component the component's number, from 1
 * @param move the move in that component
 */
public record SumMove(int component, Object move) {

    @Override
    public String toString() {
        return "[" + component + "] " + move;
    }
}
