package org.zermelo.partizan.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralReader;
import org.zermelo.solve.Size;

class PositionValuesTest {

    private final Forms forms = new Forms(1 << 14);

    /** A game in which each player moves to some texts. */
    private record Texts(BiFunction<String, Player, List<String>> options) implements PartizanRules<String, String> {
        @Override
        public String start() {
            return "";
        }

        @Override
        public List<String> moves(String at, Player mover) {
            return options.apply(at, mover);
        }

        @Override
        public String play(String at, Player mover, String move) {
            return move;
        }
    }

    private int value(BiFunction<String, Player, List<String>> options, String start) {
        return new PositionValues<>(forms, new Texts(options), List::of).of(start);
    }

    /** Rectangles of Domineering, rows and columns (Winning Ways, chapter 5). */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1; 1; 0",
                "1; 2; -1",
                "1; 5; -2",
                "2; 1; 1",
                "2; 2; +-1",
                "2; 3; {2|-1/2}",
                "3; 2; {1/2|-2}",
                "3; 3; +-1"
            })
    void rectanglesOfDomineering(int rows, int columns, String value) {
        Dominoes board = Dominoes.board(rows, columns);
        int expected = LiteralReader.read(forms, value);
        PositionValues<Set<Integer>> values = new PositionValues<>(forms, board, Dominoes::parts);
        PositionValues<Set<Integer>> whole = new PositionValues<>(forms, board, List::of);
        assertThat(values.of(board.start())).isEqualTo(expected);
        assertThat(values.of(board.start())).isEqualTo(whole.of(board.start()));
        assertThat(values.size()).isLessThanOrEqualTo(whole.size());
    }

    /** Few parts are counted before memory is full; of many it is not known, and they are refused when it is. */
    @Test
    void moreThanMemoryHoldsIsRefused() {
        Dominoes board = Dominoes.board(4, 4);
        PositionValues<Set<Integer>> dominoes = new PositionValues<>(forms, board, Dominoes::parts).atMost(20);
        assertThat(refusal(() -> dominoes.of(board.start()))).isEqualTo("partizan.parts-foreseen");
        assertThat(dominoes.size()).isLessThan(100);
        PositionValues<Integer> steps = new PositionValues<>(forms, new Stairs(), List::of).atMost(40_000);
        assertThat(refusal(() -> steps.of(0))).isEqualTo("partizan.too-many-parts");
        assertThat(steps.size()).isBetween(40_000, 40_010);
    }

    /** Left goes down one stair after the other: a play at random does not see how many there are. */
    private record Stairs() implements PartizanRules<Integer, Integer> {
        @Override
        public Integer start() {
            return 0;
        }

        @Override
        public List<Integer> moves(Integer at, Player mover) {
            return mover == Player.LEFT && at < 50_000 ? List.of(at + 1) : List.of();
        }

        @Override
        public Integer play(Integer at, Player mover, Integer to) {
            return to;
        }
    }

    private static String refusal(Runnable work) {
        RefusedException refused = catchThrowableOfType(RefusedException.class, work::run);
        return refused.note().key();
    }

    /** Strings of Hackenbush are numbers: a stalk of blue and red from the ground (Winning Ways, chapters 1 and 3). */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "b; 1",
                "br; 1/2",
                "bbr; 3/2",
                "brr; 1/4",
                "brb; 3/4",
                "rrb; -3/2",
                "bbrbrr; 25/16",
                "g; *",
                "gg; *2",
                "gb; ^*",
                "bg; 1*"
            })
    void stringsOfHackenbush(String stalk, String value) {
        int found = value(
                (at, mover) -> IntStream.range(0, at.length())
                        .filter(i -> at.charAt(i) == 'g' || at.charAt(i) == (mover == Player.LEFT ? 'b' : 'r'))
                        .mapToObj(i -> at.substring(0, i))
                        .toList(),
                stalk);
        assertThat(found).isEqualTo(LiteralReader.read(forms, value));
    }

    /** A play of any length overflows no stack; one that comes back is refused. */
    @Test
    void longAndEndlessPlays() {
        int end = value((at, mover) -> mover == Player.LEFT && at.length() < 2_000 ? List.of(at + "x") : List.of(), "");
        assertThat(end).isEqualTo(forms.integer(2_000));
        assertThatThrownBy(() -> value((at, mover) -> List.of(at.equals("a") ? "b" : "a"), "a"))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("loopy");
    }

    /** What is foreseen of whole boards of Domineering is not far from the count; what is far beyond memory is refused at once. */
    @Test
    void aBoardFarBeyondMemoryIsRefusedBeforeItIsBegun() {
        for (String board : List.of("3x8", "4x6", "5x5")) {
            DecomposingRules<?, ?> rules = PartizanFamilies.GAMES.rules("domineering", board, 0, board.length());
            assertThat(ratio(rules)).isBetween(0.4, 2.5);
        }
        assertThatThrownBy(() -> ratio(PartizanFamilies.GAMES.rules("domineering", "8x8", 0, 3)))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("parts-foreseen");
    }

    /** What a sample tells of the parts to come is not far from their number. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "clobber; xoxo|oxox|xoxo",
                "clobber; xoxo|oxox|xoxo|oxox",
                "amazons; x...|....|...o",
                "col; 4x4",
                "nogo; 3x4",
                "konane; xoxo|oxox|xo.o|oxox"
            })
    void partsAreForeseen(String name, String board) {
        DecomposingRules<?, ?> rules = PartizanFamilies.GAMES.rules(name, board, 0, board.length());
        aheadOf(rules);
    }

    private static <P, M> void aheadOf(DecomposingRules<P, M> rules) {
        PositionValues<P> values = new PositionValues<>(new Forms(1 << 14), rules);
        values.of(rules.start());
        P whole = rules.parts(rules.start()).get(0);
        Size size = PartsAhead.size(rules, whole, rules::parts, rules::opposite, rules::level);
        assertThat((double) values.size()).isBetween(size.least(), size.most());
        assertThat(size.positions() / values.size()).isBetween(0.5, 2.0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"clobber; xoxoxo|oxoxox|xoxoxo|oxoxox|xoxoxo|oxoxox", "nogo; 5x5", "snort; 6x6"})
    void boardsBeyondMemoryAreRefusedWhenAFewPartsAreMet(String name, String board) {
        DecomposingRules<?, ?> rules = PartizanFamilies.GAMES.rules(name, board, 0, board.length());
        assertThatThrownBy(() -> few(rules))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("parts-foreseen");
    }

    private static <P, M> void few(DecomposingRules<P, M> rules) {
        new PositionValues<>(new Forms(1 << 14), rules).atMost(8_000).of(rules.start());
    }

    private static <P, M> double ratio(DecomposingRules<P, M> rules) {
        PositionValues<P> values = new PositionValues<>(new Forms(1 << 14), rules);
        values.of(rules.start());
        return rules.partsForeseen(rules.start()) / values.size();
    }
}
