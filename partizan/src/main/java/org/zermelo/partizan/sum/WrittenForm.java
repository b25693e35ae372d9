package org.zermelo.partizan.sum;

import org.zermelo.partizan.value.CanonicalForm;

/**
 * A position of a value that is played.
 *
 * @param form its value
 * @param written whether its options are those that were written, such as {@code *} in <code>{*|*}</code>; later ones are canonical
 */
record WrittenForm(CanonicalForm form, boolean written) {

    /** The value. */
    @Override
    public String toString() {
        return form.toString();
    }
}
