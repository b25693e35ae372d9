package org.zermelo.partizan.literal;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.form.Relation;

/**
 * What a text says: a value, or that one value stands so to another.
 *
 * @param form the value, or the first of the two
 * @param written the options as they were written, where the whole text is one pair of braces
 * @param claim what is said of the value
 */
public record Literal(int form, Optional<Options> written, Optional<Claimed> claim) {

    /** The options of both players, as they were written or as they are. */
    public record Options(int[] lefts, int[] rights) {}

    /** A relation to another value. */
    public record Claimed(Relation relation, int other) {}

    /**
     * Reads {@code from .. to - 1} of a text into an arena.
     *
     * @throws LiteralException at the place that is wrong
     */
    public static Literal read(Forms forms, String text, int from, int to) {
        LiteralReader reader = new LiteralReader(forms, text, from, to);
        int form = reader.sum();
        @Nullable Options written = reader.written();
        Optional<Relation> relation = reader.relation();
        Optional<Claimed> claim = relation.map(sign -> new Claimed(sign, reader.sum()));
        reader.finish();
        return new Literal(form, Optional.ofNullable(written), claim);
    }
}
