package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.draft.Chunk;
import org.zermelo.exam.wording.draft.MoveDraft;

/** Reads a sentence that tells moves: a number or a heap without a verb of its own belongs to the verb before it. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
final class MoveSentence {

    /** Who may move, or what the numbers count. */
    private static final Set<String> BESIDE = Set.of(
            "player",
            "players-of",
            "turn",
            "can",
            "move",
            "choice",
            "do",
            "count",
            "pass",
            "play",
            "then",
            "besides",
            "but");

    private final ChunkRow row;
    private final List<MoveDraft> moves = new ArrayList<>();

    /** Moves of earlier sentences, to which a rounding or a condition told later belongs. */
    private final EarlierMoves earlier;

    private @Nullable MoveDraft now;
    private String nextWhere = "";
    private String joint = "";
    private boolean listed;
    private boolean cut = true;
    private String condition = "";
    private String leading = "";
    private boolean wide;
    private boolean bans;
    private boolean only;
    private boolean restricting;
    private boolean onceNext;

    /** Whether the sentence speaks of a player: then "once in the game" may be once for each of them. */
    private boolean byPlayer;

    private @Nullable Chunk andAt;

    MoveSentence(ChunkRow row, List<MoveDraft> earlier) {
        this.row = row;
        this.earlier = new EarlierMoves(earlier);
    }

    /** The moves that the sentence adds; earlier ones may have been given conditions or a rounding. */
    List<MoveDraft> read() {
        while (row.more()) {
            take(row.next());
        }
        flush();
        boolean known = !moves.isEmpty()
                && moves.stream()
                        .allMatch(move ->
                                (move.once || !move.guard.isEmpty() || !leading.isEmpty()) && earlier.has(move));
        if (restricting || bans || only || known) {
            earlier.restrict(row, moves, leading, bans);
            return List.of();
        }
        return moves;
    }

    private void take(Chunk chunk) {
        switch (chunk.head()) {
            case "add" -> verb("+", chunk);
            case "take" -> verb("-", chunk);
            case "raise" -> verb("raise", chunk);
            case "lower" -> verb("lower", chunk);
            case "multiply" -> verb("*", chunk);
            case "divide" -> verb("/", chunk);
            case "carry" -> verb("carry", chunk);
            case "times", "over" -> {
                verb(chunk.is("times") ? "*" : "/", chunk);
                now.values = new ArrayList<>(List.of(chunk.rest()));
            }
            case "deed" -> {
                String[] parts = chunk.rest().split(" ");
                verb(parts[0], chunk);
                now.values = new ArrayList<>(parts.length > 1 ? List.of(parts[1]) : chunk.told());
            }
            case "partmost" -> value(chunk, List.of("part " + chunk.rest()), "-");
            case "amount", "bare" -> value(chunk, chunk.told(), "");
            case "anyamount" -> value(chunk, List.of("any"), "");
            case "by" -> value(chunk, chunk.told(), "by");
            case "factor" -> value(chunk, chunk.told(), chunk.tagged("bare") ? "by" : "factor");
            case "halves" -> value(chunk, List.of(chunk.rest()), "factor");
            case "half", "fraction" -> {
                if (now == null || !now.verb.equals("-")) {
                    row.unread();
                    return;
                }
                MoveDraft part = now.part(chunk);
                if (!now.values.isEmpty()) {
                    flush();
                }
                joint = "";
                cut = false;
                now = part;
            }
            case "double" -> value(chunk, List.of("x"), "");
            case "sameother" -> value(chunk, MoveDraft.sameOther(chunk), "");
            case "heap", "it" -> where(chunk);
            case "or" -> {
                joint = "or";
                cut = true;
            }
            case "and", "whereas" -> {
                joint = joint.isEmpty() ? "and" : joint;
                andAt = chunk;
            }
            case "stop", "item" -> {
                joint = "or";
                cut = true;
                if (chunk.is("item") || wide) {
                    leading = "";
                    wide = false;
                }
                listed |= chunk.is("item");
            }
            case "oneof" -> listed = true;
            case "if", "ifonly" -> condition(chunk);
            case "else" -> otherwise();
            case "round" -> round(chunk);
            case "once" -> once();
            case "stones" -> stones(chunk);
            case "cannot" -> bans = true;
            case "only" -> only = true;
            default -> {
                byPlayer |= chunk.is("player", "players-of", "play");
                if (!ChunkRow.sign(chunk) && !BESIDE.contains(chunk.head())) {
                    row.unread();
                }
            }
        }
    }

    /** "Add a stone": one of what is counted, where no number stands. */
    private void stones(Chunk chunk) {
        if (chunk.tagged("single") && now != null && now.values.isEmpty() && now.verb.matches("[+-]|carry") && !cut) {
            now.values.add("1");
        }
    }

    private void verb(String verb, Chunk chunk) {
        MoveDraft before = now;
        boolean and = joint.equals("and") && before != null && !before.values.isEmpty();
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
        if (and && !listed && leading.isEmpty() && before.guard.isEmpty()) {
            row.unread(andAt);
        }
        flush();
        fresh.where = nextWhere;
        nextWhere = "";
        fresh.once = onceNext;
        onceNext = false;
        fresh.guard = leading;
        fresh.led = !leading.isEmpty();
        if (!wide) {
            leading = "";
        }
        now = fresh;
        joint = "";
        cut = false;
    }

    private void value(Chunk chunk, List<String> values, String how) {
        if (now == null) {
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
        fit.values = new ArrayList<>(values);
        fit.range = chunk.tagged("range");
        if (chunk.tagged("most")) {
            fit.range = true;
            fit.values.add(0, "1");
        }
        now = fit;
        cut = false;
        joint = "";
    }

    /** The same verb goes on with another number. */
    private void again(Chunk chunk) {
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

    private void where(Chunk chunk) {
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

    private void condition(Chunk chunk) {
        String read = HeapCondition.read(row, "x");
        if (read == null) {
            row.unread(chunk);
            return;
        }
        boolean trailing = now != null
                && !now.values.isEmpty()
                && !cut
                && !now.led
                && !joint.equals("and")
                && !chunk.tagged("lead");
        if (row.ahead("round") && now != null && !now.values.isEmpty()) {
            return;
        }
        condition = read;
        int place = row.place();
        boolean ban = trailing && forbidden();
        if (!ban) {
            row.back(place);
        }
        if (chunk.is("ifonly")) {
            restricting = now == null || moves.isEmpty() && now != null && earlier.has(now);
        }
        if (trailing) {
            now.allowedIf(ban ? HeapCondition.negated(read) : read);
        } else {
            wide = joint.isEmpty() && now == null || joint.equals("or") && row.behindStop();
            leading = read;
            cut = true;
            joint = now == null || now.values.isEmpty() ? joint : "or";
        }
    }

    /** Takes "then one may do so", and tells whether it says "not". */
    private boolean forbidden() {
        boolean ban = false;
        while (row.ahead("then", "do", "move", "turn", "cannot", "can", "player")) {
            ban |= row.next().is("cannot");
        }
        return ban;
    }

    private void otherwise() {
        if (condition.isEmpty()) {
            row.unread();
            return;
        }
        int place = row.place();
        if (forbidden()) {
            return;
        }
        row.back(place);
        leading = HeapCondition.negated(condition);
        cut = true;
        joint = "or";
        wide = row.orWithoutComma();
    }

    private void round(Chunk chunk) {
        List<MoveDraft> all = new ArrayList<>(moves);
        if (now != null) {
            all.add(now);
        }
        if (!earlier.round(chunk.rest(), all, chunk.tagged("left"))) {
            row.unread();
        }
    }

    private void once() {
        if (byPlayer) {
            row.unread();
        } else if (now != null && !now.values.isEmpty() && !cut) {
            now.once = true;
        } else if (now == null) {
            onceNext = true;
        } else {
            row.unread();
        }
    }

    private void flush() {
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
                row.unread(first.shown);
            }
            return;
        }
        moves.add(first);
    }
}
