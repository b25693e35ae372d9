package org.zermelo.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Points of positions in circles against their definition, tried for every number of points until nothing changes. */
class PointSpreadTest {

    /** What the definition says: least fixed points of "can force t" and "cannot help losing t". */
    private static long[] defined(int[][] options, long[] exits) {
        long[] points = new long[exits.length];
        for (int t = 1; t <= 9; t++) {
            Boolean[] wins = new Boolean[exits.length];
            boolean changed = true;
            while (changed) {
                changed = false;
                for (int i = 0; i < exits.length; i++) {
                    if (wins[i] != null) {
                        continue;
                    }
                    boolean win =
                            exits[i] >= t || Arrays.stream(options[i]).anyMatch(o -> Boolean.FALSE.equals(wins[o]));
                    boolean loss =
                            exits[i] <= -t && Arrays.stream(options[i]).allMatch(o -> Boolean.TRUE.equals(wins[o]));
                    if (win || loss) {
                        wins[i] = win;
                        points[i] = win ? t : -t;
                        changed = true;
                    }
                }
            }
        }
        return points;
    }

    @Test
    void agreesWithTheDefinitionOnRandomGraphs() {
        Random random = new Random(2002);
        Set<Long> met = new HashSet<>();
        for (int game = 0; game < 3000; game++) {
            int size = 1 + random.nextInt(12);
            int[][] options = new int[size][];
            long[] exits = new long[size];
            int[] begins = new int[size + 1];
            List<Integer> list = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                options[i] = random.ints(random.nextInt(4), 0, size).toArray();
                boolean exit = options[i].length == 0 || random.nextInt(3) == 0;
                exits[i] = exit ? random.nextInt(19) - 9 : PointSpread.NO_EXIT;
                Arrays.stream(options[i]).forEach(list::add);
                begins[i + 1] = list.size();
            }
            int[] flat = list.stream().mapToInt(Integer::intValue).toArray();
            long[] points = PointSpread.points(begins, flat, exits, Watch.NONE);
            assertThat(points).isEqualTo(defined(options, exits));
            Arrays.stream(points).forEach(met::add);
        }
        assertThat(met).hasSize(19);
    }

    @Test
    void pointsThatCannotBeSortedByAreRefused() {
        assertThatThrownBy(() -> PointSpread.points(new int[] {0, 0}, new int[0], new long[] {1L << 31}, Watch.NONE))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void knotsComeBehindWhatTheyLeadTo() {
        Random random = new Random(1972);
        for (int game = 0; game < 500; game++) {
            int size = 1 + random.nextInt(15);
            int[][] options = new int[size][];
            Arrays.setAll(options, i -> random.ints(random.nextInt(3), 0, size).toArray());
            boolean[][] reaches = closure(options);
            Set<Integer> done = new HashSet<>();
            StrongComponents.each(size, i -> options[i], knot -> {
                List<Integer> members = Arrays.stream(knot).boxed().toList();
                for (int member : members) {
                    for (int other = 0; other < size; other++) {
                        boolean together = member == other || reaches[member][other] && reaches[other][member];
                        assertThat(members.contains(other)).isEqualTo(together);
                        assertThat(!reaches[member][other] || together || done.contains(other))
                                .isTrue();
                    }
                }
                done.addAll(members);
            });
            assertThat(done).hasSize(size);
        }
    }

    private static boolean[][] closure(int[][] options) {
        int size = options.length;
        boolean[][] reaches = new boolean[size][size];
        for (int i = 0; i < size; i++) {
            for (int option : options[i]) {
                reaches[i][option] = true;
            }
        }
        for (int k = 0; k < size; k++) {
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    reaches[i][j] |= reaches[i][k] && reaches[k][j];
                }
            }
        }
        return reaches;
    }
}
