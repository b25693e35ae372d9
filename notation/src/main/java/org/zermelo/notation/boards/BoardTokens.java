package org.zermelo.notation.boards;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Note;
import org.zermelo.game.Player;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;

/** The words of a board game, read from left to right by their meanings. */
public final class BoardTokens {

    private final Tokens tokens;
    private final List<String> sections;
    private PieceKinds kinds = PieceKinds.MEN;

    public BoardTokens(Tokens tokens) {
        this(tokens, BoardParser.SECTIONS);
    }

    public BoardTokens(Tokens tokens, List<String> sections) {
        this.tokens = tokens;
        this.sections = sections;
    }

    /** The kinds of pieces that may be named. */
    PieceKinds kinds() {
        return kinds;
    }

    void know(PieceKinds found) {
        kinds = found;
    }

    public Token peek() {
        return tokens.peek();
    }

    public boolean done() {
        return tokens.done();
    }

    public int mark() {
        return tokens.mark();
    }

    public void back(int mark) {
        tokens.back(mark);
    }

    /** Goes on behind the next word, whatever it is. */
    public void skip() {
        tokens.take();
    }

    public boolean takeSymbol(String symbol) {
        return tokens.takeSymbol(symbol);
    }

    /** Whether a phrase of this meaning comes next. */
    public boolean comes(String meaning) {
        return BoardWords.length(tokens, meaning) > 0;
    }

    /** Takes a phrase of this meaning, if one comes next. */
    public boolean takes(String meaning) {
        int length = BoardWords.length(tokens, meaning);
        for (int i = 0; i < length; i++) {
            tokens.take();
        }
        return length > 0;
    }

    /** Whether the section that is being read ends here. */
    public boolean sectionEnds() {
        return tokens.done()
                || peek().is(";")
                || peek().newLine() && sections.stream().anyMatch(this::comes);
    }

    /** Whether a clause ends here: at a comma, at the end of its line or of its section. */
    public boolean clauseEnds() {
        return sectionEnds() || peek().is(",") || peek().newLine();
    }

    public void endSection() {
        if (!sectionEnds()) {
            throw unknown(sections);
        }
    }

    /** Goes on behind the section that is being read; parts of it after a semicolon are sections of their own. */
    public void skipSection() {
        while (!sectionEnds()) {
            tokens.take();
        }
    }

    /** Whether a player's sign comes next. */
    boolean playerComes() {
        return peek().kind() == Kind.NAME && "xo".contains(lower()) && lower().length() == 1;
    }

    private String lower() {
        return peek().text().toLowerCase(Locale.ROOT);
    }

    public Player player() {
        if (!playerComes()) {
            throw tokens.unexpected("x, o");
        }
        String sign = lower();
        tokens.take();
        return sign.equals("x") ? Player.LEFT : Player.RIGHT;
    }

    /** The sign of a piece on the board. */
    char sign() {
        if (tokens.takeSymbol("*")) {
            return '*';
        }
        String name = peek().text();
        if (name.length() == 1 && kinds.signs().contains(name)) {
            tokens.take();
            return name.charAt(0);
        }
        return Content.SIGNS.charAt(Content.OWN.value(player()));
    }

    public int number(String what, int least, int greatest) {
        Token token = peek();
        if (token.kind() != Kind.NUMBER) {
            throw error("notation.number-expected", "seen", Tokens.shown(token), "expected", "");
        }
        int number = token.text().length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(token.text());
        if (number < least || number > greatest) {
            throw error(
                    "notation.number-out-of-range",
                    "what",
                    what,
                    "seen",
                    Tokens.shown(token),
                    "least",
                    least,
                    "greatest",
                    greatest);
        }
        tokens.take();
        return number;
    }

    /** Whether {@code x 4}, {@code x4} or a sign of multiplication comes next. */
    public boolean signComes() {
        Token place = peek();
        boolean letter = place.text().length() == 1 || place.text().matches("\\p{L}[0-9]+");
        return !place.newLine() && (place.is("*") || place.kind() == Kind.NAME && letter);
    }

    /** {@code x 4}, {@code x4} or a sign of multiplication and a number. */
    public int columns(int most) {
        Token place = peek();
        String word = place.text();
        if (place.kind() == Kind.NAME && word.matches("\\p{L}[0-9]+")) {
            int columns = word.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(word.substring(1));
            if (columns < 1 || columns > most) {
                throw error(
                        place.offset() + 1,
                        place.length() - 1,
                        "notation.number-out-of-range",
                        "what",
                        "notation.columns",
                        "seen",
                        word.substring(1),
                        "least",
                        1,
                        "greatest",
                        most);
            }
            skip();
            return columns;
        }
        if (!takeSymbol("*")) {
            if (word.length() != 1 || place.kind() != Kind.NAME) {
                throw error("notation.expected", "seen", Tokens.shown(place), "expected", "x");
            }
            skip();
        }
        return number("notation.columns", 1, most);
    }

    /** The name of a point, or of anything. */
    String name() {
        if (peek().kind() != Kind.NAME) {
            throw error("board.name-expected", "seen", Tokens.shown(peek()));
        }
        return tokens.take().text();
    }

    boolean cellComes(Board board) {
        return peek().kind() == Kind.NAME && board.names().contains(peek().text());
    }

    int cell(Board board) {
        Token token = peek();
        int cell = board.names().indexOf(token.text());
        if (cell < 0) {
            throw error(
                    "board.no-cell",
                    "seen",
                    Tokens.shown(token),
                    "first",
                    board.name(0),
                    "last",
                    board.name(board.size() - 1));
        }
        tokens.take();
        return cell;
    }

    public NotationException error(String key, Object... namesAndValues) {
        return error(peek(), key, namesAndValues);
    }

    public NotationException error(Token token, String key, Object... namesAndValues) {
        return tokens.error(token, key, namesAndValues);
    }

    public NotationException error(int offset, int length, String key, Object... namesAndValues) {
        return new NotationException(tokens.source(), offset, length, Note.of(key, namesAndValues));
    }

    /** A word that has none of these meanings. */
    public NotationException unknown(List<String> meanings) {
        return unknown(peek(), meanings);
    }

    /** The same where phrases may stand that have a meaning only as a whole: who writes the first word of one means it. */
    public NotationException unknown(List<String> meanings, List<String> phrases) {
        return unknown(
                peek(),
                meanings,
                BoardWords.known(phrases)
                        .filter(phrase -> phrase.startsWith(lower() + " "))
                        .findFirst());
    }

    /** The same of a word that was taken. */
    public NotationException unknown(Token token, List<String> meanings) {
        return unknown(token, meanings, Optional.empty());
    }

    private NotationException unknown(Token token, List<String> meanings, Optional<String> meant) {
        String word = Tokens.shown(token);
        if (word.isEmpty()) {
            return error(token, "board.word-missing", "allowed", BoardWords.list(meanings));
        }
        return error(
                token,
                "board.unknown-word",
                "seen",
                word,
                "nearest",
                meant.orElseGet(() -> Distance.nearest(word, BoardWords.known(meanings))),
                "allowed",
                BoardWords.list(meanings));
    }
}
