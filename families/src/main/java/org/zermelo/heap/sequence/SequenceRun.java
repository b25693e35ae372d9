package org.zermelo.heap.sequence;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.solve.Watch;

/**
 * A nim-sequence while it is computed. Values can be asked at any time for the heaps known so far, and more heaps can be
 * added until the capacity is reached.
 */
public final class SequenceRun {

    private final EngineChoice choice;
    private final NimValues values;
    private final List<Stage> stages = new ArrayList<>();

    /**
     * Which engine computed which heaps.
     *
     * @param from the first heap
     * @param engine the name of the engine that went on from there
     */
    public record Stage(int from, String engine) {}

    /** A run on the calling thread alone, otherwise as the other. */
    public SequenceRun(HeapRules rules, int heaps, long bytes, PairSearch search, @Nullable String engine) {
        this(rules, heaps, bytes, search, engine, 1);
    }

    /**
     * A run that knows no heap yet.
     *
     * @param heaps the most heaps that will be asked for, at least 1
     * @param bytes memory that the run may take
     * @param search the innermost loop for games without sparse space
     * @param engine the engine to use, or null to choose for the game and while it runs
     * @param threads how many threads it may use, at least 1; where values pass 255 and hundreds of heaps are rare, a second one helps
     * @throws org.zermelo.game.RefusedException when the values of so many heaps do not fit
     * @throws org.zermelo.game.BadInputException when the engine does not apply to the rules
     */
    public SequenceRun(
            HeapRules rules, int heaps, long bytes, PairSearch search, @Nullable String engine, int threads) {
        this.values = new NimValues(heaps, bytes);
        this.choice = new EngineChoice(rules, search, bytes, engine, threads);
    }

    /** The values so far. */
    public NimValues values() {
        return values;
    }

    /** The engines in the order of their work; the choice of the same engine again is no new stage. */
    public List<Stage> stages() {
        return List.copyOf(stages);
    }

    /** The names of the engines that apply to the rules. */
    public List<String> engines() {
        return choice.applicable();
    }

    /**
     * Computes values until those of heaps 0 .. heaps-1 are known.
     *
     * @throws org.zermelo.game.RefusedException when the values outgrow the memory
     */
    public void extendTo(int heaps, Watch watch) {
        while (values.size() < heaps) {
            EngineChoice.ChosenEngine next = choice.next(values, heaps);
            int size = values.size();
            String name = next.engine().name();
            if (stages.isEmpty() || !stages.get(stages.size() - 1).engine().equals(name)) {
                stages.add(new Stage(size, name));
            }
            next.engine().fill(values, next.to(), watch);
            if (values.size() == size) {
                choice.stuck(next.engine());
                stages.remove(stages.size() - 1);
            }
            watch.progress(values.size(), heaps);
        }
    }
}
