package org.zermelo.exam.wording;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.draft.Chunk;
import org.zermelo.exam.wording.draft.MoveDraft;

/** Reads a sentence that tells moves: a number or a heap without a verb of its own belongs to the verb before it. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
final class MoveSentence extends ConditionedMoves {

    /** Who may move, or what the numbers count. */
    private static final Set<String> BESIDE =
            Set.of("player", "players-of", "turn", "can", "move", "choice", "do", "pass", "play", "besides", "game");

    /** What may stand between a colon and the verb of the first move of a list. */
    private static final String[] LEAD = {
        "or", "item", "turn", "player", "can", "oneof", "besides", "then", "even", "odd"
    };

    private static final String[] VERBS = {
        "add", "take", "raise", "lower", "make", "times", "over", "power", "multiply", "divide", "carry", "deed"
    };

    /** The least number of stones, where "but fewer than" follows. */
    private int least = 1;

    private boolean bans;
    private boolean only;
    /** What the number that is replaced is called: "replaces N by N + 5" has one letter. */
    private final Set<String> replaced = new HashSet<>();
    /** What is added or taken, where it stands before the verb. */
    private @Nullable Chunk subject;

    /** Whether the sentence speaks of a player: then "once in the game" may be once for each of them. */
    private boolean byPlayer;

    MoveSentence(ChunkRow row, List<MoveDraft> earlier) {
        super(row, new EarlierMoves(earlier));
    }

    /** The moves that the sentence adds; earlier ones may have been given conditions or a rounding. */
    List<MoveDraft> read() {
        while (row.more()) {
            take(row.next());
        }
        flush();
        if (onceNext != null) {
            row.unread(onceNext);
        }
        if (bans || only || restricting) {
            moves.addAll(alone);
        } else {
            boolean turns = row.all().stream().anyMatch(chunk -> chunk.is("play"));
            // "they take turns taking stones": what is done, and not how much
            alone.stream()
                    .filter(move ->
                            !(turns && moves.isEmpty() && earlier.earlier().isEmpty()))
                    .forEach(move -> row.unread(move.shown));
        }
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
        rounded &= ChunkRow.sign(chunk) && !chunk.is("stop", "item") || chunk.is("if", "ifonly");
        switch (chunk.head()) {
            case "add" -> acted("+", chunk);
            case "take" -> acted("-", chunk);
            case "raise" -> verb("raise", chunk);
            case "lower" -> verb("lower", chunk);
            case "make" -> verb("make", chunk);
            case "power" -> verb("power", chunk);
            case "multiply" -> verb("*", chunk);
            case "divide" -> verb("/", chunk);
            case "carry" -> verb("carry", chunk);
            case "times", "over" -> {
                verb(chunk.is("times") ? "*" : "/", chunk);
                now.values = new ArrayList<>(List.of(chunk.rest()));
            }
            case "deed" -> {
                boolean behind = now != null && !now.values.isEmpty() && !cut && joint.isEmpty();
                if (behind && !chunk.tagged("joined") && (!now.shown.is("deed") || !row.behindSign())) {
                    // "twice as many minus one"
                    row.unread();
                }
                String[] parts = chunk.rest().split(" ");
                verb(parts[0].equals("==") ? "=" : parts[0], chunk);
                List<String> letters = chunk.told().stream()
                        .filter(each -> each.matches("[A-Za-z]"))
                        .toList();
                replaced.addAll(letters);
                if (replaced.size() > 1 && !letters.isEmpty()) {
                    row.unread();
                }
                now.values = new ArrayList<>(parts.length > 1 ? List.of(parts[1]) : chunk.told());
                now.values.removeAll(letters);
                if (chunk.tagged("smaller") || chunk.tagged("larger")) {
                    now.where = chunk.tagged("smaller") ? "smaller" : "larger";
                }
            }
            case "partmost" -> {
                if (row.behind("but")) {
                    // "one or more, but no more than half"
                    row.unread();
                }
                value(chunk, List.of("part " + chunk.rest()), "-");
            }
            case "amount", "bare" -> {
                if (passive()) {
                    subject = chunk;
                } else if (chunk.tagged("most") && now != null && now.range && row.behind("but")) {
                    // "no more than three, but at most one"
                    row.unread();
                } else {
                    value(chunk, chunk.told(), "");
                }
            }
            case "bound" -> bound(chunk);
            case "count" -> {
                if (now != null) {
                    now.alike |= chunk.tagged("alike");
                }
            }
            case "samefrom" -> {
                value(chunk, List.of("any"), "");
                where(new Chunk("heap both", List.of(), List.of(), chunk.from(), chunk.to()));
            }
            case "anyamount" -> value(chunk, List.of("any"), "");
            case "by" ->
                value(chunk, chunk.told().isEmpty() ? List.of(chunk.rest()) : chunk.told(), "by" + compared(chunk));
            case "factor" -> value(chunk, chunk.told(), chunk.tagged("bare") ? "by" : "factor" + compared(chunk));
            case "squared" -> value(chunk, List.of(chunk.rest()), "power");
            case "halves" -> value(chunk, List.of(chunk.rest()), "factor" + compared(chunk));
            case "half", "fraction" -> part(chunk);
            case "percent" -> percent(chunk);
            case "double", "sameother" ->
                value(
                        chunk,
                        chunk.is("double") ? List.of("x") : MoveDraft.sameOther(chunk),
                        chunk.tagged("by") ? "by" : "");
            case "heap", "it" -> where(chunk);
            case "total", "sum" -> where(new Chunk("heap total", List.of(), List.of(), chunk.from(), chunk.to()));
            case "or" -> {
                joint = "or";
                cut = true;
            }
            case "and", "whereas" -> {
                joint = joint.isEmpty() && now != null ? "and" : joint;
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
            case "even", "odd", "multiple", "nomultiple", "lastdigit" -> bare(chunk);
            case "else" -> otherwise(chunk);
            case "then", "but" -> {
                boolean then = chunk.is("then") || chunk.tagged("then");
                if (then && now != null && !now.values.isEmpty() && leading.isEmpty()) {
                    // "add one, then double it" is one move of two steps
                    row.unread();
                }
            }
            case "round" -> round(chunk);
            case "once" -> once(chunk);
            case "stones" -> {
                if (chunk.tagged("single") && passive()) {
                    subject = new Chunk("amount", List.of("1"), List.of(), chunk.from(), chunk.to());
                } else {
                    stones(chunk);
                }
            }
            case "soas" -> soAs(chunk);
            case "thereto" -> thereto(chunk);
            case "pick" -> {
                if (!chunk.tagged("done")) {
                    pick();
                }
            }
            case "cannot" -> bans |= !aside(chunk);
            case "not" -> row.require(aside(chunk));
            case "only" -> only = true;
            case ":" -> heading();
            case "becomes", "was" -> {
                if (!row.ahead(VERBS) && (now == null || !now.verb.equals("make"))) {
                    row.unread();
                }
            }
            case "(" -> {
                boolean other = now != null
                        && !now.values.isEmpty()
                        && row.more()
                        && row.now().is("by", "factor", "halves")
                        && !row.now().told().equals(now.values);
                if (other) {
                    // "double it (triple it, if it is odd)"
                    row.unread(row.now());
                }
            }
            default -> {
                prefaced |= now != null && now.values.isEmpty() && chunk.is("can", "turn");
                byPlayer |= chunk.is("player", "players-of", "play");
                if (!ChunkRow.sign(chunk) && !BESIDE.contains(chunk.head())) {
                    row.unread();
                }
            }
        }
    }

    /** "Exactly two stones", "fewer than five", "more than one, but fewer than five". */
    private void bound(Chunk chunk) {
        boolean counts = now != null
                && now.values.isEmpty()
                && now.verb.matches("[+-]")
                && chunk.numbers().size() == 1;
        if (chunk.rest().equals("==")) {
            value(chunk, chunk.told(), "");
        } else if (counts && chunk.rest().startsWith("<")) {
            int most = chunk.numbers().get(0) - (chunk.rest().equals("<") ? 1 : 0);
            List<String> told = List.of(String.valueOf(least), String.valueOf(most));
            value(new Chunk("amount", told, List.of("range"), chunk.from(), chunk.to()), told, "");
            least = 1;
        } else if (counts && chunk.rest().startsWith(">") && row.aheadBehind(new String[] {"but", "and"}, "bound")) {
            least = chunk.numbers().get(0) + (chunk.rest().equals(">") ? 1 : 0);
        } else if (!(chunk.bound().rest().equals(">=")
                && now != null
                && now.range
                && now.values.get(0).equals(chunk.told().get(0)))) {
            // "no more than three, but at least one" says the least again
            row.unread();
        }
    }

    private void part(Chunk chunk) {
        boolean raises = now != null && now.verb.matches("\\+|raise");
        if (raises && chunk.is("half") && chunk.tags().isEmpty() && !ofAnother()) {
            value(chunk, List.of("x/2"), now.verb.equals("+") ? "" : "by");
            return;
        }
        if (now != null
                && now.verb.equals("lower")
                && chunk.is("half")
                && chunk.tags().isEmpty()) {
            value(chunk, List.of("2"), "factor");
            return;
        }
        if (now == null || !now.verb.equals("-")) {
            row.unread();
            return;
        }
        MoveDraft part = now.part(chunk);
        part.where = nextWhere.isEmpty() ? part.where : nextWhere;
        nextWhere = "";
        part.round = chunk.tagged("greater") ? "floor" : chunk.tagged("lesser") ? "ceil" : "";
        if (!now.values.isEmpty()) {
            flush();
        }
        joint = "";
        cut = false;
        now = part;
    }

    /** Whether a part is said to be one of another heap than the one that grows. */
    private boolean ofAnother() {
        return row.ahead("heap") && row.otherHeapAhead("", 1);
    }

    /** So many hundredths of what the heap itself holds. */
    private void percent(Chunk chunk) {
        int share = chunk.told().get(0).matches("[1-9]\\d{0,2}")
                ? Integer.parseInt(chunk.told().get(0))
                : 0;
        String verb = now == null || share == 0 || ofAnother() ? "" : now.verb;
        if (verb.equals("raise")) {
            String grown =
                    BigDecimal.valueOf(100 + share, 2).stripTrailingZeros().toPlainString();
            value(chunk, List.of(grown), "factor");
        } else if (verb.equals("lower") && share < 100 && 100 % (100 - share) == 0) {
            value(chunk, List.of(String.valueOf(100 / (100 - share))), "factor");
        } else if (verb.equals("+") && share == 100) {
            value(chunk, List.of("x"), "");
        } else if (share == 50 && verb.matches("[+-]")) {
            part(new Chunk("half", List.of(), List.of(), chunk.from(), chunk.to()));
        } else {
            row.unread();
        }
    }

    /** Whether what is counted stands before its verb: "one stone is added". */
    private boolean passive() {
        boolean free = now == null || cut && !now.values.isEmpty();
        int place = row.place();
        if (row.more() && row.now().is("becomes", "was", "can")) {
            row.next();
        }
        boolean verb = row.more() && row.now().is("add", "take");
        row.back(place);
        return free && verb;
    }

    private void acted(String verb, Chunk chunk) {
        verb(verb, chunk);
        if (subject != null) {
            Chunk counted = subject;
            subject = null;
            value(counted, counted.told(), "");
        }
    }

    /** "Add as many as make it twice as many". */
    private void soAs(Chunk chunk) {
        if (now == null || !now.verb.matches("[+-]")) {
            row.unread();
            return;
        }
        String where = now.where;
        if (now.values.isEmpty()) {
            now = null;
        }
        joint = "";
        verb(chunk.tagged("more") ? "raise" : chunk.tagged("less") ? "lower" : "make", chunk);
        now.where = where;
    }

    /** "They enlarge the heap: one may add .. or double it": what the list is about is no move of its own. */
    private void heading() {
        if (now != null && now.values.isEmpty() && row.aheadBehind(LEAD, VERBS)) {
            now = null;
            nextWhere = "";
            joint = "";
            cut = true;
        }
    }

    /** "Choose a heap and add .. to it": the heap of the moves that follow. */
    private void pick() {
        boolean any = row.ahead("heap") && now == null;
        while (any && ChunkRow.sign(row.now())) {
            row.next();
        }
        if (!any || !row.next().rest().matches("any|the")) {
            row.unread();
        }
    }

    /** "Twice as large" and "twice less" say by themselves which way a heap changes. */
    private static String compared(Chunk chunk) {
        return chunk.tagged("more") ? " more" : chunk.tagged("less") ? " less" : "";
    }

    private void round(Chunk chunk) {
        List<MoveDraft> all = new ArrayList<>(moves);
        if (now != null) {
            all.add(now);
        }
        if (!earlier.round(chunk, all)) {
            row.unread();
        }
        rounded = true;
    }

    private void once(Chunk chunk) {
        if (byPlayer) {
            row.unread();
        } else if (now != null && !now.values.isEmpty() && !cut) {
            now.once = true;
        } else if (now == null) {
            onceNext = chunk;
        } else {
            row.unread();
        }
    }
}
