package org.zermelo.value;

/**
 * By how much, and how soon: the mover's points to come minus the opponent's, and the plies to the end.
 *
 * @param points any number of at most 39 bits with its sign
 * @param plies moves of both players to the end, when of equal margins the player who gains more of what is to come
 *     hurries and the other delays (at margin 0 both hurry)
 */
public record PacedMargin(long points, long plies) implements Points {

    @Override
    public <R> R fold(WorthCases<R> cases) {
        return cases.pacedMargin(this);
    }

    @Override
    public String kind() {
        return "margin-and-plies";
    }
}
