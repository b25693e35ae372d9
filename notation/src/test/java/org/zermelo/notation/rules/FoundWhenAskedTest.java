package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.derive.Quantities;
import org.zermelo.boards.derive.QuantityChange;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.ground.GroundMoves;
import org.zermelo.game.Player;
import org.zermelo.game.WideRules;
import org.zermelo.game.large.CancelScope;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.Source;

/** What is found out about a board game is found when it is asked for, in a time that does not grow with the square of the moves. */
class FoundWhenAskedTest {

    private static BoardGame read(String name) {
        return (BoardGame)
                Notation.standard().parse(Library.find(name).orElseThrow()).rules();
    }

    /** How often the search for levels and symmetries asked whether to go on. */
    private static int asked(Runnable work) {
        AtomicInteger asked = new AtomicInteger();
        CancelScope.during(() -> asked.incrementAndGet() < 0, () -> {
            work.run();
            return asked;
        });
        return asked.get();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "three-on-a-torus",
                "breakthrough",
                "gobblet-gobblers",
                "sim",
                "dobutsu",
                "four-square-tic-tac-toe"
            })
    void readingPrintingAndCountingSeekNeitherLevelsNorSymmetries(String name) {
        int before = asked(() -> {
            BoardGame game = read(name);
            assertThat(game.toString()).isNotEmpty();
            assertThat(game.text(game.start())).isNotEmpty();
            WideRules wide = game.wide();
            assertThat(wide.options(wide.start(), 0)).isPositive();
        });
        assertThat(before).isZero();
    }

    @Test
    void theSearchIsSeenWhereItIsWaitedFor() {
        assertThat(asked(() -> read("breakthrough").form().acyclic())).isPositive();
        assertThat(asked(() -> read("three-on-a-torus").form().symmetries())).isPositive();
    }

    /** The hashes of maps from small numbers to small ones collide: a set of them took nine tenths of the time in which amazons is read. */
    @Test
    void changesThatDifferHaveHashesThatDiffer() {
        BoardGame game =
                BoardRuleText.game(Source.of("board 8 x 8; start x a1, o h8; moves slide any way onto empty or other"));
        Quantities quantities = new Quantities(game.declared());
        List<QuantityChange> changes = Stream.of(Player.values())
                .flatMap(player -> GroundMoves.of(game.declared(), player).stream())
                .map(quantities::changes)
                .distinct()
                .toList();
        long hashes = changes.stream().map(QuantityChange::hashCode).distinct().count();
        assertThat(changes.size()).isGreaterThan(5_000);
        assertThat(hashes).isGreaterThan(changes.size() * 9L / 10);
    }
}
