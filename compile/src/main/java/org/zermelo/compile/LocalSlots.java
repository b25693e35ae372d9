package org.zermelo.compile;

import org.objectweb.asm.Type;

/** Hands out local variables of a method and remembers their types. */
final class LocalSlots {

    /** A local variable: an {@code int} or a {@code long}. */
    record Slot(int index, Type type) {
        boolean wide() {
            return type == Type.LONG_TYPE;
        }
    }

    private int next;

    LocalSlots(int first) {
        this.next = first;
    }

    Slot take(Type type) {
        Slot slot = new Slot(next, type);
        next += type.getSize();
        return slot;
    }

    /** Where the next local variable would lie; {@link #release} goes back to it. */
    int mark() {
        return next;
    }

    void release(int mark) {
        next = mark;
    }
}
