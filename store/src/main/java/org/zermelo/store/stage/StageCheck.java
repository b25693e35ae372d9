package org.zermelo.store.stage;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.stage.StageShelf;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Note;
import org.zermelo.solve.work.Workers;

/**
 * Checks values of stages without what made them: the moves are those of the interpreter, and the meaning of a value is written out a
 * second time. That all values of a game pass proves them: the plies of a win or loss go down to an end, and who is in a draw has a move
 * that keeps it and none that wins.
 */
public final class StageCheck {

    private static final int TASKS = 256;

    private final BoardGame game;
    private final StageWork work;
    private final StageShelf shelf;

    /** A check of the values on a shelf. */
    public StageCheck(BoardGame game, StageWork work, StageShelf shelf) {
        this.game = game;
        this.work = work;
        this.shelf = shelf;
    }

    /**
     * What was found.
     *
     * @param entries the positions that were verified
     * @param fault a fault; empty where they are right
     */
    public record StageReport(long entries, Optional<Note> fault) {}

    /**
     * Checks a stage whose values, and those of the stages below, are on the shelf.
     *
     * @param each of so many numbers one is verified; 1 for all
     */
    public StageReport check(String stage, StageValues values, int each, Workers workers) {
        AtomicLong checked = new AtomicLong();
        AtomicReference<@Nullable Note> found = new AtomicReference<>();
        long picked = (values.size() + each - 1) / each;
        workers.each(TASKS, (task, worker) -> {
            long entries = 0;
            long end = (task + 1) * picked / TASKS * each;
            for (long number = task * picked / TASKS * each; number < end && found.get() == null; number += each) {
                Optional<Note> fault = fault(stage, number, values);
                fault.ifPresent(note -> found.compareAndSet(null, note));
                entries += values.get(number) == StageValues.NONE ? 0 : 1;
            }
            checked.addAndGet(entries);
        });
        return new StageReport(checked.get(), Optional.ofNullable(found.get()));
    }

    /** What is wrong with the value of a number, or nothing. */
    public Optional<Note> fault(String stage, long number, StageValues values) {
        int value = values.get(number);
        AtTurn<BoardPosition> at = work.position(stage, number);
        Optional<StageWork.StagePlace> place = work.place(at);
        boolean stands = place.isPresent()
                && place.get().number() == number
                && place.get().stage().equals(stage);
        int expected = stands && (value != StageValues.NONE || !overBefore(at)) ? expected(at) : StageValues.NONE;
        return expected == value
                ? Optional.empty()
                : Optional.of(Note.of("store.wrong-stage-entry")
                        .with("stage", stage)
                        .with("number", number)
                        .with("position", game.text(at))
                        .with("seen", value)
                        .with("expected", expected));
    }

    /** Whether the other player's move before had ended the play: then nobody is to move here. */
    private boolean overBefore(AtTurn<BoardPosition> at) {
        BoardPosition seen = at.position();
        String cells = seen.cells().replace('x', '?').replace('o', 'x').replace('?', 'o');
        return game.isEnded(new AtTurn<>(
                new BoardPosition(cells, seen.rightHand(), seen.leftHand(), seen.pliesLeft(), false), at.mover()));
    }

    private int expected(AtTurn<BoardPosition> at) {
        int soonest = Integer.MAX_VALUE;
        int latest = 0;
        boolean draw = false;
        boolean any = false;
        for (BoardMove move : game.moves(at)) {
            any = true;
            int value = work.value(game.play(at, move), shelf);
            if (value == 0) {
                draw = true;
            } else if ((value - 1) % 2 == 0) {
                soonest = Math.min(soonest, value);
            } else {
                latest = Math.max(latest, value);
            }
        }
        if (soonest < Integer.MAX_VALUE) {
            return soonest + 1;
        }
        return draw ? 0 : any ? latest + 1 : 1;
    }
}
