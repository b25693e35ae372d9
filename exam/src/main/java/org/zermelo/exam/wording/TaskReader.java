package org.zermelo.exam.wording;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.ReadText.RolePart;
import org.zermelo.exam.wording.WordedPhrase.PhraseKind;
import org.zermelo.exam.wording.draft.Chunk;
import org.zermelo.exam.wording.draft.EndDraft;
import org.zermelo.exam.wording.draft.MoveDraft;
import org.zermelo.exam.wording.draft.StartDraft;
import org.zermelo.exam.wording.draft.TaskStarts;
import org.zermelo.exam.wording.paper.Lexicon;
import org.zermelo.exam.wording.paper.NamedPlayers;
import org.zermelo.exam.wording.paper.OwnWords;
import org.zermelo.exam.wording.paper.PaperSentences;
import org.zermelo.exam.wording.paper.PaperWord;
import org.zermelo.exam.wording.paper.PaperWords;
import org.zermelo.exam.wording.paper.PlayerNames;

/**
 * Reads a task: its sentences, the role of each, and by the grammar of the role what it says. In a sentence that tells rules or asks, words
 * that the grammar does not take are kept as unread.
 */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
final class TaskReader {

    private final Lexicon lexicon;
    private final String text;
    private final String language;
    private final List<PaperWord> words;
    private final ReadText read = new ReadText();
    private final List<RolePart> ends = new ArrayList<>();
    /** Who calls the game one that is won by losing must also say who loses. */
    private final List<RolePart> lost = new ArrayList<>();

    private final TaskStarts starts = new TaskStarts();
    private final StartDraft start = starts.shared;
    private final List<MoveDraft> moves = new ArrayList<>();
    private final Map<MoveDraft, RolePart> movePlaces = new IdentityHashMap<>();
    private final List<QuestionDraft> questions = new ArrayList<>();
    private QuestionDraft question = new QuestionDraft();
    private @Nullable String repeat;
    private @Nullable String permitted;
    private boolean afterExample;
    private final List<String> results = new ArrayList<>();
    private NamedPlayers named;
    private boolean headed;
    private boolean winnerAsked;

    TaskReader(String language, String text) {
        this.text = text;
        this.language = language;
        this.lexicon = Lexicon.of(language);
        this.words = PaperWords.of(text, lexicon);
    }

    /** How many of the words stand in some phrase of the language. */
    int known() {
        return (int) words.stream()
                .filter(word -> word.kind() == PaperWord.WordKind.WORD
                        && word.text().length() > 1
                        && lexicon.knows(word.text()))
                .count();
    }

