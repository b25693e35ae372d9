package org.zermelo.boards.stage;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a wave tells rows that other shards have: the places there from which moves lead to positions that are known now, each as often as
 * moves do. One thread's.
 */
final class RowReports {

    private static final int TWO_BYTES = 1 << Character.SIZE;

    private final RowRange range;
    private final int length;
    private final int width;
    private final @Nullable ByteArrayOutputStream[] blocks;
    private int[] places = new int[1 << 10];
    private int count;
    private int row;

    RowReports(RowRange range, int length) {
        this.range = range;
        this.length = length;
        this.width = length <= TWO_BYTES ? Character.BYTES : Integer.BYTES;
        this.blocks = new ByteArrayOutputStream[range.shards()];
    }

    /** Begins what is told to a row. */
    void begin(int of) {
        row = of;
        count = 0;
    }

    /** A place of it, from which so many moves lead. */
    void add(int place, int moves) {
        if (count + moves > places.length) {
            places = Arrays.copyOf(places, 2 * (count + moves));
        }
        for (int i = 0; i < moves; i++) {
            places[count++] = place;
        }
    }

    /** Ends what is told to a row. */
    void end() {
        if (count == 0) {
            return;
        }
        ByteBuffer told = ByteBuffer.allocate(2 * Integer.BYTES + count * width);
        told.putInt(row).putInt(count);
        for (int i = 0; i < count; i++) {
            if (width == Character.BYTES) {
                told.putChar((char) places[i]);
            } else {
                told.putInt(places[i]);
            }
        }
        int owner = range.owner(row);
        ByteArrayOutputStream block = blocks[owner];
        if (block == null) {
            block = new ByteArrayOutputStream();
            blocks[owner] = block;
        }
        block.write(told.array(), 0, told.capacity());
    }

    /** What is told to each shard since this was last asked; empty where there is nothing. */
    byte[][] take() {
        byte[][] taken = new byte[blocks.length][];
        for (int shard = 0; shard < blocks.length; shard++) {
            ByteArrayOutputStream block = blocks[shard];
            taken[shard] = block == null ? new byte[0] : block.toByteArray();
            blocks[shard] = null;
        }
        return taken;
    }

    /** Hears of a place of a row. */
    interface Hearer {
        void hear(int row, int place);
    }

    /**
     * Reads what another shard told.
     *
     * @throws IllegalArgumentException when it tells of a row or a place that there is not
     */
    void read(byte[] block, Hearer hearer) {
        ByteBuffer in = ByteBuffer.wrap(block);
        try {
            while (in.hasRemaining()) {
                int of = in.getInt();
                for (int left = in.getInt(); left > 0; left--) {
                    int place = width == Character.BYTES ? in.getChar() : in.getInt();
                    if (!range.has(of) || place < 0 || place >= length) {
                        throw new IllegalArgumentException("row " + of + ", place " + place);
                    }
                    hearer.hear(of, place);
                }
            }
        } catch (BufferUnderflowException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
