package org.zermelo.value;

/**
 * The Sprague-Grundy value: the size of the Nim heap that the position equals in any disjunctive sum.
 *
 * @param nimber at least 0; the player to move wins exactly when it is not 0
 */
public record Nimber(long nimber) implements Worth {

    @Override
    public <R> R fold(WorthCases<R> cases) {
        return cases.nimber(this);
    }

    @Override
    public String kind() {
        return "nimber";
    }

    @Override
    public int sign() {
        return nimber == 0 ? -1 : 1;
    }

    @Override
    public int signOfMove() {
        return -sign();
    }
}
