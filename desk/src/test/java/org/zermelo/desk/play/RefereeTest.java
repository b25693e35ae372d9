package org.zermelo.desk.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Watch;

/** Games between an opponent and contenders that live in memory. */
class RefereeTest {

    private static final String LATE = "late";
    private static final String GONE = "gone";

    /** In count-to(4) one or two are added; whoever leaves three wins, so +1 and then +2 (or +1) after any reply. */
    private static final String COUNT = "count-to(4)";

    private static Referee referee(String game, OpponentKind kind, Terms terms) {
        Desk desk = Desk.standard();
        return new Referee(
                Match.of(desk.notation().parse(game)),
                new Opponent(desk, Ask.everything(), kind, 2, 7),
                terms,
                Watch.NONE);
    }

    private static Terms terms(int games) {
        return new Terms(games, 0);
    }

    /** Answers with these texts, of which two are signs; the last is repeated for ever. Notes all that it is told. */
    private static final class Scripted implements Contender {
        private final List<String> texts;
        private final List<String> told = new ArrayList<>();
        private final List<Long> times = new ArrayList<>();
        private int next;

        Scripted(String... texts) {
            this.texts = List.of(texts);
        }

        @Override
        public void begins(int number, boolean first) {
            told.add("begins " + number + " " + first);
        }

        @Override
        public boolean turn(Object position) {
            told.add("turn " + position);
            return true;
        }

        @Override
        public Choice move(long nanos) {
            times.add(nanos);
            String text = texts.get(Math.min(next++, texts.size() - 1));
            told.add("move " + text);
            return switch (text) {
                case LATE -> new Choice.Late();
                case GONE -> new Choice.Gone();
                default -> new Choice.Named(text);
            };
        }

        @Override
        public void illegal(BadInputException why) {
            told.add("illegal " + why.note().key());
        }

        @Override
        public void replied(Object move) {
            told.add("replied " + move);
        }

        @Override
        public void ended(Refereed.Result result) {
            told.add("ended " + result);
        }

        long count(String start) {
            return told.stream().filter(text -> text.startsWith(start)).count();
        }
    }

    /** Plays as an opponent would that follows the game by itself. */
    private static final class Mirror implements Contender {
        private final Opponent opponent;
        private final Match<?, ?> start;
        private Match<?, ?> match;

        Mirror(String game, OpponentKind kind) {
            Desk desk = Desk.standard();
            opponent = new Opponent(desk, Ask.everything(), kind, 2, 11);
            start = Match.of(desk.notation().parse(game));
            match = start;
        }

        @Override
        public void begins(int number, boolean first) {
            match = start;
        }

        @Override
        public boolean turn(Object position) {
            assertThat(position).hasToString(match.position().toString());
            return true;
        }

        @Override
        public Choice move(long nanos) {
            String text = chosen(match);
            match = match.play(text);
            return new Choice.Named(text);
        }

        private <P, M> String chosen(Match<P, M> now) {
            return opponent.choose(now, Watch.NONE).toString();
        }

        @Override
        public void illegal(BadInputException why) {
            throw why;
        }

        @Override
        public void replied(Object move) {
            match = match.play(move.toString());
        }

        @Override
        public void ended(Refereed.Result result) {}
    }

    private static Tally run(Referee referee, Contender contender) throws InterruptedException {
        return referee.run(contender, game -> {});
    }

    @Test
    void everyEventIsToldInItsOrder() throws InterruptedException {
        Scripted contender = new Scripted("+1", "+1", "+2", "+2");
        Tally tally = referee(COUNT, OpponentKind.PERFECT, terms(2))
                .run(contender, game -> contender.told.add("listener " + game.number()));
        // the reply to +1 is a lost one; beginning the second game, the opponent wins
        assertThat(contender.told)
                .startsWith("begins 1 true", "turn 0", "move +1", "replied +1", "turn 2", "move +1")
                .containsSubsequence("ended " + tally.games().get(0).result(), "listener 1", "begins 2 false")
                .endsWith("ended LOSS", "listener 2");
    }

    @Test
    void aWinIsCountedWithoutMistakes() throws InterruptedException {
        Tally tally = run(referee(COUNT, OpponentKind.PERFECT, terms(1)), new Scripted("+1", "+2", "+1"));
        assertThat(tally.gone()).isEmpty();
        Refereed game = tally.games().get(0);
        assertThat(game.result()).isEqualTo(Refereed.Result.WIN);
        assertThat(game.forfeit()).isEmpty();
        assertThat(game.mistakes()).isEqualTo(OptionalInt.of(0));
        assertThat(game.match().over()).isTrue();
    }

    @Test
    void theMoveThatGaveTheGameAwayIsCounted() throws InterruptedException {
        Tally tally = run(referee(COUNT, OpponentKind.PERFECT, terms(1)), new Scripted("+2"));
        assertThat(tally.count(Refereed.Result.LOSS)).isEqualTo(1);
        assertThat(tally.mistakes()).isEqualTo(OptionalInt.of(1));
        assertThat(tally.forfeits()).isZero();
    }

