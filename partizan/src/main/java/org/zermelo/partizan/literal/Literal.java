package org.zermelo.partizan.literal;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.form.Relation;

/**
 * What a text says: a value, or that one value stands so to another.
 *
 * @param form the value, or the first of the two
 * @param written the options as they were written, where the whole text is one pair of braces or one position
 * @param claim what is said of the value
 */
public record Literal(int form, Optional<Options> written, Optional<Claimed> claim) {

    /**
     * The options of both players, as they were written or as they are; those of a position have the texts of its moves.
     *
     * @param parts the different parts of a position; none of what is no position
     */
    public record Options(List<Option> lefts, List<Option> rights, List<GameTerms.Term.Part> parts) {

        /** These options without moves. */
        public static Options of(int[] lefts, int[] rights) {
            return new Options(plain(lefts), plain(rights), List.of());
        }

        /** The moves of a position. */
        public static Options of(GameTerms.Term position) {
            return new Options(named(position.lefts()), named(position.rights()), position.parts());
        }

        private static List<Option> plain(int[] forms) {
            return Arrays.stream(forms)
                    .mapToObj(form -> new Option(form, Optional.empty(), -1))
                    .toList();
        }

        private static List<Option> named(List<GameTerms.Term.Move> moves) {
            return moves.stream()
                    .map(move -> new Option(move.form(), Optional.of(move.move()), move.part()))
                    .toList();
        }
    }

    /** An option, and the move that leads to it if the text names a position, with the part in which it is made or -1. */
    public record Option(int form, Optional<String> move, int part) {}

    /** A relation to another value. */
    public record Claimed(Relation relation, int other) {}

    /**
     * Reads {@code from .. to - 1} of a text into an arena.
     *
     * @throws LiteralException at the place that is wrong
     */
    public static Literal read(Forms forms, GameTerms games, String text, int from, int to) {
        LiteralReader reader = new LiteralReader(forms, games, text, from, to);
        int form = reader.sum();
        @Nullable Options written = reader.written();
        Optional<Relation> relation = reader.relation();
        Optional<Claimed> claim = relation.map(sign -> new Claimed(sign, reader.sum()));
        reader.finish();
        return new Literal(form, Optional.ofNullable(written), claim);
    }
}
