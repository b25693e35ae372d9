package org.zermelo.law;

import org.zermelo.law.formula.DefinedRules;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;

/** What is proved of every position of some rules: read from digits, or from one lost size to the next. */
public sealed interface ProvedLaw permits Law, ChainLaw {

    /** The rules. */
    DefinedRules defined();

    /** What is said of each position. */
    Value value();

    /** The game in the notation, whatever its start. */
    default String game() {
        String rules = defined().rules().text();
        return value().convention() == Convention.MISERE ? "misere " + rules : rules;
    }
}
