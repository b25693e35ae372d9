package org.zermelo.row;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.zermelo.plan.Planner;
import org.zermelo.row.stones.CircleStones;
import org.zermelo.row.stones.RestStones;
import org.zermelo.row.strategy.BestReply;
import org.zermelo.row.strategy.Strategies;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Margin;
import org.zermelo.value.Values;

/** The published and generated cases of {@code row.json}, by every method that fits. */
class PublishedRowsTest {

    private static final Map<String, Object> CASES = Json.resource("row.json");

    private static List<Map<String, Object>> generated(String group) {
        return Json.maps(Json.map(Json.map(CASES.get("generated")).get(group)).get("cases"));
    }

    private static void check(RowGame game, Map<String, Object> expected) {
        Question<RowPosition, Take> question = Question.of(game, Values.margin());
        for (Method method : RowMethods.all()) {
            if (method.fit(question) instanceof Fit.Yes yes && yes.cost().steps() < 1e7) {
                check(method.solve(question, Watch.NONE), expected);
            }
        }
        check(Planner.standard().solve(game, Values.margin()), expected);
    }

    private static void check(Answer<Take> answer, Map<String, Object> expected) {
        if (expected.containsKey("diff")) {
            assertThat(answer.worth()).as("%s %s", answer.method(), expected).isEqualTo(new Margin((Long)
                    expected.get("diff")));
        }
        if (expected.containsKey("scores") && answer.score().isPresent()) {
            long[] scores = Json.longs(expected.get("scores"));
            assertThat(answer.score()).contains(new Answer.Score(scores[0], scores[1]));
        }
        if (expected.containsKey("first_score") && answer.score().isPresent()) {
            assertThat(answer.score().orElseThrow().first()).isEqualTo(expected.get("first_score"));
        }
        if (expected.containsKey("moves") && !answer.moves().isEmpty()) {
            assertThat(answer.bestMoves())
                    .as("%s %s", answer.method(), expected)
                    .containsExactlyInAnyOrderElementsOf(moves(expected.get("moves")));
        }
        if (expected.containsKey("first_wins")) {
            assertThat(answer.worth().sign() > 0).isEqualTo(expected.get("first_wins"));
        }
        if (expected.containsKey("first_wins_or_ties")) {
            assertThat(answer.worth().sign() >= 0).isEqualTo(expected.get("first_wins_or_ties"));
        }
    }

    /** Moves as {@code "L"}, {@code ["L", 3]} or, in sums, {@code [row, "L"]}. */
    private static List<Take> moves(Object expected) {
        List<Take> moves = new ArrayList<>();
        for (Object move : Json.list(expected)) {
            if (move instanceof String side) {
                moves.add(Take.one(side(side)));
            } else if (Json.list(move).get(0) instanceof String side) {
                moves.add(Take.of(
                        side(side), Math.toIntExact((Long) Json.list(move).get(1))));
            } else {
                int row = Math.toIntExact((Long) Json.list(move).get(0));
                moves.add(new Take(row + 1, side((String) Json.list(move).get(1)), 1));
            }
        }
        return moves;
    }

    private static Side side(String letter) {
        return letter.equals("L") ? Side.LEFT : Side.RIGHT;
    }

    @Test
    void publishedCoinRows() {
        int checked = 0;
        for (Map<String, Object> fact : Json.maps(CASES.get("published"))) {
            String game = (String) fact.get("game");
            if (game.equals("A") || game.equals("B")) {
                Row row = Row.of(Json.longs(fact.get("input"))).take(game.equals("A") ? 1 : Row.ANY);
                check(RowGame.of(row), Json.map(fact.get("expected")));
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(5);
    }

    @Test
    void theStoneProblemOfHnoi2010() {
        RowGame game = RowGame.of(List.of(
                Row.of(1, 2).open(Ends.RIGHT), Row.of(3, 7, 4), Row.of(9).open(Ends.LEFT)));
        Answer<Take> answer = Planner.standard().solve(game, Values.margin());
        assertThat(answer.score()).contains(new Answer.Score(17, 9));
        assertThat(answer.method()).isEqualTo("linear");
        List<Long> values = new ArrayList<>();
        RowPosition position = game.start();
        for (Take take : answer.line()) {
            values.add(game.gain(position, take));
            position = game.play(position, take);
        }
        assertThat(values).hasSize(6).startsWith(9L);
    }

    @Test
    void generatedCoinRows() {
        generated("A_bruteforce").forEach(c -> check(RowGame.of(Row.of(Json.longs(c.get("row")))), c));
        generated("A_dp").forEach(c -> check(RowGame.of(Row.of(Json.longs(c.get("row")))), c));
    }

    @Test
    void generatedSums() {
        for (Map<String, Object> c : generated("A_sums_bruteforce")) {
            List<Row> rows = new ArrayList<>();
            List<Object> items = Json.list(c.get("rows"));
            for (int r = 0; r < items.size(); r++) {
                Row row = Row.of(Json.longs(items.get(r)));
                rows.add(((String) c.get("kinds")).charAt(r) == 'S' ? row.open(Ends.LEFT) : row);
            }
            if (rows.size() > 1) {
                check(RowGame.of(rows), c);
            }
        }
    }

    @Test
    void generatedTakes() {
        generated("B_bruteforce").forEach(c -> check(any(c), c));
        generated("B_n3").forEach(c -> check(any(c), c));
        generated("cap_k_bruteforce")
                .forEach(c -> check(
                        RowGame.of(Row.of(Json.longs(c.get("row"))).take(Math.toIntExact((Long) c.get("k")))), c));
    }

    private static RowGame any(Map<String, Object> c) {
        return RowGame.of(Row.of(Json.longs(c.get("row"))).take(Row.ANY));
    }

    @Test
    void generatedVariants() {
        for (Map<String, Object> c : generated("variants_bruteforce")) {
            long[] row = Json.longs(c.get("row"));
            assertThat(RestStones.of(row).margin()).isEqualTo(c.get("VII"));
            assertThat(Planner.standard()
                            .solve(CircleStones.of(row), Values.margin())
                            .worth())
                    .isEqualTo(new Margin((Long) c.get("circular")));
            assertThat(BestReply.first(row, Strategies.greedy()).margin()).isEqualTo(c.get("vs_greedy"));
        }
    }
}
