package org.zermelo.heap.check;

import org.zermelo.game.Note;
import org.zermelo.solve.certificate.CertificateException;

/** Why the certificate of a period does not hold. */
final class Rejection extends CertificateException {

    private static final long serialVersionUID = 1L;

    Rejection(String key, Object... namesAndValues) {
        super(Note.of("heap.check." + key, namesAndValues));
    }
}
