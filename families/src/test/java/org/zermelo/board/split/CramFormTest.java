package org.zermelo.board.split;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.zermelo.sum.Plain;

class CramFormTest {

    private static final int LINES = 4;
    private static final int WIDTH = 4;
    private static final CramGrid GRID = new CramGrid(WIDTH, LINES);
    private static final CramSymmetry SYMMETRY = new CramSymmetry(GRID);

    /** A set drawn line by line, {@code #} for a square of it. */
    private static long drawn(CramGrid grid, String... lines) {
        long cells = 0;
        for (int line = 0; line < lines.length; line++) {
            for (int column = 0; column < lines[line].length(); column++) {
                cells |= lines[line].charAt(column) == '#' ? 1L << line * grid.width + column : 0;
            }
        }
        return cells;
    }

    private static List<Long> name(CramForm form, long cells) {
        long[] name = new long[2];
        return form.name(cells, name) ? List.of(name[0], name[1]) : List.of();
    }

    private static boolean connected(long cells) {
        return cells != 0 && GRID.connected(Long.lowestOneBit(cells), cells, GRID.cut(cells)) == cells;
    }

    /** Every connected set of a board of 4 x 4: the sets of one name have one nimber, found by the bare definition. */
    @Test
    void whatHasOneNameHasOneNimber() {
        Plain<CellSet, Removal> plain = new Plain<>(Cram.of(LINES, WIDTH));
        CramForm form = new CramForm(GRID, SYMMETRY);
        Map<List<Long>, Long> nimbers = new HashMap<>();
        int shared = 0;
        for (long cells = 1; cells < 1 << LINES * WIDTH; cells++) {
            if (!connected(cells) || GRID.simplified(cells, GRID.cut(cells)) != cells) {
                continue;
            }
            List<Long> name = name(form, cells);
            if (!name.isEmpty()) {
                long nimber = plain.nimber(new CellSet(cells));
                Long before = nimbers.putIfAbsent(name, nimber);
                assertThat(before == null ? nimber : before)
                        .as(Long.toBinaryString(cells))
                        .isEqualTo(nimber);
                shared += before == null ? 0 : 1;
            }
        }
        assertThat(shared).isGreaterThan(nimbers.size());
    }

    /** What is left out makes no difference, and what a cut parts adds up. */
    @Test
    void partsAddUp() {
        Cram cram = Cram.of(LINES, WIDTH);
        Plain<CellSet, Removal> plain = new Plain<>(cram);
        long[] parts = new long[LINES * WIDTH];
        for (long cells = 1; cells < 1 << LINES * WIDTH; cells += 3) {
            long sum = 0;
            for (int i = cram.parts(cells, parts, 0) - 1; i >= 0; i--) {
                sum ^= plain.nimber(new CellSet(parts[i]));
            }
            assertThat(sum).as(Long.toBinaryString(cells)).isEqualTo(plain.nimber(new CellSet(cells)));
        }
    }

    @Test
    void wherePathsBendDoesNotMatter() {
        CramGrid grid = new CramGrid(5, 7);
        CramForm form = new CramForm(grid, new CramSymmetry(grid));
        List<Long> straight = name(form, drawn(grid, "#####"));
        assertThat(straight).isNotEmpty();
        assertThat(name(form, drawn(grid, "#", "#", "#", "#", "#"))).isEqualTo(straight);
        assertThat(name(form, drawn(grid, "##", " ##", "  #"))).isEqualTo(straight);
        assertThat(name(form, drawn(grid, "###", " # ", " # "))).isNotEqualTo(straight);
        List<Long> tail = name(form, drawn(grid, "###", "# #", "#####"));
        assertThat(name(form, drawn(grid, "###", "# #", "###", "  #", "  #"))).isEqualTo(tail);
        assertThat(name(form, drawn(grid, "  ## ", " # ##", " ####"))).isNotEqualTo(tail);
        assertThat(name(form, drawn(grid, "###", "# #", "###"))).as("no leaf").isEmpty();
    }

    /** Two corners of a block that see only the other two corners: the block falls apart. */
    @Test
    void twinsAreCut() {
        Cram cram = Cram.of(5, 7);
        CramGrid grid = new CramGrid(5, 7);
        long[] parts = new long[35];
        assertThat(cram.parts(drawn(grid, "####", "  ###"), parts, 0)).isEqualTo(2);
        assertThat(cram.parts(drawn(grid, "####", " ###"), parts, 0))
                .as("no twins")
                .isEqualTo(1);
    }

    @Test
    void imagesOfSetsAreSetsOfImages() {
        CramGrid grid = new CramGrid(5, 7);
        CramSymmetry symmetry = new CramSymmetry(grid);
        Random random = new Random(1);
        for (int round = 0; round < 2_000; round++) {
            long cells = random.nextLong() & random.nextLong() & (1L << 35) - 1;
            if (cells == 0) {
                continue;
            }
            long set = grid.cornered(cells);
            List<Long> images = new ArrayList<>();
            for (int which = 0; which < symmetry.images(set); which++) {
                long image = 0;
                for (long left = set; left != 0; left &= left - 1) {
                    image |= 1L
                            << symmetry.image(
                                    Long.numberOfTrailingZeros(left), grid.height(set), grid.breadth(set), which);
                }
                assertThat(symmetry.image(set, which)).isEqualTo(image);
                assertThat(symmetry.least(image)).isEqualTo(symmetry.least(set));
                images.add(image);
            }
            assertThat(symmetry.least(set))
                    .isEqualTo(images.stream().mapToLong(i -> i).min().orElseThrow());
            assertThat(symmetry.isSymmetric(set)).isEqualTo(images.lastIndexOf(set) > 0);
        }
    }
}
