package org.zermelo.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.game.large.CancelScope;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.MoveRelation;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;

/**
 * Finds moves to positions of which a law says 0, without listing the others: the digits of the position are given, and the digits of what
 * is chosen and of the position after it are looked for in the product of relation and law. O(digits) for each move found.
 */
final class WinningMoves {

    /** Numbers after a move may be longer than before by so many digits. */
    private static final int LONGER = 12;

    private final Law law;
    private final List<Automaton> products = new ArrayList<>();

    WinningMoves(Law law) {
        this.law = law;
        DecisionProcedure procedure = new DecisionProcedure(law.numeration());
        Automaton lost = Automata.both(
                law.automaton().saying(said -> said == 0 ? 1 : 0),
                law.numeration().written(law.automaton().tracks()));
        for (MoveRelation relation : law.defined().moves()) {
            products.add(Automata.both(procedure.of(relation.formula()), procedure.of(relation.then(lost))));
        }
    }

    /** Winning moves, so many at most, in the order of the clauses. */
    List<RuleMove> of(RuleGame game, RulePosition position, int most) {
        List<RuleMove> found = new ArrayList<>();
        for (int i = 0; i < products.size() && found.size() < most; i++) {
            Search search = new Search(products.get(i), position, most - found.size());
            MoveRelation relation = law.defined().moves().get(i);
            for (long[] values : search.found()) {
                List<Long> chosen = relation.chosen().stream()
                        .map(choice -> choice.value(track -> values[search.place(track)]))
                        .toList();
                found.add(game.move(position, relation.step(), chosen));
            }
        }
        return found;
    }

    /** The words of a product that begin with given digits on the tracks of the position. */
    private final class Search {
        private final Automaton product;
        private final int[] tracks;
        private final int[][] given;
        private final int length;
        private final int most;
        private final List<long[]> found = new ArrayList<>();
        private final List<Integer> word = new ArrayList<>();
        private final BitSet barren = new BitSet();
        private final int[] free;

        Search(Automaton product, RulePosition position, int most) {
            Numeration numeration = law.numeration();
            this.product = product;
            this.tracks = product.tracks();
            this.most = most;
            int longest = IntStream.range(0, position.size())
                    .map(i -> numeration.digits(position.value(i)).length)
                    .max()
                    .orElse(0);
            this.length = longest + LONGER;
            this.given = new int[tracks.length][];
            for (int i = 0; i < tracks.length; i++) {
                if (tracks[i] < position.size()) {
                    int[] digits = numeration.digits(position.value(tracks[i]));
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

        int place(int track) {
            return Arrays.binarySearch(tracks, track);
        }

        /** Whether something was found from this state on; what leads nowhere is not walked again. */
        private boolean walk(int state) {
            int at = word.size();
            if (at == length) {
                if (product.output(state) != 0) {
                    found.add(values());
                }
                return product.output(state) != 0;
            }
            int mark = at * product.states() + state;
            if (barren.get(mark)) {
                return false;
            }
            CancelScope.check();
            boolean any = false;
            int ways = (int) Math.pow(product.radix(), free.length);
            for (int way = 0; way < ways && found.size() < most; way++) {
                int letter = letter(at, way);
                word.add(letter);
                any |= walk(product.next(state, letter));
                word.remove(at);
            }
            if (!any) {
                barren.set(mark);
            }
            return any;
        }

        private int letter(int at, int way) {
            int[] digits = new int[tracks.length];
            int rest = way;
            for (int place : free) {
                digits[place] = rest % product.radix();
                rest /= product.radix();
            }
            int letter = 0;
            for (int i = tracks.length - 1; i >= 0; i--) {
                letter = letter * product.radix() + (given[i] == null ? digits[i] : given[i][at]);
            }
            return letter;
        }

        private long[] values() {
            long[] values = new long[tracks.length];
            for (int i = 0; i < tracks.length; i++) {
                int place = i;
                values[i] = law.numeration()
                        .value(word.stream()
                                .mapToInt(letter -> product.digit(letter, place))
                                .toArray());
            }
            return values;
        }
    }
}
