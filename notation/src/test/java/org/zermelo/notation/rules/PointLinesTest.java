package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.zermelo.notation.rules.TextBoards.read;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.notation.text.NotationException;

/** Lines between points in words are those that one would name point by point. */
class PointLinesTest {

    private static void assertSame(String board, String written) {
        assertThat(read(board + "; moves place")).asString().startsWith("board(" + written + "; start ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "points a1 .. c2; lines rows            | points a1 b1 c1 a2 b2 c2; lines a1-b1-c1, a2-b2-c2",
                "points a1 .. c2; lines columns         | points a1 b1 c1 a2 b2 c2; lines a1-a2, b1-b2, c1-c2",
                "points a1 .. c3; lines diagonals       | points a1 b1 c1 a2 b2 c2 a3 b3 c3; lines a1-b2-c3, a3-b2-c1",
                "points b1 a2 c2 b3; lines diagonals    | points b1 a2 c2 b3; lines a2-b1, b1-c2, a2-b3, b3-c2",
                "points b1 c1 e1 f1; lines rows         | points b1 c1 e1 f1; lines b1-c1, e1-f1",
                "points c1 a1 b1; lines rows, a1-c1     | points c1 a1 b1; lines a1-b1-c1, a1-c1",
                "points a .. d m; lines ring a .. d     | points a b c d m; lines a-b-c-d-a",
                "points a .. c m; lines ring a b c, m to all | points a b c m; lines a-b-c-a, a-m, b-m, c-m",
                "points p .. s; lines q to all others   | points p q r s; lines p-q, r-q, s-q",
                "points pairs of p q r; lines triangles | points pq pr qr; lines pq-qr-pr",
                "points pairs of p .. s; lines triangles, pq-rs"
                        + " | points pq pr ps qr qs rs; lines pq-qr-pr, pq-qs-ps, pr-rs-ps, qr-rs-qs, pq-rs",
                "points rows ring; lines rows-ring      | points rows ring; lines rows-ring"
            })
    void areThoseNamedOneByOne(String words, String written) {
        assertSame(words, written);
    }

    /** Straight lines and diagonals of alquerque, as its text named them before. */
    @ParameterizedTest
    @CsvSource({"alquerque", "bagh-chal"})
    void theBoardOfAlquerque(String game) {
        assertThat(read(Library.find(game).orElseThrow().text()).toString())
                .contains("lines a1-b1-c1-d1-e1, a2-b2-c2-d2-e2, a3-b3-c3-d3-e3, a4-b4-c4-d4-e4, a5-b5-c5-d5-e5,"
                        + " a1-a2-a3-a4-a5, b1-b2-b3-b4-b5, c1-c2-c3-c4-c5, d1-d2-d3-d4-d5, e1-e2-e3-e4-e5,"
                        + " a1-b2-c3-d4-e5, a5-b4-c3-d2-e1, a3-b2-c1, c1-d2-e3, a3-b4-c5, c5-d4-e3;");
    }

    /** All twenty triangles of six points, each pair in four of them. */
    @ParameterizedTest
    @CsvSource({"sim, 15, 20", "mu-torere, 9, 9", "cat-and-mouse, 8, 6", "three-mens-morris, 9, 8", "kaooa, 10, 5"})
    void boardsOfTheLibrary(String game, int points, int lines) {
        String text = read(Library.find(game).orElseThrow().text()).toString();
        String board = text.substring(text.indexOf("points "), text.indexOf(';', text.indexOf("lines ")));
        assertThat(board.split("; ")[0].split(" ")).hasSize(points + 1);
        assertThat(board.split("; ")[1].split(", ")).hasSize(lines);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "точки a .. d m; линии кольцо a .. d, m ко всем; ходы поставить",
                "puntos a .. d m; líneas anillo a .. d, m a todos; jugadas poner",
                "点 a .. d m; 线 圆圈 a .. d, m 连所有点; 走法 放",
                "نقطه‌ها a .. d m; خط‌ها حلقه a .. d, m به همه; حرکت‌ها بگذار"
            })
    void inOtherLanguages(String text) {
        assertThat(read(text))
                .hasToString(read("points a .. d m; lines ring a .. d, m to all; moves place")
                        .toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "точки a1 .. c3; линии ряды, столбцы, диагонали; ходы поставить",
                "puntos a1 .. c3; líneas filas, columnas, diagonales; jugadas poner",
                "点 a1 .. c3; 线 横线, 竖线, 斜线; 走法 放",
                "نقطه‌ها a1 .. c3; خط‌ها ردیف‌ها, ستون‌ها, قطرها; حرکت‌ها بگذار"
            })
    void straightInOtherLanguages(String text) {
        assertThat(read(text))
                .hasToString(read("points a1 .. c3; lines rows, columns, diagonals; moves place")
                        .toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "точки пары из p .. s; линии треугольники; ходы поставить",
                "puntos pares de p .. s; líneas triángulos; jugadas poner",
                "点 两两 p .. s; 线 三角形; 走法 放",
                "نقطه‌ها جفت‌های p .. s; خط‌ها مثلث‌ها; حرکت‌ها بگذار"
            })
    void pairsInOtherLanguages(String text) {
        assertThat(read(text))
                .hasToString(read("points pairs of p .. s; lines triangles; moves place")
                        .toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "points p q r; lines rows; moves place                | board.no-straight   | 21",
                "points a1 c1; lines rows; moves place                | board.no-such-lines | 21",
                "points a1 .. c3; lines diagonal; moves place         | board.unknown-word  | 24",
                "points a .. d; lines triangles; moves place          | board.no-pairs      | 22",
                "points pairs of p q; lines triangles; moves place    | board.no-pairs      | 28",
                "points pairs of p q p; lines triangles; moves place  | board.point-twice   | 21",
                "points pairs of a .. z; lines triangles; moves place | board.too-many-points | 8",
                "points a .. d; lines ring a b; moves place           | board.short-ring    | 22",
                "points a .. d; lines ring a b a; moves place         | board.point-twice   | 31",
                "points a .. d; lines ring a z d; moves place         | board.no-cell       | 29",
                "points d .. a; lines a-b; moves place                | board.no-range      | 8",
                "points c3 .. a1; lines a1-b1; moves place            | board.no-range      | 8",
                "points a .. c3; lines a-b; moves place               | board.no-range      | 8"
            })
    void errorsHaveAPlace(String text, String key, int column) {
        assertThatThrownBy(() -> read(text)).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.note().key()).isEqualTo(key);
            assertThat(e.column()).isEqualTo(column);
        });
    }
}
