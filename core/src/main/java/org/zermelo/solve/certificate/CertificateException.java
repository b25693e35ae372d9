package org.zermelo.solve.certificate;

import org.zermelo.game.Note;

/** Why a certificate does not hold. */
public class CertificateException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Note note;

    /** For this reason. */
    public CertificateException(Note note) {
        super(note.key());
        this.note = note;
    }

    /** The reason. */
    public Note note() {
        return note;
    }
}
