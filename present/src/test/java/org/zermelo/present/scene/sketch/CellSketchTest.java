package org.zermelo.present.scene.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Rules;
import org.zermelo.notation.Notation;
import org.zermelo.present.scene.Piece;
import org.zermelo.present.scene.Target;

/** Boards of cells: at which cells a rotation is pointed out, and how pieces that grow old look. */
class CellSketchTest {

    private static final int MOST_PLIES = 14;

    /** Cells chosen one after the other lead to each move, and those of a rotation are as few as tell it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@orbito",
                "@orbito-3x3",
                "@pentago",
                "@pentago-4x4",
                "@shift-tac-toe",
                "@twist-and-turn(4, 3, 3)",
                "board(points a b c d; lines a-b-c-d-a; moves place and then rotate a-b-c-d or a-d-c-b; stuck draws)"
            })
    void aRotationIsToldByAsFewCellsAsCanBe(String game) {
        for (int seed = 0; seed < 4; seed++) {
            play(Notation.standard().parse(game).rules(), new SplittableRandom(seed));
        }
    }

    private static <P, M> void play(Rules<P, M> rules, SplittableRandom random) {
        P position = rules.start();
        for (int ply = 0; ply < MOST_PLIES && !rules.moves(position).isEmpty(); ply++) {
            List<M> moves = rules.moves(position);
            Map<String, Target> targets = Scenes.targets(rules, position, moves).stream()
                    .collect(Collectors.toMap(Target::move, Function.identity()));
            assertThat(targets.values()).extracting(Target::cells).doesNotHaveDuplicates();
            targets.values().stream().filter(each -> each.move().contains(">")).forEach(each -> {
                assertThat(each.cells()).isNotEmpty();
                assertThat(others(targets, each, each.cells())).isEmpty();
                if (each.cells().size() > 1) {
                    List<Long> fewer = each.cells().subList(0, each.cells().size() - 1);
                    assertThat(others(targets, each, fewer)).isNotEmpty();
                }
            });
            position = rules.play(position, moves.get(random.nextInt(moves.size())));
        }
    }

    /** The other moves that begin at these cells. */
    private static List<String> others(Map<String, Target> targets, Target one, List<Long> cells) {
        return targets.values().stream()
                .filter(other -> other != one && other.cells().size() >= cells.size())
                .filter(other -> other.cells().subList(0, cells.size()).equals(cells))
                .map(Target::move)
                .toList();
    }

    @Test
    void wherePiecesTurnInOneWayOnlyTheyNeedNotBePointedAt() {
        assertThat(targets("@orbito")).containsEntry("b2/a1>a2>a3", List.of(5L));
        assertThat(targets("@pentago-4x4"))
                .containsEntry("b2/a1>b1>b2", List.of(5L, 0L, 1L))
                .containsEntry("b2/a1>a2>b2", List.of(5L, 0L, 4L));
    }

    private static Map<String, List<Long>> targets(String game) {
        return targets(Notation.standard().parse(game).rules());
    }

    private static <P, M> Map<String, List<Long>> targets(Rules<P, M> rules) {
        return Scenes.targets(rules, rules.start(), rules.moves(rules.start())).stream()
                .collect(Collectors.toMap(Target::move, Target::cells));
    }

    /** The three ages that a board shows between turns differ, however many kinds tell them. */
    @Test
    void theOlderAPieceIsTheSmallerItIs() {
        assertThat(shapes("@lite-3", "YGD"))
                .containsExactly(Piece.PieceShape.LARGE, Piece.PieceShape.MIDDLE, Piece.PieceShape.SMALL);
        assertThat(shapes("@lite-3-refilled", "xYD"))
                .containsExactly(Piece.PieceShape.LARGE, Piece.PieceShape.MIDDLE, Piece.PieceShape.SMALL);
    }

    private static List<Piece.PieceShape> shapes(String game, String letters) {
        Map<String, Piece> pieces =
                CellSketch.pieces(Notation.standard().parse(game).rules());
        return letters.chars()
                .mapToObj(letter -> pieces.get(Character.toString(letter)).shape())
                .toList();
    }
}
