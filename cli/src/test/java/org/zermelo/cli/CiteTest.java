package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.present.json.Json;

class CiteTest {

    private static CliRun run(String words, String... more) {
        List<String> all = new ArrayList<>(List.of(words.split("~")));
        all.addAll(List.of(more));
        return CliRun.of(all.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve~nim(5, 3)",
                "solve~{1|0}",
                "why~nim(5, 3)~--claim~first wins",
                "why~{1|0} || 0",
                "nimbers~0.77~--to~9",
                "nimbers~0.77~--at~9",
                "exam~heaps(S in 1..28; move +1, *2; end sum >= 29)",
                "quotient~0.77~--to~9"
            })
    void theCitationStandsBelowTheAnswerAndInItsDocument(String words) {
        String plain = run(words).out();
        String cited = run(words, "--cite").out();
        assertThat(cited).startsWith(plain + System.lineSeparator());
        String citation = cited.substring(plain.length()).strip();
        assertThat(citation)
                .startsWith("The Zermelo maintainers.")
                .contains("Version ", " zermelo " + words.substring(0, words.indexOf('~')))
                .doesNotContain("--cite");
        Map<?, ?> document =
                (Map<?, ?>) Json.read(run(words, "--json", "--cite").out());
        assertThat(document.get("citation").toString().replace(" --json", "")).isEqualTo(citation);
        assertThat(run(words, "--json").out()).doesNotContain("citation");
    }

    @Test
    void theCommandCanBePastedIntoAShell() {
        assertThat(run("why~nim(1)~--claim~it's won", "--cite").out()).isEmpty();
        assertThat(run("solve~nim(5, 3)~--brief", "--cite").out())
                .endsWith("zermelo solve 'nim(5, 3)' --brief" + System.lineSeparator());
        Map<?, ?> document = (Map<?, ?>) Json.read(run("solve~nim(5, 3)~--json").out());
        assertThat(((Map<?, ?>) document.get("made")).get("command")).isEqualTo("zermelo solve 'nim(5, 3)' --json");
    }

    @Test
    void inLatexItIsAComment() {
        assertThat(run("solve~{1|0}~--latex~--cite")
                        .out()
                        .lines()
                        .reduce((a, b) -> b)
                        .orElseThrow())
                .startsWith("% The Zermelo maintainers.")
                .endsWith("zermelo solve '{1|0}' --latex");
    }

    @Test
    void picturesAndTablesStayAsTheyAre() {
        assertThat(run("nimbers~0.77~--to~9~--format~csv~--cite").out())
                .isEqualTo(run("nimbers~0.77~--to~9~--format~csv").out());
    }
}
