package org.zermelo.heap.check;

import java.util.BitSet;

/** The conditions of the theorems on periods: those that the rules and the numbers decide, and those of recomputed values. */
final class TheoremCheck {

    /** The sums of three heaps take the cube of the heaps in steps; longer proofs of this kind are none that were ever found. */
    private static final int MOST_HEAPS_IN_SUMS = 10_000;

    private final CheckedGame game;
    private final CertificateClaim claim;

    TheoremCheck(CheckedGame game, CertificateClaim claim) {
        this.game = game;
        this.claim = claim;
    }

    /** The conditions on rules, window, shift and number of heaps; no value is asked for. */
    void checkNumbers(String theorem) {
        demand(game.residues().size() == 1 || theorem.equals("breaking-by-residue"), "conditions");
        switch (theorem) {
            case "breaking" -> breaking(false);
            case "breaking-apart" -> breaking(true);
            case "breaking-by-residue" -> byResidue();
            case "residue-sets" -> residueSets();
            case "three-heaps" -> threeHeaps();
            default -> throw new Rejection("theorem", "seen", theorem);
        }
    }

    /** What the theorem asks of values beside the window. */
    void checkValues(String theorem, char[] values) {
        if (theorem.equals("residue-sets")) {
            compareSets(values);
        } else if (theorem.equals("three-heaps")) {
            new SumCheck(game, claim, values).check();
        }
    }

    private static void demand(boolean condition, String what) {
        if (!condition) {
            throw new Rejection("condition", "what", what);
        }
    }

    private void window(long parts) {
        demand(game.special().size() <= claim.from(), "window");
        demand(claim.to() == parts * claim.from() + (parts - 1) * claim.shift() + game.longest(), "window");
    }

    /** The window begins as soon as it may: a later start proves no more, and costs the values in between. */
    private void begins(long least) {
        demand(
                claim.from()
                        == Math.max(
                                least,
                                Math.max(claim.preperiod(), game.special().size())),
                "window");
    }

    private void threeHeaps() {
        window(game.mostParts());
        demand(claim.from() >= 1 && claim.rise() >= 1, "conditions");
        demand(claim.heaps() == claim.to() + 2 * claim.shift(), "heaps");
        demand(claim.heaps() <= MOST_HEAPS_IN_SUMS, "heaps");
        demand(claim.shift() % 2 == 0 && !game.apart() && game.repeating().isEmpty(), "conditions");
    }

    private void breaking(boolean apart) {
        long parts = Math.max(1, game.mostParts());
        demand(game.repeating().isEmpty() && claim.saltus() == 0, "conditions");
        demand(apart == game.apart() && (!apart || parts == 2), "conditions");
        demand(claim.shift() == claim.period(), "shift");
        begins(emptyLikeOthers() ? 0 : 1);
        CertificateClaim window = apart
                ? new CertificateClaim(
                        claim.period(),
                        claim.preperiod(),
                        0,
                        claim.from(),
                        claim.to() - claim.shift(),
                        claim.shift(),
                        claim.heaps())
                : claim;
        new TheoremCheck(game, window).window(parts);
        demand(claim.heaps() == claim.to() + claim.shift(), "heaps");
    }

    private void byResidue() {
        int modulus = game.residues().size();
        demand(modulus > 1 && game.repeating().isEmpty() && !game.apart() && claim.saltus() == 0, "conditions");
        leastCommonShift(modulus);
        begins(1);
        window(Math.max(1, game.mostParts()));
        wholeShift();
    }

    /** A period that is less than the shift must be seen over one whole shift, not only in the window. */
    private void wholeShift() {
        long heaps = claim.to() + claim.shift();
        if (claim.period() < claim.shift()) {
            heaps = Math.max(heaps, claim.from() + claim.shift() + claim.period());
        }
        demand(claim.heaps() == heaps, "heaps");
    }

    /** The shift must be the least multiple of the period that the modulus divides. */
    private void leastCommonShift(int modulus) {
        demand(claim.shift() % modulus == 0, "shift");
        for (long shift = claim.period(); shift < claim.shift(); shift += claim.period()) {
            demand(shift % modulus != 0, "shift");
        }
    }

    /** Whether every number that may be taken may be taken both from a larger heap and from one of just that size. */
    private boolean emptyLikeOthers() {
        return game.moves().stream()
                .allMatch(move -> move.parts() <= 1
                        && game.moves().contains(new CheckedMove(move.take(), 1 - move.parts(), false)));
    }

    private void residueSets() {
        int block = game.repeating().size();
        demand(block > 0 && game.mostParts() <= 1, "conditions");
        leastCommonShift(block);
        begins(1);
        demand(claim.to() == claim.from() + game.head(), "window");
        wholeShift();
    }

    private void compareSets(char[] values) {
        int block = game.repeating().size();
        for (int residue = 0; residue < block; residue++) {
            BitSet early = seen(values, (int) claim.to(), residue);
            BitSet late = seen(values, (int) (claim.to() + claim.shift()), residue);
            int rise = (int) claim.rise();
            for (int value = 0; value < Math.max(early.length() + rise, late.length()); value++) {
                demand(late.get(value) == (value < rise || early.get(value - rise)), "residue-sets");
            }
        }
    }

    /** The option values, by repeating digits, of heaps with a residue, from the heaps that any heap at {@code at} looks back to. */
    private BitSet seen(char[] values, int at, int residue) {
        BitSet seen = new BitSet();
        for (int m = 0; m < at - game.head(); m++) {
            int take = residue - m;
            while (take < game.head()) {
                take += game.repeating().size();
            }
            int digit = game.repeatingDigit(take);
            if (m == 0 ? digit % 2 == 1 : digit / 2 % 2 == 1) {
                seen.set(values[m]);
            }
        }
        return seen;
    }
}
