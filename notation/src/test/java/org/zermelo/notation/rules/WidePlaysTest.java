package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.WideRules;
import org.zermelo.notation.text.Source;
import org.zermelo.tests.Share;

/** Random plays of every board game of the library: at each position the moves on planes are those of the interpreter. */
class WidePlaysTest {

    /** So many moves are made in each game, however many plays that takes; of games with many moves fewer. */
    private static final int MOVES = Share.of(1_500, 150);

    private static final int LISTED = Share.of(60_000, 6_000);

    private static final int LONGEST = 120;

    static List<String> games() {
        return Library.names().stream()
                .filter(name -> isBoard(Library.find(name).orElseThrow()))
                .toList();
    }

    private static boolean isBoard(Source source) {
        return BoardRuleText.isBoard(source) && !BoardRuleText.isSowing(source);
    }

    @ParameterizedTest
    @MethodSource("games")
    void planesAndInterpreterListTheSameMoves(String name) {
        compare(BoardRuleText.game(Library.find(name).orElseThrow()));
    }

    @Test
    void chainsThatAreTooLongForANameAreListed() {
        // round a cylinder two rays lead over the same piece to the same cell, so that moves are told apart by their
        // names
        String inside = "cylinder 13 x 4; start .o../o.../..../o.../..../o.../..../o.../..../o.../..../o.../x..o; "
                + "moves jump any way over other capturing in chains, step any way";
        compare(inline(inside));
    }

    @Test
    void piecesOfTheOtherAreMovedOntoTheirOwn() {
        compare(inline("4 x 4; start oo../..x./.o../x.xx; moves step other any way onto empty or other, step any way"
                + " onto own"));
    }

    private static BoardGame inline(String inside) {
        return BoardRuleText.game(Source.of(inside), 0, inside.length());
    }

    @Test
    void movesBesideLongestChainsAreKept() {
        // what the chains of one position take says nothing of the moves of the next
        String inside = "3x3; start .../.xo/.xo; moves o jump forward or sideways capturing in longest chains, "
                + "jump diagonally over own or other, step diagonally onto empty or other; "
                + "end fewer than 2 own loses; stuck draws; first o";
        compare(BoardRuleText.game(Source.of(inside), 0, inside.length()));
    }

    /** Plays at random and compares the moves. */
    static void compare(BoardGame game) {
        SplittableRandom random = new SplittableRandom(20261123);
        WideRules wide = game.wide();
        int listed = 0;
        int plies = 0;
        AtTurn<BoardPosition> at = game.start();
        assertThat(wide.start()).isEqualTo(game.spread(at));
        for (int made = 0; made < MOVES && listed < LISTED; made++) {
            List<BoardMove> moves = game.moves(at);
            List<List<Long>> expected = new ArrayList<>();
            moves.forEach(new Spread(game, at, expected)::add);
            int count = wide.options(game.spread(at), 0);
            List<List<Long>> found = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                found.add(list(Arrays.copyOfRange(wide.found(), i * wide.width(), (i + 1) * wide.width())));
            }
            assertThat(found).as(game.text(at)).containsExactlyInAnyOrderElementsOf(expected);
            listed += count;
            boolean over = moves.isEmpty() || ++plies == LONGEST;
            plies = over ? 0 : plies;
            at = over ? game.start() : game.play(at, moves.get(random.nextInt(moves.size())));
        }
    }

    private record Spread(BoardGame game, AtTurn<BoardPosition> at, List<List<Long>> into) {
        void add(BoardMove move) {
            into.add(list(game.spread(game.play(at, move))));
        }
    }

    private static List<Long> list(long[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }
}
