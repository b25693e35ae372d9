package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.zermelo.exam.wording.WordedPhrase.PhraseKind;
import org.zermelo.exam.wording.draft.Chunk;

/** What was read of each stretch of a text, and which words of rules and questions were not. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
record ReadText(List<WordedPhrase> phrases, List<UnreadWords> unread) {

    /** What a sentence that tells no rule may speak of. */
    private static final Set<String> QUIET =
            Set.of(("pass play players players-of besides firstmove link known and whereas but have stop item "
                            + "turn player who then so move game turnfill that-is opponent when choice stones conditions "
                            + "can")
                    .split(" "));

    /** What makes a sentence one that tells a rule. */
    private static final Set<String> STRONG =
            Set.of(("cannot not outside only once wins loses factor bound even odd multiple if ifonly else "
                            + "samemove repeat amount ends last stuck heap heaps range term can move turn bare")
                    .split(" "));

    /** What a sentence may speak of before the rules, together with words that are not known. */
    private static final Set<String> INTRODUCED = Set.of("heap", "can", "move", "turn");

    /** A sentence of so few words, and without a number, is a title before the rules. */
    private static final int TITLE = 6;

    /** What stands beside words that are not known in the label of a paper: "Form 11, spring 2024". */
    private static final Set<String> LABEL = Set.of("bare", "number", "stones", "play", "pass", "and");

    /** What a question that is answered by "yes" or "no" may speak of. */
    private static final Set<String> DOUBT = Set.of("can link who win wins strategy turnfill sure have".split(" "));

    ReadText() {
        this(new ArrayList<>(), new ArrayList<>());
    }

    /** A part of a sentence with its role. */
    record RolePart(Sentence sentence, List<Chunk> chunks, String role) {
        /** Whether a chunk stands in brackets. */
        boolean bracketed(Chunk inner) {
            return chunks.stream()
                            .filter(chunk -> chunk.from() < inner.from()
                                    && chunk.concept().matches("[()]"))
                            .mapToInt(chunk -> chunk.concept().equals("(") ? 1 : -1)
                            .sum()
                    > 0;
        }
    }

    /**
     * A sentence that tells no rule: told quietly, unless it has words of rules among words that were not understood. Before the rules, one
     * may say that there are heaps and moves.
     */
    void other(RolePart told, boolean before) {
        boolean quiet = told.chunks().stream().allMatch(chunk -> ChunkRow.sign(chunk) || QUIET.contains(chunk.head()));
        boolean named = told.sentence().chunks().stream()
                .anyMatch(chunk -> chunk.tagged("turns")
                        || chunk.is("play", "player", "players-of")
                                && chunk.told().size() == 2);
        boolean numbered =
                told.chunks().stream().anyMatch(chunk -> !chunk.told().isEmpty());
        boolean title = told.sentence().size() <= TITLE && !numbered;
        boolean label = before
                && told.sentence().size() <= TITLE
                && told.chunks().stream().anyMatch(Chunk::unknown)
                && told.chunks().stream()
                        .allMatch(chunk -> ChunkRow.sign(chunk)
                                || chunk.unknown()
                                || LABEL.contains(chunk.head())
                                || chunk.is("amount") && chunk.to() == chunk.from() + 1);
        boolean strong = told.chunks().stream()
                .anyMatch(chunk -> STRONG.contains(chunk.head())
                        && !(before && (named || title) && INTRODUCED.contains(chunk.head())));
        List<Chunk> left = told.chunks().stream()
                .filter(chunk -> !ChunkRow.sign(chunk) && !QUIET.contains(chunk.head()))
                .toList();
        if (quiet || label || !strong) {
            for (Chunk chunk : told.chunks()) {
                if (chunk.is("players", "firstmove")) {
                    phrase(told.sentence(), chunk.from(), chunk.to(), PhraseKind.PLAYERS, "");
                } else if (!ChunkRow.sign(chunk)) {
                    phrase(
                            told.sentence(),
                            chunk.from(),
                            chunk.to(),
                            chunk.unknown() ? PhraseKind.UNREAD : PhraseKind.PASSED,
                            "");
                }
            }
        } else {
            fault(told, left);
            show(told, new ChunkRow(told.chunks()), left);
        }
    }

    /** "Can the first player always win?" asks who wins. */
    static boolean doubts(List<Chunk> chunks) {
        List<String> heads = chunks.stream()
                .filter(chunk -> !ChunkRow.sign(chunk))
                .map(Chunk::head)
                .toList();
        return heads.get(0).matches("can|link")
                && heads.contains("who")
                && (heads.contains("win") || heads.contains("wins") || heads.contains("strategy"))
                && heads.stream().allMatch(DOUBT::contains);
    }

    /** A question who wins from the start that is told; true where it is one. */
    boolean winnerAsked(RolePart told) {
        boolean doubts = doubts(told.chunks());
        boolean opened = told.chunks().stream().anyMatch(chunk -> chunk.is("firstmove"));
        List<Chunk> left = told.chunks().stream()
                .filter(chunk -> !ChunkRow.sign(chunk)
                        && !QUIET.contains(chunk.head())
                        && !(opened && chunk.is("if"))
                        && !(doubts && DOUBT.contains(chunk.head()))
                        && !chunk.is("whowins", "firstwanted", "who"))
                .toList();
        if (!left.isEmpty()) {
            fault(told, left);
        }
        show(told, new ChunkRow(told.chunks()), left);
        return doubts || told.chunks().stream().anyMatch(chunk -> chunk.is("whowins"));
    }

    void account(RolePart told, ChunkRow row) {
        List<Chunk> left = row.left();
        if (!left.isEmpty()) {
            fault(told, left);
        }
        show(told, row, left);
    }

    void fault(RolePart told, List<Chunk> left) {
        Sentence sentence = told.sentence();
        List<String> places = new ArrayList<>();
        left.forEach(chunk -> places.add(sentence.word(chunk.from()).from() + ".."
                + sentence.word(chunk.to() - 1).to()));
        unread.add(new UnreadWords(
                sentence.word(0).from(), sentence.word(sentence.size() - 1).to(), places));
    }

    /** What each stretch of a sentence says: a move with what follows its verb, anything else with what leads to it. */
    private void show(RolePart told, ChunkRow row, List<Chunk> left) {
        int from = -1;
        int to = -1;
        PhraseKind shown = PhraseKind.PASSED;
        String meaning = "";
        for (int i = 0; i <= row.all().size(); i++) {
            Chunk chunk = i < row.all().size() ? row.all().get(i) : null;
            boolean sign = chunk != null && ChunkRow.sign(chunk);
            if (sign && !chunk.is("stop", "item") || chunk != null && chunk.is("or", "and", "whereas")) {
                continue;
            }
            String said = chunk == null ? "" : row.meaning(i);
            PhraseKind now = chunk == null || sign
                    ? null
                    : left.contains(chunk) ? PhraseKind.UNREAD : said.isEmpty() ? PhraseKind.PASSED : row.kind(i);
            boolean joins = now == shown && now == PhraseKind.UNREAD
                    || now == PhraseKind.PASSED && (shown == PhraseKind.PASSED || shown == PhraseKind.MOVE)
                    || now != null && now != PhraseKind.UNREAD && now != PhraseKind.MOVE && shown == PhraseKind.PASSED;
            if (from >= 0 && !joins) {
                phrase(told.sentence(), from, to, shown, meaning);
                from = -1;
                shown = PhraseKind.PASSED;
            }
            if (now != null) {
                from = from < 0 ? chunk.from() : from;
                to = chunk.to();
                meaning = now == PhraseKind.PASSED
                        ? shown == PhraseKind.PASSED ? "" : meaning
                        : now == PhraseKind.UNREAD ? "" : said;
                shown = now == PhraseKind.PASSED ? shown : now;
            }
        }
    }

    void phrase(Sentence sentence, int from, int to, PhraseKind kind, String meaning) {
        phrases.add(new WordedPhrase(
                sentence.word(from).from(), sentence.word(to - 1).to(), kind, meaning));
    }
}
