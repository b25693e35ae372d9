package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.zermelo.exam.wording.draft.Chunk;
import org.zermelo.exam.wording.paper.Lexicon;
import org.zermelo.exam.wording.paper.NamedPlayers;
import org.zermelo.exam.wording.paper.OwnWords;
import org.zermelo.exam.wording.paper.PaperWord;
import org.zermelo.exam.wording.paper.WordPattern;

/**
 * The words of one sentence, parted into chunks: so that the fewest words are left over, and of such coverings the one with the fewest
 * chunks; of phrases that take the same words the one that its file names first.
 */
final class Sentence implements WordPattern.Row {

    private static final Set<String> PRECISE =
            Set.of(("amount anyamount by factor halves half partmost deed times over sameother double if ifonly "
                            + "else cannot only once round bare oneof bound not")
                    .split(" "));

    private static final long UNKNOWN = 1_000_000;
    private static final long CHUNK = 10_000;

    private final List<PaperWord> words;
    private final Lexicon lexicon;
    private final NamedPlayers named;
    private final OwnWords own;
    private final List<String> players = new ArrayList<>();
    private final List<Chunk> chunks;

    Sentence(List<PaperWord> words, Lexicon lexicon, NamedPlayers named, OwnWords own) {
        this.words = words;
        this.own = own;
        this.lexicon = lexicon;
        this.named = named;
        words.forEach(word -> players.add(named.of(word)));
        this.chunks = cover();
    }

    @Override
    public int size() {
        return words.size();
    }

    @Override
    public PaperWord word(int at) {
        return words.get(at);
    }

    @Override
    public String player(int at) {
        return players.get(at);
    }

    @Override
    public boolean possessive(int at) {
        return named.possessive(words.get(at));
    }

    @Override
    public boolean own(int at, OwnWords.OwnWord kind) {
        return own.is(words.get(at), kind);
    }

    @Override
    public Lexicon lexicon() {
        return lexicon;
    }

    /** The chunks in their order; signs are chunks of their own: {@code ,} {@code (} {@code )} {@code stop} {@code item}. */
    List<Chunk> chunks() {
        return chunks;
    }

    boolean has(String... heads) {
        return chunks.stream().anyMatch(chunk -> chunk.is(heads));
    }

    /** The sentence without one of its words. */
    Sentence without(int at) {
        List<PaperWord> others = new ArrayList<>(words);
        others.remove(at);
        return new Sentence(others, lexicon, named, own);
    }

    /** Whether words that an example would take, its first left out, ask for something. */
    boolean asksBehind(int chunk) {
        return behind(chunk, "ask", "min", "max", "howmany", "unlucky", "strategy");
    }

    /** Whether words that an example would take, its first left out, bound an open number. */
    boolean bounds(int chunk) {
        return behind(chunk, "range", "interval");
    }

    private boolean behind(int chunk, String... heads) {
        int from = chunks.get(chunk).from() + 1;
        return from < size() && new Sentence(words.subList(from, size()), lexicon, named, own).has(heads);
    }

    /** Whether one of the players is said to be the first in words that do not tell who moves first. */
    boolean beginsUnread(List<Chunk> part) {
        boolean told = chunks.stream().anyMatch(chunk -> chunk.is("firstmove", "players", "play", "example"));
        boolean first = false;
        boolean player = false;
        for (Chunk chunk : part) {
            for (int at = chunk.from(); at < chunk.to(); at++) {
                Integer ordinal = lexicon.ordinal(words.get(at).text());
                first |= ordinal != null && ordinal == 1;
                player |= !players.get(at).isEmpty();
            }
        }
        return first && player && !told;
    }

    /** Whether a sentence behind an example tells more of it: what a player gets then, or why they do not. */
    boolean goesOn() {
        boolean named = chunks.stream().anyMatch(chunk -> chunk.is("who", "firstmove"));
        boolean because = chunks.stream().anyMatch(chunk -> chunk.is("because"));
        boolean told = because || chunks.stream().noneMatch(chunk -> chunk.is("cannot", "only", "once"));
        return named
                && told
                && chunks.stream()
                        .anyMatch(chunk -> chunk.is("leave", "reacher", "becomes", "because", "amount", "bare"))
                && chunks.stream()
                        .noneMatch(chunk ->
                                chunk.is("wins", "loses", "ends", "win", "ask") || !because && chunk.is("heaps"));
    }

