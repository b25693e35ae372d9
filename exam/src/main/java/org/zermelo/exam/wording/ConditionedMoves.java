package org.zermelo.exam.wording;

import java.util.List;
import org.zermelo.exam.wording.draft.Chunk;
import org.zermelo.exam.wording.draft.MoveDraft;

/** The conditions of moves: before them, behind them, on several, and those of which "otherwise" says the opposite. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
abstract class ConditionedMoves extends SpokenMoves {

    /** What a move begins with. */
    private static final String[] HEADS =
            "add take raise lower make times over multiply divide by factor halves amount power carry deed".split(" ");

    /** What may stand between a condition and the move that it is told of. */
    private static final String[] BEFORE = "can cannot player turn besides it heap".split(" ");

    /** Moves of earlier sentences, to which a rounding or a condition told later belongs. */
    final EarlierMoves earlier;

    private String condition = "";
    boolean restricting;

    /** Whether a rounding was told last, so that a condition behind it says when to round. */
    boolean rounded;

    ConditionedMoves(ChunkRow row, EarlierMoves earlier) {
        super(row);
        this.earlier = earlier;
    }

    void condition(Chunk chunk) {
        boolean trailing = now != null
                && !now.values.isEmpty()
                && !cut
                && !now.led
                && !joint.equals("and")
                && !chunk.tagged("lead");
        // "double it (triple it if it is odd)": in addition, or instead of it?
        boolean doubtful = trailing
                && row.bracketed(HEADS)
                && !moves.isEmpty()
                && moves.get(moves.size() - 1).guard.isEmpty();
        // "one stone, or two stones if it is even": of both, or of the last?
        doubtful |= trailing && now.values.size() > 1 && countedApart();
        String read = HeapCondition.read(row, "x", trailing ? HEADS : new String[0]);
        if (read == null && trailing && chunk.is("ifonly") && row.ahead("heap") && first()) {
            // "add a stone only in the first heap" says no more than "in the first heap"
            return;
        }
        if (read == null || doubtful || rounded && !inexact(read)) {
            row.unread(chunk);
            return;
        }
        if (rounded) {
            // "rounded up if it is odd"
            rounded = false;
            return;
        }
        if (row.aheadBehind(new String[] {"it", "count", "then"}, "round") && now != null && !now.values.isEmpty()) {
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
        if (trailing && half(now)) {
            // which of the two heaps it is about is not told
            row.unread(chunk);
        } else if (trailing) {
            now.allowedIf(ban ? HeapCondition.negated(read) : read);
        } else {
            wide = joint.isEmpty() && now == null || joint.equals("or") && row.behindStop();
            leading = read;
            cut = true;
            joint = now == null || now.values.isEmpty() ? joint : "or";
        }
    }

    /** Whether what is counted was told in several parts since the last verb. */
    private boolean countedApart() {
        List<Chunk> told = row.all().subList(0, row.place());
        int verb = told.size() - 1;
        while (verb > 0 && !told.get(verb).is("add", "take", "raise", "lower")) {
            verb--;
        }
        List<Chunk> amounts = told.subList(verb, told.size()).stream()
                .filter(chunk -> chunk.is("amount"))
                .toList();
        return amounts.size() > 1 || amounts.stream().anyMatch(amount -> amount.tagged("apart"));
    }

    /** Whether the move that is told now was not told before, of this heap or of any. */
    private boolean first() {
        return earlier.earlier().isEmpty()
                && moves.stream().noneMatch(move -> move.verb.equals(now.verb) && move.values.equals(now.values));
    }

    /** Whether this holds where the division told last has no whole result. */
    private boolean inexact(String read) {
        return now != null
                && (now.halves() && read.equals("x % 2 == 1")
                        || read.startsWith("x % ")
                                && read.endsWith(" != 0")
                                && now.values.equals(List.of(read.substring(4, read.length() - 5))));
    }

    /** "Double it when even" without a word for "if": before what it belongs to, or behind it. */
    void bare(Chunk chunk) {
        row.back(row.place() - 1);
        String read = HeapCondition.read(row, "x");
        if (read != null
                && row.ahead("can")
                && row.aheadBehind(new String[] {"can", "besides"}, HEADS)
                && (now == null || !now.values.isEmpty())) {
            // "an even heap may be doubled"
            condition = read;
            leading = read;
            wide = false;
            cut = true;
            joint = now == null ? joint : "or";
            return;
        }
        boolean leads = row.more() && row.now().is(HEADS)
                || now != null && now.values.isEmpty() && row.aheadBehind(new String[] {"heap", "it"}, HEADS)
                || row.more() && row.now().concept().matches("[\u2010-\u2015:-]") && row.ahead(HEADS);
        // "one stone or, if it is even, two": it begins another move
        boolean fresh = now != null && !now.values.isEmpty() && (cut || !joint.isEmpty());
        leads |= fresh && row.aheadBehind(BEFORE, HEADS);
        boolean instead = fresh && !leads
                || row.ahead("round")
                || now != null
                        && !now.values.isEmpty()
                        && row.bracketed(chunk.head())
                        && row.aheadBehind(new String[] {"heap", "it"}, HEADS);
        if (read != null && now == null && row.aheadBehind(BEFORE, HEADS)) {
            // "an odd heap may not be halved"
            condition = read;
            leading = read;
        } else if (read == null || now == null || half(now) || instead || !leads && now.values.isEmpty()) {
            row.unread(chunk);
        } else if (!leads) {
            condition = read;
            int place = row.place();
            boolean ban = forbidden();
            if (!ban) {
                row.back(place);
            }
            now.allowedIf(ban ? HeapCondition.negated(read) : read);
        } else {
            condition = read;
            if (now.values.isEmpty()) {
                now.guard = read;
                now.led = true;
            } else {
                leading = read;
                cut = true;
            }
        }
    }

    /** "(this may not be done, if it is odd)": of the move before the bracket. */
    boolean aside(Chunk chunk) {
        if (now == null || now.values.isEmpty() || !row.bracketed(chunk.head())) {
            return false;
        }
        boolean led = row.ahead("if");
        while (row.ahead("if")) {
            row.next();
        }
        String read = HeapCondition.read(row, "x");
        if (read == null || !led && !row.all().get(row.place() - 1).is("even", "odd")) {
            return false;
        }
        now.allowedIf(HeapCondition.negated(read));
        return true;
    }

    /** Whether a change belongs to the same move as the change before it. */
    private boolean half(MoveDraft change) {
        return moves.stream().anyMatch(move -> move.with == change);
    }

    /** Takes "then one may do so", and tells whether it says "not". */
    private boolean forbidden() {
        boolean ban = false;
        while (row.ahead("then", "do", "move", "turn", "cannot", "can", "player", "it")) {
            ban |= row.next().is("cannot");
        }
        if (ban
                && row.more()
                && now != null
                && now.shown != null
                && row.now().concept().equals(now.shown.concept())) {
            // "if it is odd, it cannot be halved"
            row.next();
        }
        return ban;
    }

    void otherwise(Chunk chunk) {
        if (condition.isEmpty() && chunk.tagged("or")) {
            joint = "or";
            cut = true;
            return;
        }
        if (condition.isEmpty() && now == null && moves.isEmpty()) {
            condition = earlier.condition();
        }
        if (condition.isEmpty()) {
            row.unread();
            return;
        }
        int place = row.place();
        if (forbidden()) {
            return;
        }
        row.back(place);
        boolean leads = row.more() && !row.now().is("stop", "item") && row.ahead(HEADS);
        if (now != null && !now.values.isEmpty() && !cut && now.guard.isEmpty() && !joint.equals("and")) {
            // "or triple it otherwise": behind its move; with a move on either side it is told of neither
            if (leads || half(now)) {
                row.unread();
            } else {
                now.allowedIf(HeapCondition.negated(condition));
            }
            return;
        }
        leading = HeapCondition.negated(condition);
        cut = true;
        joint = "or";
        wide = row.orWithoutComma();
    }
}
