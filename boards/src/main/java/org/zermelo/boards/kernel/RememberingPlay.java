package org.zermelo.boards.kernel;

import java.util.List;
import java.util.Optional;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Remembered;
import org.zermelo.boards.numbers.BoardDigits;
import org.zermelo.boards.numbers.PackedBoard;
import org.zermelo.boards.numbers.PackedFields;
import org.zermelo.boards.numbers.PlayLevels;
import org.zermelo.boards.numbers.TrackDigits;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;

/**
 * A board game on numbers in which moves are forbidden by earlier ones. A number is that of the same position without a memory, and
 * above it
 * what is remembered. Moves are those of the rules as they are played: what will be remembered depends on what the next player can do.
 */
public final class RememberingPlay implements PackedBoard {

    private final BoardForm form;
    private final BoardPlay play;
    private final PackedPlay bare;
    private final TrackDigits tracks;
    /** A number of the last moves is worth so much. */
    private final long weight;

    private final PlayLevels levels;
    private final List<Symmetry> symmetries;

    private RememberingPlay(BoardForm form, PackedPlay bare, TrackDigits tracks, boolean classes) {
        this.form = form;
        this.play = new BoardPlay(form.rules());
        this.bare = bare;
        this.tracks = tracks;
        this.weight = bare.bound();
        this.symmetries = classes && form.symmetries().size() > 1 ? form.symmetries() : List.of();
        this.levels = new PlayLevels(form.rules(), form.weights(), form.values());
    }

    /** The numbers of a game; empty where a position has no place in a {@code long}. */
    public static Optional<RememberingPlay> of(BoardForm form) {
        return of(form, BoardDigits.boards(form.values()) > PackedPlay.MOST_PLAIN);
    }

    /**
     * The numbers of a game, in a form that can be told.
     *
     * @param classes whether positions that a symmetry takes into each other are one
     */
    public static Optional<RememberingPlay> of(BoardForm form, boolean classes) {
        TrackDigits tracks = new TrackDigits(form.rules());
        return PackedPlay.of(form, classes)
                .filter(bare -> fits(bare.bound(), tracks))
                .map(bare -> new RememberingPlay(form, bare, tracks, classes));
    }

    /** Whether a position has a place in a {@code long}, with what is remembered. */
    public static boolean fits(BoardForm form) {
        return PackedFields.of(form)
                .filter(fields -> fits(fields.bound, new TrackDigits(form.rules())))
                .isPresent();
    }

    private static boolean fits(long bound, TrackDigits tracks) {
        return bound < PackedFields.BOUND / tracks.size();
    }

    @Override
    public BoardForm form() {
        return form;
    }

    @Override
    public long pack(AtTurn<BoardPosition> at) {
        return bare.pack(at) + weight * tracks.pack(at.position().remembered());
    }

    @Override
    public AtTurn<BoardPosition> unpack(long number) {
        AtTurn<BoardPosition> at = bare.unpack(number % weight);
        Remembered known = tracks.unpack(number / weight);
        return new AtTurn<>(at.position().remembering(known), at.mover());
    }

    @Override
    public long start() {
        return pack(new AtTurn<>(
                play.start(), form.shared() ? Player.LEFT : form.rules().first()));
    }

    @Override
    public long bound() {
        return weight * tracks.size();
    }

    @Override
    public int mostOptions() {
        return bare.mostOptions();
    }

    @Override
    public int options(long position, long[] options) {
        AtTurn<BoardPosition> at = unpack(position);
        List<BoardMove> moves = play.moves(at.position(), at.mover());
        if (moves.size() > mostOptions()) {
            throw new RefusedException("board.too-many-moves", "seen", moves.size(), "most", mostOptions());
        }
        Player next = form.shared() ? Player.LEFT : at.mover().other();
        int count = 0;
        for (BoardMove move : moves) {
            options[count++] = pack(new AtTurn<>(play.play(at.position(), at.mover(), move), next));
        }
        return count;
    }

    @Override
    public Ending ending(long position) {
        AtTurn<BoardPosition> at = unpack(position);
        return play.ending(at.position(), at.mover());
    }

    @Override
    public boolean scoring() {
        return bare.scoring();
    }

    @Override
    public void gains(long position, long[] gains) {
        AtTurn<BoardPosition> at = unpack(position);
        int count = 0;
        for (BoardMove move : play.moves(at.position(), at.mover())) {
            gains[count++] = play.gain(at.position(), at.mover(), move);
        }
    }

    @Override
    public int levels() {
        return levels.count();
    }

    @Override
    public int level(long position) {
        AtTurn<BoardPosition> at = unpack(position);
        BoardPosition here = at.position();
        String signs = form.rules().customs().kinds().signs();
        long[] standing = new long[signs.length()];
        for (int cell = 0; cell < here.cells().length(); cell++) {
            standing[signs.indexOf(here.cells().charAt(cell))] |= 1L << cell;
        }
        boolean passes = form.rules().customs().passes()
                && play.moves(here, at.mover()).equals(List.of(BoardMove.PASS))
                && !play.canMove(here, at.mover());
        int step = here.waits() ? 2 : passes ? 1 : 0;
        return levels.level(standing, here.leftHand(), here.rightHand(), here.pliesLeft(), step);
    }

    @Override
    public long canonical(long position) {
        long least = position;
        for (int s = 0; s < symmetries.size(); s++) {
            least = Math.min(least, image(s, position));
        }
        return least;
    }

    @Override
    public long classSize(long canonical) {
        int fixing = 0;
        for (int s = 0; s < symmetries.size(); s++) {
            fixing += image(s, canonical) == canonical ? 1 : 0;
        }
        return fixing == 0 ? 1 : symmetries.size() / fixing;
    }

    private long image(int symmetry, long position) {
        return bare.image(symmetry, position % weight)
                + weight * tracks.image(position / weight, symmetries.get(symmetry));
    }
}
