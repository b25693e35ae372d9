package org.zermelo.heap.check;

import org.zermelo.solve.certificate.CertificateText;

/**
 * A move as a certificate lists it.
 *
 * @param take counters taken
 * @param parts heaps left, none empty
 * @param apart whether the heaps left must differ in size
 */
record CheckedMove(int take, int parts, boolean apart) {

    /** A move leaves at most so many heaps. */
    static final int MOST_PARTS = 7;

    /** A heap with so many counters more than a move takes can be left as any number of heaps, all different. */
    static final int MOST_COUNTERS_LEFT = MOST_PARTS * (MOST_PARTS + 1) / 2;

    static CheckedMove read(String text) {
        boolean apart = text.endsWith("!");
        String[] numbers = (apart ? text.substring(0, text.length() - 1) : text).split("/", -1);
        if (numbers.length != 2) {
            throw new Rejection("move", "seen", text);
        }
        int take = CertificateText.number("move", numbers[0]);
        int parts = CertificateText.number("move", numbers[1]);
        if (parts > MOST_PARTS || take == 0 && parts < 2 || apart && parts < 2) {
            throw new Rejection("move", "seen", text);
        }
        return new CheckedMove(take, parts, apart);
    }

    /** Whether a heap of this size has the counters for the move. */
    boolean fits(int heap) {
        int rest = heap - take;
        return parts == 0 ? rest == 0 : rest >= (apart ? parts * (parts + 1) / 2 : parts);
    }

    @Override
    public String toString() {
        return take + "/" + parts + (apart ? "!" : "");
    }
}
