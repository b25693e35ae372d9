package org.zermelo.exam.wording;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.draft.Chunk;

/** Reads a sentence that forbids: to repeat a move, or to leave what must not be left. */
final class BanSentence {

    /** Words between those that decide. */
    private static final Set<String> BETWEEN = Set.of(
            "if", "move", "turn", "do", "can", "stones", "becomes", "was", "just", "play", "pass", "and", "whereas",
            "have", "so", "then", "stop", "but", "item", "besides", "atonce", "oneof", "as");

    private final ChunkRow row;

    /** What a sentence before has forbidden to repeat. */
    private final @Nullable String before;

    /** What would be forbidden, as a case that stands behind the ban tells. */
    private @Nullable String shown;

    private boolean forbids;
    private boolean allows;
    private boolean older;
    private boolean must;

    /** Whether a player has to do what is told. */
    private boolean owes;

    /** Whether a move must be another one. */
    private boolean differs;

    private boolean repeats;
    private boolean made;

    /** Whether "the last time" is spoken of, which is one's own where no other player is named. */
    private boolean ownLast;

    /** Whether "one's own last move" is spoken of, which is the opponent's where that is named. */
    private boolean selfLast;

    private boolean which;
    private boolean own;
    private boolean opponent;
    private boolean player;
    private boolean running;
    private boolean leaves;
    private @Nullable String condition;

    /** Whose last move may not be repeated: {@code own}, {@code opponent}. */
    @Nullable
    String repeat;

    /** Whose last move is said to be allowed again; null where nothing is. */
    @Nullable
    String permits;

    /** What must hold after a move. */
    @Nullable
    String result;

    BanSentence(ChunkRow row, @Nullable String before) {
        this.row = row;
        this.before = before;
    }

    void read() {
        while (row.more()) {
            take(row.next());
        }
        // "the same move twice running" is one's own, where a player is spoken of
        boolean onceMade = made && repeats && row.all().stream().anyMatch(chunk -> chunk.is("if"));
        own |= (running || ownLast || onceMade) && !opponent && player;
        own |= selfLast && !opponent;
        leaves |= must;
        forbids |= differs;
        repeats |= made && which && !leaves;
        own |= shown != null && !opponent && !own && shown.equals("own");
        opponent |= shown != null && !opponent && !own && shown.equals("opponent");
        boolean agrees = shown == null || shown.equals(own ? "own" : opponent ? "opponent" : before);
        if (!agrees) {
            row.all().stream().filter(chunk -> !ChunkRow.sign(chunk)).forEach(row::unread);
        } else if (shown != null && before != null && !repeats && !forbids) {
            repeat = before;
        } else if (forbids && repeats && condition == null && (own != opponent || both())) {
            repeat = own && opponent ? "own or opponent" : own ? "own" : "opponent";
        } else if (!forbids && allows && repeats && condition == null && (own || opponent)) {
            permits = own && !older ? "own" : opponent ? "opponent" : null;
        } else if (forbids != must && leaves && !repeats && condition != null && !own && !opponent) {
            result = must ? condition : HeapCondition.negated(condition);
        } else {
            row.all().stream().filter(chunk -> !ChunkRow.sign(chunk)).forEach(row::unread);
        }
    }

    /** "One's own last move and the opponent's": both are named, with "and" between. */
    private boolean both() {
        List<String> heads = row.all().stream().map(Chunk::head).toList();
        int one = Math.min(heads.indexOf("own"), heads.indexOf("opponent"));
        int other = Math.max(heads.lastIndexOf("own"), heads.lastIndexOf("opponent"));
        return one >= 0
                && heads.subList(one, other).stream().anyMatch(head -> head.matches("and|or|neither"))
                && heads.subList(0, other + 1).stream()
                                .filter(head -> head.matches("last-time|move"))
                                .count()
                        > 0;
    }

    private void take(Chunk chunk) {
        switch (chunk.head()) {
            case "cannot", "not" -> {
                // "a move that was not made last", "it is not forbidden to", "a move that differs is forbidden"
                row.require(!row.ahead("last-time")
                        && !row.behind("cannot", "not")
                        && (!differs || row.ahead("repeat", "samemove")));
                forbids = true;
                player |= chunk.tagged("player");
            }
            case "can" -> {
                // "nobody has to repeat it"
                row.require(!chunk.tagged("must") || !row.behind("cannot", "not"));
                allows = true;
                owes |= chunk.tagged("must");
            }
            case "older" -> older = true;
            case "repeat", "samemove" -> {
                repeats = true;
                differs |= chunk.tagged("differ");
                // "must not differ from", "may differ from"
                row.require(!chunk.tagged("differ") || !forbids && (owes || !row.behind("can")));
            }
            case "running" -> {
                running = true;
                repeats = true;
            }
            case "illustration" -> shown = chunk.tagged("opponent") ? "opponent" : "own";
            case "own" -> own = true;
            case "ownmade" -> {
                own = true;
                which = true;
                made = true;
            }
            case "opponent" -> opponent = true;
            case "who" -> {
                if (!chunk.tagged("other")) {
                    row.unread();
                }
                opponent = true;
            }
            case "aftermove", "leave" -> leaves = true;
            case "player" -> {
                player = true;
                // "the move that the player made last"
                own |= which || repeats;
            }
            case "last-time" -> {
                made = true;
                which |= chunk.tagged("relative");
                ownLast |= chunk.tagged("own");
                selfLast |= chunk.tagged("self");
            }
            case "he" -> own |= which || repeats;
            case "allow" -> {
                which = true;
                // "the move that he made last"
                own |= chunk.told().isEmpty();
            }
            case "which" -> which = true;
            case "even",
                    "odd",
                    "multiple",
                    "nomultiple",
                    "lastdigit",
                    "bound",
                    "amount",
                    "count",
                    "heap",
                    "it",
                    "total" -> condition(chunk);
            default -> {
                if (!ChunkRow.sign(chunk) && !BETWEEN.contains(chunk.head())) {
                    row.unread();
                }
            }
        }
    }

    private void condition(Chunk chunk) {
        int at = row.place() - 1;
        if (chunk.is("heap") && chunk.rest().equals("other") && chunk.to() - chunk.from() == 1) {
            // "the other may not repeat it" is the other player
            opponent = true;
            return;
        }
        row.back(at);
        String read = HeapCondition.read(row, "x");
        if (read == null) {
            row.next();
            // "the move made first" is not the last one
            row.require(chunk.is("count", "it", "total")
                    || chunk.is("heap") && !chunk.rest().matches("\\d|larger|smaller"));
        } else if (condition != null) {
            row.unread(chunk);
        } else {
            condition = read;
            must |= row.all().subList(at, row.place()).stream().anyMatch(each -> each.tagged("must"));
        }
    }
}
