package org.zermelo.present.scene.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.Match;
import org.zermelo.game.Rules;
import org.zermelo.notation.Notation;
import org.zermelo.present.scene.Target;
import org.zermelo.present.scene.drawing.SceneJson;

/** Heaps that are alike have a place each for the same move, and no reply grows with the square of what was asked. */
class HeapSketchTest {

    private static <P, M> List<Target> targets(Rules<P, M> rules) {
        return Scenes.targets(rules, rules.start(), rules.moves(rules.start()));
    }

    @Test
    void eachOfTheHeapsAlikeIsAPlace() {
        assertThat(targets(Notation.standard().parse("kayles(3, 3)").rules()))
                .filteredOn(target -> target.move().equals("3->2"))
                .hasSize(2);
    }

    @Test
    void ofMoreMovesThanHavePlacesTheirNumberIsTold() {
        SceneJson many = scene("nim(5001)");
        assertThat(many.targets()).hasSize(Scenes.MOST_TARGETS);
        assertThat(many.moveCount()).isEqualTo(5_001);
        assertThat(scene("nim(4999)").moveCount()).isNull();
        SceneJson amazons = scene("@amazons");
        assertThat(amazons.targets()).hasSize(2_176);
        assertThat(amazons.moveCount()).isNull();
    }

    private static SceneJson scene(String game) {
        return scene(Match.of(Notation.standard().parse(game)));
    }

    private static <P, M> SceneJson scene(Match<P, M> match) {
        return SceneJson.of(match, match.options());
    }

    @Test
    void thereAreAtMostSoManyPlaces() {
        String heaps = "99" + ", 99".repeat(5_000);
        assertThat(targets(Notation.standard().parse("kayles(" + heaps + ")").rules()))
                .hasSizeBetween(1, 2 * Scenes.MOST_TARGETS);
    }
}
