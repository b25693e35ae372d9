package org.zermelo.present.scene.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Rules;
import org.zermelo.notation.Notation;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;
import org.zermelo.present.scene.drawing.SceneText;

/** Boards that are no rectangles: a move changes the picture at the very places that its target names. */
class PlanSketchTest {

    private static final int MOST_PLIES = 12;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@three-mens-morris",
                "board(hex 2 x 3; moves place)",
                "board(hex 3; start xx./..../x.o.o/..../.oo; moves step any way, slide onto other)",
                "board(points p q r s t; lines p-q-r, q-s, r-s-t; hand 2 each; moves place; then step)"
            })
    void aMoveShowsWhereItChanges(String game) {
        for (int seed = 0; seed < 8; seed++) {
            play(Notation.standard().parse(game).rules(), new SplittableRandom(seed));
        }
    }

    private static <P, M> void play(Rules<P, M> rules, SplittableRandom random) {
        P position = rules.start();
        for (int ply = 0; ply < MOST_PLIES && !rules.moves(position).isEmpty(); ply++) {
            List<M> moves = rules.moves(position);
            int pick = random.nextInt(moves.size());
            Target target = Scenes.targets(rules, position, moves).get(pick);
            Scene.Grid before = (Scene.Grid) Scenes.of(rules, position);
            position = rules.play(position, moves.get(pick));
            Scene.Grid after = (Scene.Grid) Scenes.of(rules, position);
            List<Long> changed = new ArrayList<>();
            for (int cell = 0; cell < before.cells().size(); cell++) {
                if (!before.cells().get(cell).equals(after.cells().get(cell))) {
                    changed.add((long) cell);
                }
            }
            assertThat(target.cells()).containsExactlyInAnyOrderElementsOf(changed);
            assertThat(before.plan().orElseThrow().places())
                    .hasSameSizeAs(before.cells())
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void lettersShowLinesAndSlantingRows() {
        assertThat(letters("@three-mens-morris")).isEqualTo("""
            a1---b1---c1
            |  \\ |  / |
            a2---b2---c2
            |  / |  \\ |
            a3---b3---c3   x 3 3\
            """);
        assertThat(letters("board(hex 2; start x./.../.o; moves step)").split("\n"))
                .containsExactly("   b c", " 1a x .", "2  . . .", " 3  . o   x");
    }

    @Test
    void aFullLineIsStruckFromEndToEnd() {
        assertThat(struck("board(3x4; start .x../#x../.x..; moves place; end line of 3)"))
                .containsExactly(1, 5, 9);
        assertThat(struck("board(points a m e b; lines a-e-b, a-m; start x a e b; moves place; end line of 3)"))
                .startsWith(0)
                .endsWith(3)
                .hasSize(3);
        assertThat(struck("board(hex 3x3; start xx./.../...; moves place; end line of 3)"))
                .isEmpty();
    }

    private static List<Integer> struck(String game) {
        return startScene(Notation.standard().parse(game).rules()).struck();
    }

    private static <P, M> Scene.Grid startScene(Rules<P, M> rules) {
        return (Scene.Grid) Scenes.of(rules, rules.start());
    }

    private static String letters(String game) {
        return start(Notation.standard().parse(game).rules());
    }

    private static <P, M> String start(Rules<P, M> rules) {
        return String.join("\n", SceneText.of(Scenes.forText(rules, rules.start()), Paint.PLAIN));
    }
}
