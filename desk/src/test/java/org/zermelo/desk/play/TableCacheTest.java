package org.zermelo.desk.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.desk.TableCache;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.plan.Plan;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;

/** A play that is answered from kept tables goes as one whose every position is solved anew. */
class TableCacheTest {

    private static final Desk PLAIN = Desk.standard();
    private static final long ROOM = 1 << 28;
    private static final int MOST_PLIES = 30;

    private static Match<?, ?> match(String game) {
        return Match.of(PLAIN.notation().parse(game));
    }

    /** Games of every kind, small enough to be solved again and again. */
    static Stream<String> games() {
        return Stream.concat(
                tabled(),
                Stream.of(
                        "connect(3, 3, 3)",
                        "graph(6 from 1; 1-2 2-1 2-3 3-4 4-2 3-5 5-6)",
                        "heaps(3, 4; move +1, *2; end sum >= 20)",
                        "heaps(9; move -1, -2; no repeat opponent)",
                        "heaps(5; move take 1..2 then maybe split)",
                        "misere nim(2, 3)",
                        "nim(2, 3)",
                        "chomp(3x4)",
                        "octal(0.77, 7)",
                        "coins(7 9 1 6 4 3)",
                        "coins(4 -2 7 -5; take any)",
                        "stones-circle(3 1 5 8)",
                        "nim(2) + notakto(xx./x../...)"));
    }

    /** Those of them that the best method makes a table of. */
    static Stream<String> tabled() {
        return Stream.of(
                "tictactoe()",
                "mnk(4, 3, 3)",
                "quixo(3)",
                "sim(5)",
                "hexapawn(3, 3)",
                "dodgem(3)",
                "boxes(1, 2)",
                "boxes(2, 2)");
    }