    /** Whether a word makes more of a sentence than a word of what the game is about: a number, a condition, a ban. */
    static boolean precise(Chunk chunk) {
        return chunk.tagged("single") || PRECISE.contains(chunk.head());
    }

    private List<Chunk> cover() {
        int size = words.size();
        long[] cost = new long[size + 1];
        Chunk[] best = new Chunk[size];
        for (int at = size - 1; at >= 0; at--) {
            PaperWord word = words.get(at);
            cost[at] = cost[at + 1] + (word.word() ? UNKNOWN : 0);
            String sign = lexicon.skips(word.text()) ? "'" : word.text();
            best[at] = new Chunk(word.word() ? "" : sign, List.of(), List.of(), at, at + 1);
            if (!word.word()) {
                continue;
            }
            for (Lexicon.Entry entry : lexicon.entries(word)) {
                if (entry.pattern().begins(this, at)) {
                    match(entry, at, cost, best);
                }
            }
        }
        List<Chunk> all = new ArrayList<>();
        for (int at = 0; at < size; at = best[at].to()) {
            Chunk before = all.isEmpty() ? best[at] : all.get(all.size() - 1);
            boolean counted =
                    best[at].tagged("one") && best[at].is("player") && before.is("add", "take", "carry", "begin");
            // "add one" is no player
            all.add(counted ? new Chunk("amount", List.of("1"), List.of(), at, best[at].to()) : best[at]);
        }
        return all;
    }

    /** "Double it (triple it, if it is odd)" is no list, nor are numbers with nothing or a dash between them. */
    private static boolean listed(List<PaperWord> numbers, boolean range) {
        boolean listed = true;
        for (int at = 1; at < numbers.size(); at++) {
            PaperWord word = numbers.get(at);
            PaperWord before = numbers.get(at - 1);
            boolean open = before.kind() == PaperWord.WordKind.NUMBER
                    || before.text().matches("[\u2010-\u2015\u2212-]")
                            && numbers.get(Math.max(0, at - 2)).kind() == PaperWord.WordKind.NUMBER;
            listed &= !word.text().equals("(") && (range || !open || word.kind() != PaperWord.WordKind.NUMBER);
        }
        return listed;
    }

    /** Whether the last of a list stands apart: "one or two stones, or four if ..", "one stone or two stones if ..". */
    private boolean apart(List<PaperWord> numbers, boolean two) {
        boolean joined = false;
        for (int at = 1; at < numbers.size(); at++) {
            boolean joins = lexicon.joins(numbers.get(at));
            PaperWord before = numbers.get(at - 1);
            if (joins && (before.light() ? joined || two : two && before.kind() != PaperWord.WordKind.NUMBER)) {
                return true;
            }
            joined |= joins && !before.light();
        }
        return false;
    }

    private void match(Lexicon.Entry entry, int at, long[] cost, Chunk[] best) {
        entry.pattern().match(this, at, WordPattern.Told.NOTHING, (end, told) -> {
            if (told.told().size() > 1
                    && entry.concept().matches("factor|by|amount")
                    && !listed(words.subList(at, end), told.tags().contains("range"))) {
                return;
            }
            long total = end > at ? cost[end] + CHUNK + entry.line() : Long.MAX_VALUE;
            if (total < cost[at]) {
                cost[at] = total;
                List<String> numbers = new ArrayList<>(told.told());
                if (told.tags().contains("reversed")) {
                    Collections.reverse(numbers);
                }
                List<String> tags = new ArrayList<>(told.tags());
                if (numbers.size() > 1 && apart(words.subList(at, end), numbers.size() == 2 && tags.isEmpty())) {
                    tags.add("apart");
                }
                best[at] = new Chunk(entry.concept(), numbers, tags, at, end);
            }
        });
    }
}
