package org.zermelo.law;

import java.util.Optional;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.shape.Shape;

/** A law that an automaton reads from digits. */
public sealed interface DigitLaw extends ProvedLaw permits Law, PeriodLaw {

    /** How the numbers are written. */
    Numeration numeration();

    /** What is said: the nimber; or 0 where the player to move loses, and 1 where they win. */
    Automaton automaton();

    /** Whether nimbers are told, not only who wins. */
    boolean tellsNimbers();

    /** What it comes to, as people say it; empty when it has no shape that is known. */
    Optional<Shape> shape();
}
