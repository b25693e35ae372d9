package org.zermelo.boards.model;

import java.util.List;

/**
 * How the pieces in a hand are counted. As a rule a hand is so many pieces of any kind. By kinds it is a number whose digits are how many
 * pieces of each kind it holds, the first kind first; a digit goes as far as there can be pieces.
 *
 * @param most for each kind the most pieces that a hand can hold; none where kinds are not told apart
 * @param keeps whether captured pieces come into the hand of the player who takes them
 */
public record Hands(List<Integer> most, boolean keeps) {

    /** Pieces of any kind. */
    public static final Hands ANY_KIND = new Hands(List.of(), false);

    /** Hands of more fillings are refused. */
    public static final int MOST_FILLINGS = 1_000_000;

    public Hands {
        most = List.copyOf(most);
    }

    /** Whether kinds are told apart. */
    public boolean byKind() {
        return !most.isEmpty();
    }

    /** What a piece of a kind adds to the number of a hand. */
    public int worth(int kind) {
        int worth = 1;
        for (int before = 0; byKind() && before < kind; before++) {
            worth *= most.get(before) + 1;
        }
        return worth;
    }

    /** How many pieces of a kind a hand holds; all of them for {@link PieceKinds#ANY}, and where kinds are not told apart. */
    public int count(int hand, int kind) {
        if (!byKind()) {
            return hand;
        }
        int count = 0;
        int rest = hand;
        for (int each = 0; each < most.size(); each++) {
            count += kind == PieceKinds.ANY || kind == each ? rest % (most.get(each) + 1) : 0;
            rest /= most.get(each) + 1;
        }
        return count;
    }

    /** The number of a hand with so many pieces of each kind. */
    public int number(int[] counts) {
        int number = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            number += byKind() ? counts[kind] * worth(kind) : counts[kind];
        }
        return number;
    }

    /** The greatest number of a hand by kinds. */
    public int greatest() {
        return worth(most.size()) - 1;
    }
}
