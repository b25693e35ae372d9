package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.zermelo.web.PageServer;
import org.zermelo.web.Settings;

/** The tests of {@code clients/python} and the examples of its page, against this very program. */
class PythonClientTest {

    /** In quotes, for the client takes the command apart as a shell does. */
    private static String command() {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return "'" + java + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '" + System.getProperty("java.class.path")
                + "' org.zermelo.cli.Main";
    }

    @Test
    void itsOwnTestsPass() throws Exception {
        try (PageServer server = PageServer.start(Settings.own().onPort(0))) {
            Map<String, String> environment = Map.of(
                    "PYTHONDONTWRITEBYTECODE",
                    "1",
                    "PYTHONPATH",
                    "clients/python",
                    "ZERMELO_COMMAND",
                    command(),
                    "ZERMELO_ADDRESS",
                    "http://127.0.0.1:" + server.port());
            ScriptRun run = OtherTools.run(
                    environment,
                    List.of(
                            OtherTools.need("python3"),
                            "-m",
                            "unittest",
                            "discover",
                            "-t",
                            "clients/python",
                            "-s",
                            "clients/python/tests"));
            assertThat(run.code()).as(run.out() + run.err()).isZero();
            assertThat(run.err()).contains("Ran 16 tests").endsWith("OK\n");
        }
    }
}
