package org.zermelo.misere;

/**
 * Impartial components numbered 1, 2, 3, .. whose options are sums of components with smaller play length: heaps of a
 * code, or the positions of a board game in any order in which options come first.
 */
@FunctionalInterface
public interface Heaps {

    /**
     * The options of component {@code n}, each as the numbers of the components that it is the sum of; an empty array is
     * the position in which no move is left.
     *
     * @param n at least 1
     * @return options whose numbers are between 1 and {@code n - 1}
     */
    int[][] options(int n);
}
