package org.zermelo.heap.pairs;

/** Sets of options one value at a time. */
final class PlainOptionSets implements OptionSets {

    @Override
    public void add(byte[] g, int base, int[] heaps, long[] keys, int from, int to, int words, long[] sets) {
        for (int i = from; i < to; i++) {
            for (int j = 0; j < BLOCK; j++) {
                int value = (g[base - heaps[i] + j] ^ (int) keys[i]) & 0xFF;
                sets[BLOCK * (value >> 6 & words - 1) + j] |= 1L << value;
            }
        }
    }

    @Override
    public void addFolded(byte[] g, int base, int[] heaps, long[] keys, int from, int to, int words, long[] sets) {
        for (int i = from; i < to; i++) {
            for (int j = 0; j < SPAN; j++) {
                int value = (g[base - heaps[i] + j] ^ (int) keys[i]) & 0xFF;
                sets[SPAN * (value >> 7 & words - 1) + j] |= 1L << value;
            }
        }
    }

    @Override
    public void addFoldedWide(
            byte[] low, byte[] high, int base, int[] heaps, long[] keys, int from, int to, long[] sets) {
        for (int i = from; i < to; i++) {
            for (int j = 0; j < SPAN; j++) {
                int at = base - heaps[i] + j;
                int value = (low[at] & 0xFF | high[at] << 8) ^ (int) keys[i];
                sets[SPAN * (value >> 7) + j] |= 1L << value;
            }
        }
    }

    @Override
    public void seek(
            byte[] g, int base, int[] heaps, long[] keys, int from, int to, byte[] wanted, int at, boolean[] seen) {
        for (int i = from; i < to; i++) {
            for (int j = 0; j < STRETCH; j++) {
                byte value = (byte) (g[base - heaps[i] + j] ^ keys[i]);
                for (int place = at + j; place < at + SOUGHT * STRETCH; place += STRETCH) {
                    seen[place] |= wanted[place] == value;
                }
            }
        }
    }
}
