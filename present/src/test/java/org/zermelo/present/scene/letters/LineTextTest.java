package org.zermelo.present.scene.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.Match;
import org.zermelo.notation.Notation;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;
import org.zermelo.present.scene.drawing.SceneText;
import org.zermelo.present.scene.sketch.Scenes;

/** Lines between points, drawn with letters. */
class LineTextTest {

    private static Match<?, ?> match(String game, String... moves) {
        Match<?, ?> match = Match.of(Notation.standard().parse(game));
        for (String move : moves) {
            match = match.play(move);
        }
        return match;
    }

    private static List<String> drawn(Match<?, ?> match, Paint paint) {
        return SceneText.of(Scenes.forText(match), paint);
    }

    @Test
    void freeSidesShowTheirNamesAndBoxesTheirOwners() {
        assertThat(drawn(match("boxes(2, 1)"), Paint.PLAIN))
                .containsExactly("+ b1  + d1  +", "a2    c2    e2", "+ b3  + d3  +");
        // the second player closes the left box and must go on; the pass of the first only hands the move back
        assertThat(drawn(match("boxes(2, 1)", "-a1", "|a1", "-a2", "|b1", "pass", "-b1"), Paint.PLAIN))
                .containsExactly("+-----+-----+", "|  o  |     e2", "+-----+ d3  +");
        assertThat(drawn(match("boxes(1, 1)", "-a1", "|a1", "|b1", "-a2"), Paint.PLAIN))
                .containsExactly("+-----+", "|  o  |", "+-----+");
    }

    @Test
    void sidesOfABoardInWordsShowWhoMarkedThem() {
        String game = "board(edges 1x2; moves place *; score boxes; again box)";
        String two = "board(edges 1x1; moves place; end line of 1)";
        assertThat(drawn(match(two, "b1"), Paint.PLAIN)).containsExactly("+xxxxx+", "a2    c2", "+ b3  +");
        Match<?, ?> match = match(game, "b1");
        assertThat(Scenes.drawn(match).targets(match.options()).get(1)).isEqualTo(Target.of("a2", 0, 2));
    }

    @Test
    void withoutItsPlayNobodyOwnsABox() {
        Match<?, ?> match = match("boxes(1, 1)", "-a1", "|a1", "|b1", "-a2");
        Scene.Lines told = (Scene.Lines) Scenes.of(match);
        Scene.Lines untold = (Scene.Lines) of(match);

        assertThat(told.closed()).extracting(Scene.Area::owner).containsExactly("second");
        assertThat(untold.closed()).extracting(Scene.Area::owner).containsExactly("both");
        assertThat(untold.closed().get(0).points())
                .isEqualTo(told.closed().get(0).points());
    }

    private static <P, M> Scene of(Match<P, M> match) {
        return Scenes.of(match.rules(), match.position());
    }

    @Test
    void linesOfACircleAreOfTheirOwnersLetters() {
        List<String> lines = drawn(match("sim(4)", "13", "24"), Paint.PLAIN);

        assertThat(lines).endsWith("x: 13", "o: 24");
        String picture = String.join("\n", lines.subList(0, lines.size() - 2));
        // 1 stands above 3: the line goes straight down; 2 and 4 lie on its sides, and the later line crosses over it
        assertThat(picture.chars().filter(c -> c == 'x').count()).isEqualTo(14);
        assertThat(picture.lines().filter(line -> line.contains("o"))).hasSize(1);
        assertThat(picture).contains("1", "2", "3", "4");
    }

    @Test
    void pointsThatArePairsAreLinesBetweenTheirLetters() {
        Match<?, ?> match = match("@sim", "pq", "qs");

        Scene.Lines scene = (Scene.Lines) Scenes.of(match);
        assertThat(scene.names()).containsExactly("p", "q", "r", "s", "t", "u");
        assertThat(scene.lines()).extracting(Scene.Line::owner).containsOnlyOnce("first", "second");
        assertThat(drawn(match, Paint.PLAIN)).endsWith("x: pq", "o: qs");
        for (Target target : Scenes.drawn(match).targets(match.options())) {
            Scene.Line line = scene.lines().get(target.cells().get(0).intValue());
            assertThat(line.name()).isEqualTo(target.move());
            assertThat(line.owner()).isEqualTo("free");
        }
    }

    @Test
    void otherPointsStayPoints() {
        String cells = "board(points ab ac ad; lines ab-ac-ad; moves place; end line of 3)";
        String moved = "board(points ab ac bc; lines ab-ac-bc; start x.o; moves step)";
        assertThat(Scenes.of(match(cells))).isNotInstanceOf(Scene.Lines.class);
        assertThat(Scenes.of(match(moved))).isNotInstanceOf(Scene.Lines.class);
        String neutral = "board(points ab ac bc; lines ab-ac, ac-bc; moves place *)";
        assertThat(drawn(match(neutral, "ab"), Paint.PLAIN))
                .anyMatch(line -> line.contains("#"))
                .endsWith("x: -", "o: -");
    }

    @Test
    void coloursAddNothingButColours() {
        for (Match<?, ?> match : List.of(match("sim(5)", "12", "13"), match("boxes(2, 2)", "-a1", "|b1"))) {
            List<String> painted = drawn(match, Paint.ANSI).stream()
                    .map(line -> line.replaceAll("\u001b\\[[0-9]+m", ""))
                    .toList();
            assertThat(painted).isEqualTo(drawn(match, Paint.PLAIN));
        }
        assertThat(String.join("", drawn(match("sim(5)", "12", "13"), Paint.ANSI)))
                .contains("\u001b[94mx", "\u001b[33mo");
    }
}
