package org.zermelo.notation.boards;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.zermelo.boards.model.Bans;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.MoveClause;

/** Beside a royal piece nothing is said that obliges or forbids to move without regard to it: which of both comes first is not told. */
final class RoyalCheck {

    private RoyalCheck() {}

    /** What is said beside a royal kind and does not go with it, in words of the notation; none where all is well. */
    static List<String> against(Customs customs, List<MoveClause> clauses) {
        if (!customs.hasRoyal()) {
            return List.of();
        }
        Stream<String> meanings = Stream.of(
                says(customs.score() != Customs.Score.NOTHING, "score"),
                says(customs.repeats(), "again"),
                says(customs.passes(), "passes"),
                says(customs.kinds().stacks().any(), "covering"),
                says(any(clauses, manner -> manner.taking().must()), "must"),
                says(any(clauses, manner -> manner.taking().chain() == Manner.Chain.LONGEST), "in-longest-chains"),
                says(any(clauses, manner -> says(manner, Bans.Deed.UNDOING)), "not-undoing"),
                says(any(clauses, manner -> says(manner, Bans.Deed.REPEATING)), "not-repeating"),
                says(any(clauses, manner -> says(manner, Bans.Deed.FOLLOWING)), "not-following"));
        return meanings.filter(meaning -> !meaning.isEmpty())
                .map(BoardWords::written)
                .toList();
    }

    private static boolean any(List<MoveClause> clauses, Predicate<Manner> says) {
        return clauses.stream().map(MoveClause::manner).anyMatch(says);
    }

    private static boolean says(Manner manner, Bans.Deed deed) {
        return manner.bans().own().contains(deed) || manner.bans().other().contains(deed);
    }

    private static String says(boolean said, String meaning) {
        return said ? meaning : "";
    }
}
