package org.zermelo.rule;

import java.util.Optional;
import org.zermelo.game.Ending;

/**
 * The moves of declared rules on packed positions, found faster than the interpreter finds them. Each method may throw
 * {@link ArithmeticException} where a number grows too large or is divided by zero: the interpreter is asked then, and
 * says which move it was. Stateless.
 */
public interface FastMoves {

    /** Makes fast moves out of rules. */
    @FunctionalInterface
    interface Compiler {
        /** Leaves all rules to the interpreter. */
        Compiler NONE = form -> Optional.empty();

        /** The moves of these rules; empty when the interpreter serves them as well. */
        Optional<FastMoves> compile(PackedForm form);
    }

    /** As {@link org.zermelo.game.PackedRules#options}. */
    int options(long position, long[] options);

    /** As {@link org.zermelo.game.PackedRules#gains}. */
    void gains(long position, long[] gains);

    /** As {@link org.zermelo.game.PackedRules#ending}. */
    Ending ending(long position);
}
