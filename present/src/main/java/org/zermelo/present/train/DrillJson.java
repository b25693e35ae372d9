package org.zermelo.present.train;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.desk.Match;
import org.zermelo.desk.train.Drill;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Listing;
import org.zermelo.present.exam.PaperQuestion;
import org.zermelo.present.exam.paper.TaskText;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.play.Introduction;
import org.zermelo.present.words.Words;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;

/** A question to train on as a document, with its answer: who trains checks himself. */
public record DrillJson(Drill drill, Words words) {

    private record Position(Match<?, ?> match) {}

    private static final JsonShape<Position> POSITION = new JsonShape<Position>()
            .text("game", position -> position.match.game().toString())
            .text("line", position -> position.match.lineText());

    private static final JsonShape<Drill.Starts> TASK = new JsonShape<Drill.Starts>()
            .text("rules", starts -> starts.task().rules().text())
            .with(
                    "ask",
                    JsonType.TEXT.about("The question as the exam's notation writes it."),
                    starts -> ask(starts.finding().question()));

    /** The document. */
    public static final JsonShape<DrillJson> SHAPE = new JsonShape<DrillJson>("Drill")
            .with("texts", JsonType.TEXTS.about("The question, a paragraph each."), DrillJson::texts)
            .some(POSITION, DrillJson::position)
            .some(TASK, DrillJson::task)
            .with("right", JsonType.TEXTS.about("Every answer that is right."), DrillJson::right);

    private static String ask(ExamQuestion question) {
        String sum = question.listing() == Listing.SUM ? ":" + Listing.SUM.text() : "";
        return question.number() + "=" + question.set() + ":" + question.ask().text() + sum;
    }

    private Optional<Position> position() {
        return drill instanceof Drill.Move move
                ? Optional.of(new Position(move.match()))
                : drill instanceof Drill.Amount amount ? Optional.of(new Position(amount.match())) : Optional.empty();
    }

    private Optional<Drill.Starts> task() {
        return drill instanceof Drill.Starts starts ? Optional.of(starts) : Optional.empty();
    }

    private List<String> texts() {
        if (drill instanceof Drill.Starts starts) {
            Finding finding = starts.finding();
            return List.of(
                    words.sentences(TaskText.of(starts.task().rules(), words)),
                    PaperQuestion.of(finding.question(), words));
        }
        Match<?, ?> match = position().orElseThrow().match();
        Stream<String> rules = Stream.concat(
                Introduction.clicks(match.game(), words).stream(), Introduction.ending(match.game(), words).stream());
        String asked = words.say(
                drill instanceof Drill.Amount amount ? "train." + amount.worth().kind() : "train.move");
        return Stream.concat(rules, Stream.of(asked)).toList();
    }

    private List<String> right() {
        if (drill instanceof Drill.Starts starts) {
            return List.of(
                    starts.finding().answer().stream().map(String::valueOf).collect(Collectors.joining(" ")));
        }
        if (drill instanceof Drill.Amount amount) {
            return List.of(String.valueOf(
                    amount.worth() instanceof Margin margin ? margin.points() : ((Nimber) amount.worth()).nimber()));
        }
        return ((Drill.Move) drill).right();
    }
}
