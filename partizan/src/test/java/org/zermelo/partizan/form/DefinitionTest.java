package org.zermelo.partizan.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Canonical forms against the definition: G is at least H exactly if Left, moving second, wins G - H, which is searched. */
class DefinitionTest {

    /** A game as a tree of options, dominated and reversible ones and all. */
    private record Tree(List<Tree> lefts, List<Tree> rights, int id) {
        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return id;
        }
    }

    private record Pair(Tree one, Tree other, boolean leftMoves) {}

    private final Map<Pair, Boolean> wins = new HashMap<>();

    /** Whether the player to move wins {@code one - other}. */
    private boolean wins(Tree one, Tree other, boolean leftMoves) {
        Boolean known = wins.get(new Pair(one, other, leftMoves));
        if (known != null) {
            return known;
        }
        boolean result =
                (leftMoves ? one.lefts() : one.rights()).stream().anyMatch(option -> !wins(option, other, !leftMoves))
                        || (leftMoves ? other.rights() : other.lefts())
                                .stream().anyMatch(option -> !wins(one, option, !leftMoves));
        wins.put(new Pair(one, other, leftMoves), result);
        return result;
    }

    @Test
    void theOrderOfFormsIsWhoWinsTheDifference() {
        Forms forms = new Forms(1 << 14);
        SplittableRandom random = new SplittableRandom(5);
        List<Tree> trees = new ArrayList<>();
        Map<Tree, Integer> ids = new HashMap<>();
        for (int i = 0; i < 260; i++) {
            List<Tree> lefts = draw(trees, random);
            List<Tree> rights = draw(trees, random);
            Tree tree = new Tree(lefts, rights, i);
            trees.add(tree);
            ids.put(tree, forms.of(options(lefts, ids), options(rights, ids)));
        }
        Map<Relation, Integer> counts = new EnumMap<>(Relation.class);
        for (Tree one : trees) {
            for (Tree other : trees) {
                Relation relation = Relation.of(!wins(one, other, true), !wins(one, other, false));
                assertThat(forms.relation(ids.get(one), ids.get(other))).isEqualTo(relation);
                counts.merge(relation, 1, Integer::sum);
            }
        }
        assertThat(counts).hasSize(4);
        assertThat(counts.get(Relation.EQUAL)).isGreaterThan(300);
    }

    private static List<Tree> draw(List<Tree> trees, SplittableRandom random) {
        int most = Math.min(trees.size(), 4);
        return most == 0
                ? List.of()
                : random.ints(random.nextInt(most), Math.max(0, trees.size() - 60), trees.size())
                        .mapToObj(trees::get)
                        .toList();
    }

    private static int[] options(List<Tree> trees, Map<Tree, Integer> ids) {
        return trees.stream().mapToInt(ids::get).toArray();
    }
}
