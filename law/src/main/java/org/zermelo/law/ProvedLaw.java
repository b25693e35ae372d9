package org.zermelo.law;

import java.util.List;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;

/** What is proved of every position of some rules. */
public sealed interface ProvedLaw permits ProvedLaw.OfRules, DigitLaw {

    /** What is said of each position. */
    Value value();

    /** The game in the notation, whatever its start. */
    String game();

    /** What the numbers of a position are called. */
    List<String> names();

    /** Of rules that are formulas: read from digits, or from one size to another. */
    sealed interface OfRules extends ProvedLaw permits Law, ChainLaw, WindowLaw {

        /** The rules. */
        DefinedRules defined();

        @Override
        default String game() {
            String rules = defined().rules().text();
            return value().convention() == Convention.MISERE ? "misere " + rules : rules;
        }

        @Override
        default List<String> names() {
            return defined().names();
        }
    }
}
