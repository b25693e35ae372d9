package org.zermelo.exam.sets;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Rules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;

/**
 * To which sets the positions of a game belong.
 *
 * <p>With m over the moves of p, <i>end</i> a play that is over, <i>over</i> one that its last mover loses:
 *
 * <ul>
 *   <li>win(p, n): some m is an end that its mover wins, or no end and lose(m, n - 1);
 *   <li>lose(p, n): there are moves, and each m is over, or no end and win(m, n); win(p, 0) and lose(p, 0) are false;
 *   <li>W_n = win(n) without win(n - 1), L_n = lose(n) without lose(n - 1), and U: some m is over, or no end and in W_1.
 * </ul>
 *
 * <p>Theory: K. Polyakov's codes of positions; code +k is W_k, -k is L_k. Not safe for use by several threads.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class Classes<P, M> {

    private final Rules<P, M> rules;
    private final Near<P, M> near;
    private final AnyLength<P> anyLength;
    private final HelpedWins<P, M> helped;

    /**
     * The classes of a game's positions.
     *
     * @param anyLength asked only for Wany and Lany
     */
    public Classes(Rules<P, M> rules, AnyLength<P> anyLength, Budget budget, Watch watch) {
        this.rules = rules;
        this.near = new Near<>(rules, budget, watch);
        this.anyLength = anyLength;
        this.helped = new HelpedWins<>(near, watch);
    }

    /** The classes of a game's positions, with the memory of this machine. */
    public static <P, M> Classes<P, M> of(Rules<P, M> rules) {
        return new Classes<>(rules, WholeGame.of(rules), Budget.ofThisMachine(), Watch.NONE);
    }

    /** The game. */
    public Rules<P, M> rules() {
        return rules;
    }

    /** Positions looked at so far. */
    public int positions() {
        return near.size();
    }

    /** What is known of a position when plays of at most {@code plies} plies are looked at. */
    public Fate fate(P position, int plies) {
        return near.fate(near.node(position), plies);
    }

    /** Whether the play has ended. */
    public boolean ended(P position) {
        return near.ended(near.node(position));
    }

    /** Who wins however long the play. */
    public Outcome.Result result(P position) {
        return anyLength.result(position);
    }

    /**
     * A move and what it leads to.
     *
     * @param next the position after the move
     * @param fate what is known of that position, seen by the opponent
     * @param ends whether the move ends the play
     */
    public record Move<P, M>(M move, P next, Fate fate, boolean ends) {

        /** Whether the mover has won by it. */
        public boolean endsWon() {
            return ends && fate.kind() == Fate.Kind.LOSS;
        }

        /** Whether the move ends the play and its mover loses by it. */
        public boolean overshoots() {
            return ends && fate.kind() == Fate.Kind.WIN;
        }
    }

    /** Every move of a position with what is known within {@code plies} plies after it, in the rules' order. */
    public List<Move<P, M>> moves(P position, int plies) {
        Near.Node<P>[] options = near.options(near.node(position));
        List<M> moves = rules.moves(position);
        List<Move<P, M>> all = new ArrayList<>(options.length);
        for (int i = 0; i < options.length; i++) {
            all.add(new Move<>(
                    moves.get(i), options[i].position, near.fate(options[i], plies), near.ended(options[i])));
        }
        return all;
    }

    /** Whether a position belongs to a set. An ended position belongs to none. */
    public boolean in(StartSet set, P position) {
        Near.Node<P> node = near.node(position);
        return !near.ended(node) && set.holds(basic -> basic.fold(new MemberCases(node)));
    }

    private final class MemberCases implements StartSet.Cases<Boolean> {

        private final Near.Node<P> node;

        private MemberCases(Near.Node<P> node) {
            this.node = node;
        }

        @Override
        public Boolean won(StartSet.Won won) {
            return near.fate(node, won.plies()).code() == won.moves();
        }

        @Override
        public Boolean lost(StartSet.Lost lost) {
            return near.fate(node, lost.plies()).code() == -lost.moves();
        }

        @Override
        public Boolean unlucky() {
            return Classes.this.unlucky(node);
        }

        @Override
        public Boolean wonAtAll() {
            return anyLength.result(node.position) == Outcome.Result.WIN;
        }

        @Override
        public Boolean lostAtAll() {
            return anyLength.result(node.position) == Outcome.Result.LOSS;
        }

        @Override
        public Boolean together(StartSet.Together together) {
            return helped.holds(node, together.plies());
        }
    }

    private boolean unlucky(Near.Node<P> node) {
        for (Near.Node<P> option : near.options(node)) {
            if (near.fate(option, 1).kind() == Fate.Kind.WIN) {
                return true;
            }
        }
        return false;
    }
}
