package org.zermelo.solve.trace;

import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Value;
import org.zermelo.value.Worth;

/**
 * What a trace writes of an outcome or a nimber, without words: +k for a win by the mover's k-th own move, -k for a loss at the
 * opponent's k-th, 0 for an end that is lost, = where neither wins; a sign alone where no plies are asked.
 */
final class CodeText {

    private CodeText() {}

    static String of(Value value, long code) {
        Worth worth = value.worth(code);
        if (worth instanceof Nimber nimber) {
            return Long.toString(nimber.nimber());
        }
        Outcome outcome = (Outcome) worth;
        if (outcome.sign() == 0) {
            return "=";
        }
        String sign = outcome.result() == Result.WIN ? "+" : "-";
        if (!value.hasPlies()) {
            return sign;
        }
        return outcome.result() == Result.LOSS && outcome.plies() == 0 ? "0" : sign + Math.abs(outcome.code());
    }
}