    Wording read() {
        List<PaperSentences.PaperPart> parts = PaperSentences.of(words, lexicon);
        String[] names = new PlayerNames(lexicon).find(parts);
        named = new NamedPlayers(lexicon, names[0], names[1]);
        OwnWords own = new OwnWords(words, lexicon);
        for (PaperSentences.PaperPart part : parts) {
            if (part.heading() != null) {
                heading(part);
            } else {
                sentence(new Sentence(part.words(), lexicon, named, own));
            }
        }
        finishQuestion();
        EndDraft end = new EndDraft();
        int heaps = Math.max(1, start.count());
        ends.stream()
                .sorted(Comparator.comparing(told -> told.role().equals("end") ? 0 : 1))
                .forEach(told -> {
                    ChunkRow row = new ChunkRow(told.chunks());
                    new EndSentence(row, end, heaps).read();
                    read.account(told, row);
                });
        if (!end.lastLoses()) {
            lost.forEach(told -> read.fault(told, told.chunks()));
        }
        if (winnerAsked
                || !questions.isEmpty()
                        && questions.stream().allMatch(each -> each.text().matches("[^:]*=[LW]any:.*"))) {
            end.exhausted(moves);
        }
        contradictions();
        if (end.away(moves)) {
            contradicts(PhraseKind.END);
        }
        if (over(start, end)) {
            contradicts(PhraseKind.RANGE);
        }
        List<String> clauses = new ArrayList<>();
        for (MoveDraft move : moves) {
            List<String> said = move.clauses(heaps);
            boolean twice = moves.stream()
                    .anyMatch(before -> before != move
                            && movePlaces.get(before) == movePlaces.get(move)
                            && !movePlaces.get(move).bracketed(move.shown)
                            && !movePlaces.get(move).bracketed(before.shown)
                            && before.clauses(heaps).equals(said));
            boolean unbound = move.once
                    && moves.stream()
                            .anyMatch(other -> !other.once
                                    && other.clauses(heaps).stream().anyMatch(free -> said.contains(free + " once")));
            if (said.isEmpty() || twice || unbound) {
                RolePart told = movePlaces.get(move);
                read.fault(told, List.of(move.shown == null ? told.chunks().get(0) : move.shown));
            }
            said.stream().filter(clause -> !clauses.contains(clause)).forEach(clauses::add);
        }
        WordedRules rules = new WordedRules(
                start.terms(),
                start.rangeTexts(),
                start.whereText(),
                clauses,
                end.end == null && end.stuck != null ? "" : end.end,
                end.overshoot,
                end.lastLoses(),
                repeat,
                results.isEmpty() ? null : String.join(" and ", results),
                end.stuck != null && end.stuck);
        List<AskedWords> asked = questions.stream()
                .map(each -> each.asked(ownRules(each, rules, end)))
                .toList();
        read.phrases().sort(Comparator.comparingInt(WordedPhrase::from));
        read.unread().sort(Comparator.comparingInt(UnreadWords::from));
        return new Wording(text, language, List.of(names), read.phrases(), read.unread(), rules, asked, winnerAsked);
    }

    /** The rules of a question with a start of its own, or null. */
    private @Nullable WordedRules ownRules(QuestionDraft asked, WordedRules rules, EndDraft end) {
        StartDraft mine = starts.own(asked.number);
        if (mine == null ? starts.doubtful(asked.number) : !starts.whole(mine) || over(mine, end)) {
            asked.unread(read);
        }
        return mine == null ? null : rules.startingFrom(mine);
    }

    private boolean over(StartDraft start, EndDraft end) {
        return start.ended(end) || end.end == null && end.stuck != null && start.stuck(moves);
    }

    /** The number of heaps that is named and what they hold must agree. */
    private void contradictions() {
        int given = start.starts.size();
        boolean gap = given > 0
                && start.starts.keySet().stream().mapToInt(i -> i).max().orElse(0) != given;
        if (given > 0 && (start.heaps != 0 && start.heaps != given || gap)) {
            contradicts(start.heaps == 0 ? PhraseKind.START : PhraseKind.HEAPS);
        }
    }

    /** The first phrase of this kind is at fault. */
    private void contradicts(PhraseKind kind) {
        read.phrases().stream()
                .filter(phrase -> phrase.kind() == kind || phrase.kind() == PhraseKind.START)
                .min(Comparator.comparing((WordedPhrase phrase) -> phrase.kind() != kind)
                        .thenComparingInt(WordedPhrase::from))
                .ifPresent(phrase -> read.unread()
                        .add(new UnreadWords(phrase.from(), phrase.to(), List.of(phrase.from() + ".." + phrase.to()))));
    }

    private void heading(PaperSentences.PaperPart part) {
        if (question.number != null || question.asked) {
            finishQuestion();
        }
        question.number = part.heading();
        headed = true;
        PaperWord first = part.words().get(0);
        PaperWord last = part.words().get(part.words().size() - 1);
        read.phrases().add(new WordedPhrase(first.from(), last.to(), PhraseKind.NUMBER, part.heading()));
    }

    /** A question that is whole is kept; one of which nothing can be made is told by its sentences. */
    private void finishQuestion() {
        if (!question.empty()) {
            if (question.text() == null) {
                question.unread(read);
            } else {
                questions.add(question);
            }
        }
        question = new QuestionDraft();
    }

