package org.zermelo.boards.stage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;

/**
 * The stages of a game, found from what its moves do to the men in hand and on the board: none makes them more, so that the stages are
 * solved from the fewest men up. A stage and the one that the other player sees are solved together, as moves that place and take
 * nothing lead from one to the other.
 */
final class MenStages {

    final MenRules rules;
    private final Subsets subsets = new Subsets();
    private final int[][][] symmetries;
    private final Map<Integer, MenClasses> classes = new ConcurrentHashMap<>();
    private final Map<List<Integer>, StageIndex> indices = new ConcurrentHashMap<>();
    private final Map<MenStage, List<MenStage>> sides = new ConcurrentHashMap<>();
    private final Set<MenStage> met = new LinkedHashSet<>();
    private final List<MenStage> stages;

    MenStages(MenRules rules) {
        this.rules = rules;
        this.symmetries = Automorphisms.of(rules);
        Deque<MenStage> open = new ArrayDeque<>();
        open.add(stage(new AtTurn<>(BoardPosition.start(rules.rules), rules.rules.first())));
        while (!open.isEmpty()) {
            MenStage stage = open.remove();
            if (!ended(stage) && met.add(stage)) {
                open.addAll(after(stage));
            }
        }
        Set<MenStage> first = new LinkedHashSet<>();
        met.forEach(stage -> first.add(stage.first()));
        this.stages = first.stream()
                .sorted(Comparator.comparingInt(MenStage::height)
                        .thenComparing(MenStage::own)
                        .thenComparing(MenStage::ownHand))
                .toList();
    }

    /** The stages to which moves lead. */
    private List<MenStage> after(MenStage stage) {
        List<MenStage> after = new ArrayList<>();
        boolean places = rules.places(stage.ownHand(), stage.own());
        boolean goes = rules.steps(stage.ownHand(), stage.own()) || rules.flies(stage.ownHand(), stage.own());
        boolean mills = rules.mills.length > 0 && stage.other() > 0;
        int row = rules.rules.customs().mill();
        if (places && stage.own() + stage.other() < rules.cells) {
            after.add(stage.after(true, false));
            if (mills && stage.own() + 1 >= row) {
                after.add(stage.after(true, true));
            }
        }
        if (goes && stage.own() > 0) {
            after.add(stage.after(false, false));
            if (mills && stage.own() >= row) {
                after.add(stage.after(false, true));
            }
        }
        return after;
    }

    /** Whether a player has too few men. */
    boolean ended(MenStage stage) {
        return stage.ownHand() + stage.own() < rules.fewest || stage.otherHand() + stage.other() < rules.fewest;
    }

    /** The stages, each before those from which moves lead to it; of a stage and the one turned round one. */
    List<MenStage> inOrder() {
        return stages;
    }

    /** The stages that moves from a stage and from the one turned round lead to, but for these. */
    List<MenStage> below(MenStage stage) {
        Set<MenStage> below = new LinkedHashSet<>();
        for (MenStage side : sides(stage)) {
            after(side).stream()
                    .filter(next -> !ended(next) && next.height() < stage.height())
                    .forEach(next -> below.add(next.first()));
        }
        return List.copyOf(below);
    }

    /** The numbers of the positions of a stage, which are as many whoever holds what in his hand, and whoever is to move. */
    StageIndex index(MenStage stage) {
        int major = Math.max(stage.own(), stage.other());
        int minor = Math.min(stage.own(), stage.other());
        return indices.computeIfAbsent(List.of(major, minor), key -> {
            MenClasses men =
                    classes.computeIfAbsent(major, count -> new MenClasses(rules.cells, count, subsets, symmetries));
            int free = rules.cells - major;
            SubsetRanks ranks = new SubsetRanks(subsets, free, minor);
            return new StageIndex(rules.cells, subsets.all(free, minor), ranks, men, symmetries);
        });
    }

    /** Of a stage and the one turned round those that a play can meet: who has a man less in hand is not always to move. */
    List<MenStage> sides(MenStage stage) {
        return sides.computeIfAbsent(
                stage,
                key -> Stream.of(key.first(), key.first().turned())
                        .distinct()
                        .filter(met::contains)
                        .toList());
    }

    /** The row at which a stage begins among those of its sides. */
    int begin(MenStage stage) {
        return sides(stage).indexOf(stage) == 1 ? index(stage).rows() : 0;
    }

    /** How many numbers the sides of a stage have together. */
    long size(MenStage stage) {
        return sides(stage).size() * index(stage).size();
    }

    /** About how many rows each side of a stage has. */
    double guessRows(MenStage stage) {
        return (double) subsets.count(rules.cells, Math.max(stage.own(), stage.other())) / symmetries.length;
    }

    /** About how many numbers the sides of a stage have together, told without making them. */
    double guess(MenStage stage) {
        int major = Math.max(stage.own(), stage.other());
        int minor = Math.min(stage.own(), stage.other());
        return guessRows(stage)
                * subsets.count(rules.cells - major, minor)
                * sides(stage).size();
    }

    /** The stage of a position. */
    static MenStage stage(AtTurn<BoardPosition> at) {
        BoardPosition position = at.position();
        Player mover = at.mover();
        return new MenStage(
                position.hand(mover),
                position.hand(mover.other()),
                Integer.bitCount(men(position, mover)),
                Integer.bitCount(men(position, mover.other())));
    }

    /** The cells of a player's men. */
    static int men(BoardPosition position, Player player) {
        char sign = player == Player.LEFT ? 'x' : 'o';
        int men = 0;
        for (int cell = 0; cell < position.cells().length(); cell++) {
            men |= position.cells().charAt(cell) == sign ? 1 << cell : 0;
        }
        return men;
    }
}
