package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.zermelo.exam.wording.draft.Chunk;

/** The chunks of a sentence as a grammar goes through them: what it has not taken at the end was not read. */
final class ChunkRow {

    /** Signs, and words that say nothing beside others that are read. */
    private static final Set<String> SIGNS = Set.of(",", "(", ")", "stop", "item");

    private final List<Chunk> chunks;
    private final Set<Integer> unread = new TreeSet<>();
    private final Map<Integer, String> meanings = new HashMap<>();
    private final Map<Integer, WordedPhrase.PhraseKind> kinds = new HashMap<>();
    private int at;

    ChunkRow(List<Chunk> chunks) {
        this.chunks = chunks;
    }

    boolean more() {
        return at < chunks.size();
    }

    Chunk now() {
        return chunks.get(at);
    }

    Chunk next() {
        return chunks.get(at++);
    }

    int place() {
        return at;
    }

    void back(int place) {
        at = place;
    }

    /** Whether the chunk here, behind signs, has this head; nothing is taken. */
    boolean ahead(String... heads) {
        int place = at;
        while (place < chunks.size() && sign(chunks.get(place))) {
            place++;
        }
        return place < chunks.size() && chunks.get(place).is(heads);
    }

    /** Whether the chunk here, behind signs and chunks of such heads, has this head; nothing is taken. */
    boolean aheadBehind(String[] between, String... heads) {
        int place = at;
        while (place < chunks.size()
                && (sign(chunks.get(place)) || chunks.get(place).is(between))) {
            place++;
        }
        return place < chunks.size() && chunks.get(place).is(heads);
    }

    /** Whether a chunk with this head stands before the next stop, winner or "or"; nothing is taken. */
    boolean aheadInClause(String... heads) {
        for (int place = at; place < chunks.size(); place++) {
            if (chunks.get(place).is(heads)) {
                return true;
            }
            if (chunks.get(place).is("stop", "item", "or", "wins", "loses", "last")) {
                return false;
            }
        }
        return false;
    }

    /** Whether another heap than this one is named within so many chunks, before the next verb; nothing is taken. */
    boolean otherHeapAhead(String where, int chunks) {
        int seen = 0;
        for (int place = at; place < this.chunks.size() && seen < chunks; place++) {
            Chunk chunk = this.chunks.get(place);
            if (chunk.is("add", "take", "raise", "lower", "times", "over", "or", "stop", "item")) {
                return false;
            }
            boolean numbered = where.matches("\\d")
                    && chunk.rest().matches("\\d")
                    && !chunk.rest().equals(where);
            if (chunk.is("heap") && (chunk.rest().equals("other") || numbered)) {
                return true;
            }
            seen += sign(chunk) ? 0 : 1;
        }
        return false;
    }

    /** Whether the next "or" joins what it stands between, with no comma before it. */
    boolean orWithoutComma() {
        for (int place = Math.max(1, at); place < chunks.size(); place++) {
            if (chunks.get(place).is("or")) {
                return !sign(chunks.get(place - 1));
            }
        }
        return false;
    }

    /** Whether a stop or the mark of an item stands before the chunk taken last, and no "or" behind it. */
    boolean behindStop() {
        for (int i = at - 1; i >= 0; i--) {
            if (chunks.get(i).is("stop", "item")) {
                return true;
            }
            if (chunks.get(i).is("or")) {
                return false;
            }
        }
        return true;
    }

    /** Whether a chunk with this head stands right before the chunk taken last. */
    boolean behind(String... heads) {
        return at > 1 && chunks.get(at - 2).is(heads);
    }

    /** Whether a sign stands before the chunk taken last. */
    boolean behindSign() {
        return at > 1 && sign(chunks.get(at - 2));
    }

    /** Whether the chunk taken last bounds the open number that a question names before it: "for which S from 1 to 20". */
    boolean bounds() {
        Chunk chunk = chunks.get(at - 1);
        return chunk.is("range", "interval")
                || chunk.is("bound", "amount")
                        && chunk.tagged("range")
                        && behind("all", "only", "min", "max", "howmany", "value", "was", "natural", "term");
    }

    /** Whether the chunk taken last stands in brackets, behind a chunk in them with this head. */
    boolean bracketed(String... heads) {
        boolean met = false;
        for (int place = at - 1; place >= 0 && !chunks.get(place).concept().equals(")"); place--) {
            if (chunks.get(place).concept().equals("(")) {
                return met;
            }
            met |= chunks.get(place).is(heads);
        }
        return false;
    }

    static boolean sign(Chunk chunk) {
        return SIGNS.contains(chunk.concept())
                || !chunk.concept().isEmpty()
                        && !Character.isLetter(chunk.concept().codePointAt(0));
    }

    /** Says that the chunk taken last was not read. */
    void unread() {
        unread.add(at - 1);
    }

    /** Says that the chunk taken last was not read, unless this holds. */
    void require(boolean read) {
        if (!read) {
            unread();
        }
    }

    void unread(Chunk chunk) {
        unread.add(index(chunk));
    }

    /** The place of a chunk, which a grammar may have read in another meaning. */
    private int index(Chunk chunk) {
        int place = 0;
        while (chunks.get(place).from() != chunk.from()) {
            place++;
        }
        return place;
    }

    /** Says what a chunk means, and what that is about. */
    void mean(Chunk chunk, WordedPhrase.PhraseKind kind, String meaning) {
        meanings.put(index(chunk), meaning);
        kinds.put(index(chunk), kind);
    }

    WordedPhrase.PhraseKind kind(int place) {
        return kinds.getOrDefault(place, WordedPhrase.PhraseKind.PASSED);
    }

    String meaning(int place) {
        return meanings.getOrDefault(place, "");
    }

    List<Chunk> all() {
        return chunks;
    }

    List<Chunk> left() {
        List<Chunk> left = new ArrayList<>();
        for (int place : unread) {
            if (!sign(chunks.get(place))) {
                left.add(chunks.get(place));
            }
        }
        return left;
    }
}
