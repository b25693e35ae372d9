package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.present.json.Json;

class GamesTest {

    @Test
    void everyFamilyIsListedWithAnExample() {
        String text = CliRun.of("games").out();
        for (Family family : Notation.standard().families()) {
            assertThat(text).contains(family.synopsis(), family.example());
        }
        assertThat(text).contains("@two-heaps");
    }

    @Test
    void aWordPicks() {
        assertThat(CliRun.of("games", "chocolate").out()).contains("chomp(").doesNotContain("coins(", "@");
        assertThat(CliRun.of("games", "плитка", "--lang", "ru").out()).contains("например chomp");
        assertThat(CliRun.of("games", "@eu").out()).contains("@euclid").doesNotContain("coins(");
        CliRun none = CliRun.of("games", "parcheesi");
        assertThat(none.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(none.err()).contains("'parcheesi' occurs in no game's name").hasLineCount(1);
    }

    @Test
    void asJson() {
        Map<?, ?> document =
                (Map<?, ?>) Json.read(CliRun.of("games", "grundy", "--json").out());
        assertThat(document.get("schema")).isEqualTo("zermelo/games/1");
        assertThat(((Map<?, ?>) ((List<?>) document.get("families")).get(0)).get("example"))
                .isEqualTo("grundys-game(50)");
    }
}
