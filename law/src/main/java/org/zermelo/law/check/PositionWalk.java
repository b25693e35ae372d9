package org.zermelo.law.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.zermelo.game.Ending;
import org.zermelo.game.large.CancelScope;

/**
 * Reads the digits of all positions at once. Of those read so far it keeps what the law says, which ends may hold, and with each move all
 * that the positions after it may be: a set of pairs, of a state of the move and one of the law. There are finitely many such sets.
 */
final class PositionWalk {

    private static final int MOST = 300_000;

    private final LawClaim claim;
    private final RuleSentences rules;
    private final Part positions;
    private final List<Part> ends = new ArrayList<>();
    private final List<Part> moves = new ArrayList<>();
    private final int letters;

    PositionWalk(LawClaim claim, RuleSentences rules) {
        this.claim = claim;
        this.rules = rules;
        this.letters = DigitMachine.letters(claim.system(), rules.variables());
        this.positions = new Part(rules.positions());
        rules.ends().forEach(end -> ends.add(new Part(end)));
        rules.moves().forEach(move -> moves.add(new Part(move)));
    }

    /** What is kept of the digits read so far. */
    private record Kept(int law, BitSet here, List<BitSet> over, List<BitSet> moved) {}

    /** A sentence as a machine, beside the law that reads the numbers after a move. */
    private final class Part {
        private final DigitMachine machine;

        /** For each letter of the position: the letters of the machine, and what the law reads with each. */
        private final int[][] full;

        private final int[][] read;

        Part(DigitSentence sentence) {
            this.machine = DigitMachine.of(claim.system(), sentence.tracks(), sentence.condition());
            int ways = DigitMachine.letters(claim.system(), sentence.tracks() - rules.variables());
            this.full = new int[letters][ways];
            this.read = new int[letters][ways];
            int digits = claim.system().digits();
            for (int letter = 0; letter < letters; letter++) {
                for (int way = 0; way < ways; way++) {
                    full[letter][way] = letter + letters * way;
                    for (int i = sentence.after().length - 1; i >= 0; i--) {
                        int digit = (int) (full[letter][way] / Math.pow(digits, sentence.after()[i])) % digits;
                        read[letter][way] = read[letter][way] * digits + digit;
                    }
                }
            }
        }

        BitSet start() {
            BitSet start = new BitSet();
            start.set(0);
            // a position after a move may be longer: then the one before it begins with zeros
            for (int known = 0; known != start.cardinality(); ) {
                known = start.cardinality();
                start.or(after(start, 0));
            }
            return start;
        }

        BitSet after(BitSet pairs, int letter) {
            BitSet after = new BitSet();
            int states = claim.next().length;
            for (int pair = pairs.nextSetBit(0); pair >= 0; pair = pairs.nextSetBit(pair + 1)) {
                for (int way = 0; way < full[letter].length; way++) {
                    int to = machine.next()[pair / states][full[letter][way]];
                    if (to >= 0) {
                        after.set(to * states + claim.next()[pair % states][read[letter][way]]);
                    }
                }
            }
            return after;
        }

        /** What the law says of the positions after the moves that there are. */
        void said(BitSet pairs, BitSet said) {
            int states = claim.next().length;
            pairs.stream()
                    .filter(pair -> machine.accepts()[pair / states])
                    .forEach(pair -> said.set(claim.says()[pair % states]));
        }
    }

    /** Whether the law says of every position what follows from what it says of the positions after a move. */
    boolean agrees() {
        Set<Kept> seen = new HashSet<>();
        Deque<Kept> waiting = new ArrayDeque<>();
        Kept start = new Kept(
                0,
                positions.start(),
                ends.stream().map(Part::start).toList(),
                moves.stream().map(Part::start).toList());
        seen.add(start);
        waiting.add(start);
        while (!waiting.isEmpty()) {
            CancelScope.check();
            Kept kept = waiting.remove();
            if (!right(kept)) {
                return false;
            }
            for (int letter = 0; letter < letters; letter++) {
                Kept next = new Kept(
                        claim.next()[kept.law][letter],
                        positions.after(kept.here, letter),
                        after(ends, kept.over, letter),
                        after(moves, kept.moved, letter));
                // digits that begin no position are none of its business
                if (!next.here.isEmpty() && seen.add(next)) {
                    waiting.add(next);
                }
            }
            if (seen.size() > MOST) {
                throw DigitMachine.tooLarge();
            }
        }
        return true;
    }

    private static List<BitSet> after(List<Part> parts, List<BitSet> sets, int letter) {
        BitSet[] after = new BitSet[sets.size()];
        Arrays.setAll(after, i -> parts.get(i).after(sets.get(i), letter));
        return List.of(after);
    }

    private boolean right(Kept kept) {
        BitSet position = new BitSet();
        positions.said(kept.here, position);
        if (position.isEmpty()) {
            return true;
        }
        int said = claim.says()[kept.law];
        List<Ending> endings = rules.endings();
        for (int end = 0; end < ends.size(); end++) {
            BitSet holds = new BitSet();
            ends.get(end).said(kept.over.get(end), holds);
            if (!holds.isEmpty()) {
                return said == ended(endings.get(end));
            }
        }
        BitSet after = new BitSet();
        for (int move = 0; move < moves.size(); move++) {
            moves.get(move).said(kept.moved.get(move), after);
        }
        if (after.isEmpty()) {
            return said == ended(endings.get(ends.size()));
        }
        return said == (claim.nimbers() ? after.nextClearBit(0) : after.get(0) ? 1 : 0);
    }

    private int ended(Ending ending) {
        return ended(ending, claim.misere(), claim.nimbers());
    }

    /** What is to be said of a position in which the play has ended: 0 where the player who would have to move has lost. */
    static int ended(Ending ending, boolean misere, boolean nimbers) {
        return switch (ending) {
            case LAST_MOVER_WINS -> misere ? 1 : 0;
            case LAST_MOVER_LOSES, OVERSHOT -> {
                if (nimbers) {
                    throw LawClaim.rejection("unjudged");
                }
                yield misere ? 0 : 1;
            }
            case TIE, SCORED -> throw LawClaim.rejection("unjudged");
        };
    }
}
