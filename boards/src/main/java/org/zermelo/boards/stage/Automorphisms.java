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

    private static final int BYTE = 256;

    private final MenRules rules;
    private final int[] order;
    private final List<int[]> found = new ArrayList<>();

    private Automorphisms(MenRules rules) {
        this.rules = rules;
        this.order = order(rules);
    }

    /** The permutations, the identity first: for each, and each eight cells, the images of all their fillings. */
    static int[][][] of(MenRules rules) {
        Automorphisms search = new Automorphisms(rules);
        int[] image = new int[rules.cells];
        search.map(0, image, 0);
        List<int[]> all = search.found;
        int[] identity = IntStream.range(0, rules.cells).toArray();
        if (all.size() > MOST) {
            all = List.of(identity);
        }
        List<int[]> sorted = new ArrayList<>(List.of(identity));
        all.stream().filter(each -> !Arrays.equals(each, identity)).forEach(sorted::add);
        return sorted.stream().map(Automorphisms::images).toArray(int[][][]::new);
    }

    /** Cells so that each, where possible, is beside one before it. */
    private static int[] order(MenRules rules) {
        int[] order = new int[rules.cells];
        int done = 0;
        for (int i = 0; i < order.length; i++) {
            int near = 0;
            for (int left = done; left != 0; left &= left - 1) {
                int cell = Integer.numberOfTrailingZeros(left);
                near |= rules.to[cell] | rules.from[cell];
            }
            int free = (1 << rules.cells) - 1 & ~done;
            int next = (near & free) != 0 ? near & free : free;
            order[i] = Integer.numberOfTrailingZeros(next);
            done |= 1 << order[i];
        }
        return order;
    }

    private void map(int depth, int[] image, int used) {
        if (found.size() > MOST) {
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
        for (int i = 0; i < depth; i++) {
            int other = order[i];
            boolean forth = (rules.to[cell] >>> other & 1) == (rules.to[to] >>> image[other] & 1);
            boolean back = (rules.from[cell] >>> other & 1) == (rules.from[to] >>> image[other] & 1);
            if (!forth || !back) {
                return false;
            }
        }
        return true;
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
