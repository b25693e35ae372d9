package org.zermelo.law.rise;

/**
 * Sizes of a heap on which what they are worth repeats.
 *
 * @param least the least of them
 * @param greatest the greatest
 * @param worths what they are worth from the greatest downwards, for one period
 */
record Stretch(long least, long greatest, String worths) {

    int period() {
        return worths.length();
    }

    /** What a size is worth; beyond the stretch, as if it went on. */
    char of(long size) {
        return worths.charAt((int) Math.floorMod(greatest - size, (long) period()));
    }

    /** Sizes whose worths are listed one by one, with the shortest period that these have. */
    static Stretch listed(long greatest, String worths) {
        int[] border = new int[worths.length() + 1];
        border[0] = -1;
        int length = -1;
        for (int i = 0; i < worths.length(); i++) {
            while (length >= 0 && worths.charAt(i) != worths.charAt(length)) {
                length = border[length];
            }
            border[i + 1] = ++length;
        }
        int period = worths.length() - border[worths.length()];
        return new Stretch(greatest - worths.length() + 1, greatest, worths.substring(0, period));
    }

    /** The same with the shortest period. */
    Stretch shortest() {
        int period = listed(0, worths).period();
        return worths.length() % period == 0 ? new Stretch(least, greatest, worths.substring(0, period)) : this;
    }

    /** The same with those sizes of the stretch above it that have the worths of its period. */
    Stretch upOver(Stretch above) {
        long from = greatest;
        // two periods that agree for as long as both together agree for ever (Fine, Wilf 1965)
        long enough = Math.min(above.greatest, greatest + period() + above.period());
        while (from < enough && above.of(from + 1) == of(from + 1)) {
            from++;
        }
        from = from == enough ? above.greatest : from;
        int turn = (int) Math.floorMod(greatest - from, (long) period());
        return new Stretch(least, from, worths.substring(turn) + worths.substring(0, turn));
    }
}
