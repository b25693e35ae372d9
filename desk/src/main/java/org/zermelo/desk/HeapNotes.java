package org.zermelo.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.heap.Partitions;
import org.zermelo.heap.RuleHeaps;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.rule.FastMoves;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Split;
import org.zermelo.rule.diagnosis.Diagnosis;

/** What is to be said of declared rules before they are played: oddities, what moves leave of heaps, what a board has. */
public final class HeapNotes {

    /** Heaps of up to so many counters are looked at. */
    private static final int TRIED = 40;

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
            heaps.ruleset().moves().forEach(move -> {
                notes.add(left(move));
                if (move.split() != null && move.split().conditional() && breaksNone(heaps.ruleset(), move)) {
                    notes.add(Note.of("explain.heap-split-never", "move", move.text(), "most", TRIED));
                }
            });
            heaps.asCode().ifPresent(code -> notes.add(Note.of("nimbers.code", "code", code.text())));
        }
        return notes;
    }

    /** Whether the clause breaks none of the small heaps. */
    private static boolean breaksNone(Ruleset rules, MoveRule clause) {
        RuleHeaps alone = RuleHeaps.components(
                rules.withPlay(List.of(clause), rules.ends(), rules.result(), rules.repeat()), FastMoves.Compiler.NONE);
        return IntStream.rangeClosed(0, TRIED)
                .allMatch(heap -> alone.takes(heap).stream()
                        .allMatch(take -> take.parts() < 2 || Partitions.each(heap, take, left -> false)));
    }

    private static Note left(MoveRule move) {
        Split split = move.split();
        if (split == null) {
            return Note.of("explain.heap-whole", "move", move.text());
        }
        String whole = split.counts().contains(1) ? "1" : "";
        if (split.anyNumber()) {
            String sizes = split.sizes() == Split.Sizes.EQUAL ? "equal" : "unequal";
            return Note.of("explain.heap-split-number", "move", move.text(), sizes, "1", "whole", whole);
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
        return Note.of(key, "move", move.text(), "counts", counts, "whole", whole);
    }
}
