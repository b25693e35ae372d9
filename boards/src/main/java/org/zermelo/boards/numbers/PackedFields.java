package org.zermelo.boards.numbers;

import java.util.Arrays;
import java.util.Optional;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.derive.ComposedSymmetries;
import org.zermelo.boards.derive.Effects;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;

/**
 * The parts of a number: what is remembered of earlier moves, whether the player to move has to pass, the plies left, both hands, what
 * stands on the cells, the turn.
 */
public final class PackedFields {

    /** Larger numbers are no positions. */
    public static final double BOUND = 0x1p62;

    private final BoardRules rules;
    private final String signs;
    private final CellNumbers numbers;
    private final int hands;
    private final int plies;
    private final TrackDigits tracks;
    private final boolean remembers;
    /** A number of what is remembered is worth so much. */
    private final long memory;

    /** About how many boards there are. */
    public final double boards;
    /** All numbers are below it. */
    public final long bound;
    /** What a value on a cell adds to a number. */
    public final long[][] worth;
    /** What a piece in the hand of a player adds. */
    public final long[] handWeights;

    public final long plyWeight;
    public final long waitWeight;

    private PackedFields(BoardRules rules, CellNumbers numbers, double boards) {
        this.rules = rules;
        this.signs = rules.customs().kinds().signs();
        this.numbers = numbers;
        this.boards = boards;
        this.hands = 1 + rules.mostHand();
        this.plies = rules.plies() == BoardRules.ENDLESS ? 1 : rules.plies() + 1;
        long weight = 2 * numbers.size();
        this.handWeights = new long[] {weight * hands, weight};
        this.plyWeight = weight * hands * hands;
        this.waitWeight = plyWeight * plies;
        this.tracks = new TrackDigits(rules);
        this.remembers = rules.remembers();
        this.memory = waitWeight * (rules.customs().repeats() ? 2 : 1);
        this.bound = memory * tracks.size();
        this.worth = Arrays.stream(numbers.worth())
                .map(cell -> Arrays.stream(cell).map(adds -> 2 * adds).toArray())
                .toArray(long[][]::new);
    }

    /** The parts with these for the cells; empty where numbers become too large. */
    private static Optional<PackedFields> with(BoardForm form, CellNumbers numbers, double boards) {
        return Optional.of(new PackedFields(form.rules(), numbers, boards))
                .filter(fields -> fields.memory < BOUND / fields.tracks.size());
    }

    /** The parts for a game: a digit for each cell, or where these are too many one for each kind of piece; empty if both are. */
    public static Optional<PackedFields> of(BoardForm form) {
        return byCells(form).or(() -> byPieces(form));
    }

    /** Whether a game has any. */
    public static boolean fit(BoardForm form) {
        return fitByCells(form) && !form.rules().remembers() || of(form).isPresent();
    }

    private static boolean fitByCells(BoardForm form) {
        return form.rules().board().isOneWord() && BoardDigits.boards(form.values()) < most(form.rules());
    }

    private static Optional<PackedFields> byCells(BoardForm form) {
        if (!fitByCells(form)) {
            return Optional.empty();
        }
        int[] values = form.values();
        int kinds = form.rules().customs().kinds().values();
        return with(form, new CellFillings(values, kinds), BoardDigits.boards(values));
    }

    /** A digit for each kind of piece; empty where there are more than a few of some kind. */
    public static Optional<PackedFields> byPieces(BoardForm form) {
        BoardRules rules = form.rules();
        if (!rules.board().isOneWord() || !PieceSums.areFew(atStart(rules))) {
            return Optional.empty();
        }
        int[] most = new Effects(rules).most();
        Optional<PieceSums> sums = PieceSums.areFew(most)
                ? PieceSums.of(rules.board().size(), both(form, most), most(rules))
                : Optional.empty();
        return sums.flatMap(numbers -> with(form, numbers, numbers.size()));
    }

