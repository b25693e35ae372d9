package org.zermelo.law;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.formula.MoveRelation;

/**
 * The positions after the moves of one relation, digit by digit: pairs of a state of the relation and a state of a law that reads the
 * position after the move.
 */
final class MoveWalk {

    private final Automaton move;
    private final Automaton law;
    private final int offset;

    /** For each letter of the position and each letter of the changed numbers: the letters of both automata. */
    private final int[][] moveLetters;

    private final int[][] lawLetters;
    private final BitSet live;
    private final BitSet of;

    /**
     * A walk whose pairs are numbered from an offset on.
     *
     * @param nimbers whether everything that the law says is wanted, or only where it says 0
     */
    MoveWalk(Automaton move, MoveRelation relation, Automaton law, boolean nimbers, int offset) {
        this.move = move;
        this.law = law;
        this.offset = offset;
        this.live = Automata.live(move);
        this.of = nimbers ? all(law) : Automata.live(law.valued(said -> said == 0 ? 1 : 0));
        int[] changed = relation.changed();
        int ways = (int) Math.pow(law.radix(), changed.length);
        this.moveLetters = new int[law.letters()][ways];
        this.lawLetters = new int[law.letters()][ways];
        for (int letter = 0; letter < law.letters(); letter++) {
            for (int way = 0; way < ways; way++) {
                int rest = way;
                int[] after = new int[relation.after().size()];
                for (int i = 0; i < after.length; i++) {
                    after[i] = law.digit(letter, i);
                    if (relation.after().get(i) != i) {
                        after[i] = rest % law.radix();
                        rest /= law.radix();
                    }
                }
                moveLetters[letter][way] = letter(letter, after, relation);
                for (int i = after.length - 1; i >= 0; i--) {
                    lawLetters[letter][way] = lawLetters[letter][way] * law.radix() + after[i];
                }
            }
        }
    }

    private static BitSet all(Automaton law) {
        BitSet all = new BitSet();
        all.set(0, law.states());
        return all;
    }

    private int letter(int position, int[] after, MoveRelation relation) {
        int letter = 0;
        int[] tracks = move.tracks();
        for (int i = tracks.length - 1; i >= 0; i--) {
            int track = tracks[i];
            int digit = track < after.length
                    ? law.digit(position, track)
                    : after[relation.after().indexOf(track)];
            letter = letter * law.radix() + digit;
        }
        return letter;
    }

    /** The letters of an automaton on some of the tracks of a law, for each letter of the law. */
    static int[] letters(Automaton part, Automaton law) {
        int[] letters = new int[law.letters()];
        int[] tracks = part.tracks();
        Arrays.setAll(letters, letter -> {
            int own = 0;
            for (int i = tracks.length - 1; i >= 0; i--) {
                own = own * law.radix() + law.digit(letter, tracks[i]);
            }
            return own;
        });
        return letters;
    }

    int pairs() {
        return move.states() * law.states();
    }

    void begin(BitSet start) {
        if (live.get(0) && of.get(0)) {
            start.set(offset);
        }
    }

    void step(BitSet set, int letter, BitSet after) {
        int end = offset + pairs();
        for (int pair = set.nextSetBit(offset); pair >= 0 && pair < end; pair = set.nextSetBit(pair + 1)) {
            int state = (pair - offset) / law.states();
            int said = (pair - offset) % law.states();
            int[] byMove = moveLetters[letter];
            int[] byLaw = lawLetters[letter];
            for (int way = 0; way < byMove.length; way++) {
                int to = move.next(state, byMove[way]);
                if (live.get(to)) {
                    int then = law.next(said, byLaw[way]);
                    if (of.get(then)) {
                        after.set(offset + to * law.states() + then);
                    }
                }
            }
        }
    }

    /** Adds what the law says after some move. */
    void reached(BitSet set, BitSet said) {
        IntStream.range(0, move.states())
                .filter(state -> move.output(state) != 0)
                .forEach(state -> {
                    for (int then = 0; then < law.states(); then++) {
                        if (set.get(offset + state * law.states() + then)) {
                            said.set(law.output(then));
                        }
                    }
                });
    }
}
