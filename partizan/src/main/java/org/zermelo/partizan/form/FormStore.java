package org.zermelo.partizan.form;

import java.util.Arrays;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.number.Dyadic;

/**
 * Canonical forms as numbers of their own: two ids are equal exactly if the games are. A form is either <em>short</em>, a number plus so
 * many ups plus a nimber, and then its options are written down only when somebody asks for them; or it is a list of left and right
 * options. Everything stands in arrays of ints.
 */
final class FormStore {

    /** So many ups or stars can be compared; more are refused where their options are asked for. */
    static final int MOST_OPTIONS_OF_STAR = 1 << 16;

    private static final int SATURATED = 1 << 29;
    static final int UNKNOWN = -1;

    final NumberTable numbers = new NumberTable();

    int size;
    int[] offset = new int[256];
    int[] leftStop = new int[256];
    int[] rightStop = new int[256];
    int[] height = new int[256];
    int[] negative = new int[256];
    int[] hashes = new int[256];

    /** For a short form where its three parts stand among the shorts, else -1. */
    int[] shortAt = new int[256];

    int[] shorts = new int[192];
    int shortsEnd;

    /** Two counts, the left options, the right options; for each form with options written down. */
    int[] pool = new int[1024];

    int poolEnd;
    private int[] table = new int[512];

    /** So many ints are stored at most. */
    private final long most;

    /** How much is stored at a moment. */
    record Mark(int forms, int pool, int shorts) {}

    /** An empty store of at most so many ints. */
    FormStore(long most) {
        this.most = most;
        Arrays.fill(table, -1);
        ofNumber(numbers.index(Dyadic.ZERO));
    }

    int size() {
        return size;
    }

    /** How many ints forms take, without the room that is kept for more. */
    long ints() {
        return 9L * size + poolEnd + shortsEnd;
    }

    /** Refuses to keep room for more ints than there may be. */
    private void reserve(long more) {
        if (7L * offset.length + pool.length + table.length + shorts.length + more > most) {
            throw new RefusedException("partizan.too-many-forms", "forms", size, "bytes", most * Integer.BYTES);
        }
    }

    // ---- what a form is

    boolean isShort(int id) {
        return shortAt[id] >= 0;
    }

    boolean isNumber(int id) {
        int at = shortAt[id];
        return at >= 0 && shorts[at + 1] == 0 && shorts[at + 2] == 0;
    }

    int number(int id) {
        return shorts[shortAt[id]];
    }

    int ups(int id) {
        return shorts[shortAt[id] + 1];
    }

    int star(int id) {
        return shorts[shortAt[id] + 2];
    }

    /** The number where play ends if Left begins, twice, plus 1 if Right is to move there. */
    int leftStop(int id) {
        return leftStop[id];
    }

    /** The number where play ends if Right begins, twice, plus 1 if Right is to move there. */
    int rightStop(int id) {
        return rightStop[id];
    }

    /** How many moves may follow until a number is reached. */
    int height(int id) {
        return height[id];
    }

    /** The order of two stops: of their numbers, then who is to move there; it is better for Left that Right is. */
    int compareStops(int a, int b) {
        return a >> 1 == b >> 1 ? Integer.compare(a, b) : numbers.compare(a >> 1, b >> 1);
    }

    // ---- options

    /** Where the options of a form stand in the pool: two counts, the left ones, the right ones. */
    int options(int id) {
        if (offset[id] == UNKNOWN) {
            expand(id);
        }
        return offset[id];
    }

    int pool(int at) {
        return pool[at];
    }

    int[] lefts(int id) {
        int at = options(id);
        return Arrays.copyOfRange(pool, at + 2, at + 2 + pool[at]);
    }

    int[] rights(int id) {
        int at = options(id);
        int from = at + 2 + pool[at];
        return Arrays.copyOfRange(pool, from, from + pool[at + 1]);
    }

