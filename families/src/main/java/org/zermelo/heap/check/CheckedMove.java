package org.zermelo.heap.check;

/**
 * A move as a certificate lists it.
 *
 * @param take counters taken
 * @param parts heaps left, none empty
 * @param apart whether the heaps left must differ in size
 */
record CheckedMove(int take, int parts, boolean apart) {

    static CheckedMove read(String text) {
        boolean apart = text.endsWith("!");
        String[] numbers = (apart ? text.substring(0, text.length() - 1) : text).split("/", -1);
        if (numbers.length != 2) {
            throw new Rejection("move", "seen", text);
        }
        int take = CertificateText.number("move", numbers[0]);
        int parts = CertificateText.number("move", numbers[1]);
        if (parts > 7 || take == 0 && parts < 2) {
            throw new Rejection("move", "seen", text);
        }
        return new CheckedMove(take, parts, apart);
    }
}
