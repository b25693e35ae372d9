package org.zermelo.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.game.large.CancelScope;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.MoveRelation;
import org.zermelo.law.formula.Presburger;

/**
 * What small positions are worth, by the automata of the moves: in the order in which plays end, a position from which no move leads to a
 * lost one is lost, and then all positions are marked from which a move leads to it. Where most moves lead to won positions, that looks
 * at few of them. No number may grow: what a move leads to is in the box of small numbers with the position itself.
 */
final class MarkedPositions {

    private final Numeration numeration;
    private final int length;
    private final long[] sizes;
    private final long[] weights;
    private final int[][][] digits;
    private final byte[] marks;
    private final byte[] worth;

    /**
     * All positions whose numbers have at most so many digits.
     *
     * @param measure falls with each move
     * @param greatest of each number
     */
    MarkedPositions(LawProof proof, Measure measure, Numeration numeration, int length, long[] greatest) {
        this.numeration = numeration;
        this.length = length;
        this.weights = new long[length + 1];
        for (int i = 0; i <= length; i++) {
            int[] word = new int[i + 1];
            word[0] = 1;
            weights[i] = numeration.value(word);
        }
        this.sizes = LongStream.of(greatest)
                .map(most -> most < weights[length] ? most + 1 : weights[length])
                .toArray();
        this.digits = new int[sizes.length][][];
        int all = 1;
        for (int i = 0; i < sizes.length; i++) {
            all *= (int) sizes[i];
            digits[i] = LongStream.range(0, sizes[i]).mapToObj(this::word).toArray(int[][]::new);
        }
        this.marks = new byte[all];
        this.worth = new byte[all];
        solve(proof, measure);
    }

    /** Whether moves can be read backwards: no number grows, and what is before a move stands on a track of its own. */
    static boolean fits(LawProof proof, Measure measure) {
        return measure.falls()
                && (proof.forbidden() == 0 || proof.stuckLoses())
                && IntStream.range(0, proof.moves().size()).allMatch(i -> shrinks(proof, i));
    }

    private static boolean shrinks(LawProof proof, int relation) {
        Automaton move = proof.moves().get(relation);
        List<Integer> after = proof.relations().get(relation).after();
        return IntStream.range(0, after.size())
                .filter(variable -> after.get(variable) != variable)
                .allMatch(variable -> Arrays.binarySearch(move.tracks(), variable) >= 0
                        && Automata.shortest(Automata.both(
                                        move,
                                        proof.procedure()
                                                .of(Presburger.less(
                                                        LinearSum.track(variable),
                                                        LinearSum.track(after.get(variable))))))
                                .isEmpty());
    }

    private int[] word(long value) {
        int[] all = numeration.digits(value);
        int[] word = new int[length];
        System.arraycopy(all, 0, word, length - all.length, all.length);
        return word;
    }

    /** The worth of a position: 0 where it is lost, and also of what is no position. */
    int of(long... values) {
        return worth[index(values)];
    }

    private int index(long[] values) {
        long index = 0;
        for (int i = values.length - 1; i >= 0; i--) {
            index = index * sizes[i] + values[i];
        }
        return (int) index;
    }

    private long[] values(int index) {
        long[] values = new long[sizes.length];
        long rest = index;
        for (int i = 0; i < values.length; i++) {
            values[i] = rest % sizes[i];
            rest /= sizes[i];
        }
        return values;
    }

    private int[] inOrder(Measure measure) {
        int[] sums = new int[worth.length];
        int most = 0;
        for (int index = 0; index < sums.length; index++) {
            long[] values = values(index);
            for (int i = 0; i < values.length; i++) {
                sums[index] += (int) (measure.weights().get(i) * values[i]);
            }
            most = Math.max(most, sums[index]);
        }
        int[] from = new int[most + 2];
        for (int sum : sums) {
            from[sum + 1]++;
        }
        for (int sum = 1; sum < from.length; sum++) {
            from[sum] += from[sum - 1];
        }
        int[] order = new int[sums.length];
        for (int index = 0; index < sums.length; index++) {
            order[from[sums[index]]++] = index;
        }
        return order;
    }

