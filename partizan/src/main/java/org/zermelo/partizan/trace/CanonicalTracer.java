package org.zermelo.partizan.trace;

import java.util.List;
import java.util.OptionalInt;
import org.zermelo.game.Note;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionValues;
import org.zermelo.trace.Trace;

/**
 * The canonical form of a position: what each option leads to, which are dominated, which are reversible, and why a number is that
 * number (Siegel 2013, II.2 and II.3).
 */
public final class CanonicalTracer extends PositionTracer {

    /** Larger games are not watched. */
    private static final int MOST_PARTS = 20_000;

    private static final int MOST_OPTIONS = 60;

    @Override
    public String method() {
        return "canonical-form";
    }

    @Override
    <P, M> Trace trace(DecomposingRules<P, M> rules) {
        Forms forms = new Forms();
        PositionValues<P> values = new PositionValues<>(forms, rules);
        List<M> lefts = rules.moves(rules.start(), Player.LEFT);
        List<M> rights = rules.moves(rules.start(), Player.RIGHT);
        Trace.check(
                lefts.size() + rights.size() > MOST_OPTIONS ? 1e9 : 1,
                Note.of("trace.fits-options", "most", MOST_OPTIONS));
        OptionalInt game = values.within(rules.start(), MOST_PARTS);
        if (game.isEmpty()) {
            throw new RefusedException("trace.canonical.too-large", "most", MOST_PARTS);
        }
        return new CanonicalSteps(
                        forms,
                        game.getAsInt(),
                        options(rules, values, Player.LEFT, lefts),
                        options(rules, values, Player.RIGHT, rights))
                .trace(method());
    }

    private static <P, M> List<CanonicalSteps.FormOption> options(
            DecomposingRules<P, M> rules, PositionValues<P> values, Player mover, List<M> moves) {
        return moves.stream()
                .map(move -> new CanonicalSteps.FormOption(
                        move.toString(), values.of(rules.play(rules.start(), mover, move))))
                .toList();
    }
}