    private void expand(int id) {
        int number = number(id);
        int ups = ups(id);
        int star = star(id);
        if (ups == 0 && star == 0) {
            Dyadic x = numbers.get(number);
            boolean integer = x.isInteger();
            write(
                    id,
                    integer && x.signum() <= 0 ? new int[0] : new int[] {ofNumber(numbers.index(x.leftOption()))},
                    integer && x.signum() >= 0 ? new int[0] : new int[] {ofNumber(numbers.index(x.rightOption()))});
            return;
        }
        if (ups == 0) {
            if (star > MOST_OPTIONS_OF_STAR) {
                throw new RefusedException("partizan.star-too-large", "seen", star, "allowed", MOST_OPTIONS_OF_STAR);
            }
            int[] both = new int[star];
            for (int i = 0; i < star; i++) {
                both[i] = ofShort(number, 0, i);
            }
            Arrays.sort(both);
            write(id, both, both);
            return;
        }
        int sign = ups > 0 ? 1 : -1;
        int[] near = {ofNumber(number)};
        if (ups * sign == 1 && star == 1) {
            int[] two = {near[0], ofShort(number, 0, 1)};
            Arrays.sort(two);
            write(id, sign > 0 ? two : near, sign > 0 ? near : two);
            return;
        }
        int[] far = {ofShort(number, ups - sign, star ^ 1)};
        write(id, sign > 0 ? near : far, sign > 0 ? far : near);
    }

    private void write(int id, int[] lefts, int[] rights) {
        offset[id] = append(lefts, lefts.length, rights, rights.length);
    }

    private int append(int[] lefts, int nl, int[] rights, int nr) {
        int need = Math.addExact(poolEnd, nl + nr + 2);
        if (need > pool.length) {
            reserve(Math.max(need - pool.length, pool.length));
            pool = Arrays.copyOf(pool, (int) Math.min(Integer.MAX_VALUE - 8, Math.max(need, pool.length * 2L)));
        }
        int at = poolEnd;
        pool[at] = nl;
        pool[at + 1] = nr;
        System.arraycopy(lefts, 0, pool, at + 2, nl);
        System.arraycopy(rights, 0, pool, at + 2 + nl, nr);
        poolEnd = need;
        return at;
    }

    // ---- making forms

    int ofNumber(int number) {
        return ofShort(number, 0, 0);
    }

    /** The form of a number plus so many ups plus a nimber. */
    int ofShort(int number, int ups, int star) {
        if (ups > Forms.MOST_UPS || ups < -Forms.MOST_UPS) {
            throw new RefusedException("partizan.ups-too-many", "allowed", Forms.MOST_UPS);
        }
        int hash = mix(number * 31 + ups * 0x9E3779B1 + star * 0x85EBCA6B + 7);
        int mask = table.length - 1;
        int slot = hash & mask;
        while (table[slot] >= 0) {
            int id = table[slot];
            int at = hashes[id] == hash ? shortAt[id] : -1;
            if (at >= 0 && shorts[at] == number && shorts[at + 1] == ups && shorts[at + 2] == star) {
                return id;
            }
            slot = slot + 1 & mask;
        }
        int id = claim(slot, hash);
        if (shortsEnd + 3 > shorts.length) {
            shorts = Arrays.copyOf(shorts, shorts.length * 2);
        }
        shortAt[id] = shortsEnd;
        shorts[shortsEnd++] = number;
        shorts[shortsEnd++] = ups;
        shorts[shortsEnd++] = star;
        offset[id] = UNKNOWN;
        height[id] = (int) Math.min(SATURATED, Math.abs((long) ups) + star);
        boolean plain = ups == 0 && star == 0;
        boolean above = ups > 1 || (ups == 1 && star != 1);
        boolean below = ups < -1 || (ups == -1 && star != 1);
        leftStop[id] = number << 1 | (plain || below ? 0 : 1);
        rightStop[id] = number << 1 | (plain || above ? 1 : 0);
        growTable();
        return id;
    }

