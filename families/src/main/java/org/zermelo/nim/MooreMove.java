package org.zermelo.nim;

/**
 * A move that makes several heaps smaller at once.
 *
 * @param to all heaps after the move
 */
public record MooreMove(NimPosition to) {

    @Override
    public String toString() {
        return "->(" + to + ")";
    }
}
