package org.zermelo.law;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.formula.MoveRelation;

/**
 * The positions after the moves of one relation, digit by digit: pairs of a state of the relation and a state of a law that reads the
 * position after the move. A pair has as many numbers as are counted: so many of them are set as there are positions that lead to it.
 */
final class MoveWalk {

    private final Automaton move;
    private final Automaton law;
    private final int offset;
    private final int most;

    /** For each letter of the position and each letter of the changed numbers: the letters of both automata. */
    private final int[][] moveLetters;

    private final int[][] lawLetters;
    private final BitSet live;
    private final BitSet of;

    /**
     * A walk whose pairs are numbered from an offset on.
     *
     * @param all whether everything that the law says is wanted, or only where it says 0
     * @param most up to how many positions that lead to one pair are counted
     */
    MoveWalk(Automaton move, MoveRelation relation, Automaton law, boolean all, int most, int offset) {
        this.move = move;
        this.most = most;
        this.law = law;
        this.offset = offset;
        this.live = Automata.live(move);
        this.of = all ? all(law) : Automata.live(law.valued(said -> said == 0 ? 1 : 0));
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

    private int pairs() {
        return move.states() * law.states();
    }

    /** How many numbers the walk takes. */
    int size() {
        return most * pairs();
    }

    void begin(BitSet start) {
        if (live.get(0) && of.get(0)) {
            start.set(offset);
        }
    }

    void step(BitSet set, int letter, BitSet after) {
        int end = offset + size();
        for (int pair = set.nextSetBit(offset); pair >= 0 && pair < end; pair = set.nextSetBit(pair + 1)) {
            int state = (pair - offset) % pairs() / law.states();
            int said = (pair - offset) % pairs() % law.states();
            int[] byMove = moveLetters[letter];
            int[] byLaw = lawLetters[letter];
            for (int way = 0; way < byMove.length; way++) {
                int to = move.next(state, byMove[way]);
                if (live.get(to)) {
                    int then = law.next(said, byLaw[way]);
                    if (of.get(then)) {
                        int number = offset + to * law.states() + then;
                        while (most > 1 && after.get(number) && number + pairs() < end) {
                            number += pairs();
                        }
                        after.set(number);
                    }
                }
            }
        }
    }

    /** To how many positions moves lead of which the law says this; more than are counted are as many. */
    int count(BitSet set, int said) {
        return (int) set.stream()
                .map(number -> (number - offset) % pairs())
                .filter(pair -> move.output(pair / law.states()) != 0 && law.output(pair % law.states()) == said)
                .count();
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
