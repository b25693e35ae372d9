package org.zermelo.exam.wording;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.draft.StartDraft;

/**
 * The rules of a wording, each part in the notation.
 *
 * @param starts what the heaps hold in the start: {@code 7}, {@code S}
 * @param ranges the values of what is open: {@code S in 1..69}
 * @param where which of these values are starts, {@code K+S < 25}; null for all
 * @param moves the moves, each a clause of the notation
 * @param end when the play is over; null where that was not understood, empty where it ends for want of moves
 * @param overshoot when the last mover has lost by going too far; null for never
 * @param lastLoses whether the last mover loses at an end
 * @param repeat {@code own}, {@code opponent} or {@code own or opponent}: whose last moves may not be repeated; null for none
 * @param result what must hold after a move; null for nothing
 * @param stuckWins whether a player without a move wins, who loses elsewhere
 */
public record WordedRules(
        List<String> starts,
        List<String> ranges,
        @Nullable String where,
        List<String> moves,
        @Nullable String end,
        @Nullable String overshoot,
        boolean lastLoses,
        @Nullable String repeat,
        @Nullable String result,
        boolean stuckWins) {

    public WordedRules {
        starts = List.copyOf(starts);
        ranges = List.copyOf(ranges);
        moves = List.copyOf(moves);
    }

    /** The same rules with another start. */
    WordedRules startingFrom(StartDraft start) {
        return new WordedRules(
                start.terms(),
                start.rangeTexts(),
                start.whereText(),
                moves,
                end,
                overshoot,
                lastLoses,
                repeat,
                result,
                stuckWins);
    }

    /** The rules as one text, with {@code ?} for what was not understood. */
    public String outline() {
        StringBuilder text = new StringBuilder("heaps(");
        text.append(starts.isEmpty() ? "?" : String.join(", ", starts));
        ranges.forEach(range -> text.append("; ").append(range));
        text.append(where == null ? "" : "; where " + where);
        text.append("; move ").append(moves.isEmpty() ? "?" : String.join(", ", moves));
        if (end == null || !end.isEmpty()) {
            text.append("; end ").append(end == null ? "?" : end);
            text.append(end != null && lastLoses ? ": other" : "");
        }
        text.append(stuckWins ? "; stuck wins" : "");
        text.append(overshoot == null ? "" : "; overshoot " + overshoot);
        text.append(repeat == null ? "" : "; no repeat " + repeat);
        text.append(result == null ? "" : "; result " + result);
        return text.append(')').toString();
    }
}
