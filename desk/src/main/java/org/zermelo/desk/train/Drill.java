package org.zermelo.desk.train;

import java.util.List;
import org.zermelo.desk.Match;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.Task;
import org.zermelo.value.Worth;

/** A question to train on, with its exact answer. */
public sealed interface Drill {

    /** What is trained. */
    enum DrillKind {
        /** For which S something holds: a task of the exam. */
        STARTS,
        /** A move that wins, from a position that is won. */
        MOVE,
        /** What a position is worth: its margin or its nimber. */
        WORTH
    }

    /**
     * A question of a task of the exam.
     *
     * @param finding the question with its answer
     */
    record Starts(Task task, Finding finding) implements Drill {}

    /**
     * A position that the player to move wins, by some of his moves and not by all.
     *
     * @param right the texts of all moves that win
     */
    record Move(Match<?, ?> match, List<String> right) implements Drill {
        public Move {
            right = List.copyOf(right);
        }
    }

    /**
     * A position whose worth is asked.
     *
     * @param worth a margin or a nimber
     */
    record Amount(Match<?, ?> match, Worth worth) implements Drill {}
}