    @ParameterizedTest
    @MethodSource("tabled")
    void aTableIsMadeAndAsked(String text) {
        TableCache tables = new TableCache(ROOM);
        line(text, OpponentKind.PERFECT, PLAIN.keeping(tables));
        assertThat(tables.bytes()).isPositive();
        assertThat(tables.given()).isPositive();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyOpponentMovesAsWithoutTables(String text) {
        Desk keeping = PLAIN.keeping(new TableCache(ROOM));
        for (OpponentKind player : OpponentKind.values()) {
            assertThat(line(text, player, keeping)).as("%s", player).isEqualTo(line(text, player, PLAIN));
        }
    }

    /** The moves of an opponent against one that moves at random, and all that is told of every position on the way. */
    private static List<Object> line(String text, OpponentKind player, Desk desk) {
        Opponent opponent = new Opponent(desk, Ask.everything(), player, 2, 7);
        Opponent other = opponent.as(OpponentKind.RANDOM);
        List<Object> told = new ArrayList<>();
        Match<?, ?> match = match(text);
        try {
            while (!match.over() && match.plies() < MOST_PLIES) {
                Answer<?> answer = desk.solve(
                                match,
                                Ask.everything().withParts(Set.of(Part.MOVES, Part.ALL_WORTHS, Part.REASON)),
                                Watch.NONE)
                        .answer();
                told.add(List.of(answer.worth(), answer.moves(), answer.reason()));
                // read anew, as a server does for each request
                match = match(text)
                        .playAll(reply(match, match.firstToMove() ? other : opponent)
                                        .lineText() + " ~");
            }
            told.add(match.line());
            told.add(Review.of(match, desk, Ask.everything(), Watch.NONE));
        } catch (RefusedException e) {
            told.add(e.note());
        }
        return told;
    }

    private static <P, M> Match<P, M> reply(Match<P, M> match, Opponent opponent) {
        return match.play(opponent.choose(match, Watch.NONE));
    }

    /** Whoever looks on sees the work of one table, however many positions are asked; with no room for it, that of many. */
    @Test
    void oneTableServesAPlayAndItsReview() {
        assertThat(work(new TableCache(ROOM), 1)).isPositive();
        assertThat(work(new TableCache(ROOM), 12)).isEqualTo(work(new TableCache(ROOM), 1));
        assertThat(work(new TableCache(0), 12)).isGreaterThan(3 * work(new TableCache(0), 1));
    }

    private static int work(TableCache tables, int plies) {
        AtomicInteger steps = new AtomicInteger();
        Watch counting = new Watch() {
            @Override
            public void progress(long done, long total) {
                // a table reports its positions; a review its plies, which are far fewer
                steps.addAndGet(total > MOST_PLIES ? 1 : 0);
            }
        };
        Desk desk = PLAIN.keeping(tables);
        Opponent opponent = new Opponent(desk, Ask.everything(), OpponentKind.PERFECT, 2, 7);
        Match<?, ?> match = match("quixo(3)");
        for (int ply = 0; ply < plies && !match.over(); ply++) {
            match = match.play(opponent.choose(match, counting).toString());
        }
        Review.of(match, desk, Ask.everything(), counting);
        return steps.get();
    }

    @Test
    void roomIsBoundedAndCanBeLetGo() {
        TableCache tables = new TableCache(ROOM);
        Desk desk = PLAIN.keeping(tables);
        solve(desk, match("sim(5)"));
        long one = tables.bytes();
        assertThat(one).isPositive();
        solve(desk, match("quixo(3)"));
        long both = tables.bytes();
        assertThat(both).isGreaterThan(one);
        assertThat(tables.forget()).isEqualTo(both);
        assertThat(tables.bytes()).isZero();

        TableCache small = new TableCache(Math.max(one, both - one));
        solve(PLAIN.keeping(small), match("sim(5)"));
        solve(PLAIN.keeping(small), match("quixo(3)"));
        assertThat(small.bytes()).isEqualTo(both - one);
        assertThat(small.given()).isZero();
        solve(PLAIN.keeping(small), match("quixo(3)"));
        assertThat(small.given()).isEqualTo(1);
    }

    private static void solve(Desk desk, Match<?, ?> match) {
        desk.solve(match, Ask.everything(), Watch.NONE);
    }

    /** Who joins late asks only for what is left; what follows comes from that, and what comes before does not. */
    @Test
    void aLatePositionIsARootOfItsOwn() {
        TableCache tables = new TableCache(ROOM);
        Desk desk = PLAIN.keeping(tables);
        Match<?, ?> late = match("tictactoe()").playAll("a1 ~ b2 ~ c3 ~ a3");
        solve(desk, late);
        long little = tables.bytes();
        solve(desk, late.play(late.options().get(0).toString()));
        assertThat(tables.bytes()).isEqualTo(little);
        assertThat(tables.given()).isEqualTo(1);
        solve(desk, late.at(1));
        assertThat(tables.bytes()).isGreaterThan(little);
        solve(desk, late.at(0));
        assertThat(tables.given())
                .as("the table of an early position is that of the game")
                .isEqualTo(2);
    }

    /** Two ask at once: one makes the table and the other waits, unless it is stopped; when the maker fails, it makes it itself. */
    @Test
    void oneWaitsForTheOther() throws Exception {
        TableCache tables = new TableCache(ROOM);
        Desk desk = PLAIN.keeping(tables);
        Held held = new Held();
        Thread maker = held.solving(desk);
        AtomicInteger looks = new AtomicInteger();
        assertThatThrownBy(() -> solveWith(desk, new Watch() {
                    @Override
                    public boolean cancelled() {
                        return looks.incrementAndGet() > 2;
                    }
                }))
                .isInstanceOf(CancelledException.class);
        held.stop.set(true);
        solveWith(desk, Watch.NONE);
        maker.join();
        assertThat(tables.bytes()).isPositive();
    }

    /** Little is left of a game that is joined late, and that is solved while another still makes the table of the whole. */
    @Test
    void aLatePositionDoesNotWaitForTheWholeGame() throws Exception {
        TableCache tables = new TableCache(ROOM);
        Desk desk = PLAIN.keeping(tables);
        Held held = new Held();
        Thread maker = held.solving(desk);
        Match<?, ?> late = match("sim(5)");
        for (int ply = 0; ply < 4; ply++) {
            late = late.play(late.options().get(0).toString());
        }
        Match<?, ?> play = late;
        try {
            Answer<?> answer = CompletableFuture.supplyAsync(
                            () -> desk.solve(play, Ask.everything(), Watch.NONE).answer())
                    .get(60, TimeUnit.SECONDS);
            assertThat(answer.worth())
                    .isEqualTo(PLAIN.solve(play, Ask.everything(), Watch.NONE)
                            .answer()
                            .worth());
            Plan plan = desk.plan(late.rest(), Ask.everything());
            assertThat(desk.table(play, Ask.everything(), plan))
                    .hasValueSatisfying(key -> assertThat(desk.keeps(key))
                            .as("the table of what is left")
                            .isTrue());
        } finally {
            held.stop.set(true);
            maker.join();
        }
    }

    /** Holds whoever looks at it until it is told to stop him. */
    private static final class Held implements Watch {
        final CountDownLatch begun = new CountDownLatch(1);
        final AtomicBoolean stop = new AtomicBoolean();

        /** A thread that has begun to make the table of a whole game. */
        Thread solving(Desk desk) throws InterruptedException {
            Thread maker = new Thread(() -> {
                try {
                    solveWith(desk, this);
                } catch (CancelledException e) {
                    // as it should be
                }
            });
            maker.start();
            assertThat(begun.await(60, TimeUnit.SECONDS)).isTrue();
            return maker;
        }

        @Override
        public boolean cancelled() {
            begun.countDown();
            while (!stop.get()) {
                Thread.onSpinWait();
            }
            return true;
        }
    }

    private static void solveWith(Desk desk, Watch watch) {
        desk.solve(match("sim(5)"), Ask.everything(), watch);
    }
}
