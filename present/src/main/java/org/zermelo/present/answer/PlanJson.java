package org.zermelo.present.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.HeapNotes;
import org.zermelo.notation.Game;
import org.zermelo.plan.Impartiality;
import org.zermelo.plan.Plan;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Orders;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Size;

/** A plan as a document: the game's traits and every method's word, best first. */
public final class PlanJson {

    /** The name and version of the schema. */
    public static final String SCHEMA = "zermelo/plan/1";

    private PlanJson() {}

    /** The whole plan. */
    public static Map<String, @Nullable Object> of(Game game, Plan plan, Words words) {
        List<Object> methods = new ArrayList<>();
        for (Plan.Entry entry : plan.entries()) {
            Map<String, @Nullable Object> method = Json.object(
                    "method",
                    entry.method().name(),
                    "fits",
                    entry.fit() instanceof Fit.Yes,
                    "usable",
                    entry.usable(),
                    "why",
                    words.say(entry.fit().why()));
            if (entry.fit() instanceof Fit.Yes yes) {
                double steps = yes.cost().steps();
                method.put("order", Orders.say(yes.cost().order(), words));
                method.put("steps", Double.isInfinite(steps) ? null : (Object) steps);
                method.put("bytes", yes.cost().bytes() < 0 ? null : yes.cost().bytes());
            }
            methods.add(method);
        }
        return Json.object(
                "schema",
                SCHEMA,
                "game",
                Brief.json(game),
                "value",
                plan.question().value().name(),
                "convention",
                lower(plan.question().value().convention()),
                "withoutDepth",
                plan.withoutDepth().map(words::say).orElse(null),
                "traits",
                game.rules().traits().stream().map(PlanJson::lower).sorted().toList(),
                "notes",
                HeapNotes.of(game.rules()).stream().map(words::say).toList(),
                "size",
                plan.size().map(PlanJson::size).orElse(null),
                "impartial",
                Impartiality.of(game.rules()).stream()
                        .map(condition -> condition(condition, words))
                        .toList(),
                "methods",
                methods);
    }

    private static Map<String, @Nullable Object> size(Size size) {
        return Json.object(
                "positions",
                Math.rint(size.positions()),
                "least",
                Math.rint(size.least()),
                "most",
                Double.isInfinite(size.most()) ? null : (Object) Math.rint(size.most()),
                "options",
                size.options(),
                "looked",
                size.looked(),
                "exact",
                size.exact());
    }

    private static Map<String, @Nullable Object> condition(Impartiality.Condition condition, Words words) {
        return Json.object(
                "condition",
                condition.name(),
                "what",
                words.say("impartial." + condition.name()),
                "verdict",
                lower(condition.verdict()),
                "why",
                condition.why().map(words::say).orElse(null));
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
