package org.zermelo.present.scene.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.desk.Match;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.notation.family.FamilyGroup;
import org.zermelo.present.scene.Piece;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;
import org.zermelo.present.scene.drawing.SceneJson;

/** Games with Left and Right: every move has a place in the picture of its position. */
class PositionSketchTest {

    static Stream<String> games() {
        return Stream.concat(
                Notation.standard().families().stream()
                        .filter(family -> family.group() == FamilyGroup.LEFT_AND_RIGHT)
                        .map(Family::example),
                Stream.of("hackenbush(l(r;e)l)", "hackenbush(1-2:l, 2-7:r, 7-1:e) Right first", "amazons(x.|.o)"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMoveHasAPlace(String game) {
        Random random = new Random(game.hashCode());
        for (int play = 0; play < 3; play++) {
            Match<?, ?> match = Match.of(Notation.standard().parse(game));
            while (!match.options().isEmpty()) {
                check(match);
                List<?> options = match.options();
                match = match.play(options.get(random.nextInt(options.size())).toString());
            }
        }
    }

    private static <P, M> void check(Match<P, M> match) {
        SceneJson drawn = SceneJson.of(match, match.options());
        Set<String> placed = drawn.targets().stream()
                .filter(target -> !target.cells().isEmpty())
                .map(Target::move)
                .collect(Collectors.toSet());
        assertThat(drawn.scene()).isNotInstanceOf(Scene.Plain.class);
        assertThat(match.options()).as(match.toString()).allMatch(move -> placed.contains(move.toString()));
        if (drawn.scene() instanceof Scene.Grid grid) {
            assertThat(drawn.targets())
                    .allMatch(target -> target.cells().stream()
                            .allMatch(cell -> cell < grid.cells().size()));
        }
    }

    @Test
    void edgesBearTheirOwnersAndVerticesTheirNames() {
        Scene.Graph graph =
                (Scene.Graph) Scenes.of(Match.of(Notation.standard().parse("hackenbush(1-2:l, 2-7:r, 7-1:e)")));
        assertThat(graph.edges())
                .extracting(Scene.Edge::owner)
                .containsExactly(Piece.Owner.FIRST, Piece.Owner.SECOND, Piece.Owner.NOBODY);
        assertThat(graph.vertices()).extracting(Scene.Vertex::name).containsExactly(2, 7);
        Scene.Graph snort = (Scene.Graph) Scenes.of(Match.of(Notation.standard().parse("snort(1-2, 2-3, 3:L)")));
        assertThat(snort.vertices())
                .extracting(Scene.Vertex::owner)
                .containsExactly(Piece.Owner.NOBODY, Piece.Owner.NOBODY, Piece.Owner.FIRST);
    }
}
