package org.zermelo.value;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;

/**
 * Why a position is worth what it is, as facts without a language. The general reasons stand here; a family of games
 * adds records of its own beside its rules, and the presentation layer has the words for each.
 */
public interface Reason extends Facts {

    /** The reason's name in JSON, such as {@code witness}. */
    String kind();

    /** The play has ended. */
    record Ended(Ending ending) implements Reason {
        @Override
        public String kind() {
            return "ended";
        }

        @Override
        public Map<String, @Nullable Object> facts() {
            return Note.arguments("ending", ending);
        }
    }

    /**
     * One move is enough.
     *
     * @param move the move
     * @param next what the position after it is worth to the opponent
     */
    record Witness(Object move, Worth next) implements Reason {
        @Override
        public String kind() {
            return "witness";
        }

        @Override
        public Map<String, @Nullable Object> facts() {
            return Note.arguments("move", move, "next", next);
        }
    }

    /**
     * Every move fails, each for the reply beside it.
     *
     * @param replies at most the first 1,000 moves
     * @param moves how many moves there are
     */
    record Refutation(List<Reply> replies, long moves) implements Reason {
        public Refutation {
            replies = List.copyOf(replies);
        }

        @Override
        public String kind() {
            return "refutation";
        }

        @Override
        public Map<String, @Nullable Object> facts() {
            return Note.arguments("replies", replies, "moves", moves);
        }
    }

    /**
     * A move, and the best reply to it.
     *
     * @param reply the best reply; null when the move ends the play
     * @param next what the position after the move is worth to the opponent
     */
    record Reply(Object move, @Nullable Object reply, Worth next) implements Facts {
        @Override
        public Map<String, @Nullable Object> facts() {
            return Note.arguments("move", move, "reply", reply, "next", next);
        }
    }

    /**
     * The nimber is the least number that no option has.
     *
     * @param options the nimbers of the options
     * @param gap the least natural number that is absent
     */
    record Mex(SortedSet<Long> options, long gap) implements Reason {
        @Override
        public String kind() {
            return "mex";
        }

        @Override
        public Map<String, @Nullable Object> facts() {
            return Note.arguments("options", options, "gap", gap);
        }
    }

    /** Neither player can force a win, and this move keeps it so. */
    record Holds(Object move, Worth next) implements Reason {
        @Override
        public String kind() {
            return "holds";
        }

        @Override
        public Map<String, @Nullable Object> facts() {
            return Note.arguments("move", move, "next", next);
        }
    }
}
