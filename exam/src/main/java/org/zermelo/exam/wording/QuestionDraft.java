package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.task.Selection;
import org.zermelo.exam.wording.draft.Chunk;

/** A question as it is being read: what it wants written down, and what is claimed of its starts. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
final class QuestionDraft {

    private static final int FIRST = 19;

    /** What is claimed of one player: the moves by which he wins, or of which he cannot be sure to win by. */
    static final class Claims {
        final TreeSet<Integer> by = new TreeSet<>();
        final TreeSet<Integer> not = new TreeSet<>();
        boolean any;
        boolean none;

        boolean empty() {
            return by.isEmpty() && not.isEmpty() && !any && !none;
        }
    }

    @Nullable
    String number;

    final Claims first = new Claims();
    final Claims second = new Claims();

    /** Whose move was unlucky; {@code P} or {@code V}. */
    @Nullable
    String unlucky;

    boolean missed;
    boolean chooses;

    /** Words of what is asked: min, max, all, count, sum, only. */
    final TreeSet<String> quantities = new TreeSet<>();

    /** What is made of the values: sum, difference, product, or descending; empty where they are written as they are. */
    String made = "";

    private boolean rising;

    @Nullable
    Integer many;

    /** What sentences before the one that is read want written down. */
    Set<String> earlier = Set.of();

    /** Whether the number says how many of the least or of the greatest are asked for. */
    boolean several;

    boolean asked;

    /** Whether it is told that the second player won, and not that it was sure. */
    boolean won;

    /** Whether something is said to be sure, or to hold whatever the other does. */
    boolean sure;

    /** Whether what is told is said to be possible. */
    boolean possible;

    /** Whether the value asked for is spoken of as one. */
    boolean single;

    boolean sumOfPair;

    /** Sentences of this question, for the words that are at fault when it says nothing that can be asked. */
    final List<int[]> places = new ArrayList<>();

    boolean claimed() {
        return !first.empty() || !second.empty() || unlucky != null;
    }

    boolean empty() {
        return !claimed() && !asked;
    }

    /** Whether the greatest is to be written down where the least was asked for, or the other way round. */
    boolean turned(Chunk chunk, ChunkRow row) {
        String opposite = chunk.is("min") ? "max" : "min";
        return chunk.is("min", "max")
                && earlier.contains(opposite)
                && !earlier.contains(chunk.head())
                && row.all().stream().anyMatch(each -> each.is("format"))
                && row.all().stream().noneMatch(each -> each.is(opposite, "then"));
    }

    /** "The sum of the least and the greatest", or "write down their sum" behind what is asked. */
    Chunk making(Chunk chunk, ChunkRow row) {
        boolean found = chunk.tagged("found");
        String making = chunk.is("made") ? chunk.rest() : chunk.is("total") ? "sum" : "product";
        asked = true;
        if (found && quantities.isEmpty() && making.equals("sum")) {
            quantities.add("sum");
        } else if (!made.isEmpty()
                || making.equals("descending") && (rising || row.all().stream().anyMatch(each -> each.is("then")))
                || (found
                        ? quantities.isEmpty() && !making.equals("descending")
                        : !row.aheadBehind(new String[] {"number", "bare", "amount"}, "min", "max", "heap"))) {
            row.unread();
        } else {
            made = making;
            many = chunk.numbers().isEmpty() ? many : chunk.numbers().get(0);
        }
        return chunk;
    }

    /** The order of the values: rising and falling, or falling and one number made of them, cannot be both. */
    void order(boolean falls, ChunkRow row) {
        if (falls ? rising || !made.matches("|descending") : made.equals("descending")) {
            row.unread();
        }
        rising |= !falls;
        made = falls ? "descending" : made;
    }

    Claims of(String player) {
        return player.equals("P") ? first : second;
    }

    /** What is asked as the notation has it; null where the words make nothing that can be. */
    @Nullable
    String ask() {
        String listed = listed();
        if (made.isEmpty() || listed == null) {
            return listed;
        }
        String ask = listed.equals("all") && made.equals("sum")
                ? "sum"
                : listed.equals("minmax") && made.equals("descending") ? "maxmin" : listed + "-" + made;
        return Arrays.stream(Selection.values()).anyMatch(each -> each.text().equals(ask)) ? ask : null;
    }

    private @Nullable String listed() {
        boolean min = quantities.contains("min");
        boolean max = quantities.contains("max");
        if (quantities.contains("sum")) {
            return min || max || quantities.contains("count") ? null : "sum";
        }
        if (quantities.contains("count")) {
            return max ? null : min ? "min+count" : "count";
        }
        int n = many == null ? 1 : many;
        if (min && max) {
            return (many == null || many == 2) && !several ? "minmax" : null;
        }
        if (min || max) {
            return n > 3 || n < 1 ? null : (min ? "min" : "max") + (n == 1 ? "" : String.valueOf(n));
        }
        if (quantities.contains("all") || many != null) {
            return "all";
        }
        return quantities.contains("only") || single && quantities.isEmpty() && asked ? "only" : asked ? "all" : null;
    }

    /** The set as the notation has it; null where the claims make none. */
    @Nullable
    String set() {
        if (chooses) {
            return second.by.isEmpty() || !first.by.isEmpty() ? null : "L" + second.by.last() + "&U";
        }
        if (unlucky == null && won && !sure) {
            // "V won by the first move; for which S is this possible?"
            unlucky = "P";
            return possible || first.by.contains(1) ? unluckySet() : null;
        }
        if (unlucky != null) {
            return unluckySet();
        }
        if (first.none || second.none) {
            return null;
        }
        boolean firstWins = !first.by.isEmpty() || first.any;
        boolean secondWins = !second.by.isEmpty() || second.any;
        if (firstWins == secondWins || firstWins && !second.not.isEmpty()) {
            return null;
        }
        return firstWins ? joined("W", first) : lost();
    }

    private @Nullable String unluckySet() {
        if (unlucky.equals("P")
                && second.by.equals(new TreeSet<>(List.of(1)))
                && second.not.isEmpty()
                && first.not.isEmpty()) {
            if (!first.by.isEmpty() && !first.by.equals(new TreeSet<>(List.of(1)))) {
                return null;
            }
            return missed || !first.by.isEmpty() ? "U&W1" : "U";
        }
        boolean helped = unlucky.equals("V")
                && first.by.equals(new TreeSet<>(List.of(2)))
                && second.by.isEmpty()
                && second.not.isEmpty();
        return helped ? "coop3" : null;
    }

    /** That P cannot win by a move that V leaves him is part of the claim; another "cannot" of P is not. */
    private @Nullable String lost() {
        int most = second.by.isEmpty() ? 99 : second.by.last();
        if (!first.not.isEmpty() && first.not.last() > most) {
            return null;
        }
        return joined("L", second);
    }

    private static @Nullable String joined(String letter, Claims claims) {
        int below = claims.not.isEmpty() ? 0 : claims.not.last();
        if (claims.by.isEmpty()) {
            StringBuilder set = new StringBuilder(letter + "any");
            for (int n = 1; n <= below; n++) {
                set.append('-').append(letter).append(n);
            }
            return set.toString();
        }
        List<String> sets =
                claims.by.stream().filter(n -> n > below).map(n -> letter + n).toList();
        return sets.isEmpty() ? null : String.join("|", sets);
    }

    /** The question as {@code --ask} takes it; null where it cannot be said. */
    @Nullable
    String text() {
        String set = set();
        String ask = ask();
        if (set == null || ask == null) {
            return null;
        }
        return (number == null ? usual(set) : number) + "=" + set + ":" + ask + (sumOfPair ? ":sum" : "");
    }

    /** How many values the question says that there are; 0 where it does not say. */
    int stated() {
        String ask = ask();
        return "only".equals(ask) ? 1 : "all".equals(ask) && many != null ? many : 0;
    }

    /** Says of each sentence of the question that it was not read. */
    void unread(ReadText read) {
        for (int[] place : places) {
            read.unread().add(new UnreadWords(place[0], place[1], List.of(place[0] + ".." + place[1])));
        }
    }

    /**
     * The question with its place.
     *
     * @param rules the rules, where it has a start of its own
     */
    AskedWords asked(@Nullable WordedRules rules) {
        int[] place = places.get(places.size() - 1);
        for (int[] each : places) {
            place = each[2] > 0 ? each : place;
        }
        return new AskedWords(text(), place[0], place[1], stated(), rules);
    }

    /** The number under which exams ask for a set. */
    private static String usual(String set) {
        boolean first = List.of("U", "L1", "W1", "U&W1", "coop3").contains(set);
        return String.valueOf(first ? FIRST : set.startsWith("W") ? FIRST + 1 : FIRST + 2);
    }
}
