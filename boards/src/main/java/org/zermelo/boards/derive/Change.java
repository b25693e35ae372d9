package org.zermelo.boards.derive;

import java.util.Map;
import java.util.TreeMap;

/** Of each quantity that a move changes, how much more or less there is. Hashes differ, which those of maps from small numbers do not. */
record Change(Map<Integer, Integer> of) {

    /** What takes this one back. */
    Change back() {
        Map<Integer, Integer> back = new TreeMap<>();
        of.forEach((quantity, by) -> back.put(quantity, -by));
        return new Change(back);
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (Map.Entry<Integer, Integer> entry : of.entrySet()) {
            int mixed = (31 * entry.getKey() + entry.getValue()) * 0x9E3779B9;
            hash += mixed ^ mixed >>> 15;
        }
        return hash;
    }
}
