package org.zermelo.exam.wording;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.draft.Chunk;

/** Reads what must be true of a heap: even, a multiple of three, more than ten, and such joined. */
final class HeapCondition {

    private static final Map<String, String> OPPOSITE =
            Map.of(">=", "<", "<=", ">", ">", "<=", "<", ">=", "==", "!=", "!=", "==");

    /** What may stand between a condition and the move that it is told of. */
    private static final String[] BESIDE = {"it", "heap", "stones", "then", "player", "can"};

    private HeapCondition() {}

    /** The condition here, on {@code measure}, or null where none stands; what stands before its predicate is read, too. */
    static @Nullable String read(ChunkRow row, String measure) {
        return read(row, measure, new String[0]);
    }

    /** As {@link #read(ChunkRow, String)}; a condition behind "or if" is of another move where one of these heads follows it. */
    static @Nullable String read(ChunkRow row, String measure, String[] moves) {
        String all = null;
        String joint = "";
        String of = measure;
        boolean not = false;
        int end = row.place();
        boolean last = true;
        // right behind "or", "three stones" is the number of another move
        boolean fresh = false;
        boolean again = false;
        while (row.more()) {
            Chunk chunk = row.next();
            String one = predicate(chunk.bound(), of);
            boolean amount = chunk.is("amount", "bare") && all != null && fresh;
            if (one != null && (all != null && last || amount || again && row.aheadBehind(BESIDE, moves))) {
                break;
            }
            fresh = false;
            if (one != null) {
                one = not ? negated(one) : one;
                all = all == null ? one : all + " " + joint + " " + one;
                not = false;
                last = true;
                end = row.place();
            } else if (chunk.is("and", "or") && all != null && last) {
                joint = chunk.head();
                last = false;
                fresh = true;
            } else if (chunk.is("not")) {
                not = true;
            } else if (chunk.is("total")) {
                of = "sum";
            } else if (chunk.is("heap") && chunk.rest().equals("other")) {
                of = "other";
            } else if (chunk.is("heap") && chunk.rest().matches("\\d")) {
                of = "h" + chunk.rest();
            } else if (chunk.is("if") && all != null && !last) {
                again = true;
            } else if (!(chunk.is("count", "stones", "it", "becomes", "was", "have", "value")
                    || chunk.is("term") && chunk.told().get(0).matches("\\p{Lu}")
                    || chunk.is("heap") && chunk.rest().matches("the|all|it|any")
                    || ChunkRow.sign(chunk) && !chunk.is("stop", "item"))) {
                break;
            }
        }
        row.back(end);
        return all;
    }

    private static @Nullable String predicate(Chunk chunk, String of) {
        return switch (chunk.head()) {
            case "even" -> of + " % 2 == 0";
            case "odd" -> of + " % 2 == 1";
            case "lastdigit" -> of + " % 10 == " + chunk.told().get(0);
            case "empty" -> of + " == 0";
            case "multiple" -> of + " % " + chunk.told().get(0) + " == 0";
            case "nomultiple" -> of + " % " + chunk.told().get(0) + " != 0";
            case "remainder" ->
                of + " % " + chunk.told().get(0) + " == " + chunk.told().get(1);
            case "bound" ->
                chunk.tagged("range")
                        ? of + " >= " + chunk.told().get(0) + " and " + of + " <= "
                                + chunk.told().get(1)
                        : of + " " + chunk.rest() + " " + chunk.told().get(0);
            default -> null;
        };
    }

    /** The opposite condition. */
    static String negated(String condition) {
        if (condition.contains(" and ") || condition.contains(" or ")) {
            return "not (" + condition + ")";
        }
        if (condition.startsWith("not (")) {
            return condition.substring(5, condition.length() - 1);
        }
        if (condition.endsWith(" % 2 == 1")) {
            return condition.replace("== 1", "== 0");
        }
        if (condition.endsWith(" % 2 == 0")) {
            return condition.replace("== 0", "== 1");
        }
        String[] parts = condition.split(" (?=[<>=!]+ )");
        String[] relation = parts[parts.length - 1].split(" ");
        return parts[0] + " " + OPPOSITE.get(relation[0]) + " " + relation[1];
    }
}
