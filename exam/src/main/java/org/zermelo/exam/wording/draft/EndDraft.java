package org.zermelo.exam.wording.draft;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The end, the winner and the overshoot of a task as they are being read. */
public final class EndDraft {

    private static final Map<String, String> OPPOSITE = Map.of(">=", "<", "<=", ">", ">", "<=", "<", ">=", "==", "!=");

    @Nullable
    public String measure;

    @Nullable
    public String end;

    @Nullable
    public String overshoot;

    @Nullable
    public Boolean stuck;

    /** The condition of the branch told last, to which "otherwise" belongs. */
    @Nullable
    public String hanging;

    /** Who was spoken of last, to whom "he" points. */
    @Nullable
    public String spoken;

    /** What was said of them last: that they win, or that they lose. */
    @Nullable
    public String told;

    public boolean outcomeRead;
    private @Nullable String bound;
    private @Nullable Boolean lastWins;

    public boolean lastLoses() {
        return lastWins != null && !lastWins;
    }

    /** The opposite of a bound. */
    public static String negated(String bound) {
        String[] parts = bound.split(" ");
        return parts[0].equals("in") ? "> " + parts[2] : OPPOSITE.getOrDefault(parts[0], "?") + " " + parts[1];
    }

    /** The end; false where another was told before. */
    public boolean end(String named, String condition) {
        if (condition.startsWith("in")) {
            return false;
        }
        if (end != null) {
            return same(named, condition);
        }
        measure = named;
        bound = condition;
        end = named + " " + condition;
        return true;
    }

    /** Whether all moves lead away from the end: heaps that only grow become empty, or those that only shrink become large. */
    public boolean away(List<MoveDraft> moves) {
        if (moves.isEmpty() || bound == null) {
            return false;
        }
        boolean up = bound.startsWith(">");
        if (bound.startsWith("== ") && !bound.equals("== 0")) {
            // which may be passed, and is then never met
            return moves.stream().allMatch(move -> move.verb.matches("[+*^]"))
                    && moves.stream().anyMatch(move -> !move.values.equals(List.of("1")));
        }
        boolean down = bound.startsWith("<") || bound.equals("== 0");
        return up && moves.stream().allMatch(move -> move.with == null && move.verb.matches("[-/]"))
                || down && moves.stream().allMatch(move -> move.with == null && move.verb.matches("[+^]"));
    }

    /** No end is told, but who wins by the last move: where stones are only taken, that is who leaves none that can be. */
    public void exhausted(List<MoveDraft> moves) {
        boolean taken = !moves.isEmpty() && moves.stream().allMatch(move -> move.with == null && move.needs() > 0);
        if (end == null && stuck == null && lastWins != null && taken) {
            stuck = !lastWins;
        }
    }

    /** Another condition under which the play is over; which of them is told again later is not known then. */
    public void or(String named, String condition) {
        end = end + " or " + named + " " + condition;
        bound = null;
    }

    /** Whether the end is told again. "More than 76" and "77 or more" are the same. */
    public boolean same(@Nullable String named, String condition) {
        return bound != null
                && named != null
                && named.equals(measure)
                && whole(bound).equals(whole(condition));
    }

    private static String whole(String condition) {
        String[] parts = condition.split(" ");
        if (parts[0].equals(">") && parts[1].matches("\\d{1,15}")) {
            return ">= " + (Long.parseLong(parts[1]) + 1);
        }
        if (parts[0].equals("<") && parts[1].matches("\\d{1,15}")) {
            return "<= " + (Long.parseLong(parts[1]) - 1);
        }
        return condition;
    }

    /** Who wins at the end; false where the opposite was told before. */
    public boolean winner(boolean last) {
        if (lastWins != null) {
            return lastWins == last;
        }
        lastWins = last;
        return true;
    }

    /** Who wins when this holds; false where that is no overshoot, or another than was told before. */
    public boolean branch(@Nullable String named, String condition, boolean last) {
        if (named == null || end == null || bound == null) {
            return false;
        }
        if (same(named, condition)) {
            return winner(last);
        }
        if (bound.startsWith("== ")
                && !last
                && named.equals(measure)
                && condition.matches("[<>] " + bound.substring(3))) {
            bound = condition.charAt(0) + "= " + bound.substring(3);
            end = measure + " " + bound;
        }
        String[] parts = condition.split(" ");
        String beyond;
        if (parts[0].equals("in")) {
            boolean up = bound.startsWith(">");
            beyond = up ? "> " + parts[2] : "< " + parts[1];
            boolean from = whole(bound).equals(up ? ">= " + parts[1] : "<= " + parts[2]);
            if (!from || !last) {
                return false;
            }
        } else {
            if (!OPPOSITE.containsKey(parts[0])) {
                return false;
            }
            beyond = last ? OPPOSITE.get(parts[0]) + " " + parts[1] : condition;
        }
        if (beyond.charAt(0) != bound.charAt(0)) {
            return false;
        }
        String told = named + " " + whole(beyond);
        if (overshoot != null) {
            return told.equals(overshootWhole);
        }
        overshoot = named + " " + beyond;
        overshootWhole = told;
        return true;
    }

    private @Nullable String overshootWhole;
}
