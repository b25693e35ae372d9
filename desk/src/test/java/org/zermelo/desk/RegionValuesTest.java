package org.zermelo.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.RegionPlay;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.game.Player;
import org.zermelo.notation.Notation;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.play.PositionValues;

/** Board games in words valued by regions that cannot touch each other, against whole positions by the interpreter. */
class RegionValuesTest {

    private static final int BOARDS = 25;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board(2x5; start %s; moves step onto other)",
                "board(2x5; start %s; moves step any way onto other)",
                "board(2x5; start %s; moves jump over other capturing)",
                "board(2x5; start %s; moves step forward onto empty)",
                "board(2x5; start %s; moves place)",
            })
    void theSumOfTheRegionsIsTheWhole(String rules) {
        Random random = new Random(rules.hashCode());
        int parted = 0;
        for (int i = 0; i < BOARDS; i++) {
            StringBuilder start = new StringBuilder();
            for (int cell = 0; cell < 10; cell++) {
                start.append(cell == 5 ? "/" : "").append("xo..".charAt(random.nextInt(4)));
            }
            BoardGame game = (BoardGame)
                    Notation.standard().parse(rules.formatted(start)).rules();
            BoardPlay whole = game.withoutTurn();
            RegionPlay regions = RegionPlay.of(game.declared()).orElseThrow();
            Forms forms = new Forms(1 << 14);
            int byRegions = new PositionValues<>(forms, regions, regions::parts, regions::opposite, regions::level)
                    .of(regions.start());
            int byInterpreter = new PositionValues<>(forms, whole, List::of).of(whole.start());
            assertThat(byRegions).as(rules.formatted(start)).isEqualTo(byInterpreter);
            parted += regions.parts(regions.start()).size() > 1 ? 1 : 0;
        }
        assertThat(parted).as("boards that fall apart").isPositive();
    }

    /** A region is written in one way wherever it lies and however it is turned, as far as the moves allow. */
    @Test
    void regionsAreSharedUnderTheSymmetriesOfTheMoves() {
        RegionPlay clobber = regions("board(4x4; start %s; moves step onto other)");
        List<String> corner = clobber.parts("xo..x...........");
        assertThat(clobber.parts("..ox...x........")).isEqualTo(corner);
        assertThat(clobber.parts(".........x..xo..")).isNotEqualTo(corner);
        assertThat(clobber.parts("........x...xo..")).isEqualTo(corner);
        assertThat(clobber.parts("xx..o...........")).isEqualTo(corner);
        assertThat(clobber.parts("ox..x...........")).isNotEqualTo(corner);
        assertThat(clobber.parts(
                        clobber.opposite(clobber.parts("xoo.............").get(0))))
                .isEqualTo(clobber.parts(".............xxo"));
        RegionPlay forward = regions("board(4x4; start %s; moves step forward onto empty)");
        assertThat(forward.parts("x...............")).isEqualTo(forward.parts("...x............"));
        assertThat(forward.parts("x...............")).isNotEqualTo(forward.parts("............x..."));
    }

    /** Where every move makes pieces fewer, or empty cells, every part that it leaves has fewer of them. */
    @ParameterizedTest
    @ValueSource(strings = {"board(4x4; start %s; moves step onto other)", "board(4x4; start %s; moves place)"})
    void levelsFall(String rules) {
        RegionPlay regions = regions(rules);
        String start = "xo.oo.xxxo.oo.xx";
        assertThat(regions.level(start)).isPositive();
        for (Player mover : Player.values()) {
            for (int move : regions.moves(start, mover)) {
                for (String part : regions.parts(regions.play(start, mover, move))) {
                    assertThat(regions.level(part)).isLessThan(regions.level(start));
                }
            }
        }
        assertThat(regions("board(4x4; start %s; moves step forward onto empty)")
                        .level(start))
                .isNegative();
    }

    private static RegionPlay regions(String rules) {
        BoardGame game = (BoardGame) Notation.standard()
                .parse(rules.formatted("xoxo/oxox/xoxo/oxox"))
                .rules();
        return RegionPlay.of(game.declared()).orElseThrow();
    }
}
