package org.zermelo.boards.planes;

/** Positions of several numbers: the planes, and a last number. */
final class PlanePositions extends FoundPositions {

    private final int[] values;

    /** The plane of each value. */
    private final int[] planeOf;

    /** The position from which others are found, and one that is kept. */
    private final long[] base;

    private final long[] held;

    PlanePositions(PlaneShape shape, long[] on) {
        super(on, shape.width, false);
        this.values = shape.values;
        this.base = new long[width];
        this.held = new long[width];
        this.planeOf = new int[on.length];
        for (int plane = 0; plane < values.length; plane++) {
            planeOf[values[plane]] = plane;
        }
    }

    @Override
    void begin() {
        write(base, 0, 0);
    }

    @Override
    void find(long last) {
        write(room(1), end, last);
        end += width;
    }

    private void write(long[] into, int at, long last) {
        int next = at;
        for (int value : values) {
            into[next++] = on[value];
        }
        into[next] = last;
    }

    @Override
    void find(int value, long cells, int other, long others, long last) {
        long[] into = room(1);
        int at = end;
        into[at] = base[0];
        into[at + 1] = base[1];
        for (int i = 2; i < width - 1; i++) {
            into[at + i] = base[i];
        }
        into[at + width - 1] = last;
        into[at + planeOf[value]] ^= cells;
        if (other != 0) {
            into[at + planeOf[other]] ^= others;
        }
        end = at + width;
    }

    @Override
    void hold(long last) {
        write(held, 0, last);
    }

    @Override
    void held(int value, long cells) {
        spread(held, planeOf[value], 0, cells);
    }

    @Override
    void spread(int value, long start, long cells, long last) {
        base[width - 1] = last;
        spread(base, planeOf[value], start, cells);
    }

    private void spread(long[] from, int plane, long start, long cells) {
        long[] into = room(Long.bitCount(cells));
        int at = end;
        if (width == 3) {
            long changed = from[plane] ^ start;
            long other = from[1 - plane];
            long rest = from[2];
            for (long left = cells; left != 0; left &= left - 1) {
                into[at + plane] = changed ^ left & -left;
                into[at + 1 - plane] = other;
                into[at + 2] = rest;
                at += 3;
            }
        } else if (width == 4) {
            long rest = from[3];
            for (long left = cells; left != 0; left &= left - 1) {
                into[at] = from[0];
                into[at + 1] = from[1];
                into[at + 2] = from[2];
                into[at + 3] = rest;
                into[at + plane] ^= start | left & -left;
                at += 4;
            }
        } else {
            for (long left = cells; left != 0; left &= left - 1) {
                System.arraycopy(from, 0, into, at, width);
                into[at + plane] ^= start | left & -left;
                at += width;
            }
        }
        end = at;
    }

    /** Finds the position after each step along some rays onto some cells, from some; on two planes it takes what it meets. */
    void shift(int value, long cells, long onto, PlaneRays rays, int[] ways, long last) {
        base[width - 1] = last;
        int plane = planeOf[value];
        long[] into = room(ways.length * Long.bitCount(cells));
        long own = base[plane];
        long other = base[width == 3 ? 1 - plane : plane];
        int at = end;
        for (int ray : ways) {
            int offset = rays.offsets[ray];
            for (long left = cells & rays.before(ray, onto); left != 0; left &= left - 1) {
                long bit = left & -left;
                long to = offset > 0 ? bit << offset : bit >>> -offset;
                if (width == 3) {
                    into[at + plane] = own ^ (bit | to);
                    into[at + 1 - plane] = other & ~to;
                    into[at + 2] = last;
                } else {
                    System.arraycopy(base, 0, into, at, width);
                    into[at + plane] = own ^ (bit | to);
                }
                at += width;
            }
        }
        end = at;
    }

    @Override
    void standing(int found, long[] into) {
        for (int plane = 0; plane < values.length; plane++) {
            into[values[plane]] = found()[found * width + plane];
        }
    }
}
