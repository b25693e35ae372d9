package org.zermelo.present.answer;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.HeapNotes;
import org.zermelo.notation.Game;
import org.zermelo.plan.Impartiality;
import org.zermelo.plan.Plan;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Orders;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Size;
import org.zermelo.value.Convention;

/** A plan as a document: the game's traits and every method's word, best first. */
public record PlanJson(Game game, Plan plan, Words words) {

    private record Method(Plan.Entry entry, Words words) {}

    /** The cost of a method that fits. */
    private record Cost(Fit.Yes fit, Words words) {}

    private record Condition(Impartiality.Requirement condition, Words words) {}

    private static final JsonShape<Cost> COST = new JsonShape<Cost>()
            .text("order", cost -> Orders.say(cost.fit.cost().order(), cost.words))
            .with(
                    "steps",
                    JsonType.FIGURE.orNull(),
                    cost -> finite(cost.fit.cost().steps()))
            .with(
                    "bytes",
                    JsonType.WHOLE.orNull(),
                    cost -> Optional.<Number>of(cost.fit.cost().bytes()).filter(bytes -> bytes.longValue() >= 0));

    private static final JsonShape<Method> METHOD = new JsonShape<Method>()
            .text("method", method -> method.entry.method().name())
            .flag("fits", method -> method.entry.fit() instanceof Fit.Yes)
            .flag("usable", method -> method.entry.usable())
            .text("why", method -> method.words.say(method.entry.fit().why()))
            .some(
                    COST,
                    method -> method.entry.fit() instanceof Fit.Yes yes
                            ? Optional.of(new Cost(yes, method.words))
                            : Optional.empty());

    private static final JsonShape<Size> SIZE = new JsonShape<Size>()
            .with("positions", JsonType.FIGURE, size -> Math.rint(size.positions()))
            .with("least", JsonType.FIGURE, size -> Math.rint(size.least()))
            .maybe("most", JsonType.FIGURE, size -> finite(Math.rint(size.most())))
            .with("options", JsonType.FIGURE, Size::options)
            .with("looked", JsonType.FIGURE, Size::looked)
            .flag("exact", Size::exact);

    private static final JsonShape<Condition> CONDITION = new JsonShape<Condition>()
            .text("condition", said -> said.condition.name())
            .text("what", said -> said.words.say("impartial." + said.condition.name()))
            .with("verdict", JsonType.words(Impartiality.Verdict.values()), said -> said.condition.verdict())
            .maybe("why", JsonType.TEXT, said -> said.condition.why().map(said.words::say));

    /** The document. */
    public static final JsonShape<PlanJson> SHAPE = new JsonShape<PlanJson>("Plan")
            .constant("schema", "zermelo/plan/1")
            .text("game", asked -> Brief.json(asked.game))
            .text("value", asked -> asked.plan.question().value().name())
            .with(
                    "convention",
                    JsonType.words(Convention.values()),
                    asked -> asked.plan.question().value().convention())
            .maybe(
                    "withoutDepth",
                    JsonType.TEXT,
                    asked -> asked.plan.withoutDepth().map(asked.words::say))
            .with("traits", JsonType.TEXTS, asked -> traits(asked.game))
            .with(
                    "notes",
                    JsonType.TEXTS,
                    asked -> HeapNotes.of(asked.game.rules()).stream()
                            .map(asked.words::say)
                            .toList())
            .maybe("size", SIZE, asked -> asked.plan.size())
            .with(
                    "impartial",
                    JsonType.list(CONDITION),
                    asked -> Impartiality.of(asked.game.rules()).stream()
                            .map(each -> new Condition(each, asked.words))
                            .toList())
            .with(
                    "methods",
                    JsonType.list(METHOD),
                    asked -> asked.plan.entries().stream()
                            .map(each -> new Method(each, asked.words))
                            .toList());

    /** The whole plan. */
    public static Map<String, @Nullable Object> of(Game game, Plan plan, Words words) {
        return SHAPE.json(new PlanJson(game, plan, words));
    }

    private static Optional<Double> finite(double number) {
        return Double.isInfinite(number) ? Optional.empty() : Optional.of(number);
    }

    private static List<String> traits(Game game) {
        return game.rules().traits().stream()
                .map(trait -> trait.name().toLowerCase(Locale.ROOT))
                .sorted()
                .toList();
    }
}
