package org.zermelo.boards.numbers;

import java.util.BitSet;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.derive.Quantities;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;

/**
 * Positions as numbers, with digits for the turn, the cells, the hands and the plies left. The turn is left out where the cells tell
 * it, the hands where they follow from the pieces on the board.
 */
public final class BoardNumbers {

    private final BoardForm form;
    private final BoardRules rules;
    public final BoardDigits digits;
    private final int cells;
    public final boolean turnWritten;
    public final boolean handsWritten;
    private final int oddTurn;
    private final long handWeight;
    /** How many pieces each player has at the start, on the board and in hand. */
    public final int[] pieces;

    private final int handSize;
    public final long pliesWeight;
    public final boolean bounded;
    private final long bound;
    /** Whether a number is that of the board, and nothing else. */
    private final boolean boardAlone;
    /** The boards with as many pieces as can be there; null where all boards are few, or their order too large. */
    private final @Nullable BoardOrder order;

    /**
     * The numbers of a game.
     *
     * @param counted whether boards with too many pieces have no index
     * @param exchanges whether boards with the colours exchanged are positions, too
     */
    public BoardNumbers(BoardForm form, boolean counted, boolean exchanges) {
        this.form = form;
        this.rules = form.rules();
        this.digits = new BoardDigits(form.values());
        this.cells = rules.board().size();
        this.turnWritten = !form.shared() && form.turn().isEmpty();
        this.pieces =
                new int[] {rules.begin().leftHand() + count(1), rules.begin().rightHand() + count(2)};
        boolean told = form.keepsPieces(Player.LEFT) && form.keepsPieces(Player.RIGHT);
        // with the colours exchanged, a board of one player's pieces tells the hand of another who has more or fewer
        this.handsWritten = rules.hands() && !(told && (!exchanges || pieces[0] == pieces[1]));
        this.handSize = handsWritten
                ? 1 + Math.max(rules.begin().leftHand(), rules.begin().rightHand())
                : 1;
        this.handWeight = digits.boards() * (turnWritten ? 2 : 1);
        this.bounded = rules.plies() != BoardRules.ENDLESS;
        this.pliesWeight = handWeight * handSize * handSize;
        this.bound = pliesWeight * (bounded ? rules.plies() + 1 : 1);
        this.boardAlone = !turnWritten && !handsWritten && !bounded;
        this.oddTurn = oddAtStart(form.turn());
        this.order = counted ? BoardOrder.of(form.values(), form.counts(exchanges)) : null;
    }

    public long bound() {
        return bound;
    }

    /** The plies left at a number. */
    public long plies(long number) {
        return bounded ? number / pliesWeight : BoardRules.ENDLESS;
    }

    /** Whether the turn counts odd at Left's, where it is not written. */
    public int oddTurn() {
        return oddTurn;
    }

    /** What a move adds to the number of any position. */
    public long adds(GroundMove move) {
        long board = 0;
        for (int value = 0; value < Content.VALUES; value++) {
            board += sum(move.sets().get(value), value) - sum(move.clears().get(value), value);
        }
        long adds = turnWritten ? 2 * board + (move.mover() == Player.LEFT ? 1 : -1) : board;
        if (handsWritten && move.fromHand()) {
            adds -= handWeight * (move.mover() == Player.LEFT ? 1 : handSize);
        }
        return rules.plies() == BoardRules.ENDLESS ? adds : adds - pliesWeight;
    }

    private long sum(long set, int value) {
        long sum = 0;
        for (long left = set; left != 0; left &= left - 1) {
            sum += digits.worth(Long.numberOfTrailingZeros(left), value);
        }
        return sum;
    }

    private int count(int value) {
        return (int) rules.start()
                .chars()
                .filter(sign -> sign == Content.SIGNS.charAt(value))
                .count();
    }

    /** Whether the position counts odd at Left's turn. */
    private int oddAtStart(Optional<BitSet> turn) {
        if (turn.isEmpty()) {
            return 0;
        }
        int odd = turnOf(turn.get(), BoardPosition.start(rules));
        return rules.first() == Player.LEFT ? odd : 1 - odd;
    }

