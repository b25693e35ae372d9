package org.zermelo.boards.model;

import java.util.EnumSet;
import java.util.Set;

/**
 * What a move may not do with regard to the last moves.
 *
 * @param own what is forbidden with regard to the mover's own last move
 * @param other what is forbidden with regard to the other's
 */
public record Bans(Set<Deed> own, Set<Deed> other) {

    /** What a move does with regard to an earlier one. */
    public enum Deed {
        /** It goes the same way back. */
        UNDOING,
        /** It moves the piece that was moved. */
        REPEATING,
        /** It comes to the cell that was left. */
        FOLLOWING
    }

    /** Nothing is forbidden. */
    public static final Bans NONE = new Bans(Set.of(), Set.of());

    public Bans {
        own = Set.copyOf(own);
        other = Set.copyOf(other);
    }

    /** Whether anything is forbidden. */
    public boolean any() {
        return !own.isEmpty() || !other.isEmpty();
    }

    /** What these or others forbid. */
    public Bans or(Bans others) {
        return new Bans(both(own, others.own), both(other, others.other));
    }

    private static Set<Deed> both(Set<Deed> some, Set<Deed> more) {
        Set<Deed> both = EnumSet.noneOf(Deed.class);
        both.addAll(some);
        both.addAll(more);
        return both;
    }

    /** Whether a move is forbidden after what is remembered. */
    public boolean forbid(Track made, Remembered remembered) {
        return does(own, made, remembered.own()) || does(other, made, remembered.other());
    }

    private static boolean does(Set<Deed> deeds, Track made, Track last) {
        for (Deed deed : deeds) {
            boolean done = switch (deed) {
                case UNDOING -> made.undoes(last);
                case REPEATING -> made.left() != Track.NOWHERE && made.left() == last.came();
                case FOLLOWING -> made.came() != Track.NOWHERE && made.came() == last.left();
            };
            if (done) {
                return true;
            }
        }
        return false;
    }

    /** Whether the cell that a move left must be known for some of these deeds to be told. */
    public static boolean needLeft(Set<Deed> deeds) {
        return deeds.contains(Deed.UNDOING) || deeds.contains(Deed.FOLLOWING);
    }

    /** Whether the cell that it came to must be. */
    public static boolean needCame(Set<Deed> deeds) {
        return deeds.contains(Deed.UNDOING) || deeds.contains(Deed.REPEATING);
    }

    /** What must be known of a move for some deeds to be told. */
    public static Track needed(Set<Deed> deeds, Track track) {
        return new Track(
                needLeft(deeds) ? track.left() : Track.NOWHERE, needCame(deeds) ? track.came() : Track.NOWHERE);
    }
}
