package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.zermelo.web.PageServer;
import org.zermelo.web.Settings;

/** The examples that are no Java of a module: they run, and print what their page says. */
class ExampleScriptsTest {

    private static final String PAGE = Checkout.read(Checkout.root().resolve("examples/README.md"));

    private static PageServer server;

    @BeforeAll
    static void serve() {
        server = PageServer.start(Settings.own().onPort(0));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static ScriptRun ask(String tool, String script, String game) throws Exception {
        return OtherTools.run(
                Map.of(),
                List.of(OtherTools.need(tool), "examples/" + script, game, "http://127.0.0.1:" + server.port()));
    }

    @Test
    void pythonAsksTheServer() throws Exception {
        ScriptRun run = ask("python3", "ask.py", "nim(5, 3)");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(PAGE).contains("```text\n" + run.out() + "```");
    }

    @Test
    void nodeAsksTheServer() throws Exception {
        ScriptRun run = ask("node", "ask.mjs", "nim(5, 3)");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .isEqualTo("nim(5, 3) {\"kind\":\"nimber\",\"nimber\":6,\"winner\":\"first\"}\nbest: 1: 5->3\n");
    }

    @Test
    void bothSayWhyAGameIsRefused() throws Exception {
        ScriptRun python = ask("python3", "ask.py", "nim(5, x)");
        ScriptRun node = ask("node", "ask.mjs", "nim(5, x)");
        assertThat(python.code()).isEqualTo(1);
        assertThat(python.err()).contains("'x'").isEqualTo(node.err());
    }

    @Test
    void theShellOfTheJdkRunsItsScript() throws Exception {
        String jshell =
                Path.of(System.getProperty("java.home"), "bin", "jshell").toString();
        // it wants each place to be there, and a module may have no classes
        String classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(place -> Files.exists(Path.of(place)))
                .collect(Collectors.joining(File.pathSeparator));
        ScriptRun run = OtherTools.run(Map.of(), List.of(jshell, "--class-path", classPath, "examples/way-home.jsh"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(PAGE).contains("```text\n" + run.out() + "```");
    }
}
