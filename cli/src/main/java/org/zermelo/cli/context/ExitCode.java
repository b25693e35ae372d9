package org.zermelo.cli.context;

import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.ZermeloException;

/** What the program tells its caller. */
public final class ExitCode {

    /** Done. */
    public static final int DONE = 0;

    /** The answer is "no": a check failed, a claim is wrong, an exam answer differs. */
    public static final int NO = 1;

    /** Bad input, also after a batch with bad lines. */
    public static final int BAD_INPUT = 2;

    /** Refused, or not finished. */
    public static final int REFUSED = 3;

    /** A defect of the program or of its surroundings. */
    public static final int INTERNAL = 4;

    /** Cancelled by the user. */
    public static final int CANCELLED = 130;

    private ExitCode() {}

    /** The code of a failure that is told in words. */
    public static int of(ZermeloException failure) {
        return failure instanceof BadInputException
                ? BAD_INPUT
                : failure instanceof CancelledException ? CANCELLED : REFUSED;
    }
}