    private void sentence(Sentence sentence) {
        List<Chunk> chunks = sentence.chunks();
        int cut = 0;
        while (cut < chunks.size() && !chunks.get(cut).is("example")) {
            cut++;
        }
        if (cut < chunks.size()
                && chunks.get(cut).tagged("let")
                && (moves.isEmpty() || sentence.asksBehind(cut) || start.starts.isEmpty() && sentence.bounds(cut))) {
            // "suppose there is a heap of S stones"
            sentence(sentence.without(chunks.get(cut).from()));
            return;
        }
        if (afterExample && cut == chunks.size() && sentence.goesOn()) {
            cut = 0;
        }
        List<Chunk> content = chunks.subList(0, cut);
        if (cut < chunks.size()) {
            afterExample = true;
            if (headed && !questions.isEmpty() || SentenceRoles.asks(content) || sentence.asksBehind(cut)) {
                // "let there be five stones in the first heap" is no example where it stands in a question
                read.fault(new RolePart(sentence, chunks, "example"), chunks.subList(cut, chunks.size()));
            }
            read.phrase(
                    sentence,
                    chunks.get(cut).from(),
                    chunks.get(chunks.size() - 1).to(),
                    PhraseKind.PASSED,
                    "");
        }
        if (content.stream().allMatch(ChunkRow::sign)) {
            return;
        }
        afterExample = cut < chunks.size();
        List<Chunk> turned = content.stream()
                .filter(chunk -> chunk.is("firstmove") && !chunk.told().isEmpty())
                .filter(chunk -> chunk.told().get(0).equals(chunk.tagged("second") ? "P" : "V"))
                .toList();
        if (!turned.isEmpty()) {
            read.fault(new RolePart(sentence, content, "play"), turned);
        }
        if (content.stream().anyMatch(chunk -> chunk.is("whowins", "firstwanted")) || ReadText.doubts(content)) {
            winnerAsked |= read.winnerAsked(new RolePart(sentence, content, "question"));
            return;
        }
        if (content.stream().anyMatch(chunk -> chunk.tagged("its"))
                && content.stream().anyMatch(SentenceRoles::acts)) {
            // "the first move of P is to add one stone" is no rule for both
            read.fault(new RolePart(sentence, content, "moves"), content);
        }
        if (content.stream().anyMatch(chunk -> chunk.tagged("misere"))) {
            lost.add(new RolePart(sentence, content, "play"));
        }
        if (SentenceRoles.asks(content)) {
            ask(sentence, content);
            return;
        }
        for (RolePart told : SentenceRoles.parts(sentence, content)) {
            read(told);
        }
    }

    private void ask(Sentence sentence, List<Chunk> chunks) {
        boolean claims = chunks.stream().anyMatch(chunk -> chunk.is("win", "wins", "nowin", "strategy", "unlucky"));
        boolean asks = chunks.stream().anyMatch(chunk -> chunk.is("ask", "min", "max", "howmany"));
        boolean whole = question.claimed() && question.asked;
        boolean refines = !claims
                && (question.quantities.equals(Set.of("all"))
                        || chunks.stream().anyMatch(chunk -> chunk.is("format", "several", "order", "sum", "made")));
        if (!headed && whole && (claims || asks && !refines)
                || headed && whole && claims && asks && question.text() != null && question.asked) {
            String number = question.number;
            finishQuestion();
            question.number = headed && number != null ? String.valueOf(Integer.parseInt(number) + 1) : null;
        }
        ChunkRow row = new ChunkRow(chunks);
        QuestionSentence asked = new QuestionSentence(row, question);
        asked.read();
        if (!asked.bounds.isEmpty()) {
            // "the least S (1 ≤ S ≤ 60) for which"
            StartDraft bounded = starts.told(question.number, asked.bounds);
            List<String> told = bounded.rangeTexts();
            boolean free = bounded.starts.isEmpty() || told.isEmpty() && questions.isEmpty();
            StartDraft mine = free ? bounded : new StartDraft();
            mine.starts.putAll(bounded.starts);
            ChunkRow bounds = new ChunkRow(asked.bounds);
            new StartSentence(bounds, mine).read();
            bounds.left().forEach(row::unread);
            if (!free && !told.equals(mine.rangeTexts()) && !mine.ranges.isEmpty()) {
                // the bounds of one question are not those of the others
                asked.bounds.forEach(row::unread);
            }
        }
        question.places.add(new int[] {
            sentence.word(0).from(), sentence.word(sentence.size() - 1).to(), claims ? 1 : 0
        });
        RolePart told = new RolePart(sentence, chunks, "question");
        read.account(told, row);
    }

