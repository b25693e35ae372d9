package org.zermelo.heap.classes;

import java.util.List;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.period.NimSequence;

/**
 * Codes with the same nim-sequence but for a shift.
 *
 * @param sequence the sequence of the code that gives the class its name
 * @param members all codes of the class, that one first
 */
public record CodeClass(NimSequence sequence, List<Member> members) {

    /**
     * A code of the class.
     *
     * @param shift G(n) of this code is G(n - shift) of the code that names the class, and 0 below; at least 0
     * @param link how that is known
     */
    public record Member(HeapCode code, int shift, Link link) {}

    /** The code that names the class: with the least shift, then the fewest digits, then the smallest. */
    public HeapCode code() {
        return members.get(0).code();
    }
}
