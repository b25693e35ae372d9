package org.zermelo.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.heap.RuleHeaps;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Split;
import org.zermelo.rule.diagnosis.Diagnosis;

/** What is to be said of declared rules before they are played: oddities, what moves leave of heaps, what a board has. */
public final class HeapNotes {

    private HeapNotes() {}

    /** The notes of declared rules; empty for other games. */
    public static List<Note> of(Rules<?, ?> rules) {
        if (rules instanceof RuleGame declared) {
            return Diagnosis.of(declared);
        }
        if (rules instanceof BoardGame board) {
            return BoardNotes.of(board);
        }
        List<Note> notes = new ArrayList<>();
        if (rules instanceof HeapGame game && game.rules() instanceof RuleHeaps heaps) {
            heaps.ruleset().moves().forEach(move -> notes.add(left(move)));
            heaps.asCode().ifPresent(code -> notes.add(Note.of("nimbers.code", "code", code.text())));
        }
        return notes;
    }

    private static Note left(MoveRule move) {
        Split split = move.split();
        if (split == null) {
            return Note.of("explain.heap-whole", "move", move.text());
        }
        String counts = split.counts().stream()
                .filter(count -> count > 1)
                .map(String::valueOf)
                .collect(Collectors.joining(", "));
        String key = split.conditional()
                ? "explain.heap-split-condition"
                : switch (split.sizes()) {
                    case ANY -> "explain.heap-split-any";
                    case DISTINCT -> "explain.heap-split-distinct";
                    case EQUAL -> "explain.heap-split-equal";
                };
        String whole = split.counts().contains(1) ? "1" : "";
        return Note.of(key, "move", move.text(), "counts", counts, "whole", whole);
    }
}
