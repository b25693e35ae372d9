package org.zermelo.solve.search;

import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Subject;

/**
 * Proof-number search (df-pn) for who wins, when only one position is asked and not how soon. It always expands the
 * position that the fewest others are needed to settle. For packed games with levels, whose plays end and cannot go
 * round.
 *
 * <p>Memory is bounded from the start: a table of 16 bytes a position within the budget, which forgets the cheapest
 * positions when it is full, and the path. At worst O(positions x options) while the table holds all positions; beyond, time
 * grows and memory does not.
 *
 * <p>A. Nagai, Df-pn algorithm for searching AND/OR trees and its applications, 2002; T. Ueda, T. Hashimoto, J. Hashimoto,
 * H. Iida, Weak proof-number search, 2008.
 */
public final class ProofNumber implements Method {

    @Override
    public String name() {
        return "proof-number";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (question.value().subject() != Subject.OUTCOME || question.value().hasPlies()) {
            return Fit.no(
                    "method.proof-number.winner-only", "value", question.value().name());
        }
        if (!(question.rules() instanceof Packed<?> game)) {
            return Fit.no("method.packed.not-packed");
        }
        PackedRules rules = game.packed();
        if (rules.levels() == 0) {
            return Fit.no("method.proof-number.no-levels");
        }
        // the largest finite number is one for each level and option
        if ((long) rules.levels() * rules.mostOptions() >= ProofTable.NEVER || rules.bound() > Long.MAX_VALUE / 2) {
            return Fit.no("method.proof-number.too-long", "levels", rules.levels());
        }
        // behind alpha-beta, which entered fewer positions on most boards that were measured (docs/solving.md)
        double steps = Math.min(8.5e11, Math.sqrt((double) rules.bound()) * 1e4);
        long bytes = ProofSearch.pathBytes(rules) + tableBytes(question, rules);
        return Fit.yes(new Cost("O(positions x options)", steps, bytes), "method.proof-number.fits");
    }

    /** What the budget leaves beside the path, and no more than both questions about every number under the bound take. */
    private static long tableBytes(Question<?, ?> question, PackedRules rules) {
        long left = question.budget().bytes() - ProofSearch.pathBytes(rules);
        double all = 128.0 * rules.bound();
        return Math.max(ProofTable.leastBytes(), (long) Math.min(left, all));
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        if (fit(question) instanceof Fit.No no) {
            throw new RefusedException(no.why());
        }
        @SuppressWarnings("unchecked")
        Packed<P> game = (Packed<P>) question.rules();
        PackedRules rules = game.packed();
        ProofSearch search = new ProofSearch(rules, question.value(), tableBytes(question, rules), watch);
        search.code(rules.start());
        Counts counts = new Counts(search.nodes(), search.remembered());
        return Answers.of(question, position -> search.code(game.pack(position)), name(), counts);
    }
}
