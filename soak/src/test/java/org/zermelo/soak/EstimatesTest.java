package org.zermelo.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;

/** Whatever game is explained, each of its estimates is a figure: a number that is neither negative nor infinite. */
class EstimatesTest {

    private static final int RANDOM_GAMES = Share.of(150, 75);
    private static final long LIMIT_MILLIS = 300;

    /** What is no figure: words of Java for none, a sign before an amount, a slot that was left empty. */
    private static final Pattern NO_FIGURE = Pattern.compile("NaN|Infinity|∞|\\bnull\\b"
            + "|-\\d[\\d.,]* (µs|ms|s|min|h|days|[KMGTPE]?i?B|x 10|positions)\\b"
            + "|\\b(about|needs|between|at least)\\s*([,;.)]|$)");

    static Stream<String> games() throws IOException {
        List<String> games = new ArrayList<>();
        for (Family family : Notation.standard().families()) {
            games.add(family.example());
        }
        try (Stream<Path> files = Files.list(Path.of("../games"))) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".game")).sorted().toList()) {
                games.add(Files.readString(file));
            }
        }
        return games.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void ofEveryGameThatHasAName(String game) {
        check(game);
    }

    @Test
    void ofRandomGames() {
        int explained = 0;
        for (int i = 0; i < RANDOM_GAMES; i++) {
            explained += check(new GrammarTexts(new SplittableRandom(i)).game()) ? 1 : 0;
            explained += check(new HostileGames(HostileGames.SIZES, new SplittableRandom(i)).next(i)) ? 1 : 0;
            explained += check(new HostileGames(HostileGames.EDGES, new SplittableRandom(i)).next(i)) ? 1 : 0;
        }
        assertThat(explained).as("games that are explained within the limit").isGreaterThan(RANDOM_GAMES);
    }

    /** Whether both the text and the document were said in time. */
    private static boolean check(String game) {
        HostileCalls.Said text = said("explain", "--all", game);
        if (text.code() == 0) {
            assertThat(NO_FIGURE.matcher(text.out()).results().map(found -> around(text.out(), found.start())))
                    .as(game)
                    .isEmpty();
        }
        HostileCalls.Said json = said("explain", "--all", "--json", game);
        if (json.code() == 0) {
            check(game, (Map<?, ?>) Json.read(json.out()));
        }
        assertThat(text.code()).as(game + text.err()).isNotEqualTo(4);
        return text.code() == 0 && json.code() == 0;
    }

    private static String around(String text, int place) {
        return text.substring(Math.max(0, place - 60), Math.min(text.length(), place + 60));
    }

    private static HostileCalls.Said said(String... words) {
        long start = System.nanoTime();
        return new HostileCalls.Command(List.of(words), "").spoken(new Watch() {
            @Override
            public boolean cancelled() {
                return System.nanoTime() - start >= LIMIT_MILLIS * 1_000_000;
            }
        });
    }

    private static void check(String game, Map<?, ?> plan) {
        for (Object entry : (List<?>) plan.get("methods")) {
            Map<?, ?> method = (Map<?, ?>) entry;
            if (Boolean.TRUE.equals(method.get("fits"))) {
                assertThat(method.get("order").toString()).as(game).isNotBlank();
                figure(game + method, method.get("steps"), true);
                figure(game + method, method.get("bytes"), true);
            }
        }
        if (plan.get("size") instanceof Map<?, ?> size) {
            for (String field : List.of("positions", "least", "options", "looked")) {
                figure(game + size, size.get(field), false);
            }
            figure(game + size, size.get("most"), true);
        }
    }

    /** Whole numbers that readers would round stand in quotes; where nothing is known, nothing is said. */
    private static void figure(String where, @Nullable Object figure, boolean open) {
        if (figure == null) {
            assertThat(open).as(where).isTrue();
        } else if (figure instanceof String digits) {
            assertThat(digits).as(where).matches("\\d{16,}");
        } else {
            assertThat(((Number) figure).doubleValue())
                    .as(where)
                    .isNotNegative()
                    .isFinite();
        }
    }
}
