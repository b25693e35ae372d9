package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.zermelo.exam.wording.WordedPhrase.PhraseKind;
import org.zermelo.exam.wording.draft.Chunk;
import org.zermelo.exam.wording.draft.StartDraft;

/** Reads a sentence that tells what heaps there are and what they hold in the start. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
final class StartSentence {

    private static final Map<String, String> TURNED =
            Map.of("le", "ge", "lt", "gt", "ge", "le", "gt", "lt", "eq", "eq");
    private static final Map<String, String> SIGNS = Map.of(">=", "ge", ">", "gt", "<=", "le", "<", "lt", "==", "eq");

    /** The numbers of so many digits. */
    private static final Map<String, List<String>> DIGITS =
            Map.of("1", List.of("1", "9"), "2", List.of("10", "99"), "3", List.of("100", "999"));

    /** What stands around the numbers. */
    private static final Set<String> AROUND =
            Set.of(("known begin was stones count and whereas have exist becomes it which link pass play players "
                            + "players-of move turn player but stop when item then game place firstmove")
                    .split(" "));

    private final ChunkRow row;
    private final StartDraft draft;
    private final List<Piece> pieces = new ArrayList<>();

    /** What is told by what another heap holds, of which it is told later. */
    private final List<Piece> later = new ArrayList<>();

    /** Verbs that are not known, beside numbers of stones. */
    private final List<Chunk> verbs = new ArrayList<>();

    private String lastName = "";

    /** A heap that is named, or what one holds. */
    private record Piece(int heap, String term, Chunk chunk) {}

    StartSentence(ChunkRow row, StartDraft draft) {
        this.row = row;
        this.draft = draft;
    }

    void read() {
        while (row.more()) {
            take(row.next());
        }
        settle();
    }

    private void take(Chunk chunk) {
        if (chunk.told().stream().anyMatch(one -> one.contains("."))) {
            // no heap holds one and a half
            row.unread();
            return;
        }
        switch (chunk.head()) {
            case "heaps" -> heaps(chunk);
            case "heap" -> heap(chunk);
            case "amount", "term", "bare" -> {
                if (chunk.tagged("range") || chunk.tagged("most")) {
                    bound(chunk.bound());
                    return;
                }
                for (String term : chunk.told()) {
                    boolean again = term.matches("\\p{Lu}")
                            && (draft.starts.containsValue(term)
                                    || pieces.stream()
                                            .anyMatch(piece -> piece.term().equals(term)));
                    if (again && row.ahead("bound", "amount", "natural", "digits", "range", "was", "becomes", "and")) {
                        lastName = term;
                        continue;
                    }
                    pieces.add(new Piece(0, term, chunk));
                    String name = term.replaceAll("[\\d.]", "");
                    lastName = name.isEmpty() ? lastName : name;
                }
            }
            case "factor", "halves" -> times(chunk);
            case "ratio" ->
                pieces.add(new Piece(
                        0,
                        "="
                                + (chunk.told().size() == 1
                                        ? chunk.rest() + " " + chunk.told().get(0)
                                        : String.join(" ", chunk.told())),
                        chunk));
            case "if" -> {
                if (!row.aheadBehind(new String[] {"heap"}, "term", "heaps")
                        && !row.ahead("range", "bound", "natural", "sumrange", "term", "exist", "begin")) {
                    row.unread();
                }
            }
            case "range" -> range(chunk);
            case "sumrange" -> where(chunk);
            case "bound" -> {
                boolean held = chunk.rest().equals("==")
                        && !pieces.isEmpty()
                        && pieces.get(pieces.size() - 1).term().isEmpty();
                if (held) {
                    // "in the first heap equals seven"
                    pieces.add(new Piece(0, chunk.told().get(0), chunk));
                } else {
                    bound(chunk);
                }
            }
            case "digits" ->
                bound(new Chunk("bound", DIGITS.get(chunk.rest()), List.of("range"), chunk.from(), chunk.to()));
            case "interval" -> interval(chunk);
            case "names", "natural" ->
                lastName = chunk.told().isEmpty()
                        ? lastName
                        : chunk.told().get(chunk.told().size() - 1);
            case "verb" -> verbs.add(chunk);
            default -> {
                if (!ChunkRow.sign(chunk) && !AROUND.contains(chunk.head())) {
                    row.unread();
                }
            }
        }
    }

    /** "And in the second twice as many": as in the heap that was told before. */
    private void times(Chunk chunk) {
        String factor = chunk.is("halves") ? chunk.rest() : chunk.told().get(0);
        String before =
                pieces.stream().map(Piece::term).filter(term -> !term.isEmpty()).reduce("", (first, second) -> second);
        if (!chunk.tagged("more")
                || before.isEmpty()
                || !before.matches("\\d{1,6}|\\p{Lu}")
                || !factor.matches("\\d{1,6}")) {
            row.unread();
            return;
        }
        pieces.add(new Piece(
                0,
                before.matches("\\d+")
                        ? String.valueOf(Long.parseLong(before) * Long.parseLong(factor))
                        : factor + before,
                chunk));
    }

    private void heaps(Chunk chunk) {
        int count = (int) Math.min(
                99,
                Long.parseLong(
                        chunk.told().isEmpty() ? chunk.rest() : chunk.told().get(0)));
        if (!draft.heaps(count)) {
            row.unread();
        }
        row.mean(chunk, PhraseKind.HEAPS, String.valueOf(count));
    }

    private void heap(Chunk chunk) {
        switch (chunk.rest()) {
            case "the", "all" -> {
                // the only one, or all in turn
            }
            case "any" -> pieces.add(new Piece(1, "", chunk));
            case "next" ->
                pieces.add(new Piece(
                        1
                                + (int) pieces.stream()
                                        .filter(piece -> piece.heap() != 0)
                                        .count(),
                        "",
                        chunk));
            case "other" -> pieces.add(new Piece(2, "", chunk));
            case "both", "each" -> pieces.add(new Piece(-1, "", chunk));
            default -> {
                if (chunk.rest().matches("\\d")) {
                    pieces.add(new Piece(Integer.parseInt(chunk.rest()), "", chunk));
                } else {
                    row.unread();
                }
            }
        }
    }

    /** Heaps before what they hold, or behind it, or what they hold in turn. */
    private void settle() {
        row.all().stream()
                .filter(chunk -> chunk.is("exist", "begin") && chunk.tagged("holds") && pieces.isEmpty())
                .findFirst()
                .ifPresent(this::hold);
        List<Piece> heaps = pieces.stream().filter(piece -> piece.heap() != 0).toList();
        List<Piece> terms = pieces.stream().filter(piece -> piece.heap() == 0).toList();
        if (terms.isEmpty()) {
            heaps.forEach(piece -> row.unread(piece.chunk()));
            if (row.all().stream().noneMatch(chunk -> chunk.is("heaps", "range", "bound"))) {
                // "before each move a player tosses a coin"
                verbs.forEach(row::unread);
            }
            return;
        }
        boolean behind = pieces.get(0).heap() == 0 && heaps.size() == terms.size();
        int next = 1;
        int at = 0;
        List<Integer> pending = new ArrayList<>();
        for (Piece piece : pieces) {
            if (piece.heap() != 0) {
                next = piece.heap();
                pending.add(next);
                continue;
            }
            if (piece.chunk().tagged("per") && pending.size() > 1) {
                // "in the first and the second four each"
                pending.forEach(heap -> put(heap, piece));
                next++;
            } else if (behind) {
                put(heaps.get(at++).heap(), piece);
            } else {
                put(next, piece);
                next = next < 0 ? 3 : next + 1;
            }
            pending.clear();
        }
        List<Piece> known = List.copyOf(later);
        later.clear();
        known.forEach(piece -> put(piece.heap(), piece));
        later.forEach(piece -> row.unread(piece.chunk()));
    }

    private void put(int heap, Piece piece) {
        if (piece.term().startsWith("=")
                && !draft.starts.containsKey(Integer.parseInt(piece.term().split(" ")[1]))) {
            later.add(new Piece(heap, piece.term(), piece.chunk()));
            return;
        }
        String term =
                piece.term().startsWith("=") ? ratio(piece.term().substring(1).split(" ")) : piece.term();
        boolean fits = !term.isEmpty() && (heap < 0 ? draft.put(1, term) & draft.put(2, term) : draft.put(heap, term));
        if (!fits) {
            row.unread(piece.chunk());
        }
        row.mean(piece.chunk(), PhraseKind.START, term);
    }

    /** So many times what another heap holds; empty where that is not known. */
    private String ratio(String[] told) {
        String base = draft.starts.getOrDefault(Integer.parseInt(told[1]), "");
        if (!told[0].matches("\\d{1,6}")) {
            return "";
        }
        if (base.matches("\\p{Lu}")) {
            return told[0].equals("1") ? base : told[0] + base;
        }
        return base.matches("\\d{1,9}") ? String.valueOf(Long.parseLong(told[0]) * Long.parseLong(base)) : "";
    }

    /** {@code S = 1, 2, ..., 73}: what stands before the dots goes up by one. */
    private void interval(Chunk chunk) {
        List<String> told = chunk.told();
        int last = told.size() - 1;
        for (int i = 2; i < last; i++) {
            if (Long.parseLong(told.get(i)) != Long.parseLong(told.get(1)) + i - 1) {
                row.unread();
            }
        }
        lastName = told.get(0);
        List<String> ends = List.of(told.get(1), told.get(last));
        bound(new Chunk("bound", ends, List.of("range"), chunk.from(), chunk.to()));
    }

    private void bound(Chunk chunk) {
        if (lastName.isEmpty()) {
            lastName = draft.only();
        }
        if (lastName.isEmpty() || chunk.told().isEmpty()) {
            row.unread();
            return;
        }
        if (chunk.tagged("range")) {
            draft.bound(lastName, "ge", Long.parseLong(chunk.told().get(0)));
            draft.bound(lastName, "le", Long.parseLong(chunk.told().get(1)));
        } else {
            draft.bound(
                    lastName,
                    SIGNS.get(chunk.rest()),
                    Long.parseLong(chunk.told().get(0)));
        }
        row.mean(
                row.all().get(row.place() - 1),
                PhraseKind.RANGE,
                StartDraft.range(lastName, draft.ranges.get(lastName)));
    }

    /** Sides and relations in turn: {@code 1 le S le 69}. */
    private void range(Chunk chunk) {
        List<String> told = chunk.told();
        String name =
                told.stream().filter(one -> one.matches("\\p{Lu}")).findFirst().orElse("");
        for (int i = 0; i + 2 < told.size(); i += 2) {
            boolean left = told.get(i).equals(name);
            String number = left ? told.get(i + 2) : told.get(i);
            String relation = left ? told.get(i + 1) : TURNED.getOrDefault(told.get(i + 1), "?");
            if (name.isEmpty() || !number.matches("\\d{1,18}") || relation.matches("\\?|ne")) {
                row.unread();
                return;
            }
            draft.bound(name, relation, Long.parseLong(number));
        }
        lastName = name;
        row.mean(chunk, PhraseKind.RANGE, StartDraft.range(name, draft.ranges.get(name)));
        if (chunk.tagged("holds")) {
            hold(chunk);
        }
    }

    /** What was named last lies in a heap, if it was not said before. */
    private void hold(Chunk chunk) {
        if (!lastName.isEmpty()
                && !draft.starts.containsValue(lastName)
                && pieces.stream().noneMatch(piece -> piece.term().equals(lastName))) {
            pieces.add(new Piece(0, lastName, chunk));
        }
    }

    private void where(Chunk chunk) {
        List<String> told = chunk.told();
        if (told.get(2).equals("ne")) {
            row.unread();
            return;
        }
        String sign = switch (told.get(2)) {
            case "lt" -> "<";
            case "le" -> "<=";
            case "gt" -> ">";
            case "ge" -> ">=";
            default -> "=";
        };
        String text = told.get(0) + "+" + told.get(1) + " " + sign + " " + told.get(3);
        draft.where.add(text);
        draft.sum(told.get(0), told.get(1), told.get(2), Long.parseLong(told.get(3)));
        row.mean(chunk, PhraseKind.RANGE, text);
    }
}