    private void read(RolePart told) {
        ChunkRow row = new ChunkRow(told.chunks());
        switch (told.role()) {
            case "moves" -> {
                if (moves.isEmpty() && told.chunks().stream().noneMatch(Sentence::precise)) {
                    read.other(told, true);
                } else {
                    moves(told, row);
                }
            }
            case "ban" -> ban(told, row);
            case "question" -> ask(told.sentence(), told.chunks());
            case "end", "winner" -> ends.add(told);
            case "start" -> {
                new StartSentence(row, starts.told(question.number, told.chunks())).read();
                read.account(told, row);
            }
            default -> {
                if (told.sentence().beginsUnread(told.chunks())) {
                    read.fault(told, told.chunks());
                } else {
                    read.other(told, moves.isEmpty() && ends.isEmpty());
                }
            }
        }
    }

    private void moves(RolePart told, ChunkRow row) {
        List<Chunk> acts = told.chunks().stream().filter(SentenceRoles::acts).toList();
        boolean led = told.sentence().has("turn", "move", "can", "oneof", "do", "player", "item", "pick");
        if (!led && !acts.isEmpty() && acts.stream().allMatch(chunk -> chunk.is("deed"))) {
            // a sign in front of a text is no move
            read.fault(told, acts);
            return;
        }
        List<MoveDraft> more = new MoveSentence(row, moves).read();
        more.forEach(move -> movePlaces.put(move, told));
        moves.addAll(more);
        for (MoveDraft move : more) {
            if (move.shown != null) {
                row.mean(
                        move.shown,
                        PhraseKind.MOVE,
                        String.join(", ", move.clauses(Math.max(1, Math.max(start.count(), 2)))));
            }
        }
        read.account(told, row);
    }

    private void ban(RolePart told, ChunkRow row) {
        if (told.chunks().stream().anyMatch(chunk -> SentenceRoles.acts(chunk))
                && told.chunks().stream()
                        .noneMatch(chunk ->
                                chunk.is("samemove", "repeat", "running", "aftermove", "leave", "illustration"))) {
            moves(told, row);
            return;
        }
        BanSentence ban = new BanSentence(row, repeat);
        ban.read();
        if (ban.repeat != null) {
            if (repeat != null && !repeat.equals(ban.repeat) || permitted != null && ban.repeat.contains(permitted)) {
                row.all().forEach(row::unread);
            }
            repeat = ban.repeat;
        }
        if (ban.permits != null) {
            permitted = ban.permits;
            if (repeat != null && repeat.contains(permitted)) {
                row.all().forEach(row::unread);
            }
        }
        if (ban.result != null) {
            results.add(ban.result);
        }
        String meaning =
                ban.repeat != null ? "no repeat " + ban.repeat : ban.result == null ? "" : "result " + ban.result;
        row.all().stream()
                .filter(chunk -> chunk.is("samemove", "repeat", "running", "aftermove", "leave"))
                .findFirst()
                .ifPresent(chunk -> row.mean(chunk, PhraseKind.MEMORY, meaning));
        read.account(told, row);
    }
}
