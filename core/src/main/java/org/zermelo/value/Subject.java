package org.zermelo.value;

/** What is asked of a position. With or without plies, and with a {@link Convention}, it makes a {@link Value}. */
public enum Subject {
    /** Who wins. Defined where play may be endless, too. */
    OUTCOME,
    /** By how many points the mover wins. */
    POINTS,
    /** The Sprague-Grundy value. */
    NIMBER
}
