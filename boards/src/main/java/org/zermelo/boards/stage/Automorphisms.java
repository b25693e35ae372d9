package org.zermelo.boards.stage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * All permutations of the cells that keep where men go and what rows there are, whether or not they turn the picture: nine men's morris
 * has 16, as its inner square may be the outer one. Cells are mapped one after the other, along the lines; a choice that breaks a line is
 * taken back.
 */
final class Automorphisms {

    private static final int MOST = 256;

    /** So many choices are tried; where they do not do, none but the identity is used. */
    private static final int MOST_TRIED = 200_000;

    private static final int BYTE = 256;

    private final MenRules rules;
    private final int[] order;
    private final List<int[]> found = new ArrayList<>();
    /** What two cells have to do with each other: moves from one to the other, rows through both. */
    private final int[][] relations;

    private int tried;

    private Automorphisms(MenRules rules) {
        this.rules = rules;
        this.relations = relations(rules);
        this.order = order();
    }

    /** The permutations, the identity first: for each, and each eight cells, the images of all their fillings. */
    static int[][][] of(MenRules rules) {
        Automorphisms search = new Automorphisms(rules);
        int[] image = new int[rules.cells];
        search.map(0, image, 0);
        List<int[]> all = search.found;
        int[] identity = IntStream.range(0, rules.cells).toArray();
        if (all.size() > MOST || search.tried > MOST_TRIED) {
            all = List.of(identity);
        }
        List<int[]> sorted = new ArrayList<>(List.of(identity));
        all.stream().filter(each -> !Arrays.equals(each, identity)).forEach(sorted::add);
        return sorted.stream().map(Automorphisms::images).toArray(int[][][]::new);
    }

    private static int[][] relations(MenRules rules) {
        int[][] relations = new int[rules.cells][rules.cells];
        for (int a = 0; a < rules.cells; a++) {
            for (int b = 0; b < rules.cells; b++) {
                int both = 1 << a | 1 << b;
                int moves = 2 * (rules.to[a] >>> b & 1) + (rules.from[a] >>> b & 1);
                relations[a][b] = moves + 4 * (through(rules.mills, both) + 1024 * through(rules.lines, both));
            }
        }
        return relations;
    }

    private static int through(int[] rows, int cells) {
        return (int) Arrays.stream(rows).filter(row -> (row & cells) == cells).count();
    }

    /** Cells so that each, where possible, has to do with one before it. */
    private int[] order() {
        int[] order = new int[rules.cells];
        boolean[] done = new boolean[rules.cells];
        for (int i = 0; i < order.length; i++) {
            int next = -1;
            boolean near = false;
            for (int cell = 0; cell < order.length; cell++) {
                boolean beside = false;
                for (int before = 0; before < i; before++) {
                    beside |= relations[cell][order[before]] != 0;
                }
                if (!done[cell] && (next < 0 || beside && !near)) {
                    next = cell;
                    near = beside;
                }
            }
            order[i] = next;
            done[next] = true;
        }
        return order;
    }

    private void map(int depth, int[] image, int used) {
        if (found.size() > MOST || tried++ > MOST_TRIED) {
            return;
        }
        if (depth == order.length) {
            if (keeps(rules.mills, image) && keeps(rules.lines, image)) {
                found.add(image.clone());
            }
            return;
        }
        int cell = order[depth];
        for (int to = 0; to < rules.cells; to++) {
            if ((used >>> to & 1) == 0 && fits(depth, cell, to, image)) {
                image[cell] = to;
                map(depth + 1, image, used | 1 << to);
            }
        }
    }

    private boolean fits(int depth, int cell, int to, int[] image) {
        boolean fits = relations[cell][cell] == relations[to][to];
        for (int i = 0; fits && i < depth; i++) {
            int other = order[i];
            fits = relations[cell][other] == relations[to][image[other]]
                    && relations[other][cell] == relations[image[other]][to];
        }
        return fits;
    }

    private static boolean keeps(int[] rows, int[] image) {
        Set<Integer> all = new HashSet<>();
        Set<Integer> images = new HashSet<>();
        for (int row : rows) {
            all.add(row);
            int turned = 0;
            for (int left = row; left != 0; left &= left - 1) {
                turned |= 1 << image[Integer.numberOfTrailingZeros(left)];
            }
            images.add(turned);
        }
        return all.equals(images);
    }

    private static int[][] images(int[] image) {
        int[][] tables = new int[(image.length + 7) / 8][BYTE];
        for (int t = 0; t < tables.length; t++) {
            for (int filling = 0; filling < BYTE; filling++) {
                for (int bit = 0; bit < 8 && 8 * t + bit < image.length; bit++) {
                    tables[t][filling] |= (filling >>> bit & 1) << image[8 * t + bit];
                }
            }
        }
        return tables;
    }

    /** The image of some cells. */
    static int image(int[][] tables, int set) {
        int image = 0;
        int rest = set;
        for (int[] table : tables) {
            image |= table[rest & BYTE - 1];
            rest >>>= 8;
        }
        return image;
    }
}