    private void solve(LawProof proof, Measure measure) {
        List<Backwards> moves = new ArrayList<>();
        for (int i = 0; i < proof.moves().size(); i++) {
            moves.add(new Backwards(proof.moves().get(i), proof.relations().get(i)));
        }
        Automaton end = proof.end();
        for (int index : inOrder(measure)) {
            CancelScope.poll(index);
            long[] values = values(index);
            int said = said(end, values);
            boolean lost = said == LawProof.GOES_ON ? marks[index] <= proof.forbidden() : said == 0;
            worth[index] = (byte) (lost || said == LawProof.NOWHERE ? 0 : 1);
            if (lost) {
                moves.forEach(move -> move.mark(values));
            }
        }
    }

    private int said(Automaton end, long[] values) {
        int[] tracks = end.tracks();
        int state = 0;
        for (int at = 0; at < length; at++) {
            int letter = 0;
            for (int i = tracks.length - 1; i >= 0; i--) {
                letter = letter * end.radix() + digits[tracks[i]][(int) values[tracks[i]]][at];
            }
            state = end.next(state, letter);
        }
        return end.output(state);
    }

    /** The moves of one relation, found from the position after them. */
    private final class Backwards {
        private final Automaton move;
        private final MoveRelation relation;
        private final int[] changed;

        /** For each way to choose a digit of each changed number before the move: what it adds to a letter. */
        private final int[] letters;

        private final long[][] steps;
        private final BitSet[] good = new BitSet[length + 1];
        private final int[] fixed = new int[length];

        Backwards(Automaton move, MoveRelation relation) {
            this.move = move;
            this.relation = relation;
            this.changed = IntStream.range(0, sizes.length)
                    .filter(variable -> relation.after().get(variable) != variable)
                    .toArray();
            this.letters = new int[(int) Math.pow(move.radix(), changed.length)];
            this.steps = new long[letters.length][sizes.length];
            for (int way = 0; way < letters.length; way++) {
                int rest = way;
                for (int variable : changed) {
                    letters[way] += rest % move.radix() * unit(variable);
                    steps[way][variable] = rest % move.radix();
                    rest /= move.radix();
                }
            }
            Arrays.setAll(good, i -> new BitSet());
            for (int state = 0; state < move.states(); state++) {
                good[length].set(state, move.output(state) != 0);
            }
        }

        /** What one digit of a track adds to a letter; 0 where there is no such track. */
        private int unit(int track) {
            int place = Arrays.binarySearch(move.tracks(), track);
            return place < 0 ? 0 : (int) Math.pow(move.radix(), place);
        }

        /** Marks all positions from which a move leads to this one. */
        void mark(long[] after) {
            for (int at = length - 1; at >= 0; at--) {
                fixed[at] = 0;
                for (int variable = 0; variable < sizes.length; variable++) {
                    fixed[at] += digits[variable][(int) after[variable]][at]
                            * unit(relation.after().get(variable));
                }
                good[at].clear();
                for (int state = 0; state < move.states(); state++) {
                    for (int letter : letters) {
                        if (good[at + 1].get(move.next(state, fixed[at] + letter))) {
                            good[at].set(state);
                            break;
                        }
                    }
                }
            }
            if (good[0].get(0)) {
                long[] before = after.clone();
                for (int variable : changed) {
                    before[variable] = 0;
                }
                walk(0, 0, before);
            }
        }

        private void walk(int state, int at, long[] before) {
            if (at == length) {
                for (int variable : changed) {
                    if (before[variable] >= sizes[variable]) {
                        return;
                    }
                }
                int index = index(before);
                marks[index] += marks[index] < Byte.MAX_VALUE ? 1 : 0;
                return;
            }
            for (int way = 0; way < letters.length; way++) {
                int to = move.next(state, fixed[at] + letters[way]);
                if (good[at + 1].get(to)) {
                    long weight = weights[length - 1 - at];
                    for (int variable : changed) {
                        before[variable] += steps[way][variable] * weight;
                    }
                    walk(to, at + 1, before);
                    for (int variable : changed) {
                        before[variable] -= steps[way][variable] * weight;
                    }
                }
            }
        }
    }
}
