package org.zermelo.partizan.sum;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.Followers;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.sum.SumSolution.Way;
import org.zermelo.partizan.sum.SumSolution.Winning;
import org.zermelo.partizan.thermograph.Thermographs;

/**
 * Decides sums. Each part is valued and the values are added, as long as they are not too large; a move wins exactly if what it leads to
 * is at least 0 for Left, at most 0 for Right (Siegel 2013, I.1). Beyond that the sum is searched.
 */
public final class SumSolver {

    /**
     * What work goes into values before a search begins, and into the search.
     *
     * @param mostParts so many positions may be met while a part is valued
     * @param mostProduct values are added as long as the product of the numbers of their followers is not above this
     * @param small so many positions may be met while a part is valued within the search
     * @param smallProduct what {@code mostProduct} says, within the search
     * @param mostSteps so many positions may be searched
     */
    public record Limits(int mostParts, long mostProduct, int small, long smallProduct, long mostSteps) {

        /** Values whatever they take. */
        public static Limits none() {
            return new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, SumSearch.SMALL, 0, 0);
        }

        /** What takes some seconds. */
        public static Limits usual() {
            return new Limits(60_000, 40_000, SumSearch.SMALL, 400, 300_000);
        }
    }

    private final Forms forms;
    private final Limits limits;
    private final List<SumPart> parts;
    private final List<Component> components = new ArrayList<>();
    private final List<OptionalInt> values = new ArrayList<>();
    private final SumSearch search;

    /** Of these parts, in an arena. */
    public SumSolver(Forms forms, List<SumPart> parts, Limits limits) {
        this.forms = forms;
        this.limits = limits;
        this.parts = List.copyOf(parts);
        this.search = new SumSearch(
                forms, new Thermographs(forms), limits.small(), limits.smallProduct(), limits.mostSteps());
        Map<String, Component> alike = new HashMap<>();
        for (SumPart part : parts) {
            Component component = alike.computeIfAbsent(part.toString(), text -> new Component(forms, part));
            components.add(component);
            values.add(component.value(component.start(), limits.mostParts()));
        }
    }

    /**
     * Who wins, and by which moves.
     *
     * @throws RefusedException when the search would pass its limit
     */
    public SumSolution solve() {
        OptionalInt total = total();
        Way way = total.isPresent()
                ? Way.FORMS
                : values.stream().allMatch(OptionalInt::isPresent) ? Way.VALUES : Way.POSITIONS;
        List<Winning> lefts = winning(Player.LEFT, total);
        List<Winning> rights = winning(Player.RIGHT, total);
        return new SumSolution(way, !lefts.isEmpty(), !rights.isEmpty(), total, values, lefts, rights, search.steps());
    }

    private OptionalInt total() {
        Followers followers = new Followers(forms);
        int total = Forms.ZERO;
        for (OptionalInt value : values) {
            if (value.isEmpty()
                    || (long) followers.count(total) * followers.count(value.getAsInt()) > limits.mostProduct()) {
                return OptionalInt.empty();
            }
            total = forms.sum(total, value.getAsInt());
        }
        return OptionalInt.of(total);
    }

    private List<Winning> winning(Player mover, OptionalInt total) {
        List<Winning> winning = new ArrayList<>();
        for (int k = 0; k < components.size(); k++) {
            Component component = components.get(k);
            for (Object move : component.moves(component.start(), mover)) {
                if (wins(k, component.after(component.start(), mover, move), mover, total)) {
                    winning.add(new Winning(k, move.toString()));
                }
            }
        }
        return winning;
    }

    /** Whether a player wins who has brought a part to this position. */
    private boolean wins(int k, Object after, Player mover, OptionalInt total) {
        if (total.isPresent()) {
            int others = forms.difference(total.getAsInt(), values.get(k).orElseThrow());
            int then = forms.sum(
                    others, components.get(k).value(after, Integer.MAX_VALUE).orElseThrow());
            return mover == Player.LEFT ? forms.atMost(Forms.ZERO, then) : forms.atMost(then, Forms.ZERO);
        }
        SumSearch.Parts all = new SumSearch.Parts().position(components.get(k), after);
        for (int j = 0; j < parts.size(); j++) {
            if (j != k && values.get(j).isPresent()) {
                all.value(values.get(j).getAsInt());
            } else if (j != k) {
                all.position(components.get(j), components.get(j).start());
            }
        }
        return !search.wins(all, mover.other());
    }
}
