package org.zermelo.desk.nimbers;

import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.NamedCode;

/** Which kind of rules a sequence has, as documents name it. */
public final class HeapKind {

    private HeapKind() {}

    /**
     * {@code octal}, {@code hexadecimal} or {@code code} by the largest digit of a code, {@code none} for the code without digits;
     * the name of a family, such as {@code subtraction}; {@code rules} for rules that are written out.
     */
    public static String of(HeapRules rules) {
        if (rules instanceof HeapCode code) {
            return code.equals(HeapCode.of(0)) ? "none" : code.family();
        }
        if (rules instanceof NamedCode named) {
            return named.text().substring(0, named.text().indexOf('('));
        }
        return rules.text().matches("[a-z-]+") ? rules.text() : "rules";
    }
}
