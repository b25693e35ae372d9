package org.zermelo.boards.model;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Player;

/**
 * The kinds of pieces of the two players. The first kind has the values 1 and 2, the next 4 and 5, and so on; 0 is an empty cell and
 * 3 a neutral piece. Where pieces cover others, {@link Stacks} follow.
 *
 * @param kinds at least one
 * @param signs the sign of each value in the cells of a position
 * @param stacks the piles of which there may be some
 */
public record PieceKinds(List<Kind> kinds, String signs, Stacks stacks) {

    /** Any kind of piece. */
    public static final int ANY = -1;

    /** So many kinds at most. */
    public static final int MOST = 8;

    /** The sign of the first pile; those of the others follow. They are letters of nobody's, and never written. */
    private static final char PILES = '\uE000';

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
        return new PieceKinds(kinds, signs.toString(), Stacks.NONE);
    }

    /** The same kinds of which later ones may cover earlier ones. */
    public PieceKinds covering() {
        Stacks piles = Stacks.of(kinds.size());
        StringBuilder all = new StringBuilder(signs);
        for (int value = signs.length(); value < piles.tops().size(); value++) {
            all.append((char) (PILES + value));
        }
        return new PieceKinds(kinds, all.toString(), piles);
    }

    /** How many different things can stand on a cell. */
    public int values() {
        return signs.length();
    }

    /** The value of which a cell has the sign. */
    public int value(char sign) {
        return signs.indexOf(sign);
    }

    /** What stands on a cell, written: its sign, or in brackets those of a pile, the upper one first. */
    public String written(char sign) {
        int value = value(sign);
        if (value < 0 || stacks.below(value) == 0) {
            return String.valueOf(sign);
        }
        StringBuilder pile = new StringBuilder("[");
        for (int left = value; left != 0; left = stacks.below(left)) {
            pile.append(signs.charAt(stacks.top(left)));
        }
        return pile.append(']').toString();
    }

    /** The sign of what {@link #written} has written; a blank for anything else. */
    public char read(String written) {
        if (written.length() == 1) {
            return written.charAt(0);
        }
        int value = written.endsWith("]") ? 0 : -1;
        for (int at = written.length() - 2; at > 0 && value >= 0; at--) {
            int piece = value(written.charAt(at));
            value = piece <= 0 || value == Content.NEUTRAL.ordinal() ? -1 : stacks.over(piece, value);
        }
        return value <= 0 || stacks.below(value) == 0 ? ' ' : signs.charAt(value);
    }

    /** The cells of a row that is written. */
    public static List<String> cells(String row) {
        List<String> cells = new ArrayList<>();
        for (int at = 0; at < row.length(); ) {
            int close = row.charAt(at) == '[' ? row.indexOf(']', at) : at;
            int end = close < 0 ? row.length() : close + 1;
            cells.add(row.substring(at, end));
            at = end;
        }
        return cells;
    }

    /**
     * The sign of what stands on each cell, on a board of one word.
     *
     * @param standing for each value the cells on which it stands
     */
    public String signs(long[] standing, int size) {
        StringBuilder cells = new StringBuilder(".".repeat(size));
        for (int value = 1; value < standing.length; value++) {
            for (long left = standing[value]; left != 0; left &= left - 1) {
                cells.setCharAt(Long.numberOfTrailingZeros(left), signs.charAt(value));
            }
        }
        return cells.toString();
    }

    /** The kind that has a name; -1 when none has. */
    public int named(String name) {
        return kinds.stream().map(Kind::name).toList().indexOf(name);
    }

    /** The value of a player's piece of a kind. */
    public static int value(int kind, Player owner) {
        return (kind == 0 ? 1 : 2 + 2 * kind) + (owner == Player.LEFT ? 0 : 1);
    }

    /** The kind of a value that is a player's single piece. */
    public static int kind(int value) {
        return value < Content.VALUES ? 0 : value / 2 - 1;
    }

    /** The kind of the piece that is seen on a cell with a value that is a player's. */
    public int kindOf(int value) {
        return kind(stacks.top(value));
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