    /** Perfect play ties tic-tac-toe from both sides, wins nim(3, 4) for whoever begins and nim(3, 3) for the other. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"tictactoe() | 0 | 0 | 4", "nim(3, 4) | 2 | 2 | 0", "nim(3, 3) | 2 | 2 | 0"})
    void perfectPlayersGetWhatTheGameIsWorth(String game, int won, int lost, int tied) throws InterruptedException {
        Tally tally = run(referee(game, OpponentKind.PERFECT, terms(4)), new Mirror(game, OpponentKind.PERFECT));
        assertThat(Stream.of(Refereed.Result.values()).map(tally::count)).containsExactly(won, lost, tied);
        assertThat(tally.mistakes()).isEqualTo(OptionalInt.of(0));
        boolean beginnerWins = game.equals("nim(3, 4)");
        assertThat(tally.games())
                .allMatch(each -> tied > 0 || (each.result() == Refereed.Result.WIN) == (each.first() == beginnerWins));
    }

    /** Whoever plays perfectly makes no mistake and never loses what is won; whoever loses such a game has made one. */
    @Test
    void lossesOfWonGamesAreMistakes() throws InterruptedException {
        Tally perfect = run(
                referee("tictactoe()", OpponentKind.RANDOM, terms(6)), new Mirror("tictactoe()", OpponentKind.PERFECT));
        assertThat(perfect.mistakes()).isEqualTo(OptionalInt.of(0));
        assertThat(perfect.count(Refereed.Result.LOSS)).isZero();
        Tally random = run(
                referee("tictactoe()", OpponentKind.PERFECT, terms(6)), new Mirror("tictactoe()", OpponentKind.RANDOM));
        assertThat(random.games())
                .allMatch(game -> (game.result() == Refereed.Result.LOSS)
                        == (game.mistakes().orElseThrow() > 0));
        assertThat(random.count(Refereed.Result.LOSS)).isPositive();
    }

    @Test
    void nineAnswersThatAreNoMoveAreForgivenAndTenAreNot() throws InterruptedException {
        String[] nine = Stream.concat(Stream.generate(() -> "+9").limit(9), Stream.of("+1", "+2", "+1"))
                .toArray(String[]::new);
        Scripted lucky = new Scripted(nine);
        Tally won = run(referee(COUNT, OpponentKind.PERFECT, terms(1)), lucky);
        assertThat(won.count(Refereed.Result.WIN)).isEqualTo(1);
        assertThat(lucky.count("illegal ")).isEqualTo(9);

        Scripted wrong = new Scripted("+9");
        Tally lost = run(referee(COUNT, OpponentKind.PERFECT, terms(1)), wrong);
        assertThat(wrong.count("move ")).isEqualTo(Referee.MOST_ILLEGAL);
        assertThat(wrong.count("illegal ")).isEqualTo(Referee.MOST_ILLEGAL);
        assertThat(lost.games().get(0).forfeit()).contains(Refereed.Forfeit.ILLEGAL);
        assertThat(lost.games().get(0).match().plies()).isZero();
        assertThat(lost.forfeits()).isEqualTo(1);
        assertThat(lost.count(Refereed.Result.LOSS)).isEqualTo(1);
    }

    @Test
    void whoeverIsLateLosesThatGameAlone() throws InterruptedException {
        Scripted contender = new Scripted(LATE, "+1");
        Tally tally = referee(COUNT, OpponentKind.RANDOM, terms(2)).run(contender, game -> {});
        assertThat(tally.games())
                .extracting(Refereed::forfeit)
                .containsExactly(Optional.of(Refereed.Forfeit.LATE), Optional.empty());
        assertThat(tally.forfeits()).isEqualTo(1);
        assertThat(tally.games().get(0).result()).isEqualTo(Refereed.Result.LOSS);
    }

    @Test
    void whoeverLeavesIsCountedSoFar() throws InterruptedException {
        Scripted contender = new Scripted("+1", "+2", GONE);
        List<Integer> ended = new ArrayList<>();
        Tally tally = referee(COUNT, OpponentKind.PERFECT, terms(5)).run(contender, game -> ended.add(game.number()));
        assertThat(tally.gone()).isEqualTo(OptionalInt.of(2));
        assertThat(tally.games()).hasSize(1);
        assertThat(ended).containsExactly(1);
        assertThat(contender.count("ended")).isEqualTo(1);
    }

    /** The time is one for all tries at a move, and is not counted where there is no limit. */
    @Test
    void whatIsLeftOfTheTimeNeverGrows() throws InterruptedException {
        Scripted free = new Scripted("+9");
        run(referee(COUNT, OpponentKind.PERFECT, terms(1)), free);
        assertThat(free.times).hasSize(Referee.MOST_ILLEGAL).containsOnly(0L);
        Scripted timed = new Scripted("+9");
        run(referee(COUNT, OpponentKind.PERFECT, new Terms(1, 1e6)), timed);
        assertThat(timed.times)
                .hasSize(Referee.MOST_ILLEGAL)
                .isSortedAccordingTo((one, other) -> Long.compare(other, one))
                .allMatch(nanos -> nanos >= 1 && nanos <= 1_000_000_000_000_000L);
    }

    @Test
    void aGameWithoutEndIsBrokenOff() throws InterruptedException {
        Tally tally = run(referee("graph(1; 1-1)", OpponentKind.RANDOM, terms(1)), new Scripted("1"));
        assertThat(tally.games().get(0).match().plies()).isEqualTo(Referee.MOST_PLIES);
        assertThat(tally.count(Refereed.Result.TIE)).isEqualTo(1);
    }

    @Test
    void mistakesInGamesTooLargeToTellAreNotCounted() throws InterruptedException {
        String game = "chomp(60x60)";
        Tally tally = run(referee(game, OpponentKind.RANDOM, terms(1)), new Mirror(game, OpponentKind.RANDOM));
        assertThat(tally.games().get(0).match().over()).isTrue();
        assertThat(tally.mistakes()).isEmpty();
    }

    @Test
    void whatCannotBeRefereedIsRefusedBeforeItBegins() {
        assertThatThrownBy(() -> referee(COUNT, OpponentKind.PARITY, terms(1))).isInstanceOf(RefusedException.class);
        for (double seconds : new double[] {-1, Double.NaN, 1e7, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> new Terms(1, seconds)).isInstanceOf(BadInputException.class);
        }
        assertThatThrownBy(() -> new Terms(0, 0)).isInstanceOf(BadInputException.class);
    }
}
