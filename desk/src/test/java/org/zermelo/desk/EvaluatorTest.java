package org.zermelo.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/** Positions answered from one table have the answers that each gets when it is solved alone. */
class EvaluatorTest {

    private static final int MOST = 120;

    private static final Desk DESK = Desk.standard();

    @ParameterizedTest
    @MethodSource("org.zermelo.desk.play.TableCacheTest#games")
    void oneTableAnswersAsEachPositionAlone(String text) {
        Game game = DESK.notation().parse(text);
        compare(game, game.rules());
    }

    private static <P, M> void compare(Game game, Rules<P, M> rules) {
        Evaluator<P, M> evaluator = new Evaluator<>(DESK, rules, game.value(), Watch.NONE);
        Set<P> seen = new HashSet<>(Set.of(rules.start()));
        Deque<P> open = new ArrayDeque<>(seen);
        for (int count = 0; count < MOST && !open.isEmpty(); count++) {
            P position = open.remove();
            Answer<M> alone = Planner.standard()
                    .solve(
                            Question.of(Games.from(rules, position), game.value())
                                    .only(Part.MOVES, Part.ALL_WORTHS),
                            Watch.NONE);
            Answer<M> answer = evaluator.at(position);
            assertThat(answer.worth()).as("%s at %s", game, position).isEqualTo(alone.worth());
            assertThat(answer.moves()).as("%s at %s", game, position).isEqualTo(alone.moves());
            rules.moves(position).stream()
                    .map(move -> rules.play(position, move))
                    .filter(seen::add)
                    .forEach(open::add);
        }
    }

    /** The table is made once: whoever looks on sees the work of one solve, however many positions are asked. */
    @Test
    void theTableIsMadeOnce() {
        AtomicInteger steps = new AtomicInteger();
        Watch counting = new Watch() {
            @Override
            public void progress(long done, long total) {
                steps.incrementAndGet();
            }

            @Override
            public boolean cancelled() {
                return false;
            }
        };
        ask(DESK.notation().parse("quixo(3)").rules(), counting, 1);
        int one = steps.getAndSet(0);
        ask(DESK.notation().parse("quixo(3)").rules(), counting, 30);
        assertThat(steps.get()).isEqualTo(one).isPositive();
    }

    private static <P, M> void ask(Rules<P, M> rules, Watch watch, int positions) {
        Evaluator<P, M> evaluator = new Evaluator<>(DESK, rules, Values.outcome(), watch);
        P position = rules.start();
        for (int i = 0; i < positions && !rules.moves(position).isEmpty(); i++) {
            Answer<M> answer = evaluator.at(position);
            position = rules.play(position, answer.moves().get(0).move());
        }
    }
}