    /**
     * The form with these options, which are canonical, sorted by id, and not those of a short form.
     *
     * @param left the left stop
     * @param right the right stop
     */
    int ofLists(int[] lefts, int nl, int[] rights, int nr, int left, int right) {
        int hash = hash(lefts, 0, nl, rights, 0, nr);
        int mask = table.length - 1;
        int slot = hash & mask;
        while (table[slot] >= 0) {
            int id = table[slot];
            if (hashes[id] == hash && shortAt[id] < 0 && same(offset[id], lefts, nl, rights, nr)) {
                return id;
            }
            slot = slot + 1 & mask;
        }
        int high = 0;
        for (int i = 0; i < nl; i++) {
            high = Math.max(high, height[lefts[i]]);
        }
        for (int i = 0; i < nr; i++) {
            high = Math.max(high, height[rights[i]]);
        }
        int id = claim(slot, hash);
        shortAt[id] = -1;
        offset[id] = append(lefts, nl, rights, nr);
        leftStop[id] = left;
        rightStop[id] = right;
        height[id] = Math.min(SATURATED, high + 1);
        growTable();
        return id;
    }

    private boolean same(int at, int[] lefts, int nl, int[] rights, int nr) {
        if (pool[at] != nl || pool[at + 1] != nr) {
            return false;
        }
        for (int i = 0; i < nl; i++) {
            if (pool[at + 2 + i] != lefts[i]) {
                return false;
            }
        }
        for (int i = 0; i < nr; i++) {
            if (pool[at + 2 + nl + i] != rights[i]) {
                return false;
            }
        }
        return true;
    }

    static int hash(int[] lefts, int left, int nl, int[] rights, int right, int nr) {
        int hash = 17;
        for (int i = 0; i < nl; i++) {
            hash = hash * 0x01000193 + lefts[left + i];
        }
        hash = hash * 0x01000193 - 1;
        for (int i = 0; i < nr; i++) {
            hash = hash * 0x01000193 + rights[right + i];
        }
        return mix(hash);
    }

    private static int mix(int h) {
        int x = (h ^ h >>> 16) * 0x7FEB352D;
        x = (x ^ x >>> 15) * 0x846CA68B;
        return x ^ x >>> 16;
    }

    private int claim(int slot, int hash) {
        int id = size++;
        if (id == offset.length) {
            int more = Math.multiplyExact(id, 2);
            reserve(7L * id);
            offset = Arrays.copyOf(offset, more);
            leftStop = Arrays.copyOf(leftStop, more);
            rightStop = Arrays.copyOf(rightStop, more);
            height = Arrays.copyOf(height, more);
            negative = Arrays.copyOf(negative, more);
            hashes = Arrays.copyOf(hashes, more);
            shortAt = Arrays.copyOf(shortAt, more);
        }
        table[slot] = id;
        hashes[id] = hash;
        negative[id] = UNKNOWN;
        return id;
    }

    private void growTable() {
        if (2 * size > table.length) {
            rebuild(table.length * 2);
        }
    }

    /** Finds its forms anew by their hashes. */
    void rebuild() {
        rebuild(table.length);
    }

    private void rebuild(int slots) {
        table = new int[slots];
        Arrays.fill(table, -1);
        int mask = slots - 1;
        for (int id = 0; id < size; id++) {
            int slot = hashes[id] & mask;
            while (table[slot] >= 0) {
                slot = slot + 1 & mask;
            }
            table[slot] = id;
        }
    }

    // ---- what is stored

    /** What is stored by now. */
    Mark mark() {
        return new Mark(size, poolEnd, shortsEnd);
    }

    // ---- negatives

    /** The negative that is known, or -1. */
    int knownNegative(int id) {
        return negative[id];
    }

    void setNegative(int id, int other) {
        negative[id] = other;
        negative[other] = id;
    }
}
