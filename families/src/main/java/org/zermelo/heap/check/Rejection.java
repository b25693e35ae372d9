package org.zermelo.heap.check;

import org.zermelo.game.Note;

/** Why a certificate does not hold. */
final class Rejection extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Note note;

    Rejection(String key, Object... namesAndValues) {
        super(key);
        this.note = Note.of("heap.check." + key, namesAndValues);
    }

    Note note() {
        return note;
    }
}
