package org.zermelo.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.game.large.CancelScope;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.automaton.TooLargeException;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.formula.MoveRelation;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;

/**
 * Finds moves to positions of which a law says something, without listing the others: the digits of the position are given, and the
 * digits of what is chosen and of the position after it are looked for in the product of relation and law. O(digits) for each move found.
 */
final class WinningMoves {

    /** Numbers after a move may be longer than before by so many digits. */
    private static final int LONGER = 12;

    private final DefinedRules defined;
    private final Numeration numeration;
    private final List<Pair> pairs = new ArrayList<>();

    /** The moves to positions of which a law says this. */
    static WinningMoves of(Law law, long wanted) {
        Automaton lost = Automata.both(
                law.automaton().saying(said -> said == wanted ? 1 : 0),
                law.numeration().written(law.automaton().tracks()));
        return new WinningMoves(law.defined(), law.numeration(), lost);
    }

    /** The moves to a set of positions. */
    WinningMoves(DefinedRules defined, Numeration numeration, Automaton lost) {
        this.defined = defined;
        this.numeration = numeration;
        DecisionProcedure procedure = new DecisionProcedure(numeration);
        for (MoveRelation relation : defined.moves()) {
            pairs.add(new Pair(moves(relation, procedure), relation.setAfter(lost)));
        }
    }

    /** With the tracks of what is chosen, or without them where those are too many. */
    private static Automaton moves(MoveRelation relation, DecisionProcedure procedure) {
        try {
            return procedure.of(relation.formula());
        } catch (TooLargeException e) {
            return procedure.of(relation.whatever());
        }
    }

    /** The moves of a relation to lost positions: a state of each automaton, and no product is made. */
    private record Pair(Automaton moves, Automaton lost, int[] tracks) {

        Pair(Automaton moves, Automaton lost) {
            this(
                    moves,
                    lost,
                    IntStream.concat(IntStream.of(moves.tracks()), IntStream.of(lost.tracks()))
                            .sorted()
                            .distinct()
                            .toArray());
        }

        int states() {
            return moves.states() * lost.states();
        }

        /** The pair after a digit on each track. */
        int next(int state, int[] digits) {
            return moves.next(state / lost.states(), letter(moves, digits)) * lost.states()
                    + lost.next(state % lost.states(), letter(lost, digits));
        }

        private int letter(Automaton one, int[] digits) {
            int[] own = one.tracks();
            int letter = 0;
            for (int i = own.length - 1; i >= 0; i--) {
                letter = letter * one.radix() + digits[Arrays.binarySearch(tracks, own[i])];
            }
            return letter;
        }

        boolean wins(int state) {
            return moves.output(state / lost.states()) != 0 && lost.output(state % lost.states()) != 0;
        }
    }

    /** Winning moves from a position with these numbers, so many at most, in the order of the clauses. */
    List<RuleMove> of(RuleGame game, RulePosition position, long[] numbers, int most) {
        List<RuleMove> found = new ArrayList<>();
        for (int i = 0; i < pairs.size() && found.size() < most; i++) {
            Search search = new Search(pairs.get(i), numbers, most - found.size());
            MoveRelation relation = defined.moves().get(i);
            for (long[] values : search.found()) {
                Map<Integer, Long> tracks = new HashMap<>();
                for (int place = 0; place < values.length; place++) {
                    tracks.put(pairs.get(i).tracks()[place], values[place]);
                }
                relation.completed(tracks)
                        .ifPresent(all -> found.add(game.move(
                                position,
                                relation.step(),
                                relation.chosen().stream()
                                        .map(choice -> choice.value(all::get))
                                        .toList())));
            }
        }
        return found;
    }

    /** The words of a product that begin with given digits on the tracks of the position. */
    private final class Search {
        private final Pair pair;
        private final int[] tracks;
        private final int[][] given;
        private final int length;
        private final int most;
        private final List<long[]> found = new ArrayList<>();
        private final List<int[]> word = new ArrayList<>();
        private final BitSet barren = new BitSet();
        private final int[] free;

        Search(Pair pair, long[] numbers, int most) {
            this.pair = pair;
            this.tracks = pair.tracks();
            this.most = most;
            int longest = LongStream.of(numbers)
                    .mapToInt(number -> numeration.digits(number).length)
                    .max()
                    .orElse(0);
            this.length = longest + LONGER;
            this.given = new int[tracks.length][];
            for (int i = 0; i < tracks.length; i++) {
                if (tracks[i] < numbers.length) {
                    int[] digits = numeration.digits(numbers[tracks[i]]);
                    given[i] = new int[length];
                    System.arraycopy(digits, 0, given[i], length - digits.length, digits.length);
                }
            }
            this.free = IntStream.range(0, tracks.length)
                    .filter(i -> given[i] == null)
                    .toArray();
            walk(0);
        }

        List<long[]> found() {
            return found;
        }

        /** Whether something was found from this state on; what leads nowhere is not walked again. */
        private boolean walk(int state) {
            int at = word.size();
            if (at == length) {
                if (pair.wins(state)) {
                    found.add(values());
                }
                return pair.wins(state);
            }
            int mark = at * pair.states() + state;
            if (barren.get(mark)) {
                return false;
            }
            CancelScope.check();
            boolean any = false;
            int ways = (int) Math.pow(numeration.radix(), free.length);
            for (int way = 0; way < ways && found.size() < most; way++) {
                int[] digits = digits(at, way);
                word.add(digits);
                any |= walk(pair.next(state, digits));
                word.remove(at);
            }
            if (!any) {
                barren.set(mark);
            }
            return any;
        }

        private int[] digits(int at, int way) {
            int[] digits = new int[tracks.length];
            int rest = way;
            for (int place : free) {
                digits[place] = rest % numeration.radix();
                rest /= numeration.radix();
            }
            for (int i = 0; i < tracks.length; i++) {
                if (given[i] != null) {
                    digits[i] = given[i][at];
                }
            }
            return digits;
        }

        private long[] values() {
            long[] values = new long[tracks.length];
            for (int i = 0; i < tracks.length; i++) {
                int place = i;
                values[i] = numeration.value(
                        word.stream().mapToInt(digits -> digits[place]).toArray());
            }
            return values;
        }
    }
}
