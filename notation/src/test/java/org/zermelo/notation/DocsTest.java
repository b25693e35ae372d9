package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.game.Rules;
import org.zermelo.notation.text.NotationException;
import org.zermelo.plan.Planner;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Worth;

/** Reads docs/notation.md and five pages about kinds of games, and holds every example to what it claims. */
class DocsTest {

    record Example(String game, String claim) {}

    static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        String fence = "";
        StringBuilder file = new StringBuilder();
        List<String> lines = new ArrayList<>(Files.readAllLines(Path.of("..", "docs", "notation.md")));
        for (String page : List.of("boards.md", "contests.md", "lists.md", "pools.md", "tokens.md")) {
            lines.addAll(Files.readAllLines(Path.of("..", "docs", page)));
        }
        for (String line : lines) {
            if (line.startsWith("```")) {
                fence = fence.isEmpty() ? line.substring(3) : "";
                file.setLength(0);
            } else if (fence.equals("game") || line.startsWith("->") && fence.equals("rules")) {
                int arrow = line.indexOf("->");
                String game = fence.equals("game") ? line.substring(0, arrow) : file.toString();
                examples.add(new Example(game.trim(), line.substring(arrow + 2).trim()));
            } else {
                file.append(line).append('\n');
            }
        }
        assertThat(examples).hasSizeGreaterThan(50);
        return examples;
    }

    @ParameterizedTest
    @MethodSource("examples")
    void whatThePageClaimsHolds(Example example) {
        assertThat(answer(example.game(), example.claim())).isEqualTo(example.claim());
    }

    private static String answer(String text, String claim) {
        Game game;
        try {
            game = Notation.standard().parse(text);
        } catch (NotationException e) {
            return claim.equals("error") ? "error" : e.getMessage();
        }
        if (claim.startsWith("moves")) {
            return "moves " + moves(game.rules());
        }
        Worth worth = Planner.standard().solve(game.rules(), game.value()).worth();
        if (worth instanceof Outcome outcome) {
            String plies = outcome.hasPlies() ? " " + outcome.plies() : "";
            return outcome.result().name().toLowerCase(Locale.ROOT) + plies;
        }
        return worth instanceof Nimber n ? "nimber " + n.nimber() : "margin " + ((Margin) worth).points();
    }

    private static <P, M> String moves(Rules<P, M> rules) {
        return rules.moves(rules.start()).stream()
                .map(move -> move + " " + rules.play(rules.start(), move))
                .collect(Collectors.joining(", "));
    }
}
