package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.WordedPhrase.PhraseKind;
import org.zermelo.exam.wording.draft.Chunk;

/**
 * Reads a sentence of a question. What is asked and what is claimed may stand in any order; the claims are read clause by clause, each with
 * its subject, polarity and the moves that it names.
 */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
final class QuestionSentence {

    /** What decides which starts are asked for: no such word is lost for want of a verb beside it. */
    private static final String[] DECISIVE = {
        "bymove", "lateby", "notlast", "earlier", "cannot", "havenot", "not", "neither", "some", "turn", "atonce"
    };

    /** What joins what is asked and what is claimed. */
    private static final Set<String> JOINING =
            Set.of(("count stones begin value pass game turnfill when if that-is conditions known so "
                            + "distinct was becomes besides then")
                    .split(" "));

    /** What claims are made of. */
    private static final Set<String> CLAIMING =
            Set.of(("who he can cannot not neither sure win wins nowin by turn bymove notlast strategy have "
                            + "havenot any some unlucky afterfirst missed chooses player move opponent it lateby earlier "
                            + "loses atonce")
                    .split(" "));

    private final ChunkRow row;
    private final QuestionDraft draft;
    private final List<ClaimClause> clauses = new ArrayList<>();
    private ClaimClause now = new ClaimClause(false);
    private @Nullable Chunk quantity;

    /** What bounds the open number: it belongs to the start. */
    final List<Chunk> bounds = new ArrayList<>();

    QuestionSentence(ChunkRow row, QuestionDraft draft) {
        this.row = row;
        this.draft = draft;
        draft.earlier = Set.copyOf(draft.quantities);
    }

    void read() {
        clauses.add(now);
        while (row.more()) {
            take(row.next());
        }
        String asked = quantity == null ? null : draft.ask();
        if (asked != null) {
            row.mean(quantity, PhraseKind.ASK, asked);
        }
        ClaimClause.merge(clauses);
        String subject = null;
        for (ClaimClause clause : clauses) {
            subject = claim(clause, subject);
        }
    }

    private void take(Chunk chunk) {
        if (row.bounds()) {
            bounds.add(chunk);
            return;
        }
        switch (chunk.tagged("word") || chunk.is("ifonly") ? "merely" : chunk.head()) {
            case "but", "whereas", "stop", "item" -> next(true);
            case "ask" -> draft.asked = true;
            case "min", "max", "all", "howmany", "sum", "only" -> {
                if (chunk.is("all") && draft.quantities.contains("sum")) {
                    return;
                }
                if (draft.turned(chunk, row)) {
                    row.unread();
                }
                draft.quantities.add(chunk.is("howmany") ? "count" : chunk.head());
                if (!chunk.numbers().isEmpty()) {
                    draft.many = chunk.numbers().get(0);
                }
                draft.asked = true;
                quantity = chunk;
            }
            case "number", "bare", "amount" -> {
                if (chunk.numbers().isEmpty()) {
                    row.unread();
                } else if (row.ahead("min", "max", "value", "minmax", "twovalues")
                        || !draft.quantities.isEmpty() && row.ahead("value")) {
                    draft.many = chunk.numbers().get(0);
                    draft.several |= row.now().is("min", "max");
                } else if (clauses.stream().anyMatch(ClaimClause::headed) && !row.ahead("bymove", "lateby")) {
                    // "not sure to win in one"
                    now.chunks.add(new Chunk("bymove", chunk.told(), List.of(), chunk.from(), chunk.to()));
                } else {
                    row.unread();
                }
            }
            case "order" -> {
                quantity = chunk;
                draft.order(chunk.tagged("falling"), row);
                if (draft.quantities.isEmpty()
                        || draft.quantities.contains("all")
                        || draft.many != null
                                && !draft.quantities.contains("min")
                                && !draft.quantities.contains("max")) {
                    draft.quantities.clear();
                    draft.quantities.add("min");
                    draft.quantities.add("max");
                    draft.many = null;
                }
            }
            case "format" -> {
                if (chunk.tagged("rising")) {
                    draft.order(false, row);
                }
            }
            case "made", "total", "product" -> quantity = draft.making(chunk, row);
            case "several" -> {
                // "if several are found, write the least": one value is asked after all
                draft.quantities.clear();
                draft.many = null;
                draft.quantities.add(chunk.rest());
                quantity = chunk;
            }
            case "merely" -> {
                // "only by the second move" says no more than "by the second"
                if (!row.ahead("bymove", "turn")) {
                    row.unread();
                }
            }
            case "firstmove" -> now.chunks.add(new Chunk("who", chunk.told(), List.of(), chunk.from(), chunk.to()));
            case "link" -> {
                draft.single |= chunk.tagged("one");
                draft.possible |= chunk.tagged("possible");
            }
            case "heap" -> {
                if (chunk.rest().matches("smaller|larger")) {
                    draft.quantities.add(chunk.rest().equals("smaller") ? "min" : "max");
                    quantity = chunk;
                    return;
                }
                if (chunk.rest().equals("any")
                        && chunk.to() - chunk.from() == 2
                        && (now.headed() || row.behind("not", "sure"))) {
                    // "not sure to win in one"
                    now.chunks.add(new Chunk("bymove", List.of("1"), List.of(), chunk.from(), chunk.to()));
                    return;
                }
                // "cannot be sure to win on the first"
                if (chunk.rest().matches("\\d") && (clauses.size() > 1 || !now.chunks.isEmpty())) {
                    now.chunks.add(new Chunk("bymove", List.of(chunk.rest()), List.of(), chunk.from(), chunk.to()));
                } else {
                    row.unread();
                }
            }
            case "aftermove" -> {
                if (!chunk.tagged("relative")) {
                    row.unread();
                }
            }
            case "pairsum" -> draft.sumOfPair = true;
            case "term" -> {
                if (row.behind("have", "exist", "begin")) {
                    // "wins if there are S matches in the heap"
                    bounds.add(0, chunk);
                    while (row.ahead("begin")
                            || row.ahead("heap") && row.now().rest().equals("the")) {
                        row.next();
                    }
                } else if (!chunk.told().get(0).matches("\\p{Lu}")) {
                    row.unread();
                }
            }
            case "and" -> {
                if ((now.headed() || now.chunks.isEmpty() && row.ahead("not"))
                        && row.ahead(
                                "cannot", "not", "nowin", "can", "who", "sure", "have", "havenot", "wins", "any")) {
                    next(true);
                } else {
                    now.chunks.add(chunk);
                }
            }
            case ",", "(", ")" -> next(false);
            case "allow", "which" -> {
                now.relative = now.chunks.isEmpty() || now.relative;
                now.chunks.add(chunk);
            }
            default -> {
                if (CLAIMING.contains(chunk.head())) {
                    now.chunks.add(chunk);
                } else if (!ChunkRow.sign(chunk) && !JOINING.contains(chunk.head())) {
                    row.unread();
                }
            }
        }
    }

