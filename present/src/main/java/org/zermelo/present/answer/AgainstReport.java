package org.zermelo.present.answer;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.against.Against;
import org.zermelo.desk.against.OwnProgram;
import org.zermelo.game.Note;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.words.Words;

/**
 * How a reader's program did on random inputs, as a document and as a text.
 *
 * @param seconds how long a run might take
 */
public record AgainstReport(Against.HeldAgainst result, double seconds, Words words) {

    private static final JsonShape<Against.Differing> DIFFERENCE = new JsonShape<Against.Differing>()
            .count("case", Against.Differing::number)
            .text("game", Against.Differing::game)
            .text("input", Against.Differing::input)
            .text("ended", differing -> lower(differing.run().ended()))
            .text("yours", differing -> differing.run().text())
            .text("ours", Against.Differing::ours)
            .count("smaller", Against.Differing::smaller);

    private static final JsonShape<AgainstReport> SHAPE = new JsonShape<AgainstReport>()
            .constant("schema", "zermelo/against/1")
            .text("compared", report -> lower(report.against().sought()))
            .count("cases", report -> report.against().cases())
            .whole("seed", report -> report.against().seed())
            .count("agreed", report -> report.result.agreed())
            .with("difference", DIFFERENCE.orNull(), report -> report.result.differing());

    private Against against() {
        return result.against();
    }

    /** The document. */
    public Map<String, @Nullable Object> json() {
        return SHAPE.json(this);
    }

    /** A sentence, and of a difference the smallest input and both answers. */
    public String text() {
        return result.differing()
                .map(this::difference)
                .orElseGet(() -> words.say("against.agree", "cases", against().cases(), "seed", seed()));
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private String seed() {
        return String.valueOf(against().seed());
    }

    private String difference(Against.Differing differing) {
        OwnProgram.ProgramRun run = differing.run();
        String key = switch (run.ended()) {
            case LATE -> "against.late";
            case CRASHED -> "against.crashed";
            case WELL -> run.text().isEmpty() ? "against.silent" : "against.differs";
        };
        return String.join(
                "\n",
                words.say(Note.of(key)
                        .with("number", differing.number())
                        .with("seed", seed())
                        .with("seconds", String.valueOf(seconds))
                        .with("said", run.text())),
                named("against.game", differing.game()),
                named("against.input", differing.input()),
                named("against.yours", run.ended() == OwnProgram.Ended.WELL ? run.text() : ""),
                named("against.ours", differing.ours()));
    }

    /** A name and what it names, its further lines below the first. */
    private String named(String key, String text) {
        int width = Stream.of("game", "input", "yours", "ours")
                .mapToInt(label -> words.say("against." + label).length() + 2)
                .max()
                .orElse(0);
        String label = words.say(key);
        return label
                + " ".repeat(width - label.length())
                + text.stripTrailing().replace("\n", "\n" + " ".repeat(width));
    }
}
