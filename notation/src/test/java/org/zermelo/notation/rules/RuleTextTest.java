package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

class RuleTextTest {

    static RuleGame game(String text) {
        return (RuleGame) RuleText.game(Source.of(text));
    }

    static long code(String text) {
        return ((Outcome) Planner.standard().solve(game(text), Values.outcome()).worth()).code();
    }

    static List<String> moves(String text) {
        RuleGame game = game(text);
        return game.moves(game.start()).stream()
                .map(m -> m + "=" + game.play(game.start(), m))
                .toList();
    }

    @Test
    void theTextsOwnGame() {
        String rules = "heaps(7, S in 1..69; move +1, *2; end sum >= 77; S = ";
        assertThat(code(rules + "17)")).isEqualTo(11);
        assertThat(code(rules + "31)")).isEqualTo(2);
        assertThat(code(rules + "34)")).isEqualTo(2);
        assertThat(code(rules + "30)")).isEqualTo(-2);
    }

    @Test
    void aRuleFileSaysTheSameAtLength() {
        String file = """
                game "Two heaps"          # the demonstration variant of 2021
                heaps
                  7, S in 1..69
                moves
                  +1
                  *2
                end sum >= 77
                winner last mover
                """;
        Ruleset rules = RuleText.ruleset(file);
        assertThat(rules.toString()).isEqualTo("heaps(7, S in 1..69; move +1, *2; end sum >= 77; win last mover)");
        RuleGame game = new RuleGame(rules.bind("S", 30));
        assertThat(game.toString())
                .isEqualTo("heaps(7, S in 1..69; move +1, *2; end sum >= 77; win last mover; S = 30)");
        assertThat(game(game.toString()).start()).isEqualTo(game.start());
        assertThat(((Outcome) Planner.standard().solve(game, Values.outcome()).worth()).code())
                .isEqualTo(-2);
    }

    @Test
    void russianWords() {
        String file = """
                игра «Две кучи»
                кучи 7, S в 1..69
                ходы
                  добавить 1
                  увеличить в 2 раза
                конец сумма >= 77
                выигрывает последний
                """;
        RuleGame game = new RuleGame(RuleText.ruleset(file).bind("S", 31));
        assertThat(((Outcome) Planner.standard().solve(game, Values.outcome()).worth()).code())
                .isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(5; take 1..2; end x = 1)",
                "heaps(5; move take 1 or 2; end x = 1)",
                "heaps(5; move take k in 1..2; end x = 1)",
                "heaps(5; move -k for k in {1, 2}; end x = 1)",
                "heaps(5; move -1, -2; end sum == 1; winner last)",
                "куча(5; ход взять 1 или 2; конец x = 1)"
            })
    void theMatchGame(String text) {
        String rules = text.replace("; take", "; move take");
        assertThat(code(rules)).isEqualTo(2);
    }

    @Test
    void movesAreWrittenShortly() {
        assertThat(
                        moves(
                                "heaps(7, 4; move +1, *2 if x is even, [+1,*2], h1:/2 floor, x:-2 and other:+2, take 2..3, +2*other; end sum > 99)"))
                .containsExactly(
                        "h1:+1=(8, 4)",
                        "h2:+1=(7, 5)",
                        "h2:*2=(7, 8)",
                        "[+1,*2]=(8, 8)",
                        "h1:/2 floor=(3, 4)",
                        "h1:x:-2 and other:+2=(5, 6)",
                        "h2:x:-2 and other:+2=(9, 2)",
                        "h1:-2=(5, 4)",
                        "h1:-3=(4, 4)",
                        "h2:-2=(7, 2)",
                        "h2:-3=(7, 1)",
                        "h1:+2*other=(15, 4)",
                        "h2:+2*other=(7, 18)");
    }
}
