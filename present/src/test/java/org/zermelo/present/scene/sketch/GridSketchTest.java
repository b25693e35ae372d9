package org.zermelo.present.scene.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Rules;
import org.zermelo.notation.Notation;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** A move made must show at the very place that its target named. */
class GridSketchTest {

    private static final int GAMES = 8;
    private static final int MOST_PLIES = 60;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tictactoe()",
                "mnk(4, 3, 3)",
                "connect(4, 3, 3)",
                "sim(5)",
                "sim(6)",
                "boxes(2, 1)",
                "boxes(2, 2)"
            })
    void aMoveShowsAtItsTarget(String game) {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < GAMES; i++) {
            play(Notation.standard().parse(game).rules(), random, true);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"quixo(3)", "hexapawn(3, 3)", "dodgem(3)"})
    void aMovingPieceIsNamedByWhereItStandsAndGoes(String game) {
        play(Notation.standard().parse(game).rules(), new SplittableRandom(6), false);
    }

    /** Each spot that a move names is used up by it; a pair lies side by side or one above the other. */
    @ParameterizedTest
    @ValueSource(strings = {"pins(7)", "cram(2x3)", "cram(4x3)", "cram(1x6)", "treblecross(9)"})
    void aMoveUsesUpTheSpotsItNames(String game) {
        for (int seed = 0; seed < GAMES; seed++) {
            playOnSpots(Notation.standard().parse(game).rules(), new SplittableRandom(seed));
        }
    }

    private static <P, M> void playOnSpots(Rules<P, M> rules, SplittableRandom random) {
        P position = rules.start();
        for (List<M> moves = rules.moves(position); !moves.isEmpty(); moves = rules.moves(position)) {
            int pick = random.nextInt(moves.size());
            List<Long> cells = Scenes.targets(rules, position, moves).get(pick).cells();
            Scene.Spots before = (Scene.Spots) Scenes.of(rules, position);
            position = rules.play(position, moves.get(pick));
            Scene.Spots after = (Scene.Spots) Scenes.of(rules, position);
            for (int spot = 0; spot < before.used().size(); spot++) {
                boolean named = cells.contains((long) spot);
                assertThat(after.used().get(spot)).isEqualTo(before.used().get(spot) || named);
                assertThat(named && before.used().get(spot)).isFalse();
            }
            assertThat(cells).hasSizeBetween(1, 2);
            if (cells.size() == 2) {
                assertThat(cells.get(1) - cells.get(0)).isIn(1L, (long) before.columns());
            }
        }
    }

    private static <P, M> void play(Rules<P, M> rules, SplittableRandom random, boolean fills) {
        P position = rules.start();
        for (int ply = 0; ply < MOST_PLIES; ply++) {
            List<M> moves = rules.moves(position);
            if (moves.isEmpty()) {
                return;
            }
            int pick = random.nextInt(moves.size());
            Target target = Scenes.targets(rules, position, moves).get(pick);
            Scene before = Scenes.of(rules, position);
            position = rules.play(position, moves.get(pick));
            Scene after = Scenes.of(rules, position);
            assertThat(target.move()).isEqualTo(moves.get(pick).toString());
            if (!fills) {
                assertThat(target.cells())
                        .hasSize(2)
                        .allMatch(cell -> cell < ((Scene.Grid) before).cells().size());
            } else if (target.cells().isEmpty()) {
                assertThat(target.move()).isEqualTo("pass");
            } else {
                int cell = target.cells().get(0).intValue();
                assertThat(isFree(before, cell)).isTrue();
                assertThat(isFree(after, cell)).isFalse();
                assertThat(free(after)).isEqualTo(free(before) - 1);
            }
        }
    }

    private static boolean isFree(Scene scene, int cell) {
        return scene instanceof Scene.Grid grid
                ? grid.cells().get(cell).equals(".")
                : ((Scene.Lines) scene).lines().get(cell).owner().equals("free");
    }

    private static long free(Scene scene) {
        int cells = scene instanceof Scene.Grid grid
                ? grid.cells().size()
                : ((Scene.Lines) scene).lines().size();
        return IntStream.range(0, cells).filter(cell -> isFree(scene, cell)).count();
    }
}
