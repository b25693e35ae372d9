package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.zermelo.boards.sowing.PackedSowingGame;
import org.zermelo.boards.sowing.SowingGame;
import org.zermelo.boards.sowing.SowingMove;
import org.zermelo.boards.sowing.SowingPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Trait;
import org.zermelo.notation.rules.PlainSowing.State;
import org.zermelo.notation.rules.PlainSowing.Step;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Margin;
import org.zermelo.value.Values;

/** Random sowing games: the interpreter, the numbers and every method against rules that are written once more. */
class RandomSowingTest {

    private static final int GAMES = Share.of(2_000, 40);

    @Test
    void everyMethodAgreesWithPlainRulesOnWholeWorlds() {
        SplittableRandom random = new SplittableRandom(1953);
        Set<String> methods = new TreeSet<>();
        int cyclic = 0;
        int drawnOut = 0;
        for (int i = 0; i < GAMES; i++) {
            String text = RandomSowing.text(random, 3, 6);
            SowingGame game;
            try {
                game = BoardRuleText.sowing(Source.of(text), 0, text.length());
            } catch (NotationException noMove) {
                assertThat(noMove.note().key()).as(text).isEqualTo("sowing.ended");
                continue;
            }
            assertThat(game).as(text).isInstanceOf(PackedSowingGame.class);
            String printed = game.toString();
            String inside = printed.substring("sowing(".length(), printed.length() - 1);
            assertThat(BoardRuleText.sowing(Source.of(inside), 0, inside.length()))
                    .hasToString(printed);
            PlainSowing plain = new PlainSowing(game.declared());
            Map<State, Map<String, Step>> world = plain.world();
            world.forEach((state, steps) -> agree(game, plain, state, steps));
            int points = plain.points(world).get(plain.start());
            for (String method : List.of("level-sweep", "stage-sweep", "points-retrograde", "memo", "alpha-beta")) {
                Long found = points(game, method);
                if (found != null) {
                    methods.add(method);
                    assertThat(found).as(method + ": " + text).isEqualTo(points);
                }
            }
            boolean acyclic = game.traits().contains(Trait.ACYCLIC);
            cyclic += acyclic ? 0 : 1;
            drawnOut += points == 0 ? 1 : 0;
        }
        assertThat(methods).contains("level-sweep", "stage-sweep", "points-retrograde", "memo");
        assertThat(cyclic).isGreaterThan(GAMES / 5);
        assertThat(drawnOut).isBetween(1, GAMES - 1);
    }

    private static Long points(SowingGame game, String method) {
        Question<AtTurn<SowingPosition>, SowingMove> question =
                Question.of(game, Values.margin()).only();
        try {
            Answer<SowingMove> answer = Planner.standard().solve(question, method, Watch.NONE);
            return ((Margin) answer.worth()).points();
        } catch (RefusedException doesNotFit) {
            return null;
        }
    }

    private static void agree(SowingGame game, PlainSowing plain, State state, Map<String, Step> steps) {
        Player mover = Player.values()[state.mover()];
        AtTurn<SowingPosition> at = new AtTurn<>(new SowingPosition(plain.pits(state), state.waits()), mover);
        List<SowingMove> moves = game.moves(at);
        assertThat(moves)
                .as("%s at %s", game, game.text(at))
                .hasToString(steps.keySet().toString());
        assertThat(game.position(game.text(at))).isEqualTo(at);
        PackedSowingGame packed = (PackedSowingGame) game;
        PackedRules kernel = packed.packed();
        long number = packed.pack(at);
        assertThat(packed.unpack(number)).isEqualTo(at);
        assertThat(number).isBetween(0L, kernel.bound() - 1);
        long canonical = kernel.canonical(number);
        assertThat(kernel.stage(canonical)).isEqualTo(kernel.stage(number));
        long[] options = new long[kernel.mostOptions()];
        long[] gains = new long[kernel.mostOptions()];
        assertThat(kernel.options(number, options)).isEqualTo(moves.size());
        if (!moves.isEmpty()) {
            kernel.gains(number, gains);
        }
        for (int i = 0; i < moves.size(); i++) {
            String about = game + " at " + game.text(at) + ": " + moves.get(i);
            Step step = steps.get(moves.get(i).text());
            AtTurn<SowingPosition> after = game.play(at, moves.get(i));
            assertThat(after.position())
                    .as(about)
                    .isEqualTo(new SowingPosition(
                            plain.pits(step.after()), step.after().waits()));
            assertThat(game.gain(at, moves.get(i))).as(about).isEqualTo(step.gain());
            assertThat(options[i]).as(about).isEqualTo(packed.pack(after));
            assertThat(gains[i]).as(about).isEqualTo(step.gain());
            if (kernel.levels() > 0) {
                assertThat(kernel.level(options[i])).as(about).isLessThan(kernel.level(number));
                assertThat(kernel.level(number)).isLessThan(kernel.levels());
            }
            boolean lower = kernel.stage(options[i]) < kernel.stage(number);
            assertThat(lower || gains[i] == 0 && kernel.stage(options[i]) == kernel.stage(number))
                    .as(about)
                    .isTrue();
        }
    }
}
