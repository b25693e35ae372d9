package org.zermelo.bench.board;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.bench.measure.Stopwatch.Spent;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Rules;
import org.zermelo.game.Wide;
import org.zermelo.game.WideRules;
import org.zermelo.notation.Notation;

/**
 * Random plays of games on numbers, one after the other on one thread: at each position all options are listed and one is made, each with
 * the same chance. It prints the moves that are made in a processor second, the most of several rounds.
 */
public final class PlayoutFigures {

    private static final List<String> GAMES = List.of(
            "@tic-tac-toe",
            "@connect-four",
            "board(5x6; moves drop; end line of 4; stuck draws)",
            "board(5x5; start ooooo/ooooo/...../xxxxx/xxxxx; moves step forward or diagonally forward,"
                    + " capture diagonally forward; end reach last row)",
            "board(8x8; start oooooooo/oooooooo/......../......../......../......../xxxxxxxx/xxxxxxxx;"
                    + " moves step forward or diagonally forward, capture diagonally forward; end reach last row)",
            "@othello",
            "@draughts",
            "@amazons-8x8",
            "@amazons",
            "@nine-mens-morris",
            "@six-mens-morris",
            "@three-mens-morris",
            "quixo(4)");

    /** After so many a play is given up. */
    private static final int MOST_PLIES = 500;

    private static final int WARM_UP = 3;

    private PlayoutFigures() {}

    /** Rounds, thousands of moves in each, then games; some of all sorts without any. */
    public static void run(Arguments arguments) {
        int rounds = arguments.number();
        long moves = 1000L * arguments.number();
        List<String> names = arguments.rest();
        for (String game : names.isEmpty() ? GAMES : names) {
            Rules<?, ?> rules = Notation.standard().parse(game).rules();
            if (rules instanceof Packed<?> packed) {
                PackedRules numbers = packed.packed();
                print(game + ", packed", rounds, moves, random -> plays(numbers, moves, random));
            }
            if (rules instanceof Wide<?> wide) {
                WideRules planes = wide.wide();
                print(game + ", planes", rounds, moves, random -> plays(planes, moves, random));
            }
        }
    }

    private static void print(String what, int rounds, long moves, ToLongFunction<SplittableRandom> plays) {
        SplittableRandom random = new SplittableRandom(1);
        Spent least = Spent.NEVER;
        for (int round = 0; round < WARM_UP + rounds; round++) {
            Spent spent = Stopwatch.onThread(() -> plays.applyAsLong(random));
            least = round < WARM_UP ? least : least.or(spent);
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %.2f million moves a CPU second, %.1f in a play%n",
                what,
                moves / least.cpu() / 1e6,
                (double) moves / least.result());
    }

    /** The same on positions of several numbers. */
    private static long plays(WideRules rules, long moves, SplittableRandom random) {
        long[] start = rules.start();
        long[] from = start;
        int at = 0;
        long plays = 0;
        int plies = MOST_PLIES;
        for (long made = 0; made < moves; ) {
            int count = plies == MOST_PLIES ? 0 : rules.options(from, at);
            if (count == 0) {
                plays++;
                plies = 0;
                from = start;
                at = 0;
            } else {
                from = rules.found();
                at = chosen(random, count) * rules.width();
                plies++;
                made++;
            }
        }
        return plays;
    }

    /** A number below a count: the upper bits of a product. */
    private static int chosen(SplittableRandom random, int count) {
        return (int) ((random.nextInt() & 0xFFFF_FFFFL) * count >>> 32);
    }

    /** Plays until so many moves are made; returns how many plays were begun. */
    private static long plays(PackedRules rules, long moves, SplittableRandom random) {
        long[] options = new long[rules.mostOptions()];
        long plays = 0;
        int plies = MOST_PLIES;
        long position = rules.start();
        for (long made = 0; made < moves; ) {
            int count = plies == MOST_PLIES ? 0 : rules.options(position, options);
            if (count == 0) {
                plays++;
                plies = 0;
                position = rules.start();
            } else {
                position = options[chosen(random, count)];
                plies++;
                made++;
            }
        }
        return plays;
    }
}