    private void next(boolean apart) {
        if (now.chunks.isEmpty() && !apart) {
            return;
        }
        now = new ClaimClause(apart || now.chunks.isEmpty() && now.apart);
        clauses.add(now);
    }

    private @Nullable String claim(ClaimClause clause, @Nullable String before) {
        String subject = null;
        String opponent = null;
        boolean not = false;
        boolean wins = false;
        boolean strategy = false;
        boolean unlucky = false;
        boolean maybe = false;
        boolean loses = false;
        boolean can = false;
        boolean past = false;
        Chunk atOnce = null;
        Chunk turn = null;
        List<Chunk> moves = new ArrayList<>();
        for (Chunk chunk : clause.chunks) {
            draft.sure |= chunk.is("any", "sure", "allow") || chunk.is("strategy") && !chunk.tagged("maybe");
            maybe |= chunk.tagged("maybe");
            past |= chunk.tagged("past");
            switch (chunk.head()) {
                case "who" -> {
                    String who = who(chunk);
                    if (loses && subject != null && !subject.equals(who)) {
                        // "P loses by the first move of V"
                        continue;
                    }
                    if (subject != null && !subject.equals(who)) {
                        row.unread(chunk);
                    }
                    subject = who;
                }
                case "allow" -> {
                    if (subject != null
                            && draft.unlucky == null
                            && !chunk.told().isEmpty()
                            && !chunk.told().get(0).equals(subject)) {
                        // "P can make a move that lets V win"
                        row.unread(chunk);
                    }
                    subject = subject == null && !chunk.told().isEmpty()
                            ? chunk.told().get(0)
                            : subject;
                }
                case "cannot", "not", "havenot" -> not = true;
                case "neither" -> {
                    if (!not) {
                        row.unread(chunk);
                    }
                }
                case "win", "wins" -> wins = true;
                case "loses" -> loses = true;
                case "can" -> can = true;
                case "nowin" -> {
                    wins = true;
                    not = true;
                }
                case "strategy" -> strategy = true;
                case "bymove", "notlast", "lateby", "earlier" -> moves.add(chunk);
                case "turn" -> {
                    if (chunk.tagged("one")) {
                        moves.add(chunk);
                    } else {
                        turn = chunk;
                    }
                }
                case "atonce" -> atOnce = chunk;
                case "any" -> {
                    if (!chunk.told().isEmpty()) {
                        opponent = chunk.told().get(chunk.told().size() - 1);
                    }
                }
                case "some" ->
                    draft.unlucky = chunk.told().isEmpty() ? "P" : chunk.told().get(0);
                case "unlucky", "afterfirst" -> {
                    unlucky = true;
                    draft.unlucky = chunk.told().isEmpty() ? "P" : chunk.told().get(0);
                }
                case "missed" -> {
                    draft.missed = true;
                    draft.unlucky = chunk.told().isEmpty() ? "P" : chunk.told().get(0);
                }
                case "chooses" -> draft.chooses = true;
                default -> {
                    // says how, not what
                }
            }
        }
        wins |= clause.elliptic() && before != null;
        if (loses && moves.isEmpty() && (turn != null || atOnce != null)) {
            not = true;
        }
        if (loses && (not || wins || strategy || subject == null)) {
            clause.chunks.forEach(row::unread);
            return subject;
        }
        if (loses) {
            boolean slip = can && clause.chunks.stream().noneMatch(chunk -> chunk.is("any", "sure"));
            draft.unlucky = slip ? subject : draft.unlucky;
            moves(clause, subject.equals("P") ? "V" : "P", moves, false);
            return subject;
        }
        if (!wins && !strategy) {
            if (clause.chunks.stream().anyMatch(chunk -> chunk.is(DECISIVE)) || subject != null && !unlucky) {
                clause.chunks.forEach(row::unread);
            }
            return subject == null ? before : subject;
        }
        String player = subject == null ? before : subject;
        if (player == null && opponent != null) {
            player = opponent.equals("P") ? "V" : "P";
        }
        if (player == null || player.equals(opponent)) {
            clause.chunks.forEach(row::unread);
            return player;
        }
        if (moves.isEmpty() && turn != null) {
            row.unread(turn);
        }
        if (moves.isEmpty() && atOnce != null) {
            moves.add(atOnce);
        }
        moves(clause, player, moves, not);
        boolean first = moves.stream().anyMatch(chunk -> chunk.numbers().contains(1));
        draft.won |= (past || maybe) && !not && (player.equals("V") || !first);
        if (draft.unlucky != null && !not) {
            mean(clause, draft.missed ? "U&W1" : "U");
        }
        return player;
    }

