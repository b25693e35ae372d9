package org.zermelo.law;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.large.CancelScope;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.TooLargeException;
import org.zermelo.law.formula.MoveRelation;

/**
 * Looks for the shortest position of which a guess says something else than the rules say, if the guess is right about its options. Digit
 * by digit it keeps what the guess says so far, and for each move all that the digits of a position after it may be. Only what is reached
 * is made; so a wrong guess is refuted early, and a right one is proved when nothing new is reached.
 */
final class Refutation {

    /** Sets of states that are looked at; each is as large as the moves' automata times the guess. */
    private static final int MOST_NODES = 60_000;

    /** As many sets times the states of the moves' automata, where there is another way. */
    private static final int MOST_WORK = 3_000_000;

    /** What was read so far: the state of the guess, of the ends, and pairs of states for each move. */
    private record Node(int law, int end, BitSet after) {}

    private final LawProof proof;
    private final Automaton law;
    private final boolean nimbers;
    private final List<MoveWalk> walks = new ArrayList<>();
    private final Map<Node, Integer> numbers = new HashMap<>();
    private final List<Node> nodes = new ArrayList<>();
    private final List<int[]> cameFrom = new ArrayList<>();
    private final int[] endLetters;

    Refutation(LawProof proof, Automaton law, boolean nimbers) {
        this.proof = proof;
        this.law = law;
        this.nimbers = nimbers;
        int offset = 0;
        for (int i = 0; i < proof.moves().size(); i++) {
            MoveWalk walk = new MoveWalk(
                    proof.moves().get(i),
                    proof.relations().get(i),
                    law,
                    nimbers || proof.forbidden() > 0 && !proof.stuckLoses(),
                    proof.forbidden() + 1,
                    offset);
            walks.add(walk);
            offset += walk.size();
        }
        this.endLetters = MoveWalk.letters(proof.end(), law);
    }

    /** The digits of each number of a position that refutes the guess, found by fewest digits; null when it is proved. */
    int @Nullable [][] search() {
        if (nimbers || proof.forbidden() > 0) {
            return walked(MOST_NODES);
        }
        try {
            return walked(Math.min(MOST_NODES, MOST_WORK / (proof.states() + 1)));
        } catch (TooLargeException e) {
            return wrong();
        }
    }

    /** The same, by the set of all positions from which a move leads to a lost one: slower, with fewer states where moves have many. */
    private int @Nullable [][] wrong() {
        Automaton lost = law.saying(said -> 1 - said);
        Automaton won = lost.saying(said -> 0);
        for (int i = 0; i < proof.moves().size(); i++) {
            MoveRelation move = proof.relations().get(i);
            Automaton leads = Automata.both(proof.moves().get(i), move.setAfter(lost));
            won = Automata.either(won, Automata.hide(leads, move.changed()));
        }
        Automaton right = Automata.join(proof.end(), won, (end, wins) -> end == LawProof.GOES_ON ? wins : end);
        Automaton wrong = Automata.join(right, law, (is, said) -> is == LawProof.NOWHERE || is == said ? 0 : 1);
        return Automata.shortest(wrong).orElse(null);
    }

    private int @Nullable [][] walked(int most) {
        BitSet start = new BitSet();
        walks.forEach(walk -> walk.begin(start));
        // a position after a move may be longer: leading zeros of the one before it lead on
        for (int known = -1; known != start.cardinality(); ) {
            known = start.cardinality();
            start.or(after(start, 0));
        }
        add(new Node(0, 0, start), new int[] {-1, 0});
        for (int number = 0; number < nodes.size(); number++) {
            Node node = nodes.get(number);
            if (!agrees(node)) {
                return digits(number);
            }
            CancelScope.check();
            if (number == most) {
                throw new TooLargeException();
            }
            for (int letter = 0; letter < law.letters(); letter++) {
                int end = proof.end().next(node.end, endLetters[letter]);
                add(new Node(law.next(node.law, letter), end, after(node.after, letter)), new int[] {number, letter});
            }
        }
        return null;
    }

    /** How many sets of states were reached. */
    int states() {
        return nodes.size();
    }

    private void add(Node node, int[] from) {
        if (numbers.putIfAbsent(node, nodes.size()) == null) {
            nodes.add(node);
            cameFrom.add(from);
        }
    }

    private BitSet after(BitSet set, int letter) {
        BitSet after = new BitSet();
        for (MoveWalk walk : walks) {
            walk.step(set, letter, after);
        }
        return after;
    }

    private boolean agrees(Node node) {
        int end = proof.end().output(node.end);
        int said = law.output(node.law);
        if (end == LawProof.NOWHERE) {
            return true;
        }
        if (end != LawProof.GOES_ON) {
            return said == end;
        }
        if (proof.forbidden() > 0) {
            MoveWalk any = walks.get(0);
            boolean someLeft = proof.stuckLoses() || any.count(node.after, 1) > 0;
            return said == (any.count(node.after, 0) <= proof.forbidden() && someLeft ? 0 : 1);
        }
        BitSet reached = new BitSet();
        walks.forEach(walk -> walk.reached(node.after, reached));
        return said == (nimbers ? reached.nextClearBit(0) : reached.get(0) ? 1 : 0);
    }

    private int[][] digits(int last) {
        List<Integer> letters = new ArrayList<>();
        for (int number = last; number > 0; number = cameFrom.get(number)[0]) {
            letters.add(0, cameFrom.get(number)[1]);
        }
        int[][] digits = new int[law.tracks().length][letters.size()];
        for (int track = 0; track < digits.length; track++) {
            for (int i = 0; i < letters.size(); i++) {
                digits[track][i] = law.digit(letters.get(i), track);
            }
        }
        return digits;
    }
}
