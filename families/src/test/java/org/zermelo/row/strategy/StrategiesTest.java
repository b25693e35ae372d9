package org.zermelo.row.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.row.take.Side;

class StrategiesTest {

    private static final Strategy GREEDY = Strategies.greedy();
    private static final Strategy PARITY = Strategies.parity();
    private static final Strategy PERFECT = Strategies.perfect();

    @Test
    void greedyLosesThePersianTextsRow() {
        long[] row = {5, 8, 3, 2};
        RowMatch greedy = BestReply.second(row, GREEDY);
        assertThat(greedy.firstTotal()).isEqualTo(8);
        assertThat(greedy.secondTotal()).isEqualTo(10);
        assertThat(RowMatch.play(row, GREEDY, PERFECT).margin()).isEqualTo(-2);
        assertThat(BestReply.second(row, PERFECT).firstTotal()).isEqualTo(10);
    }

    @Test
    void parityGetsSevenWhereEightIsPossible() {
        long[] row = {3, 2, 2, 3, 1, 2};
        assertThat(BestReply.second(row, PARITY).firstTotal()).isEqualTo(7);
        assertThat(BestReply.second(row, PERFECT).firstTotal()).isEqualTo(8);
        assertThat(RowMatch.play(row, PERFECT, PERFECT).secondTotal()).isEqualTo(5);
    }

    @Test
    void bestReplyToGreedyIsTwends() {
        assertThat(BestReply.first(new long[] {1, 2, 3, 4, 5, 6, 7, 8}, GREEDY).margin())
                .isEqualTo(4);
    }

    @Test
    void inEvenRowsParityNeverLosesWhateverTheSigns() {
        Random random = new Random(2);
        for (int round = 0; round < 3000; round++) {
            long[] row = random.longs(2 * (1 + random.nextInt(6)), -9, 10).toArray();
            long odd = 0;
            long even = 0;
            for (int i = 0; i < row.length; i += 2) {
                odd += row[i];
                even += row[i + 1];
            }
            assertThat(BestReply.second(row, PARITY).margin()).isEqualTo(Math.abs(odd - even));
        }
    }

    /** No strategy does better than the perfect one, and the replier never does worse than perfect play. */
    @Test
    void tournamentsAreBoundedByOptimalPlay() {
        Random random = new Random(3);
        for (int round = 0; round < 1500; round++) {
            long[] row = random.longs(1 + random.nextInt(11), -6, 7).toArray();
            long best = LinearRows.margin(row);
            Tournament tournament = Tournament.of(row, Strategies.all());
            for (RowMatch match : tournament.matches()) {
                long margin = match.margin();
                if (match.first().equals("perfect")) {
                    assertThat(margin).isGreaterThanOrEqualTo(best);
                }
                if (match.second().equals("perfect")) {
                    assertThat(margin).isLessThanOrEqualTo(best);
                }
                assertThat(match.firstTotal() + match.secondTotal())
                        .isEqualTo(Arrays.stream(row).sum());
            }
            for (int i = 0; i < 3; i++) {
                long guaranteed = tournament.guarantees().get(i).margin();
                long replied = tournament.repliesFirst().get(i).margin();
                assertThat(guaranteed).isLessThanOrEqualTo(best);
                assertThat(replied).isGreaterThanOrEqualTo(best);
                for (int j = 0; j < 3; j++) {
                    assertThat(guaranteed)
                            .isLessThanOrEqualTo(
                                    tournament.matches().get(3 * i + j).margin());
                    assertThat(replied)
                            .isGreaterThanOrEqualTo(
                                    tournament.matches().get(3 * j + i).margin());
                }
            }
            assertThat(tournament.guarantees().get(2).margin()).isEqualTo(best);
            assertThat(tournament.repliesFirst().get(2).margin()).isEqualTo(best);
        }
    }

    @Test
    void theBestReplyIsTheBestOfAllReplies() {
        Random random = new Random(4);
        for (int round = 0; round < 500; round++) {
            long[] row = random.longs(1 + random.nextInt(9), 0, 7).toArray();
            for (Strategy strategy : Strategies.all()) {
                long worst = Long.MAX_VALUE;
                long best = Long.MIN_VALUE;
                for (int replies = 0; replies < 1 << 5; replies++) {
                    Strategy fixed = fixed(replies);
                    worst = Math.min(worst, RowMatch.play(row, strategy, fixed).margin());
                    best = Math.max(best, RowMatch.play(row, fixed, strategy).margin());
                }
                assertThat(BestReply.second(row, strategy).margin()).isEqualTo(worst);
                assertThat(BestReply.first(row, strategy).margin()).isEqualTo(best);
            }
        }
    }

    /** Takes the ends that the bits name, by the number of its own move. */
    private static Strategy fixed(int bits) {
        return new Strategy() {
            @Override
            public String name() {
                return "fixed";
            }

            @Override
            public Plan plan(long[] row, int from, int to) {
                int start = to - from;
                return (f, t) -> (bits >> (start - (t - f)) / 2 & 1) == 0 ? Side.LEFT : Side.RIGHT;
            }
        };
    }

    @Test
    void anEmptyRowIsAMatchWithoutMoves() {
        assertThat(RowMatch.play(new long[0], GREEDY, PERFECT).sides()).isEqualTo(List.of());
        assertThat(BestReply.first(new long[0], PARITY).margin()).isZero();
    }
}