    /** So many boards have a place in a number beside all else. */
    private static double most(BoardRules rules) {
        return BOUND / 4 / (rules.plies() + 2) / Math.pow(1.0 + rules.mostHand(), 2);
    }

    /** How many pieces of each value there are on the board at the start; none are counted for an empty cell. */
    private static int[] atStart(BoardRules rules) {
        int[] count = new int[rules.customs().kinds().values()];
        String signs = rules.customs().kinds().signs();
        rules.start().chars().map(signs::indexOf).filter(value -> value > 0).forEach(value -> count[value]++);
        return count;
    }

    /** The most pieces of each value; of both colours as many where some symmetry exchanges them. */
    private static int[] both(BoardForm form, int[] most) {
        int[] both = most.clone();
        for (int value = 1; value < most.length && form.symmetries().stream().anyMatch(Symmetry::swap); value++) {
            both[value] = Math.max(most[value], most[ComposedSymmetries.exchanged(value)]);
        }
        return both;
    }

    public long pack(AtTurn<BoardPosition> at) {
        BoardPosition position = at.position();
        long number = at.mover().ordinal()
                + handWeights[0] * position.leftHand()
                + handWeights[1] * position.rightHand()
                + plyWeight * Math.max(0, position.pliesLeft())
                + (position.waits() ? waitWeight : 0)
                + memory * tracks.pack(position.remembered());
        for (int cell = 0; cell < worth.length; cell++) {
            int value = signs.indexOf(position.cells().charAt(cell));
            number += worth[cell][value];
        }
        if (!unpack(number).position().cells().equals(position.cells())) {
            throw new IllegalArgumentException("not a position of this game: " + position);
        }
        return number;
    }

    public AtTurn<BoardPosition> unpack(long number) {
        long[] standing = new long[signs.length()];
        long rest = standing(number, standing);
        int left = rules.plies() == BoardRules.ENDLESS ? BoardRules.ENDLESS : (int) pliesLeft(rest);
        return new AtTurn<>(
                new BoardPosition(
                        rules.customs().kinds().signs(standing, worth.length),
                        leftHand(rest),
                        rightHand(rest),
                        left,
                        waits(number),
                        tracks.unpack(number / memory)),
                Player.values()[(int) (number & 1)]);
    }

    /**
     * Reads on which cells each value stands, but for empty ones; returns what {@link #leftHand}, {@link #rightHand} and
     * {@link #pliesLeft} are read from.
     */
    public long standing(long number, long[] standing) {
        return numbers.read(number >>> 1, standing);
    }

    public int rightHand(long rest) {
        return (int) (rest % hands);
    }

    public int leftHand(long rest) {
        return (int) (rest / hands % hands);
    }

    public long pliesLeft(long rest) {
        return rest / hands / hands % plies;
    }

    /** Whether at a number the player to move has to pass. */
    public boolean waits(long number) {
        return (remembers ? number % memory : number) >= waitWeight;
    }

    /** What a symmetry makes of the cells of a number, as {@link #image} takes it. */
    public long[][] images(Symmetry symmetry) {
        return numbers.images(symmetry, worth);
    }

    /** The image of a number by a symmetry of which {@link #images} are known. */
    public long image(long number, long[][] images, Symmetry symmetry) {
        return remembers
                ? image(number % memory, images, symmetry.swap()) + memory * tracks.image(number / memory, symmetry)
                : image(number, images, symmetry.swap());
    }

    private long image(long number, long[][] images, boolean swap) {
        long sum = CellNumbers.image(number >>> 1, images);
        long rest = number / handWeights[1];
        long right = rest % hands;
        long left = rest / hands % hands;
        long above = rest / hands / hands;
        long inHands = swap ? right * hands + left : left * hands + right;
        return sum + handWeights[1] * (inHands + above * hands * hands) + (swap ? 1 - (number & 1) : number & 1);
    }
}
