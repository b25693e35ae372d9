package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.notation.tokens.Token;

/** Reads the ends that look at cells with different things on them: {@code beside 3 other}, {@code pattern xoox}. */
record SortEndWords(BoardTokens tokens, Board board) {

    /**
     * The end that comes next; empty where it is another one.
     *
     * @param text gets what was read, in the notation
     */
    Optional<Test.Sorts> test(StringBuilder text) {
        if (tokens.takes("beside")) {
            return Optional.of(beside(text));
        }
        if (tokens.takes("surrounded")) {
            Content piece = piece(List.of("own", "other"));
            text.append(BoardWords.written("surrounded")).append(' ').append(written(piece));
            return Optional.of(new Test.Surrounded(piece));
        }
        return tokens.takes("pattern") ? Optional.of(pattern(text)) : Optional.empty();
    }

    private Test.Beside beside(StringBuilder text) {
        Token place = tokens.peek();
        int count = tokens.number("notation.pieces", 1, Board.MOST_CELLS);
        int most = IntStream.range(0, board.size())
                .map(cell -> board.beside(cell).count())
                .max()
                .orElse(0);
        if (count > most) {
            throw tokens.error(place, "board.never-beside", "seen", count, "most", most);
        }
        Content piece = piece(List.of("own", "other", "neutral"));
        text.append(BoardWords.written("beside")).append(' ').append(count);
        text.append(' ').append(written(piece));
        return new Test.Beside(count, piece);
    }

    /** Signs of pieces, without blanks between. */
    private Test.Pattern pattern(StringBuilder text) {
        Token place = tokens.peek();
        String signs = "";
        while (!tokens.clauseEnds() && tokens.peek().offset() == place.offset() + signs.length()) {
            signs += tokens.peek().text();
            tokens.skip();
        }
        PieceKinds kinds = tokens.kinds();
        List<Integer> values = new ArrayList<>();
        for (char sign : signs.toCharArray()) {
            values.add(kinds.value(kinds.value(sign) < 0 ? Character.toLowerCase(sign) : sign));
        }
        if (values.isEmpty() || values.stream().anyMatch(value -> value <= 0)) {
            throw tokens.error(place.offset(), Math.max(1, signs.length()), "board.no-pattern", "seen", signs);
        }
        if (board.rows(values.size()).isEmpty()) {
            throw tokens.error(place.offset(), signs.length(), "board.no-line", "seen", values.size());
        }
        text.append(BoardWords.written("pattern")).append(' ');
        values.forEach(value -> text.append(kinds.signs().charAt(value)));
        return new Test.Pattern(values);
    }

    private Content piece(List<String> words) {
        if (words.contains("neutral") && tokens.takeSymbol("*")) {
            return Content.NEUTRAL;
        }
        for (int i = 0; i < words.size(); i++) {
            if (tokens.takes(words.get(i))) {
                return Content.values()[i + 1];
            }
        }
        throw tokens.unknown(words);
    }

    private static String written(Content piece) {
        return BoardWords.written(piece == Content.OWN ? "own" : piece == Content.OTHER ? "other" : "neutral");
    }
}
