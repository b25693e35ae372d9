package org.zermelo.present.exam.view;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.Fate;
import org.zermelo.game.RefusedException;
import org.zermelo.present.exam.ProofText;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/** The old task whose start is fixed: who wins under right play, by which first move, and the tree that proves it. */
public final class FixedStart {

    /** Plies that are looked ahead, one after the other until the winner is known. */
    private static final List<Integer> AHEAD = List.of(4, 12, 40, 120);

    private final Ruleset rules;
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
    public FixedStart(Ruleset rules, Words words) {
        this.rules = rules;
        this.words = words;
        RuleGame game = new RuleGame(rules);
        this.classes = Classes.of(game);
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

    /** The answer for people. */
    public String text() {
        if (over) {
            String who = first() ? "exam.fixed.over.first" : "exam.fixed.over.second";
            return words.say(who, "position", ProofText.shown(position)) + "\n";
        }
        StringBuilder text = new StringBuilder();
        text.append(words.say(
                        first() ? "exam.fixed.first" : "exam.fixed.second",
                        "position",
                        ProofText.shown(position),
                        "n",
                        Math.abs(fate.code())))
                .append('\n');
        winning()
                .forEach(move -> text.append(words.say(
                                "exam.fixed.move",
                                "move",
                                ProofText.move(move.move(), words),
                                "position",
                                ProofText.shown(move.next())))
                        .append('\n'));
        return text.append(tree()).toString();
    }

    private String tree() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new ExamViews(rules, Examiner.standard(), words).tree(null, false, fate.plies(), "txt", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    /** The answer as a document: the winner, within how many of their own moves, the winning first moves and the tree. */
    public Map<String, @Nullable Object> json() {
        return Json.object(
                "game",
                rules.text(),
                "winner",
                first() ? "first" : "second",
                "code",
                fate.code(),
                "moves",
                winning().stream().map(move -> move.move().text()).toList(),
                "tree",
                over ? List.of() : Stream.of(tree().split("\n")).toList());
    }
}
