package org.zermelo.present.answer;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.zermelo.desk.Summed;
import org.zermelo.game.Note;
import org.zermelo.partizan.sum.SumSolution.Winning;
import org.zermelo.present.words.Words;
import org.zermelo.sum.SumMove;

/** A value or a sum of positions for people. */
public final class SumText {

    private static final int MOVES_SHOWN = 40;

    private final Words words;
    private final AnswerRows rows;

    private SumText(Words words) {
        this.words = words;
        this.rows = new AnswerRows(words);
    }

    /** The whole answer, with a line end after each line. */
    public static String of(Summed summed, Words words) {
        SumText text = new SumText(words);
        if (summed.valued().isEmpty()) {
            text.rows.row("game", words.apart(Brief.cut(summed.text())));
        }
        summed.sum().ifPresent(sum -> text.sum(sum, summed.valued().isPresent() ? "" : "value"));
        return summed.valued().map(valued -> CanonicalText.of(valued, words)).orElse("") + text.rows;
    }

    /** The value and who wins, in a line. */
    public static String brief(Summed summed, Words words) {
        if (summed.valued().isPresent()) {
            return CanonicalText.brief(summed.valued().get(), words);
        }
        Summed.Sum sum = summed.sum().orElseThrow();
        String outcome = sum.leftFirst() ? sum.rightFirst() ? "next" : "left" : sum.rightFirst() ? "right" : "previous";
        return words.say("canonical.outcome-" + outcome) + "\n";
    }

    private void sum(Summed.Sum sum, String name) {
        rows.row(name, words.say("sum.by-" + sum.way().name().toLowerCase(Locale.ROOT), "searched", sum.steps()));
        starter("left", sum.leftFirst(), sum.lefts());
        starter("right", sum.rightFirst(), sum.rights());
        line(words.say("sum.parts"));
        for (int k = 0; k < sum.parts().size(); k++) {
            part(k + 1, sum.parts().get(k));
        }
        play("left", sum.leftPlay());
        play("right", sum.rightPlay());
    }

    private void starter(String player, boolean wins, List<Winning> moves) {
        line(words.say("sum." + player + (wins ? "-wins" : "-loses")));
        if (!moves.isEmpty()) {
            String shown = moves.stream()
                    .limit(MOVES_SHOWN)
                    .map(move -> new SumMove(move.part() + 1, move.move()).toString())
                    .collect(Collectors.joining(", "));
            line("  " + shown);
        }
        if (moves.size() > MOVES_SHOWN) {
            line("  " + words.say("why.more", "count", moves.size() - MOVES_SHOWN));
        }
    }

    private void part(int number, Summed.Part part) {
        String head = "  [" + number + "] " + part.text() + "  ";
        if (part.value().isEmpty()) {
            line(head + words.say("sum.no-value"));
            return;
        }
        line(head
                + part.value().get().shown() + "  "
                + words.say(Note.of("sum.heat")
                        .with("mean", part.mean().orElseThrow())
                        .with("temperature", part.temperature().orElseThrow())));
    }

    private void play(String player, List<Summed.Advised> play) {
        if (play.isEmpty()) {
            return;
        }
        line(play.get(0)
                .best()
                .map(best -> words.say("sum.best-" + player, "score", best))
                .orElseGet(() -> words.say("sum.best-unknown-" + player)));
        for (Summed.Advised advice : play) {
            String name = words.say("sum." + advice.strategy().name().toLowerCase(Locale.ROOT));
            String moves = words.say(Note.of("sum.moves")
                    .with("strategy", name)
                    .with("part", advice.part() + 1)
                    .with("option", advice.option().shown())
                    .with("ambient", advice.ambient()));
            String ends = advice.score()
                    .map(score ->
                            words.say(Note.of(advice.loss().orElseThrow().signum() == 0 ? "sum.ends" : "sum.ends-worse")
                                    .with("score", score)
                                    .with("loss", advice.loss().orElseThrow())))
                    .orElse("");
            line("  " + (ends.isEmpty() ? moves : words.sentences(List.of(moves, ends))));
        }
    }

    private void line(String text) {
        rows.row("", text);
    }
}
