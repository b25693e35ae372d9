package org.zermelo.sum;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Canonical;
import org.zermelo.game.Counted;
import org.zermelo.game.Decomposable;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Codes;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Size;
import org.zermelo.solve.SizeSample;
import org.zermelo.solve.Watch;

/**
 * Nimbers of any acyclic impartial rules by search with a memo: the least number that no option has. Positions that fall
 * apart are taken apart, and symmetric ones are looked up as one, where the rules say how.
 *
 * <p>Time O(positions x options) over the components that occur, memory about 120 bytes for each, and for
 * those on the path their options.
 */
final class MexSearch<P, M> implements Nimbers<P, M> {

    private static final long ENTRY_BYTES = 56;

    /** Of a component on the path, and of each of its options beside the option itself. */
    private static final long FRAME_BYTES = 80;

    private static final long OPTION_BYTES = 40;

    private final Rules<P, M> rules;
    private final @Nullable Decomposable<P> decomposable;
    private final @Nullable Canonical<P> canonical;
    private final Watch watch;
    private final long mostPositions;
    private final long mostBytes;
    private final long positionBytes;
    /** What the components on the path take beside those that are known. */
    private long pathBytes;

    /** Finished positions have their nimber; those on the path have -1. */
    private final Map<P, Long> known = new HashMap<>();

    private long nodes;

    MexSearch(Rules<P, M> rules, Budget budget, Watch watch) {
        this(rules, Long.MAX_VALUE, budget.bytes(), watch);
    }

    /**
     * A search.
     *
     * @param part whether it is of a part of a sum; of a whole game the planner has looked at the size
     * @throws RefusedException when a sample says that its positions do not fit
     */
    static <P, M> MexSearch<P, M> of(Rules<P, M> rules, boolean part, Budget budget, Watch watch) {
        long bytes = part ? bytesOfAll(rules) : 0;
        if (bytes > 0) {
            Size size = SizeSample.of(rules, watch);
            if (size.passes(bytes, budget.bytes())) {
                throw size.refusal("sprague-grundy", bytes, budget, "", "", "");
            }
        }
        return new MexSearch<>(rules, budget, watch);
    }

    /** What each position takes of a game that is walked as it is; 0 where parts or symmetric positions are walked instead. */
    static long bytesOfAll(Rules<?, ?> rules) {
        boolean fewer = rules instanceof Sum
                || rules instanceof NimberGame<?, ?>
                || rules instanceof Decomposable<?>
                || rules instanceof Canonical<?>;
        return fewer ? 0 : bytesAPosition(rules);
    }

    /** A search that gives up after so many components. */
    static <P, M> MexSearch<P, M> ofFew(Rules<P, M> rules, long most) {
        return new MexSearch<>(rules, most, Long.MAX_VALUE, Watch.NONE);
    }

    @SuppressWarnings("unchecked")
    private MexSearch(Rules<P, M> rules, long mostPositions, long mostBytes, Watch watch) {
        this.rules = rules;
        this.mostPositions = mostPositions;
        this.mostBytes = mostBytes;
        this.positionBytes = Counted.bytesOf(rules);
        this.decomposable = rules instanceof Decomposable<?> d ? (Decomposable<P>) d : null;
        this.canonical = rules instanceof Canonical<?> c ? (Canonical<P>) c : null;
        this.watch = watch;
    }

    @Override
    public long counted() {
        return nodes;
    }

    @Override
    public long nimber(P position) {
        long total = 0;
        for (P part : parts(position)) {
            total ^= component(part);
        }
        return total;
    }

    private List<P> parts(P position) {
        List<P> parts = decomposable == null ? List.of() : decomposable.components(position);
        if (parts.isEmpty()) {
            return List.of(canonical == null ? position : canonical.canonical(position));
        }
        return canonical == null
                ? parts
                : parts.stream().map(canonical::canonical).toList();
    }

    /** A component whose options are being worked out; the path is explicit, so plays may be long. */
    private final class OpenComponent {
        private final P position;
        private final List<List<P>> options = new ArrayList<>();
        private final long[] nimbers;
        private int option;
        private int part;

        OpenComponent(P position) {
            this.position = position;
            for (M move : rules.moves(position)) {
                CancelScope.poll(options.size());
                options.add(parts(rules.play(position, move)));
            }
            this.nimbers = new long[options.size()];
        }

        /** Adds up what is known; the first part that is not, or null when all options are done. */
        @Nullable
        P nextUnknown() {
            for (; option < nimbers.length; option++, part = 0) {
                List<P> parts = options.get(option);
                for (; part < parts.size(); part++) {
                    Long nimber = known.get(parts.get(part));
                    if (nimber == null) {
                        return parts.get(part);
                    }
                    if (nimber < 0) {
                        throw new RefusedException("sum.cycle", "position", parts.get(part));
                    }
                    nimbers[option] ^= nimber;
                }
            }
            return null;
        }
    }

    private long component(P root) {
        Long found = known.get(root);
        if (found != null) {
            return found;
        }
        List<OpenComponent> path = new ArrayList<>(List.of(enter(root)));
        while (true) {
            OpenComponent frame = path.get(path.size() - 1);
            P next = frame.nextUnknown();
            if (next != null) {
                path.add(enter(next));
                continue;
            }
            long nimber = Codes.mex(frame.nimbers, frame.nimbers.length);
            known.put(frame.position, nimber);
            pathBytes -= bytes(path.remove(path.size() - 1));
            if (path.isEmpty()) {
                return nimber;
            }
        }
    }

    private OpenComponent enter(P position) {
        boolean full = known.size() * (ENTRY_BYTES + positionBytes) + pathBytes >= mostBytes;
        if (full || known.size() >= mostPositions) {
            throw new RefusedException("sum.full", "positions", known.size());
        }
        known.put(position, -1L);
        if ((++nodes & 0xFFF) == 0) {
            watch.check();
            watch.progress(nodes, -1);
        }
        OpenComponent frame = new OpenComponent(position);
        pathBytes += bytes(frame);
        return frame;
    }

    private long bytes(OpenComponent frame) {
        return FRAME_BYTES + frame.nimbers.length * (OPTION_BYTES + positionBytes);
    }

    /** What is kept of a component of these rules once its nimber is known. */
    static long bytesAPosition(Rules<?, ?> rules) {
        return ENTRY_BYTES + Counted.bytesOf(rules);
    }
}
