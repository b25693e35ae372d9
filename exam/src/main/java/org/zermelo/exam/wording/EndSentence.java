package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.WordedPhrase.PhraseKind;
import org.zermelo.exam.wording.draft.Chunk;
import org.zermelo.exam.wording.draft.EndDraft;

/** Reads a sentence about the end, the winner, and the last mover who went too far. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
final class EndSentence {

    /** Words between those that decide. */
    private static final Set<String> AROUND =
            Set.of(("when have then besides count stones becomes was player pass play turn move "
                            + "first-time so not-filler verb as aftermove item")
                    .split(" "));

    private final ChunkRow row;
    private final EndDraft draft;
    private final int heaps;

    private String measure = "";

    /** What the end before an "or" counts: the one behind it counts the same, unless it says another. */
    private String measureBefore = "";

    private boolean ended;

    /** Whether the play goes on until, or while, something holds; with "not" it ends when that holds. */
    private boolean until;

    private boolean turned;

    /** Whether an "or" has led to one more end. */
    private boolean further;

    private boolean iffed;
    private boolean elsed;
    private boolean reached;

    /** Whether a verdict goes on behind "and" with no player of its own. */
    private boolean joined;

    private @Nullable String condition;
    private @Nullable Chunk conditionAt;
    private @Nullable String outcome;
    private @Nullable String whom;

    private final List<Chunk> heads = new ArrayList<>();

    EndSentence(ChunkRow row, EndDraft draft, int heaps) {
        this.row = row;
        this.draft = draft;
        this.heaps = heaps;
    }

    void read() {
        while (row.more()) {
            take(row.next());
        }
        close();
    }

    private void take(Chunk chunk) {
        String head = chunk.tagged("other") ? "opponent" : chunk.head();
        switch (head) {
            case "ends" -> {
                ended = true;
                until |= chunk.tagged("until");
                heads.add(chunk);
            }
            case "not" -> {
                row.require(until && !turned && condition == null);
                turned = true;
            }
            case "heaps" -> {
                measure = measure.isEmpty() ? "both" : measure;
                String count =
                        chunk.told().isEmpty() ? chunk.rest() : chunk.told().get(0);
                row.require(count.equals(String.valueOf(heaps)));
            }
            case "total", "product", "each", "somewhere", "largest", "smallest" -> measure = chunk.head();
            case "heap" -> {
                String counted = EndMeasure.of(
                        chunk.rest().equals("next") ? "any" : chunk.tagged("free") ? "free" : chunk.rest(),
                        measure,
                        heaps);
                if (counted == null) {
                    row.unread();
                } else {
                    measure = counted;
                }
            }
            case "or" -> row.require(alternative());
            case "bound", "amount" -> bound(chunk.bound());
            case "empty" -> condition(chunk, "== 0");
            case "wins", "win", "loses" -> {
                if (outcome != null) {
                    close();
                }
                outcome = chunk.is("win") ? "wins" : chunk.head();
                draft.told = outcome;
                if (whom == null && row.behind("and", "but")) {
                    whom = draft.spoken;
                }
                heads.add(chunk);
                if (chunk.tagged("opponent")) {
                    whom = "opponent";
                } else if (chunk.tagged("last")) {
                    whom = "last";
                }
            }
            case "last", "opponent" -> {
                boolean told = outcome != null && whom != null;
                boolean behind = told && heads.get(heads.size() - 1).is("wins", "win", "loses");
                boolean again = told && whom.equals("last") && (chunk.is("last") || row.ahead("wins", "loses"));
                if (behind || again) {
                    // who wins is said again, or "the last mover loses, the other player wins"
                    close();
                }
                if (whom != null && !whom.equals(head)) {
                    if (whom.matches("last|opponent")) {
                        whom = "opponent";
                        return;
                    }
                    row.unread();
                }
                whom = head;
                heads.add(chunk);
            }
            case "player-after" -> whom = whom == null ? "last" : whom;
            case "emptier" -> {
                condition(chunk, "== 0");
                whom = "last";
                reached = true;
            }
            case "reacher" -> {
                if (chunk.tagged("after") && !row.aheadInClause("player-after")) {
                    // "the player who has 60 stones" may have them as their own
                    row.unread();
                }
                measure = chunk.tagged("total") ? "total" : measure;
                whom = "last";
                reached = true;
                heads.add(chunk);
            }
            case "stuck" -> {
                whom = "stuck";
                heads.add(chunk);
            }
            case "if" -> {
                if (reached && condition == null) {
                    return;
                }
                joined = outcome != null && chunk.tagged("lead");
                if (outcome != null && condition != null) {
                    close();
                }
                iffed = true;
            }
            case "once" -> row.require(ended);
            case "else" -> {
                close();
                elsed = true;
                if (chunk.tagged("more") && (draft.hanging == null || !draft.hanging.startsWith("<"))) {
                    // "but if it exceeds" says again what was not to be exceeded
                    row.unread();
                }
            }
            case "and", "whereas" -> joined = outcome != null;
            case "he", "it", "play" -> {
                if ((elsed || iffed) && whom == null && draft.spoken != null) {
                    whom = draft.spoken;
                }
            }
            case "stop", "but" -> {
                joined = false;
                if (outcome != null || condition != null) {
                    close();
                }
            }
            case "unless" -> unless(chunk);
            case "incase" -> incase(chunk);
            case "then" -> {
                if (row.behind("stop") && draft.hanging != null) {
                    incase(chunk);
                }
            }
            case "that-is" -> reached = true;
            default -> row.require(ChunkRow.sign(chunk) || AROUND.contains(chunk.head()));
        }
    }

    /** "In that case", "..; then": where the condition of the branch before holds. */
    private void incase(Chunk chunk) {
        if (outcome != null || condition != null) {
            close();
        }
        condition = draft.hanging;
        conditionAt = chunk;
        iffed = true;
    }

    /** "Who first has 60 wins, unless there are more than 90": then they lose. */
    private void unless(Chunk chunk) {
        String won = outcome;
        String by = whom;
        if (won == null || iffed || elsed) {
            row.unread(chunk);
            return;
        }
        close();
        outcome = won.equals("wins") ? "loses" : "wins";
        whom = by;
        heads.add(chunk);
        iffed = true;
    }

    /** "Becomes 0 or becomes 6", "the first heap more than 40 or the second more than 60": what follows is one more end. */
    private boolean alternative() {
        boolean one = ended && condition != null && outcome == null && !until;
        if (!one || !row.aheadInClause("bound", "empty")) {
            return false;
        }
        String before = measure;
        close();
        measureBefore = before;
        ended = true;
        further = true;
        return true;
    }

    private void bound(Chunk chunk) {
        if (chunk.tagged("each")) {
            measure = "each";
        }
        if (!chunk.is("bound") || chunk.told().isEmpty()) {
            row.unread();
            return;
        }
        if (chunk.tagged("range")) {
            condition(chunk, "in " + chunk.told().get(0) + " " + chunk.told().get(1));
        } else {
            condition(chunk, chunk.rest() + " " + chunk.told().get(0));
        }
    }

    private void condition(Chunk chunk, String told) {
        String bound = until && !turned ? EndDraft.negated(told) : told;
        if (bound.startsWith("!=")) {
            row.unread();
            return;
        }
        if (condition != null) {
            if (!condition.equals(bound) && outcome == null && !ended) {
                row.unread();
                return;
            }
            close();
        }
        if (further && measure.isEmpty()) {
            measure = measureBefore;
        }
        condition = bound;
        conditionAt = row.all().get(row.place() - 1);
    }

    /** What one clause has said goes to the draft. */
    private void close() {
        if (elsed && outcome == null && whom != null && condition == null) {
            // "otherwise, the opponent"
            outcome = draft.told;
        }
        String named = ended || draft.measure == null || !measure.isEmpty()
                ? EndMeasure.named(measure, condition, heaps)
                : draft.measure;
        if (named == null && measure.equals("both") && condition != null && draft.same(draft.measure, condition)) {
            // "60 or more stones in the heaps", behind an end that says how they are counted
            named = draft.measure;
        }
        if (condition != null && named == null) {
            row.unread(conditionAt);
        } else if (ended && condition != null && further && draft.end != null) {
            draft.or(named, condition);
            row.mean(conditionAt, PhraseKind.END, draft.end);
            further = false;
        } else if (ended && condition != null) {
            if (draft.end(named, condition)) {
                row.mean(conditionAt, PhraseKind.END, draft.end);
            } else {
                row.unread(conditionAt);
            }
            if (outcome != null) {
                winner();
            }
        } else if (outcome != null && (elsed || iffed && (condition == null || draft.end != null))) {
            branch(named);
        } else if (outcome != null && condition != null) {
            // also "when the heap has 50 stones, the one who moved last wins", where no other end is told
            repeated(named);
        } else if (outcome != null) {
            winner();
        } else if (condition != null && iffed) {
            draft.hanging = condition;
        } else if (condition != null && !draft.same(named, condition)) {
            row.unread(conditionAt);
        } else if (whom != null && draft.outcomeRead && !ended && condition == null) {
            // "that is, the first who got it" behind the winner
        } else if (whom != null && !whom.equals("last")) {
            heads.forEach(row::unread);
        }
        boolean fresh = outcome != null || ended;
        condition = null;
        conditionAt = null;
        if (fresh) {
            ended = false;
            until = false;
            turned = false;
        }
        outcome = null;
        draft.spoken = whom == null ? draft.spoken : whom;
        whom = null;
        iffed = false;
        elsed = false;
        reached = false;
        measure = "";
        heads.clear();
    }

    /** Who wins is said beside the end. */
    private void winner() {
        Boolean last = lastWins();
        if (last != null && "stuck".equals(whom)) {
            draft.stuck = outcome.equals("wins");
        } else if (last == null || !draft.winner(last)) {
            heads.forEach(row::unread);
        } else {
            row.mean(heads.get(heads.size() - 1), PhraseKind.WINNER, last ? "last" : "other");
        }
        draft.outcomeRead = true;
    }

    private @Nullable Boolean lastWins() {
        if (outcome == null || whom == null) {
            return null;
        }
        return outcome.equals("wins") == !whom.equals("opponent");
    }

    /** "If it is more than 90, the opponent wins": one side of an overshoot. */
    private void branch(@Nullable String named) {
        whom = whom == null && (elsed || joined) ? draft.spoken : whom;
        Boolean last = lastWins();
        String held = condition;
        if (elsed && condition == null) {
            held = draft.hanging == null ? null : EndDraft.negated(draft.hanging);
        }
        if (last == null || held == null) {
            heads.forEach(row::unread);
            return;
        }
        draft.hanging = held;
        if (!draft.branch(named, held, last)) {
            heads.forEach(row::unread);
            if (conditionAt != null) {
                row.unread(conditionAt);
            }
        } else if (conditionAt != null) {
            row.mean(conditionAt, PhraseKind.OVERSHOOT, draft.overshoot == null ? "" : draft.overshoot);
        }
        draft.outcomeRead = true;
    }

    /** "The one who first gets 60 or more loses": the end again, or the end itself, or a bound beyond it. */
    private void repeated(@Nullable String named) {
        Boolean last = lastWins();
        if (last == null) {
            heads.forEach(row::unread);
            row.unread(conditionAt);
        } else if (draft.same(named, condition)
                || last && condition.startsWith("in ") && draft.branch(named, condition, true)) {
            winner();
        } else if (draft.end == null) {
            if (!draft.end(named, condition)) {
                row.unread(conditionAt);
            }
            row.mean(conditionAt, PhraseKind.END, draft.end);
            winner();
        } else if (!last && draft.branch(named, condition, false)) {
            draft.hanging = condition;
            row.mean(conditionAt, PhraseKind.OVERSHOOT, draft.overshoot);
        } else {
            row.unread(conditionAt);
        }
    }
}
