package org.zermelo.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every command that the README and the docs show is run, and must print what they say. With {@code -Ddocs.renew=true} the
 * pages are rewritten with what it prints instead, to be read before they are committed.
 */
class DocsExamplesTest {

    private static final Path ROOT = root();

    private static Path root() {
        Path path = Path.of("").toAbsolutePath();
        while (!Files.exists(path.resolve("LICENSE"))) {
            path = path.getParent();
        }
        return path;
    }

    @TestFactory
    Stream<DynamicNode> examplesPrintWhatThePagesSay() throws IOException {
        if (Boolean.getBoolean("docs.renew")) {
            for (Page page : Page.all(ROOT)) {
                Files.write(page.path(), page.renewed(ROOT));
            }
        }
        return Page.all(ROOT).stream()
                .filter(page -> !page.examples().isEmpty())
                .map(page -> dynamicContainer(
                        ROOT.relativize(page.path()).toString(),
                        page.examples().stream()
                                .filter(Example::runs)
                                .map(example -> dynamicTest(example.command(), () -> check(example)))));
    }

    private static void check(Example example) {
        List<String> actual = example.output(ROOT);
        if (!example.matches(actual)) {
            assertThat(actual).as(example.command()).isEqualTo(example.expected());
        }
    }

    /** A command written without its folder would never be run here. */
    @Test
    void noExampleIsPassedOver() throws IOException {
        assertThat(Page.all(ROOT).stream()
                        .flatMap(page -> page.examples().stream())
                        .map(Example::command)
                        .filter(command -> command.startsWith("zermelo ")))
                .isEmpty();
    }

    @Test
    void theReadmeShowsExamples() throws IOException {
        assertThat(Page.all(ROOT).get(0).examples()).hasSizeGreaterThan(3);
    }
}
