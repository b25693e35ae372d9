package org.zermelo.misere;

import java.util.Arrays;

/**
 * Numbers for sums of components. A sum is stored as its smallest component and the number of the rest; 0 is the empty sum.
 * Equal sums have equal numbers.
 */
final class SumNumbers {

    private static final int EMPTY = -1;

    private int[] rests = new int[64];
    private int[] smallest = new int[64];
    private int size = 1;

    /** Open addressing; a slot holds the number of the sum of its key, or {@link #EMPTY}. */
    private int[] slots = new int[256];

    SumNumbers() {
        Arrays.fill(slots, EMPTY);
    }

    /** Numbers given so far, with 0. */
    int size() {
        return size;
    }

    int smallest(int sum) {
        return smallest[sum];
    }

    /** The sum without its smallest component. */
    int rest(int sum) {
        return rests[sum];
    }

    /** A sum and one more component, at least 1. */
    int plus(int sum, int component) {
        if (sum == 0 || component <= smallest[sum]) {
            return find(sum, component);
        }
        int below = smallest[sum];
        return find(plus(rests[sum], component), below);
    }

    private int find(int rest, int component) {
        int slot = slot(rest, component);
        if (slots[slot] != EMPTY) {
            return slots[slot];
        }
        if (size == rests.length) {
            rests = Arrays.copyOf(rests, 2 * size);
            smallest = Arrays.copyOf(smallest, 2 * size);
        }
        rests[size] = rest;
        smallest[size] = component;
        slots[slot] = size++;
        int found = slots[slot];
        if (size > slots.length / 2) {
            slots = new int[2 * slots.length];
            Arrays.fill(slots, EMPTY);
            for (int sum = 1; sum < size; sum++) {
                slots[slot(rests[sum], smallest[sum])] = sum;
            }
        }
        return found;
    }

    private int slot(int rest, int component) {
        long key = (long) rest << 32 | component;
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 32) & slots.length - 1;
        while (slots[slot] != EMPTY && (rests[slots[slot]] != rest || smallest[slots[slot]] != component)) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }
}
