package org.zermelo.notation.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.AtTurn;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.Trait;
import org.zermelo.notation.DecidingClause;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.form.Relation;
import org.zermelo.partizan.play.PartizanFamily;

class PositionGameTest {

    /** Values whose play may come back are solved and compared; only positions with such values are played. */
    @Test
    void anEndlessValueIsNoGameToPlay() {
        assertThatThrownBy(() -> Notation.standard().parse("over + clobber(xo)"))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains("endless-value");
    }

    static List<PartizanFamily> families() {
        return PartizanFamilies.all().stream()
                .filter(family -> !PartizanFamilies.GAMES.isEndless(family.name()))
                .toList();
    }

    /** Who wins by play alone; the last mover does. */
    private static <P, M> boolean winsFirst(PartizanRules<P, M> rules, P at, Player mover) {
        return rules.moves(at, mover).stream()
                .anyMatch(move -> !winsFirst(rules, rules.play(at, mover, move), mover.other()));
    }

    @ParameterizedTest
    @MethodSource("families")
    void playAndValueAgreeAndTheTextIsReadBack(PartizanFamily family) {
        Game game = Notation.standard().parse(family.example());
        assertThat(Notation.standard().parse(game.toString())).hasToString(game.toString());
        PositionGame<?, ?> position = (PositionGame<?, ?>) game.rules();
        Forms forms = new Forms();
        Relation relation = forms.relation(
                ValueNotation.read(Source.of(family.example()), forms)
                        .orElseThrow()
                        .form(),
                Forms.ZERO);
        agrees(position.withoutTurn(), relation);
    }

    private static <P, M> void agrees(PartizanRules<P, M> rules, Relation relation) {
        assertThat(winsFirst(rules, rules.start(), Player.LEFT))
                .isEqualTo(relation == Relation.GREATER || relation == Relation.CONFUSED);
        assertThat(winsFirst(rules, rules.start(), Player.RIGHT))
                .isEqualTo(relation == Relation.LESS || relation == Relation.CONFUSED);
    }

    @Test
    void playMayComeBack() {
        for (String text : List.of(
                "fox-and-geese(....|x.x.|.o..)",
                "backsliding-toads-and-frogs(tt..ff) Right first",
                "fox-and-geese(....|x.x.|.o..) + 1")) {
            Game game = Notation.standard().parse(text);
            assertThat(game).hasToString(text);
            assertThat(game.rules().traits()).doesNotContain(Trait.ACYCLIC);
        }
        assertThat(ValueNotation.loopy(Source.of("domineering(2x2) + 1"))).isEmpty();
        assertThat(ValueNotation.loopy(Source.of("domineering(2x2) + over"))).isPresent();
        assertThat(ValueNotation.loopy(Source.of("nim(2) + on = on"))).isPresent();
    }

    @Test
    void aSumIsPlayedAsOneGame() {
        Game game = Notation.standard().parse("domineering(2x2) + clobber(xo|ox) - 1 after [1] a1-a2 ~ [2] a2xa1");
        assertThat(Notation.standard().parse(game.toString())).hasToString(game.toString());
        agrees("domineering(2x3) - clobber(xo|ox) - 1");
        agrees("{1|*} + 2 . clobber(xo|ox)");
        agrees("*2 + 1");
        assertThat(Notation.standard().parse("nim(1) + nim(2)").rules()).isNotInstanceOf(PositionGame.class);
    }

    private static void agrees(String text) {
        Forms forms = new Forms();
        int form = ValueNotation.read(Source.of(text), forms).orElseThrow().form();
        PositionGame<?, ?> game =
                (PositionGame<?, ?>) Notation.standard().parse(text).rules();
        agrees(game.withoutTurn(), forms.relation(form, Forms.ZERO));
    }

    @Test
    void whatIsWrongIsShownAtItsPlace() {
        assertThatThrownBy(() -> Notation.standard().parse("clobber(xz) + nim(1)"))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.note().key()).isEqualTo("partizan.cell-unknown"));
        assertThat(Notation.standard().parse("hackenbush(1-2, 2-3)").rules()).isNotInstanceOf(PositionGame.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "domineering(2x3) Right first ~ domineering(...|...) Right first",
                "domineering(2x3) Left first ~ domineering(...|...)",
                "(clobber(xo|ox)) right first after b1xa1 ~ clobber(o.|ox)",
                "hackenbush(l(r;e)l) Right first ~ hackenbush(l(r;e)l) Right first",
                "board(2x2; start xo/ox; moves step onto other) Left first ~ board(2x2; start xo/ox; moves step onto"
                        + " other)",
            })
    void whoMovesFirstIsSaidBehindTheGame(String text, String printed) {
        Game game = Notation.standard().parse(text);
        assertThat(game).hasToString(printed);
        assertThat(Notation.standard().parse(printed)).hasToString(printed);
    }

    @Test
    void aBoardInWordsIsBegunByRight() {
        Game game = Notation.standard().parse("board(2x2; start xo/o.; moves step onto other) Right first");
        assertThat(((AtTurn<?>) game.rules().start()).mover()).isEqualTo(Player.RIGHT);
        assertThat(Notation.standard().parse(game.toString())).hasToString(game.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim(3) Right first", "hackenbush(1-2) Left first", "tictactoe() Right first"})
    void whereNobodyIsLeftNobodyBegins(String text) {
        assertThatThrownBy(() -> Notation.standard().parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.note().key()).isEqualTo("notation.no-first-player"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "nim(3, 5) + domineering(2x2) ~ *6 + +-1",
                "kayles(3) - 1/2 ~ *3 - 1/2",
                "nim(2) + cram(2x2) + clobber(xo) ~ *3",
                "{nim(1), nim(2)|} ~ 0",
                "hackenbush(1-2, 2-3) = *2 ~ *2 = *2",
            })
    void impartialGamesStandInValuesAsNimbers(String text, String value) {
        Forms forms = new Forms();
        assertThat(ValueNotation.read(Source.of(text), forms).orElseThrow().form())
                .isEqualTo(ValueNotation.read(Source.of(value), forms)
                        .orElseThrow()
                        .form());
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim(3, 5)", "nim(3) + kayles(4)", "coins(1 2) + coins(3)", "nim(3) Right first"})
    void whatNamesAGameIsNoValue(String text) {
        assertThat(ValueNotation.begins(Source.of(text))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "clobber(xo) + coins(1 2) ~ partizan.no-nimber ~ 20",
                "clobber(xo) + nim(3, -1) ~ nim.negative-heap ~ 21",
                "clobber(xo) + tictactoe() ~ partizan.no-nimber ~ 24",
            })
    void whatHasNoNimberIsPointedAt(String text, String key, int offset) {
        assertThatThrownBy(() -> ValueNotation.read(Source.of(text), new Forms()))
                .isInstanceOfSatisfying(NotationException.class, e -> {
                    assertThat(e.note().key()).isEqualTo(key);
                    assertThat(e.offset()).isEqualTo(offset);
                });
    }

    @Test
    void aClauseThatDecidesIsNamedWithItsPlace() {
        Game game = Notation.standard().parse("board 2 x 3\nstart xo./.xo\nmoves step onto other\nend reach last row");
        assertThat(DecidingClause.in(game)).contains(new DecidingClause("end reach last row", "4", "1"));
        assertThat(DecidingClause.in(Notation.standard().parse("@clobber"))).isEmpty();
        assertThat(DecidingClause.in(Notation.standard().parse("@breakthrough")).orElseThrow())
                .extracting(DecidingClause::line)
                .isEqualTo("");
    }
}
