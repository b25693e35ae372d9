package org.zermelo.exam.task;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A task as it is filed in an answer bank: short texts for each part of the rules.
 *
 * @param name what the task is called
 * @param family the starts
 * @param moves the moves, each a clause of the notation
 * @param end when the play is over; null when it is over only for want of moves
 * @param overshoot when the last mover has lost by going too far; null for never
 * @param winner who wins, in words; null for the last mover
 * @param noRepeat {@code own}, {@code opponent} or {@code own or opponent}: whose last move may not be repeated; null for neither
 * @param once moves that may be made once in the whole game
 * @param result what must hold after a move; null for nothing
 * @param questions the questions
 */
public record Sheet(
        String name,
        FamilySheet family,
        List<String> moves,
        @Nullable String end,
        @Nullable String overshoot,
        @Nullable String winner,
        @Nullable String noRepeat,
        List<String> once,
        @Nullable String result,
        List<SheetQuestion> questions) {

    /**
     * Starts.
     *
     * @param start the heaps, each a number or an expression in S (and K)
     * @param least the least S; null for 1
     * @param greatest the greatest S; null for no upper end
     * @param where which values of S are starts; null for all
     * @param pairs which pairs of K and S are starts; null when there is no K or for all
     */
    public record FamilySheet(
            List<String> start,
            @Nullable Long least,
            @Nullable Long greatest,
            @Nullable String where,
            @Nullable String pairs) {

        public FamilySheet {
            start = List.copyOf(start);
        }
    }

    /**
     * A question.
     *
     * @param family starts of its own; null for those of the task
     */
    public record SheetQuestion(
            ExamQuestion question, @Nullable FamilySheet family) {}

    public Sheet {
        moves = List.copyOf(moves);
        once = List.copyOf(once);
        questions = List.copyOf(questions);
    }

    /**
     * The task that the sheet describes.
     *
     * @throws org.zermelo.game.BadInputException when a text cannot be read
     */
    public Task task() {
        return new SheetReader(this).task();
    }
}
