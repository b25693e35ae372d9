package org.zermelo.notation.rules;

import java.util.SplittableRandom;

/** Sowing rules made from the grammar. */
final class RandomSowing {

    private RandomSowing() {}

    /** The inside of {@code sowing(...)}, on at most so many pits a row and with at most so many seeds. */
    static String text(SplittableRandom random, int columns, int seeds) {
        int pits = random.nextInt(1, columns + 1);
        StringBuilder text = new StringBuilder("2x" + pits + "; seeds");
        int left = seeds;
        for (int pit = 0; pit < 2 * pits; pit++) {
            // an own seed first, so that who begins can move
            int count = pit == pits ? 1 : random.nextInt(0, Math.min(left, 4) + 1);
            left = Math.max(0, left - count);
            text.append(pit == pits ? " / " : " ").append(count);
        }
        boolean stores = random.nextBoolean();
        text.append(stores ? "; stores" : "").append("; moves sow");
        text.append(random.nextBoolean() ? " skipping origin" : "");
        if (random.nextInt(3) > 0) {
            text.append(", capture ")
                    .append(random.nextInt(1, 4))
                    .append(" or ")
                    .append(random.nextInt(1, 5));
            text.append(random.nextBoolean() ? " and before" : "");
            text.append(new String[] {"", " but not all", " never all"}[random.nextInt(3)]);
        }
        text.append(random.nextInt(3) > 0 ? ", capture opposite" : "");
        text.append(random.nextInt(3) == 0 ? ", must feed" : "");
        text.append(stores && random.nextBoolean() ? "; again store" : "");
        text.append(random.nextBoolean() ? "; end empty row" : "");
        return text.append(random.nextInt(4) == 0 ? "; rest shared" : "").toString();
    }
}
