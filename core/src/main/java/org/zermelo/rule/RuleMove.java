package org.zermelo.rule;

import java.util.List;

/**
 * A move under declared rules.
 *
 * @param rule the number of its clause
 * @param heap the heap that it changes; -1 when the clause names its variables
 * @param other the other heap that it looks at; -1 when it looks at none
 * @param chosen what was chosen
 * @param text its text, such as {@code h1:+1}
 */
public record RuleMove(int rule, int heap, int other, List<Long> chosen, String text) {

    public RuleMove {
        chosen = List.copyOf(chosen);
    }

    @Override
    public String toString() {
        return text;
    }
}
