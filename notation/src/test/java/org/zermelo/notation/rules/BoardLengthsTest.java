package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.notation.text.Source;

/** The lengths of board games in words that the docs compare with others' are those of the texts. */
class BoardLengthsTest {

    /** A name in quotes, a row of a drawing, a word or a number, or any other sign. */
    private static final Pattern TOKEN = Pattern.compile("\"[^\"]*\"|(?m:^ *[.xoXO*#]+$)|[\\p{L}\\p{N}]+|\\S");

    private record Row(String game, int lines, int tokens, int otherLines, int otherTokens) {}

    static List<Row> rows() throws IOException {
        Pattern row = Pattern.compile("[|] `@([a-z0-9-]+)` [|] (\\d+) / (\\d+) [|] (\\d+) / (\\d+) [|]");
        try (Stream<String> lines = Files.lines(Path.of("..", "docs", "boards.md"))) {
            return lines.map(row::matcher)
                    .filter(Matcher::matches)
                    .map(m -> new Row(
                            m.group(1),
                            Integer.parseInt(m.group(2)),
                            Integer.parseInt(m.group(3)),
                            Integer.parseInt(m.group(4)),
                            Integer.parseInt(m.group(5))))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aRowTellsWhatTheTextHas(Row row) {
        Source text = Library.find(row.game).orElseThrow();
        List<String> lines = text.text()
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
        long tokens = TOKEN.matcher(String.join("\n", lines)).results().count();
        assertThat(List.of(lines.size(), (int) tokens)).isEqualTo(List.of(row.lines, row.tokens));
        assertThat(row.lines).isLessThanOrEqualTo(row.otherLines);
        assertThat(row.tokens).isLessThanOrEqualTo(row.otherTokens);
    }

    @Test
    void manyGamesAreCompared() throws IOException {
        assertThat(rows()).hasSizeGreaterThanOrEqualTo(14);
    }
}
