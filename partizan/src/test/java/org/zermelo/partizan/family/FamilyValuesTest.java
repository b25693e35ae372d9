package org.zermelo.partizan.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.form.Relation;
import org.zermelo.partizan.literal.GameTerms;
import org.zermelo.partizan.literal.Literal;
import org.zermelo.partizan.literal.LiteralException;
import org.zermelo.partizan.play.PartizanFamily;

class FamilyValuesTest {

    private static final PartizanFamilies GAMES = new PartizanFamilies();

    private final Forms forms = new Forms(1 << 14);

    private int value(String text) {
        return Literal.read(forms, GAMES, text, 0, text.length()).form();
    }

    /** Winning Ways: chapters 1 to 3, 5 and 8; Conway, On Numbers and Games; Lessons in Play for Clobber, Shove and Push. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "domineering(2x3) ~ {2|-1/2}",
                "domineering(3x3) ~ +-1",
                "domineering(.#|..) ~ *",
                "clobber(xo) ~ *",
                "clobber(xxo) ~ ^",
                "clobber(xoo) ~ v",
                "toads-and-frogs(t.f) ~ *",
                "toads-and-frogs(tt.ff) ~ *",
                "toads-and-frogs(t..) ~ 2",
                "elephants-and-rhinos(t..f) ~ 0",
                "hackenbush(lr) ~ 1/2",
                "hackenbush(le) ~ 1*",
                "hackenbush(el) ~ ^*",
                "hackenbush(e) ~ *",
                "hackenbush(1-2:l, 2-3:r) ~ 1/2",
                "hackenbush((e:A;e:A)) ~ 0",
                "cutcake(1,4) ~ 3",
                "cutcake(4,1) ~ -3",
                "cutcake(3,5) ~ 1",
                "cutcake(2,3) ~ 0",
                "maundy-cake(1,4) ~ 3",
                "col(path 1) ~ *",
                "col(1-2) ~ 0",
                "snort(path 1) ~ *",
                "snort(path 2) ~ +-1",
                "snort(1:L) ~ 1",
                "col(1:L) ~ -1",
                "toppling-dominoes(lr) ~ +-0",
                "toppling-dominoes(l) ~ 1",
                "partizan-subtraction([1] [2] 2) ~ {1|0}",
                "partizan-euclid(6,3) ~ 0",
                "shove(x) ~ 1",
                "push(x) ~ 1",
                "push(.x) ~ 2",
                "partizan-arc-kayles(l) ~ 1",
                "amazons(x.) ~ 1",
                "amazons(x..) ~ 2",
                "fission(.|x|.) ~ 1",
                "ski-jumps(...L....|..R.....|........) ~ 2",
                "ski-jumps(........|...l....|.......R|........|......L.) ~ -1",
                "ski-jumps(.L...|.R...|.....) ~ 5/2",
                "ski-jumps(...R.|...L.|.....) ~ -5/2",
                "ski-jumps(L....|....R|.....) ~ 1/2",
                "kings(x.|.o) ~ *",
                "childish-hackenbush(lr) ~ 0",
                "konane(xo.) ~ 1",
                "konane(xo.o.) ~ 1",
                "konane(.xo.) ~ *",
                "maze(x..) ~ -2",
                "maze(x.|..) ~ {-1|1}",
                "partizan-octal(0.3 0.3 5) ~ *",
                "partizan-octal(0.77 0.77 3) ~ *3",
                "partizan-octal(0.33 0.3333 7) ~ partizan-subtraction([1,2] [1,2,3,4] 7)",
            })
    void publishedOrByHand(String position, String value) {
        assertThat(value(position)).isEqualTo(value(value));
    }

    /** Linear NoGo: the first player wins up to 39 cells but for 1 and 4 (She 2013; Du, Wei and Mueller 2023); here to 11. */
    @Test
    void noGoOnAStrip() {
        for (int cells = 1; cells <= 11; cells++) {
            boolean first = forms.relation(value("nogo(1x" + cells + ")"), Forms.ZERO) == Relation.CONFUSED;
            assertThat(first).as("%s cells", cells).isEqualTo(cells != 1 && cells != 4);
        }
    }

    static List<PartizanFamily> families() {
        return PartizanFamilies.all().stream()
                .filter(family -> !GAMES.isEndless(family.name()))
                .toList();
    }

