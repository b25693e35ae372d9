package org.zermelo.dist;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Programs of other languages that may be on a machine. */
final class OtherTools {

    private OtherTools() {}

    /** The tool, or the test is skipped with this reason. */
    static String need(String tool) {
        boolean found = Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, tool)));
        assumeTrue(found, () -> "no " + tool + " on this machine");
        return tool;
    }

    /** A run of a command in the folder of the sources. */
    static ScriptRun run(Map<String, String> environment, List<String> command) throws Exception {
        return ScriptRun.of(Checkout.root(), environment, command);
    }
}
