package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.draft.Chunk;
import org.zermelo.exam.wording.draft.MoveDraft;

/** The moves of a sentence as they are being read: verbs, the numbers and the heaps that belong to them. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
abstract class SpokenMoves {

    final ChunkRow row;
    final List<MoveDraft> moves = new ArrayList<>();

    /** Verbs with no number: "one may not take, if ..". */
    final List<MoveDraft> alone = new ArrayList<>();

    @Nullable
    MoveDraft now;

    String nextWhere = "";
    String joint = "";
    boolean listed;
    boolean cut = true;
    String leading = "";
    boolean wide;

    /** "Once in the game", before the move of which it is said. */
    @Nullable
    Chunk onceNext;

    /** Whether what may be done is told behind a verb that has no number: "they take stones, each may take ..". */
    boolean prefaced;

    @Nullable
    Chunk andAt;

    SpokenMoves(ChunkRow row) {
        this.row = row;
    }

    void verb(String verb, Chunk chunk) {
        if (prefaced && moves.isEmpty() && now != null && now.values.isEmpty()) {
            now = null;
            nextWhere = "";
        }
        MoveDraft before = now;
        boolean also = chunk.tagged("also")
                || chunk.tagged("ing")
                        && joint.isEmpty()
                        && before != null
                        && !before.values.isEmpty()
                        && !before.shown.tagged("ing");
        boolean and = (joint.equals("and") || also) && before != null && !before.values.isEmpty();
        MoveDraft fresh = new MoveDraft(verb);
        fresh.shown = chunk;
        if (and && row.otherHeapAhead(before.where, 9)) {
            moves.add(before);
            before.with = fresh;
            now = fresh;
            joint = "";
            cut = false;
            return;
        }
        if (also) {
            row.unread(chunk);
        } else if (and && !listed && leading.isEmpty() && before.guard.isEmpty()) {
            row.unread(andAt);
        }
        flush();
        fresh.where = nextWhere;
        nextWhere = "";
        fresh.once = onceNext != null;
        onceNext = null;
        fresh.guard = leading;
        fresh.led = !leading.isEmpty();
        if (!wide) {
            leading = "";
        }
        now = fresh;
        joint = "";
        cut = false;
    }

    void value(Chunk chunk, List<String> values, String how) {
        if (now == null) {
            row.unread();
            return;
        }
        if (!now.values.isEmpty() && joint.isEmpty() && !cut && row.behind("amount", "bare")) {
            // "2 4 stones" is no list
            row.unread();
            return;
        }
        if (!now.values.isEmpty()
                && !(now.verb.matches("[*/]") && now.shown != null && now.shown.is("times", "over"))) {
            again(chunk);
        } else if (!now.values.isEmpty()) {
            row.unread();
            return;
        }
        MoveDraft fit = fitting(how);
        if (fit == null) {
            row.unread();
            return;
        }
        if (!leading.isEmpty() && fit.guard.isEmpty() && moves.stream().noneMatch(move -> move.with == fit)) {
            // "enlarge it, if it is even, by two"
            fit.guard = leading;
            fit.led = true;
            leading = wide ? leading : "";
        }
        fit.values = new ArrayList<>(values);
        fit.alike |= now.alike || chunk.tagged("per") || chunk.tagged("alike");
        fit.range = chunk.tagged("range");
        if (chunk.tagged("most")) {
            fit.range = true;
            fit.values.add(0, "1");
        }
        if (chunk.tagged("except")) {
            String not = fit.values.remove(fit.values.size() - 1);
            fit.only(k -> !k.equals(not));
            if (fit.values.isEmpty()) {
                row.unread(chunk);
            }
        }
        if (chunk.tagged("odd") || chunk.tagged("even")) {
            String rest = chunk.tagged("odd") ? "1" : "0";
            fit.only(k -> k.matches("\\d{1,9}")
                    && String.valueOf(Integer.parseInt(k) % 2).equals(rest));
        }
        now = fit;
        cut = false;
        joint = "";
    }

    /** The same verb goes on with another number. */
    void again(Chunk chunk) {
        MoveDraft before = now;
        MoveDraft more = before.again();
        boolean and = joint.equals("and");
        boolean other = !nextWhere.isEmpty()
                && (nextWhere.equals("other")
                        || nextWhere.matches("\\d") && before.where.matches("\\d") && !nextWhere.equals(before.where));
        more.where = nextWhere.isEmpty() ? before.where : nextWhere;
        nextWhere = "";
        if (and && (other || row.otherHeapAhead(before.where, 1))) {
            moves.add(before);
            before.with = more;
            now = more;
            return;
        }
        if (and && !listed && before.guard.isEmpty() && leading.isEmpty()) {
            row.unread(andAt);
        }
        more.guard = leading;
        more.led = !leading.isEmpty();
        if (!wide) {
            leading = "";
        }
        flush();
        now = more;
    }

    /** The move that the number makes of its verb; null where they do not go together. */
    private @Nullable MoveDraft fitting(String how) {
        MoveDraft fit = now.fitting(how);
        if (fit != null && fit != now) {
            for (MoveDraft move : moves) {
                move.with = move.with == now ? fit : move.with;
            }
        }
        return fit;
    }

    void where(Chunk chunk) {
        if (chunk.is("it") && now != null && now.verb.equals("+") && now.values.isEmpty()) {
            // "takes a stone from one heap and puts it into another"
            moves.stream()
                    .filter(move -> move.with == now && move.verb.equals("-"))
                    .forEach(move -> {
                        now.values.addAll(move.values);
                        now.range = move.range;
                    });
            if (!now.values.isEmpty()) {
                return;
            }
        }
        String where = chunk.is("it") ? "the" : chunk.rest().equals("each") ? "both" : chunk.rest();
        if (now == null || now.values.isEmpty() && !now.where.isEmpty() && !now.verb.equals("carry")) {
            if (now == null) {
                nextWhere = where;
            } else if (!where.equals("the") && !where.equals(now.where)) {
                row.unread();
            }
            return;
        }
        if (now.verb.equals("carry")) {
            if (now.where.isEmpty()) {
                now.where = where;
            } else if (now.toWhere.isEmpty()) {
                now.toWhere = where;
            } else {
                row.unread();
            }
            return;
        }
        if (!now.values.isEmpty() && (cut || joint.equals("and"))) {
            nextWhere = where;
        } else if (now.where.isEmpty() || now.where.equals("the")) {
            now.where = where;
        } else if (!where.equals("the") && !where.equals(now.where)) {
            if (now.values.isEmpty()) {
                row.unread();
            } else {
                now.where = replaced(now, where);
            }
        }
    }

    /** "Take a stone from one heap and put it into another": what is taken goes to another heap. */
    void thereto(Chunk chunk) {
        if (now == null || !now.verb.equals("-") || now.values.isEmpty()) {
            row.unread(chunk);
            return;
        }
        now = now.carried();
        joint = "";
        cut = false;
    }

    /** "to one heap two stones, or three to another": the heap behind the number is the number's own. */
    private String replaced(MoveDraft move, String where) {
        boolean inherited = moves.stream()
                .anyMatch(
                        before -> before.with == move || before.where.equals(move.where) && before.shown == move.shown);
        if (!inherited) {
            row.unread();
        }
        return where;
    }

    /** "Add a stone": one of what is counted, where no number stands. */
    void stones(Chunk chunk) {
        if (chunk.tagged("single") && now != null && now.values.isEmpty() && now.verb.matches("[+-]|carry") && !cut) {
            now.values.add("1");
        }
    }

    void flush() {
        if (now == null) {
            return;
        }
        MoveDraft first = now;
        now = null;
        if (moves.stream().anyMatch(move -> move.with == first)) {
            return;
        }
        if (first.values.isEmpty()) {
            if (first.shown != null) {
                alone.add(first);
            }
            return;
        }
        moves.add(first);
    }
}
