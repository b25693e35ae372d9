package org.zermelo.misere;

import org.zermelo.solve.Watch;

/**
 * Builds the misère quotient of components 1, 2, 3, .. one component at a time.
 *
 * <p>A new component either behaves like an element that is there (it "pretends" to be that element, which the transition
 * algebra decides), or the quotient is rebuilt with the component as a new letter: see {@link Rebuilding}.
 */
final class QuotientBuilder {

    private final Heaps heaps;
    private final int mostElements;
    private final int largestFrame;
    private final Components components = new Components();
    private QuotientStage stage = QuotientStage.empty();

    QuotientBuilder(Heaps heaps, int mostElements, int largestFrame) {
        this.heaps = heaps;
        this.mostElements = mostElements;
        this.largestFrame = largestFrame;
    }

    /** Components done. */
    int size() {
        return stage.values().length - 1;
    }

    QuotientStage stage() {
        return stage;
    }

    /** Adds the next component; false when it could not be added, and then the state is as before. */
    boolean next(Watch watch) {
        int n = size() + 1;
        if (components.size() < n) {
            components.add(heaps.options(n));
        }
        if (components.options(n).length == 0) {
            stage = stage.with(0);
            return true;
        }
        long[] wins = components.wins(n, stage.quotient());
        for (int x = 0; x < stage.monoid().order(); x++) {
            if (stage.transitions().mayBe(x, wins) && stage.transitions().add(n, x, wins, watch) == null) {
                stage = stage.with(x);
                return true;
            }
        }
        QuotientStage rebuilt = new Rebuilding(components, n, mostElements, largestFrame, watch).run(stage);
        if (rebuilt == null) {
            return false;
        }
        stage = rebuilt;
        return true;
    }
}
