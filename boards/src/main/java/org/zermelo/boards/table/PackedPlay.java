package org.zermelo.boards.table;

import java.util.List;
import java.util.Optional;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Customs;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;

/**
 * A board game on numbers whose moves change more than their words name: chains, flips, mills, promotion. Moves are those of the
 * interpreter; digits are the plies left, the hands, the cells and the turn.
 */
public final class PackedPlay implements PackedBoard {

    private static final double BOUND = 0x1p62;

    private final BoardForm form;
    private final BoardRules rules;
    private final BoardPlay play;
    private final String signs;
    /** For each cell the digit of each value, -1 for one that never stands there, and the value of each digit. */
    private final int[][] digits;

    private final int[][] read;
    private final int hands;
    private final int plies;
    private final long bound;
    private final long[] weights;
    private final long levels;
    private final int most;

    private PackedPlay(BoardForm form) {
        this.form = form;
        this.rules = form.rules();
        this.play = new BoardPlay(rules);
        this.signs = rules.customs().kinds().signs();
        int[] values = form.values();
        this.digits = new int[values.length][signs.length()];
        this.read = new int[values.length][];
        long size = 2;
        for (int cell = 0; cell < values.length; cell++) {
            read[cell] = new int[Integer.bitCount(values[cell])];
            int digit = 0;
            for (int value = 0; value < signs.length(); value++) {
                boolean stands = (values[cell] >> value & 1) != 0;
                digits[cell][value] = stands ? digit : -1;
                if (stands) {
                    read[cell][digit++] = value;
                }
            }
            size *= digit;
        }
        this.hands = 1 + Math.max(rules.leftHand(), rules.rightHand());
        this.plies = rules.plies() == BoardRules.ENDLESS ? 1 : rules.plies() + 1;
        this.bound = size * hands * hands * plies;
        this.weights = form.weights();
        this.levels = weights.length == 0 ? 0 : 2 * range() + 2;
        this.most = mostMoves();
    }

    /** The numbers of a game; empty where a position has no place in a {@code long}. */
    public static Optional<PackedPlay> of(BoardForm form) {
        BoardRules rules = form.rules();
        double most = 2 * BoardDigits.boards(form.values()) * (rules.plies() + 2);
        most *= Math.pow(1.0 + Math.max(rules.leftHand(), rules.rightHand()), 2);
        return most < BOUND ? Optional.of(new PackedPlay(form)) : Optional.empty();
    }

    private long range() {
        long most = 0;
        for (int cell = 0; cell < read.length; cell++) {
            long high = 0;
            for (int value : read[cell]) {
                high = Math.max(high, weights[cell * signs.length() + value]);
            }
            most += high;
        }
        int base = read.length * signs.length();
        return most
                + weights[base] * rules.leftHand()
                + weights[base + 1] * rules.rightHand()
                + weights[base + 2] * Math.max(0, rules.plies());
    }

    private int mostMoves() {
        return 4096;
    }

    @Override
    public BoardForm form() {
        return form;
    }

    @Override
    public long pack(AtTurn<BoardPosition> at) {
        BoardPosition position = at.position();
        long number = Math.max(0, position.pliesLeft());
        number = number * hands + position.leftHand();
        number = number * hands + position.rightHand();
        for (int cell = read.length - 1; cell >= 0; cell--) {
            int digit = digits[cell][signs.indexOf(position.cells().charAt(cell))];
            if (digit < 0) {
                throw new IllegalArgumentException("not a position of this game: " + position);
            }
            number = number * read[cell].length + digit;
        }
        return 2 * number + at.mover().ordinal();
    }

    @Override
    public AtTurn<BoardPosition> unpack(long number) {
        long rest = number >>> 1;
        StringBuilder cells = new StringBuilder(read.length);
        for (int[] values : read) {
            cells.append(signs.charAt(values[(int) (rest % values.length)]));
            rest /= values.length;
        }
        int right = (int) (rest % hands);
        rest /= hands;
        int left = (int) (rest % hands);
        int pliesLeft = rules.plies() == BoardRules.ENDLESS ? BoardRules.ENDLESS : (int) (rest / hands);
        return new AtTurn<>(
                new BoardPosition(cells.toString(), left, right, pliesLeft), Player.values()[(int) (number & 1)]);
    }

    @Override
    public long start() {
        return pack(new AtTurn<>(play.start(), rules.first()));
    }

    @Override
    public long bound() {
        return bound;
    }

    @Override
    public int mostOptions() {
        return most;
    }

    @Override
    public int options(long position, long[] options) {
        AtTurn<BoardPosition> at = unpack(position);
        List<BoardMove> moves = play.moves(at.position(), at.mover());
        for (int i = 0; i < moves.size(); i++) {
            BoardPosition after = play.play(at.position(), at.mover(), moves.get(i));
            options[i] = pack(new AtTurn<>(after, at.mover().other()));
        }
        return moves.size();
    }

    @Override
    public Ending ending(long position) {
        AtTurn<BoardPosition> at = unpack(position);
        return play.ending(at.position(), at.mover());
    }

    @Override
    public boolean scoring() {
        return rules.customs().score() != Customs.Score.NOTHING;
    }

    @Override
    public void gains(long position, long[] gains) {
        AtTurn<BoardPosition> at = unpack(position);
        List<BoardMove> moves = play.moves(at.position(), at.mover());
        for (int i = 0; i < moves.size(); i++) {
            gains[i] = play.gain(at.position(), at.mover(), moves.get(i));
        }
    }

    @Override
    public int levels() {
        return levels < Integer.MAX_VALUE ? (int) levels : 0;
    }

    @Override
    public int level(long position) {
        AtTurn<BoardPosition> at = unpack(position);
        BoardPosition there = at.position();
        long level = 0;
        for (int cell = 0; cell < read.length; cell++) {
            level += weights[cell * signs.length() + signs.indexOf(there.cells().charAt(cell))];
        }
        int base = read.length * signs.length();
        level += weights[base] * there.leftHand() + weights[base + 1] * there.rightHand();
        level += weights[base + 2] * Math.max(0, there.pliesLeft());
        boolean passes =
                rules.customs().passes() && play.moves(there, at.mover()).equals(List.of(BoardMove.PASS));
        return (int) (2 * level + (passes ? 1 : 0));
    }
}