    /** An example is a value; a position minus itself is nothing; a position has the values of its moves as options. */
    @ParameterizedTest
    @MethodSource("families")
    void examples(PartizanFamily family) {
        String text = family.example();
        assertThat(GAMES.begins(text)).isTrue();
        assertThat(value(text + " - " + text)).isZero();
        Literal.Options options =
                Literal.read(forms, GAMES, text, 0, text.length()).written().orElseThrow();
        int[] lefts = options.lefts().stream().mapToInt(Literal.Option::form).toArray();
        int[] rights = options.rights().stream().mapToInt(Literal.Option::form).toArray();
        assertThat(forms.of(lefts, rights)).isEqualTo(value(text));
        assertThat(lefts.length + rights.length).isPositive();
    }

    /** The parts add up to the whole, those alike counted; every move is made in one of them, and a part can be moved in. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "domineering(.#..|.#..|.#..) ~ 1 1",
                "domineering(..#..|..#..) ~ 2",
                "clobber(xo.ox.xxo) ~ 1 2",
                "amazons(x.o|###|xo.) ~ 1 1",
                "hackenbush((l;lr;l)) ~ 1 1 1",
                "snort(1-2, 3-4, 5) ~ 1 1 1",
                "maundy-cake(6,4) ~ 1",
                "toppling-dominoes(lrl) ~ 1",
                "2 . clobber(xo) ~ 0",
            })
    void parts(String text, String counts) {
        Literal.Options options = Literal.read(forms, GAMES, text, 0, text.length())
                .written()
                .orElseGet(() -> Literal.Options.of(new int[0], new int[0]));
        int sum = Forms.ZERO;
        for (GameTerms.Term.Part part : options.parts()) {
            sum = forms.sum(sum, forms.times(part.count(), part.form()));
        }
        assertThat(sum).isEqualTo(options.parts().isEmpty() ? Forms.ZERO : value(text));
        Set<Integer> moved = new TreeSet<>();
        options.lefts().forEach(move -> moved.add(move.part()));
        options.rights().forEach(move -> moved.add(move.part()));
        assertThat(moved)
                .containsExactlyElementsOf(
                        IntStream.range(0, options.parts().size()).boxed().toList());
        assertThat(options.parts().stream().map(GameTerms.Term.Part::count).sorted())
                .containsExactlyElementsOf(Arrays.stream(counts.split(" "))
                        .map(Integer::valueOf)
                        .filter(count -> count > 0)
                        .toList());
    }

    @Test
    void sumsAndRelationsMixPositionsAndValues() {
        assertThat(value("clobber(xo) + domineering(2x2) - +-1")).isEqualTo(value("*"));
        assertThat(value("3 . clobber(xo)")).isEqualTo(value("*"));
        assertThat(value("{clobber(xo)|-hackenbush(l)}")).isEqualTo(value("{*|-1}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "domineering(9x9) ~ partizan.board-size",
                "domineering(..|.) ~ partizan.row-length",
                "domineering(1..4 x 1..5) ~ partizan.several-boards",
                "clobber(1..3x2) ~ partizan.several-boards",
                "clobber(x?) ~ partizan.cell-unknown",
                "clobber(xo ~ partizan.parenthesis-not-closed",
                "toads-and-frogs(t|f) ~ partizan.one-row",
                "cutcake(3) ~ partizan.numbers-count",
                "cutcake(3,1001) ~ partizan.number-range",
                "cutcake(3,99999999999) ~ partizan.number-too-long",
                "maze(x.x) ~ partizan.one-token",
                "partizan-octal(0.8 0.3 5) ~ partizan.two-codes",
                "cutcake(3,a) ~ partizan.number-expected",
                "partizan-subtraction(3) ~ partizan.two-sets",
                "hackenbush(lx) ~ partizan.tree-unknown",
                "hackenbush((l;r) ~ partizan.parenthesis-not-closed",
                "hackenbush(l:a) ~ partizan.vertex-name",
                "hackenbush(1-2:x) ~ partizan.colored-edge",
                "snort(path 65) ~ partizan.vertices",
                "snort(1-2, x) ~ partizan.edge-expected",
                "domineering(2x2) + ~ partizan.value-expected",
            })
    void refused(String text, String key) {
        assertThatThrownBy(() -> value(text))
                .isInstanceOfSatisfying(
                        LiteralException.class, e -> assertThat(e.note().key()).isEqualTo(key));
    }
}
