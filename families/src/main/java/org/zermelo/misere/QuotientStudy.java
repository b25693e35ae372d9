package org.zermelo.misere;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.heap.HeapRules;
import org.zermelo.misere.MisereQuotient.Limits;
import org.zermelo.misere.MisereQuotient.QuotientPeriod;
import org.zermelo.rule.RuleGame;
import org.zermelo.solve.Watch;

/**
 * What is to be said of misère play with a kind of components: the quotient, the period of its values, and the genera of
 * the first components.
 *
 * @param quotient the quotient; partial when it covers fewer components than were asked for
 * @param asked the components that were asked for
 * @param heaps whether component n is the heap of n counters; else components are positions of a game in an order in which
 *     options come first
 * @param period the period of the values, when it is proved
 * @param genera the genera of components 1, 2, .., at most 40, as far as they were computed
 * @param tame the components among them that are known to be tame
 */
public record QuotientStudy(
        MisereQuotient quotient,
        int asked,
        boolean heaps,
        Optional<QuotientPeriod> period,
        List<Genus> genera,
        List<Integer> tame) {

    private static final int MOST_COMPONENTS = 5_000;
    private static final int MOST_GENERA = 40;

    public QuotientStudy {
        genera = List.copyOf(genera);
        tame = List.copyOf(tame);
    }

    /**
     * The quotient of heaps 1 .. {@code to}. When a period is proved on the way it holds for all heaps.
     *
     * @throws RefusedException when the heaps have too many moves
     */
    public static QuotientStudy ofHeaps(HeapRules rules, int to, Watch watch) {
        Heaps heaps = HeapComponents.of(rules, to);
        MisereQuotient quotient = MisereQuotient.of(heaps, to, Limits.STANDARD, watch);
        return of(quotient, heaps, to, true, quotient.period(rules), watch);
    }

    /**
     * The quotient of all components that positions of a game can fall into. It is that of misère play, so declared rules by which who
     * cannot move has won have the quotient of the same rules by which he has lost.
     *
     * @throws RefusedException when the game is not impartial, or has too many components
     */
    public static QuotientStudy ofGame(Rules<?, ?> game, Watch watch) {
        Rules<?, ?> rules =
                game instanceof RuleGame declared && declared.ruleset().stuck() == Ending.LAST_MOVER_LOSES
                        ? RuleGame.of(declared.ruleset().withStuck(Ending.LAST_MOVER_WINS))
                        : game;
        if (!rules.traits().contains(Trait.IMPARTIAL)) {
            throw new RefusedException("method.misere-quotient.not-impartial");
        }
        PartIndex index = new PartIndex(MOST_COMPONENTS, watch);
        index.enter(rules);
        MisereQuotient quotient = MisereQuotient.of(index.heaps(), index.size(), Limits.STANDARD, watch);
        return of(quotient, index.heaps(), index.size(), false, Optional.empty(), watch);
    }

    private static QuotientStudy of(
            MisereQuotient quotient,
            Heaps heaps,
            int to,
            boolean byHeaps,
            Optional<QuotientPeriod> period,
            Watch watch) {
        Genera genera = new Genera(heaps, watch);
        List<Genus> found = new ArrayList<>();
        List<Integer> tame = new ArrayList<>();
        for (int n = 1; n <= Math.min(to, MOST_GENERA); n++) {
            Optional<Genus> genus = genera.of(n);
            if (genus.isEmpty()) {
                break;
            }
            found.add(genus.get());
            if (genera.isTame(n)) {
                tame.add(n);
            }
        }
        return new QuotientStudy(quotient, to, byHeaps, period, found, tame);
    }
}
