package org.zermelo.present.exam.view;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.Fate;
import org.zermelo.exam.task.Task;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.present.exam.ExamJson;
import org.zermelo.present.exam.ProofText;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/** The old task whose start is fixed: who wins under right play, by which first move, and the tree that proves it. */
public final class FixedStart {

    /** Plies that are looked ahead, one after the other until the winner is known. */
    private static final List<Integer> AHEAD = List.of(4, 12, 40, 120);

    private static final JsonShape<FixedStart> SHAPE = new JsonShape<FixedStart>("FixedStart")
            .with(
                    "winner",
                    JsonType.words("first", "second").about("Who wins under right play, by the order of moving."),
                    fixed -> fixed.first() ? "first" : "second")
            .count("code", fixed -> fixed.fate.code())
            .with(
                    "moves",
                    JsonType.TEXTS.about("The first moves that win."),
                    fixed -> fixed.winning().stream()
                            .map(move -> move.move().text())
                            .toList())
            .with("text", JsonType.TEXTS.about("Winner and first moves in sentences."), FixedStart::sentences)
            .with(
                    "tree",
                    JsonType.TEXTS.about("The tree that proves it, line by line; empty where the play is over."),
                    FixedStart::tree);

    private final Ruleset rules;
    private final Examiner examiner;
    private final Words words;
    private final Classes<RulePosition, RuleMove> classes;
    private final RulePosition position;
    private final Fate fate;

    /** Whether the play is over in the start: then there is a winner and no move. */
    private final boolean over;

    /**
     * Answers a task.
     *
     * @throws RefusedException when the winner is not known within {@code 120} plies
     */
    public FixedStart(Ruleset rules, Examiner examiner, Words words) {
        this.rules = rules;
        this.examiner = examiner;
        this.words = words;
        RuleGame game = new RuleGame(rules);
        this.classes = examiner.classes(game);
        this.position = game.start();
        this.over = classes.ended(position);
        this.fate = AHEAD.stream()
                .map(plies -> classes.fate(position, plies))
                .filter(Fate::decided)
                .findFirst()
                .orElseThrow(() -> new RefusedException("exam.fixed.open", "game", rules));
    }

    private boolean first() {
        return fate.kind() == Fate.Kind.WIN;
    }

    private List<Classes.Move<RulePosition, RuleMove>> winning() {
        if (over) {
            return List.of();
        }
        return classes.moves(position, Math.max(1, fate.plies() - 1)).stream()
                .filter(move -> move.fate().kind() == Fate.Kind.LOSS)
                .toList();
    }

    /**
     * The document of a task: its questions with their answers or, where nothing is open and nothing asked, who wins from the start.
     */
    public static JsonShape<ExamJson.Answered> document(Examiner examiner, Words words) {
        return new ExamJson(examiner, words)
                .answers()
                .maybe(
                        "fixed",
                        SHAPE,
                        answered -> Optional.of(answered.task())
                                .filter(FixedStart::asked)
                                .map(task -> new FixedStart(task.rules(), examiner, words)));
    }

    /** Whether a task asks who wins: it has no other questions. */
    public static boolean asked(Task task) {
        return task.parts().isEmpty();
    }

    /** The answer for people. */
    public String text() {
        return String.join("\n", sentences()) + "\n"
                + tree().stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    private List<String> sentences() {
        String position = ProofText.shown(this.position);
        if (over) {
            return List.of(
                    words.say(first() ? "exam.fixed.over.first" : "exam.fixed.over.second", "position", position));
        }
        String key = first() ? "exam.fixed.first" : "exam.fixed.second";
        List<String> sentences = new ArrayList<>();
        sentences.add(words.say(key, "position", position, "n", Math.abs(fate.code())));
        winning()
                .forEach(move -> sentences.add(words.say(Note.of("exam.fixed.move")
                        .with("move", ProofText.move(move.move(), words))
                        .with("position", ProofText.shown(move.next())))));
        return sentences;
    }

    private List<String> tree() {
        if (over) {
            return List.of();
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new ExamViews(rules, examiner, words).tree(null, false, fate.plies(), "txt", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
