package org.zermelo.value;

/** A worth in points, from the view of the player to move. */
public sealed interface Points extends Worth permits Margin, PacedMargin {

    /** The mover's points to come minus the opponent's, both playing best. */
    long points();

    @Override
    default int sign() {
        return Long.signum(points());
    }
}
