package org.zermelo.boards.model;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;

/**
 * The kinds of pieces of the two players. The first kind has the values 1 and 2, the next 4 and 5, and so on; 0 is an empty cell and
 * 3 a neutral piece.
 *
 * @param kinds at least one
 * @param signs the sign of each value in the text of a position
 */
public record PieceKinds(List<Kind> kinds, String signs) {

    /** Any kind of piece. */
    public static final int ANY = -1;

    /** So many kinds at most. */
    public static final int MOST = 8;

    /** Men alone, drawn as x and o. */
    public static final PieceKinds MEN = of(List.of(new Kind("", 'x', 'o')));

    /**
     * A kind of piece.
     *
     * @param name as the rules call it; empty where there is one kind alone
     * @param left the sign of Left's pieces
     * @param right that of Right's
     */
    public record Kind(String name, char left, char right) {}

    public PieceKinds {
        kinds = List.copyOf(kinds);
    }

    /** Kinds with their signs. */
    public static PieceKinds of(List<Kind> kinds) {
        StringBuilder signs = new StringBuilder(".");
        for (int kind = 0; kind < kinds.size(); kind++) {
            signs.append(kinds.get(kind).left()).append(kinds.get(kind).right());
            signs.append(kind == 0 ? "*" : "");
        }
        return new PieceKinds(kinds, signs.toString());
    }

    /** How many different things can stand on a cell. */
    public int values() {
        return 2 + 2 * kinds.size();
    }

    /** The kind that has a name; -1 when none has. */
    public int named(String name) {
        return kinds.stream().map(Kind::name).toList().indexOf(name);
    }

    /** The value of a player's piece of a kind. */
    public static int value(int kind, Player owner) {
        return (kind == 0 ? 1 : 2 + 2 * kind) + (owner == Player.LEFT ? 0 : 1);
    }

    /** The kind of a value that is a player's piece. */
    public static int kind(int value) {
        return value < Content.VALUES ? 0 : value / 2 - 1;
    }

    /** All values that a player sees as this. */
    public List<Integer> values(Content content, Player viewer) {
        List<Integer> values = new ArrayList<>();
        for (int value = 0; value < values(); value++) {
            if (Content.of(value, viewer) == content) {
                values.add(value);
            }
        }
        return values;
    }

    /** The kinds in the notation; empty where there are men alone. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Kind kind : kinds) {
            text.append(text.isEmpty() ? "" : ", ").append(kind.name()).append(' ');
            text.append(kind.left()).append(' ').append(kind.right());
        }
        return this.equals(MEN) ? "" : text.toString();
    }
}
