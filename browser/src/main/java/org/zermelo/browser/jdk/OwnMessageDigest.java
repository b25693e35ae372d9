package org.zermelo.browser.jdk;

/** {@code MessageDigest} for SHA-256 (FIPS 180-4), the only one that Zermelo asks for. */
public final class OwnMessageDigest {

    private static final int BLOCK = 64;
    private static final int[] K = new int[BLOCK];
    private static final int[] START = new int[8];

    static {
        int found = 0;
        for (int n = 2; found < BLOCK; n++) {
            if (isPrime(n)) {
                K[found] = fraction(Math.cbrt(n));
                if (found < START.length) {
                    START[found] = fraction(Math.sqrt(n));
                }
                found++;
            }
        }
    }

    private final int[] state = START.clone();
    private final byte[] block = new byte[BLOCK];
    private long length;

    private OwnMessageDigest() {}

    /** The digest; its name is that of SHA-256. */
    public static OwnMessageDigest getInstance(String name) {
        return new OwnMessageDigest();
    }

    private static boolean isPrime(int n) {
        for (int d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    /** The first 32 bits behind the point: a double has 53, of which the roots of the first primes take four at most. */
    private static int fraction(double root) {
        return (int) (long) ((root - Math.floor(root)) * (1L << 32));
    }

    /** Takes more bytes. */
    public void update(byte[] bytes) {
        for (byte b : bytes) {
            put(b);
        }
    }

    private void put(byte b) {
        block[(int) (length++ % BLOCK)] = b;
        if (length % BLOCK == 0) {
            mix();
        }
    }

    /** The digest of these bytes. */
    public byte[] digest(byte[] bytes) {
        update(bytes);
        return digest();
    }

    /** The digest of all bytes. */
    public byte[] digest() {
        long bits = length * Byte.SIZE;
        put((byte) 0x80);
        while (length % BLOCK != BLOCK - Long.BYTES) {
            put((byte) 0);
        }
        for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            put((byte) (bits >>> shift));
        }
        byte[] digest = new byte[4 * state.length];
        for (int i = 0; i < digest.length; i++) {
            digest[i] = (byte) (state[i / 4] >>> 24 - Byte.SIZE * (i % 4));
        }
        return digest;
    }

    private void mix() {
        int[] w = new int[BLOCK];
        for (int i = 0; i < 16; i++) {
            w[i] = block[4 * i] << 24
                    | (block[4 * i + 1] & 0xFF) << 16
                    | (block[4 * i + 2] & 0xFF) << 8
                    | block[4 * i + 3] & 0xFF;
        }
        for (int i = 16; i < BLOCK; i++) {
            int a = w[i - 15];
            int b = w[i - 2];
            w[i] = w[i - 16]
                    + (Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3)
                    + w[i - 7]
                    + (Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10);
        }
        int[] s = state.clone();
        for (int i = 0; i < BLOCK; i++) {
            int e = s[4];
            int a = s[0];
            int first = s[7]
                    + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25))
                    + (e & s[5] ^ ~e & s[6])
                    + K[i]
                    + w[i];
            int second = (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
                    + (a & s[1] ^ a & s[2] ^ s[1] & s[2]);
            System.arraycopy(s, 0, s, 1, 7);
            s[4] += first;
            s[0] = first + second;
        }
        for (int i = 0; i < s.length; i++) {
            state[i] += s[i];
        }
    }
}
