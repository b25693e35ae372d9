package org.zermelo.present.answer;

import java.util.List;
import java.util.Locale;
import org.zermelo.desk.HeapNotes;
import org.zermelo.game.Note;
import org.zermelo.game.Trait;
import org.zermelo.notation.Game;
import org.zermelo.phrase.Amounts;
import org.zermelo.plan.Impartiality;
import org.zermelo.plan.Plan;
import org.zermelo.present.words.Orders;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Size;

/** A plan for people: what the game declares of itself, then a line for each method, best first. */
public final class PlanText {

    /** From here on, two hours, the steps are no estimate but a place in the ranking, at which methods cut theirs off. */
    private static final double UNGUESSED = 7e11;

    private PlanText() {}

    /**
     * The plan, with a line end after each line.
     *
     * @param all whether methods that do not fit are listed too, each with its reason
     */
    public static String of(Game game, Plan plan, boolean all, Words words) {
        StringBuilder out = new StringBuilder();
        out.append(Brief.of(game)).append('\n');
        String traits = words.clauses(game.rules().traits().stream()
                .sorted()
                .map((Trait trait) -> words.say("explain.trait." + trait.name().toLowerCase(Locale.ROOT)))
                .toList());
        if (!traits.isEmpty()) {
            out.append(traits).append('\n');
        }
        HeapNotes.of(game.rules()).forEach(note -> out.append(words.say(note)).append('\n'));
        out.append(words.say(Note.of("explain.asked")
                        .with("value", plan.question().value().name())
                        .with("convention", plan.question().value().convention())))
                .append("\n");
        plan.withoutDepth().ifPresent(why -> out.append(words.say(why)).append('\n'));
        plan.size().ifPresent(size -> out.append(size(size, words)).append('\n'));
        out.append('\n');
        List<Plan.Entry> shown = plan.entries().stream()
                .filter(entry -> all || entry.fit() instanceof Fit.Yes)
                .toList();
        int width = shown.stream()
                .mapToInt(entry -> entry.method().name().length())
                .max()
                .orElse(0);
        boolean first = plan.solvable();
        for (Plan.Entry entry : shown) {
            String name = entry.method().name();
            out.append(first && entry.usable() ? "-> " : "   ")
                    .append(name)
                    .append(" ".repeat(width - name.length() + 2))
                    .append(word(entry, words))
                    .append('\n');
            first = false;
        }
        int unfit = plan.entries().size() - shown.size();
        out.append(unfit == 0 ? "" : "\n" + words.say("explain.unfit", "count", unfit) + "\n");
        out.append('\n').append(words.say("impartial.title")).append('\n');
        for (Impartiality.Requirement condition : Impartiality.of(game.rules())) {
            out.append("  ").append(condition(condition, words)).append('\n');
        }
        return out.toString();
    }

    private static String condition(Impartiality.Requirement condition, Words words) {
        String verdict = words.say("impartial." + condition.verdict().name().toLowerCase(Locale.ROOT));
        String what = words.say("impartial." + condition.name());
        return condition
                .why()
                .map(why -> words.say("impartial.because", "verdict", verdict, "what", what, "why", words.say(why)))
                .orElseGet(() -> words.say("impartial.plain", "verdict", verdict, "what", what));
    }

    private static String size(Size size, Words words) {
        if (size.exact()) {
            return words.say("explain.counted", "positions", (long) size.positions());
        }
        return words.say(Note.of(Double.isInfinite(size.most()) ? "explain.sampled-open" : "explain.sampled")
                .with("looked", size.looked())
                .with("positions", size.positions())
                .with("least", size.least())
                .with("most", size.most()));
    }

    private static String word(Plan.Entry entry, Words words) {
        String why = words.say(entry.fit().why());
        if (!(entry.fit() instanceof Fit.Yes yes)) {
            return words.say("explain.no", "why", why);
        }
        Cost cost = yes.cost();
        String bytes = cost.bytes() < 0 ? "" : Amounts.in(words).bytes(cost.bytes());
        String seconds = entry.estimated() || cost.steps() < UNGUESSED
                ? Amounts.in(words).seconds(cost.seconds())
                : "";
        String key = entry.overBudget() ? "explain.too-big" : entry.estimated() ? "explain.fits-about" : "explain.fits";
        return words.say(key, "why", why, "order", Orders.say(cost.order(), words), "seconds", seconds, "bytes", bytes);
    }
}
