package org.zermelo.solve.sweep;

import java.io.DataOutput;
import java.io.IOException;
import org.zermelo.solve.keys.BitmapKeys;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.keys.Numbering;
import org.zermelo.solve.work.Numbers;

/** Seen keys as bits. */
final class SeenBits implements Exploration.Seen {

    /** The numbers that follow each other in a share: their bits are a few whole lines of a cache. */
    private static final int RUN_BITS = 16;

    private final long[] words;
    private final Numbering numbering;

    private final boolean apart;

    /** Nothing seen yet. */
    SeenBits(Numbering numbering, boolean apart) {
        this(numbering, new long[Math.toIntExact(BitmapKeys.wordsFor(numbering.span()))], apart);
    }

    /** What these bits say was seen. */
    SeenBits(Numbering numbering, long[] words, boolean apart) {
        this.numbering = numbering;
        this.words = words;
        this.apart = apart;
    }

    @Override
    public boolean apart() {
        return apart;
    }

    @Override
    public Exploration.Seen another() {
        return apart ? new SeenBits(numbering, words.clone(), true) : this;
    }

    @Override
    public void copy(Exploration.Seen owner, int remainder, int explorers) {
        int run = 1 << RUN_BITS - 6;
        for (int from = 0; apart && from < words.length; from += run) {
            if (share((long) from << 6) % explorers == remainder) {
                System.arraycopy(((SeenBits) owner).words, from, words, from, run);
            }
        }
    }

    @Override
    public long place(long key) {
        return numbering.inside(key);
    }

    @Override
    public int share(long place) {
        return (int) (place >>> RUN_BITS) & SHARES - 1;
    }

    @Override
    public boolean add(long key, long place) {
        int word = (int) (place >>> 6);
        long bit = 1L << place;
        if ((words[word] & bit) != 0) {
            return false;
        }
        words[word] |= bit;
        return true;
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeBoolean(true);
        Numbers.write(out, words);
    }

    @Override
    public KeySet keys() {
        return new BitmapKeys(words, numbering);
    }
}