    private int turnOf(BitSet turn, BoardPosition position) {
        int odd = 0;
        for (int cell = 0; cell < cells; cell++) {
            odd ^= turn.get(Quantities.of(cell, value(position, cell))) ? 1 : 0;
        }
        for (Player player : Player.values()) {
            odd ^= turn.get(form.quantities().hand(player)) ? position.hand(player) & 1 : 0;
        }
        return odd ^ (turn.get(form.quantities().plies()) ? position.pliesLeft() & 1 : 0);
    }

    private static int value(BoardPosition position, int cell) {
        return Content.SIGNS.indexOf(position.cells().charAt(cell));
    }

    /** The number of a position. */
    public long pack(AtTurn<BoardPosition> at) {
        BoardPosition position = at.position();
        long number = 0;
        for (int cell = 0; cell < cells; cell++) {
            long worth = digits.worth(cell, value(position, cell));
            if (worth < 0) {
                throw new IllegalArgumentException("not a position of this game: " + position);
            }
            number += worth;
        }
        number = turnWritten ? 2 * number + at.mover().ordinal() : number;
        number += handsWritten ? handWeight * (position.leftHand() + (long) handSize * position.rightHand()) : 0;
        return number + Math.max(0, position.pliesLeft()) * pliesWeight;
    }

    /** The position of a number. */
    public AtTurn<BoardPosition> unpack(long number) {
        long board = board(number);
        StringBuilder signs = new StringBuilder();
        int[] on = new int[Content.VALUES];
        for (int cell = 0; cell < cells; cell++) {
            int value = digits.valueAt(board, cell);
            on[value]++;
            signs.append(Content.SIGNS.charAt(value));
        }
        BoardPosition position = new BoardPosition(
                signs.toString(),
                hand(0, number, on[1]),
                hand(1, number, on[2]),
                rules.plies() == BoardRules.ENDLESS ? BoardRules.ENDLESS : (int) (number / pliesWeight),
                false);
        int mover = turnWritten ? (int) (number & 1) : 0;
        if (!turnWritten && !form.shared()) {
            mover = turnOf(form.turn().orElseThrow(), position) ^ oddTurn;
        }
        return new AtTurn<>(position, Player.values()[mover]);
    }

    /** The board of a number. */
    public long board(long number) {
        long low = handsWritten || bounded ? number % handWeight : number;
        return turnWritten ? low >>> 1 : low;
    }

    /** What a player has in hand, with so many pieces on the board. */
    public int hand(int player, long number, int onBoard) {
        if (!handsWritten) {
            return !rules.hands() ? 0 : pieces[player] - onBoard;
        }
        long both = number / handWeight % ((long) handSize * handSize);
        return (int) (player == 0 ? both % handSize : both / handSize);
    }

    /** What a number is made of but the board, for a symmetry: turn and hands are exchanged with the colours. */
    long frame(long position, boolean swap) {
        long rest = position - (turnWritten ? 2 * board(position) : board(position));
        if (!swap) {
            return rest;
        }
        long turn = turnWritten ? 1 - (position & 1) : 0;
        if (!handsWritten) {
            return rest - (turnWritten ? position & 1 : 0) + turn;
        }
        long both = position / handWeight % ((long) handSize * handSize);
        long swapped = both % handSize * handSize + both / handSize;
        long plies = position / pliesWeight * pliesWeight;
        return plies + swapped * handWeight + turn;
    }

    /** The number of a board in the frame of {@link #frame}. */
    long framed(long board, long frame) {
        return frame + (turnWritten ? 2 * board : board);
    }

    /** How many indices there are; 0 when numbers have none beside themselves. */
    public long indices() {
        return order == null ? 0 : bound / digits.boards() * order.size();
    }

    /** The index of a number; -1 when it has too many pieces. */
    public long index(long position) {
        long board = board(position);
        long index = Objects.requireNonNull(order).index(board);
        if (index < 0 || boardAlone) {
            return index;
        }
        long above = position / handWeight * order.size() + index;
        return turnWritten ? 2 * above + (position & 1) : above;
    }

    /** The number of an index. */
    public long at(long index) {
        long low = turnWritten ? index >>> 1 : index;
        BoardOrder boards = Objects.requireNonNull(order);
        if (boardAlone) {
            return boards.board(index);
        }
        long board = boards.board(low % boards.size());
        long position = turnWritten ? 2 * board + (index & 1) : board;
        return low / boards.size() * handWeight + position;
    }
}
