package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.wording.draft.Chunk;

/** The chunks of a clause that matter. */
final class ClaimClause {
    final List<Chunk> chunks = new ArrayList<>();

    /** Whether it is set apart from the clause before by "but" and the like. */
    boolean apart;

    boolean relative;

    ClaimClause(boolean apart) {
        this.apart = apart;
    }

    /** "But not by the first": the moves alone, of the verb of the clause before. */
    boolean elliptic() {
        return apart
                && !headed()
                && chunks.stream()
                        .anyMatch(chunk -> chunk.is("bymove", "lateby", "notlast", "earlier")
                                || chunk.is("turn") && chunk.tagged("one"))
                && chunks.stream()
                        .anyMatch(chunk -> chunk.is("not", "cannot", "can", "sure", "havenot", "any", "notlast"));
    }

    boolean headed() {
        return chunks.stream()
                .anyMatch(
                        chunk -> chunk.is("win", "wins", "strategy", "unlucky", "missed", "chooses", "nowin", "loses"));
    }

    /** A clause without a verb belongs to the one before, or to the next where "but" stands before it. */
    static void merge(List<ClaimClause> clauses) {
        clauses.removeIf(clause -> clause.chunks.isEmpty());
        for (int i = 0; i < clauses.size(); i++) {
            ClaimClause clause = clauses.get(i);
            boolean alone = clause.headed() && (!clause.relative || i == 0)
                    || clause.elliptic() && clauses.subList(0, i).stream().anyMatch(ClaimClause::headed);
            if (alone) {
                continue;
            }
            boolean back = i > 0 && (clause.relative || !clause.apart);
            if (back) {
                clauses.get(i - 1).chunks.addAll(clause.chunks);
                clauses.remove(i--);
            } else if (i + 1 < clauses.size()) {
                ClaimClause next = clauses.get(i + 1);
                next.chunks.addAll(0, clause.chunks);
                next.apart |= clause.apart;
                clauses.remove(i--);
            }
        }
    }
}
