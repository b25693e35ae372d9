package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Hands;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.tokens.Token;

/** Reads what is in hand: {@code 3 each}, {@code x 4, o 3}, {@code small 2 each, big 1 each}, {@code captured}. */
final class HandSection {

    private static final int MOST = 99;

    private final BoardTokens tokens;
    private final int[][] counts = new int[2][PieceKinds.MOST];
    private boolean byKind;
    private boolean keeps;
    private boolean read;

    HandSection(BoardTokens tokens) {
        this.tokens = tokens;
    }

    /** Whether there was such a section. */
    boolean read() {
        return read;
    }

    void section() {
        read = true;
        do {
            if (tokens.takes("captured")) {
                keeps = true;
                byKind = true;
            } else {
                item();
            }
        } while (tokens.takeSymbol(","));
    }

    private void item() {
        int kind = kind();
        List<Player> who = List.of(Player.values());
        if (kind < 0 && tokens.playerComes()) {
            who = List.of(tokens.player());
            kind = kind();
        }
        if (kind < 0 && tokens.peek().kind() == Token.Kind.NAME) {
            throw unknown();
        }
        byKind |= kind >= 0;
        int count = tokens.number("notation.hand", 0, MOST);
        tokens.takes("each");
        for (Player player : who) {
            counts[player.ordinal()][Math.max(0, kind)] = count;
        }
    }

    /** A word that is neither a kind nor what comes into a hand. */
    private NotationException unknown() {
        List<String> names = tokens.kinds().kinds().stream()
                .map(PieceKinds.Kind::name)
                .filter(name -> !name.isEmpty())
                .toList();
        String word = tokens.peek().text();
        return tokens.error(
                "board.unknown-word",
                "seen",
                word,
                "nearest",
                Distance.nearest(word, Stream.concat(names.stream(), BoardWords.known(List.of("captured")))),
                "allowed",
                String.join(
                        ", ",
                        Stream.concat(names.stream(), Stream.of("x", "o", BoardWords.written("captured")))
                                .toList()));
    }

    /** The kind that is named next; -1 where none is. */
    private int kind() {
        boolean named = tokens.peek().kind() == Token.Kind.NAME
                && !tokens.peek().text().isEmpty()
                && tokens.kinds().named(tokens.peek().text()) >= 0;
        if (!named) {
            return -1;
        }
        int kind = tokens.kinds().named(tokens.peek().text());
        tokens.skip();
        return kind;
    }

    /**
     * How pieces in hand are counted.
     *
     * @param start what stands on the cells
     * @param promoted the kind that a piece of the first kind becomes, or {@link Customs#NOTHING}
     */
    Hands hands(String start, List<MoveClause> clauses, int promoted) {
        if (!byKind) {
            return Hands.ANY_KIND;
        }
        for (MoveClause clause : clauses) {
            Movement movement = clause.movement();
            boolean made = movement instanceof Movement.Cover
                    || movement instanceof Movement.Push
                    || movement instanceof Movement.Turn
                    || movement instanceof Movement.Sweep
                            && !(movement instanceof Movement.Rotate || movement instanceof Movement.Lay)
                    || clause.manner().becoming() != PieceKinds.ANY;
            if (keeps && made) {
                throw tokens.error("board.kept-and-made");
            }
        }
        int kinds = tokens.kinds().kinds().size();
        List<Integer> most = new ArrayList<>();
        long fillings = 1;
        for (int kind = 0; kind < kinds; kind++) {
            int each = kind;
            boolean placed = clauses.stream()
                    .anyMatch(clause ->
                            clause.places() && Math.max(0, clause.manner().kind()) == each);
            int inHand = Math.max(counts[0][kind], counts[1][kind]);
            most.add(keeps && (placed || inHand > 0) ? all(start, kind, promoted) : inHand);
            fillings *= most.get(kind) + 1;
            if (fillings > Hands.MOST_FILLINGS) {
                throw tokens.error("board.hands-too-many", "most", Hands.MOST_FILLINGS);
            }
        }
        return new Hands(most, keeps);
    }

    /** All pieces that one player may come to have of a kind, of which promoted ones are counted with the first. */
    private int all(String start, int kind, int promoted) {
        int all = counts[0][kind] + counts[1][kind];
        all += kind == 0 && promoted > 0 ? counts[0][promoted] + counts[1][promoted] : 0;
        for (int cell = 0; cell < start.length(); cell++) {
            int value = tokens.kinds().signs().indexOf(start.charAt(cell));
            int of = PieceKinds.kind(value) == promoted ? 0 : PieceKinds.kind(value);
            boolean piece = value != Content.EMPTY.ordinal() && value != Content.NEUTRAL.ordinal();
            all += piece && of == kind ? 1 : 0;
        }
        return all;
    }

    /** The number of a player's hand at the start. */
    int hand(Player player, Hands hands) {
        int kinds = tokens.kinds().kinds().size();
        return hands.number(IntStream.range(0, kinds)
                .map(kind -> counts[player.ordinal()][kind])
                .toArray());
    }
}