    private String who(Chunk chunk) {
        return chunk.told().isEmpty() ? chunk.rest() : chunk.told().get(0);
    }

    private void moves(ClaimClause clause, String player, List<Chunk> moves, boolean not) {
        QuestionDraft.Claims claims = draft.of(player);
        if (moves.isEmpty()) {
            if (not && clause.chunks.stream().anyMatch(chunk -> chunk.is("strategy"))) {
                // one of them has a strategy, since no play is drawn
                draft.of(player.equals("P") ? "V" : "P").any = true;
            } else if (not) {
                claims.none = true;
                clause.chunks.forEach(row::unread);
            } else {
                claims.any = true;
                mean(clause, (player.equals("P") ? "W" : "L") + "any");
            }
            return;
        }
        boolean again = !not && !claims.by.isEmpty();
        for (Chunk chunk : moves) {
            List<Integer> told = new ArrayList<>(chunk.numbers().isEmpty() ? List.of(1) : chunk.numbers());
            if (chunk.is("notlast")) {
                int by = chunk.tagged("turned") ? 0 : told.size() - 1;
                claims.by.add(told.remove(by));
                claims.not.addAll(told);
                continue;
            }
            if (chunk.is("earlier")) {
                if (!not || claims.by.isEmpty() || claims.by.first() < 2) {
                    row.unread(chunk);
                    continue;
                }
                told = IntStream.range(1, claims.by.first()).boxed().toList();
            }
            if (chunk.is("lateby")) {
                int last = told.get(0);
                told.clear();
                for (int n = 1; n <= last; n++) {
                    told.add(n);
                }
            }
            if (again && !claims.by.equals(Set.copyOf(told))) {
                // "wins by the first or second move, but is sure to win by the first"
                row.unread(chunk);
            }
            (not ? claims.not : claims.by).addAll(told);
            mean(clause, (not ? "not " : "") + (player.equals("P") ? "W" : "L") + told.get(told.size() - 1));
        }
    }

    private void mean(ClaimClause clause, String meaning) {
        row.mean(clause.chunks.get(clause.chunks.size() - 1), PhraseKind.CLAIM, meaning);
    }
}
