package org.zermelo.browser.jdk;

/** The {@code VarHandle}s of arrays that Zermelo uses, for one thread. */
public final class OwnVarHandle {

    OwnVarHandle() {}

    /** Eight bytes as a number, the lowest first. */
    public long get(byte[] array, int at) {
        int low = array[at] & 0xFF | (array[at + 1] & 0xFF) << 8 | (array[at + 2] & 0xFF) << 16 | array[at + 3] << 24;
        int high =
                array[at + 4] & 0xFF | (array[at + 5] & 0xFF) << 8 | (array[at + 6] & 0xFF) << 16 | array[at + 7] << 24;
        return (long) high << 32 | low & 0xFFFFFFFFL;
    }

    /** An element. */
    public long getVolatile(long[] array, int at) {
        return array[at];
    }

    /** An element. */
    public long getOpaque(long[] array, int at) {
        return array[at];
    }

    /** Sets an element. */
    public void setOpaque(long[] array, int at, long value) {
        array[at] = value;
    }

    /** Replaces an element that is as expected. */
    public boolean compareAndSet(long[] array, int at, long expected, long value) {
        if (array[at] != expected) {
            return false;
        }
        array[at] = value;
        return true;
    }

    /** Sets bits of an element. */
    public void getAndBitwiseOr(long[] array, int at, long bits) {
        array[at] |= bits;
    }

    /** Sets an element; what it was. */
    public long getAndSet(long[] array, int at, long value) {
        long before = array[at];
        array[at] = value;
        return before;
    }

    /** An element. */
    public char getVolatile(char[] array, int at) {
        return array[at];
    }

    /** Replaces an element that is as expected. */
    public boolean compareAndSet(char[] array, int at, char expected, char value) {
        if (array[at] != expected) {
            return false;
        }
        array[at] = value;
        return true;
    }

    /** Adds to an element. */
    public int getAndAdd(int[] array, int at, int more) {
        int before = array[at];
        array[at] = before + more;
        return before;
    }
}
