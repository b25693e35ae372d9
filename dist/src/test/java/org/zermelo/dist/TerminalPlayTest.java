package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Play at a terminal: util-linux's {@code script} gives the program one, and the keys are typed as they come from a keyboard. */
@EnabledOnOs(OS.LINUX)
class TerminalPlayTest {

    private static final int GUARD_SECONDS = 60;
    private static final Path SCRIPT = Path.of("/usr/bin/script");
    private static final String DOWN = "\u001b[B";
    private static final String UP = "\u001b[A";
    private static final String ENTER = "\r";

    private final StringBuilder screen = new StringBuilder();
    private Process process;
    private OutputStream keyboard;
    private Thread reader;
    private final StringBuilder all = new StringBuilder();
    private boolean colours = true;
    private int columns = 80;

    private void play(String game, String... words) throws IOException {
        Assumptions.assumeTrue(Files.isExecutable(SCRIPT), "no script: install util-linux");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        StringBuilder command = new StringBuilder("stty cols " + columns + " rows 40; exec " + java + " -Xmx512m -cp '"
                + System.getProperty("java.class.path") + "' org.zermelo.cli.Main play '" + game + "'");
        for (String word : words) {
            command.append(' ').append(word);
        }
        ProcessBuilder builder = new ProcessBuilder(SCRIPT.toString(), "-qefc", command.toString(), "/dev/null")
                .redirectErrorStream(true);
        builder.environment().put("TERM", "xterm-256color");
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().remove("NO_COLOR");
        if (!colours) {
            builder.environment().put("NO_COLOR", "1");
        }
        process = builder.start();
        keyboard = process.getOutputStream();
        reader = new Thread(this::read);
        reader.start();
    }

    private void read() {
        try (InputStream in = process.getInputStream()) {
            byte[] buffer = new byte[4096];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                synchronized (screen) {
                    String text = new String(buffer, 0, n, StandardCharsets.UTF_8);
                    screen.append(text);
                    all.append(text);
                    screen.notifyAll();
                }
            }
        } catch (IOException e) {
            // the terminal is closed with the program
        }
    }

    @AfterEach
    void end() {
        if (process != null) {
            process.destroyForcibly();
        }
    }

    /** What is seen, without the sequences that move the cursor and colour the letters. */
    private static String plain(String text) {
        return text.replaceAll("\u001b\\[[0-9;?]*[a-zA-Z]|\u001b[=>]|\u001b\\][^\u0007]*\u0007", "");
    }

    /** Waits until a text has come, and forgets the screen up to it; says what was forgotten. */
    private String await(String text) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(GUARD_SECONDS);
        synchronized (screen) {
            while (true) {
                String seen = plain(screen.toString());
                int at = seen.indexOf(text);
                if (at >= 0) {
                    screen.setLength(0);
                    screen.append(seen.substring(at + text.length()));
                    return seen.substring(0, at + text.length());
                }
                assertThat(System.nanoTime())
                        .as("waited in vain for '%s' after: %s", text, seen)
                        .isLessThan(deadline);
                screen.wait(200);
            }
        }
    }

    /** All that has come, with every sequence. */
    private String raw() {
        synchronized (screen) {
            return all.toString();
        }
    }

    private void type(String... keys) throws IOException {
        for (String key : keys) {
            keyboard.write(key.getBytes(StandardCharsets.UTF_8));
            keyboard.flush();
        }
    }

    private int code() throws InterruptedException {
        assertThat(process.waitFor(GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }

    @Test
    void movesAreChosenByArrowsTakenBackAndHinted() throws Exception {
        play("coins(5 8 3 2)");
        await("The up and down arrows go through the moves, Tab completes.");
        String drawn = await("first player> ");
        assertThat(drawn).contains("(5) (8) (3) (2)");

        type("hint", ENTER);
        await("Best is R: +2");
        await("first player> ");
        type(DOWN, DOWN, ENTER); // L, then R
        await("The opponent plays L.");
        await("(8) (3)");
        await("first player> ");
        type("undo", ENTER);
        await("(5) (8) (3) (2)");
        await("first player> ");
        // up from nothing is the last move, and once more the one before
        type(UP, UP, ENTER);
        await("The opponent plays");
        await("first player> ");
        for (String rest : List.of("L", "L")) {
            type(rest, ENTER);
        }
        await("Moves: L ~");
        assertThat(code()).isZero();
    }

    @Test
    void controlDLeavesTheGameAndSaysHowItStood() throws Exception {
        play("nim(3, 4)");
        await("first player> ");
        type("\u0004");
        await("The game was left before its end.");
        assertThat(code()).isZero();
    }

    @Test
    void controlCLeavesTheGameWithoutATrace() throws Exception {
        play("sim(6)", "--side", "both");
        await("first player> ");
        type("12", ENTER);
        await("x: 12");
        await("second player> ");
        type("\u0003");
        String end = await("Moves: 12");
        assertThat(end).contains("left before its end").doesNotContain("Exception");
        assertThat(code()).isIn(0, 130);
    }

    /** What was begun is let go by Ctrl-C; Tab completes moves and wishes; the arrow keys work without colours, too. */
    @Test
    void tabCompletesAndTheInterruptKeyLetsGo() throws Exception {
        colours = false;
        play("nim(3, 4)");
        String begun = await("first player> ");
        for (int time = 0; time < 8; time++) { // a key that counted twice now and then would leave the game
            type("2: 4");
            await("2: 4"); // the key throws away what was not read yet
            type("\u0003");
            await("first player> ");
        }
        type("hi\t", ENTER);
        await("Best is 2: 4->3");
        await("first player> ");
        type("1: 3->1\t", ENTER);
        await("The opponent plays 2: 4->1.");
        await("first player> ");
        type("undo", ENTER, "redo", ENTER, "hnit", ENTER);
        await("Did you mean 'hint'?");
        type("resign", ENTER);
        String end = await("Moves: 1: 3->1 ~ 2: 4->1");
        assertThat(begun + end).doesNotContain("Unable to create a system terminal");
        assertThat(end).contains("The first player has resigned");
        assertThat(code()).isZero();
    }

    /** The opponent thinks for seconds; the interrupt key stops it and the game goes on. */
    @Test
    void thinkingIsStoppedWithoutLosingTheGame() throws Exception {
        assumeFalse(Interrupts.areIgnored(), "SIGINT is ignored here");
        play("quixo(4)");
        await("first player> ");
        type("b1-b4", ENTER);
        await("4 . x . .");
        Thread.sleep(300);
        type("\u0003");
        await("Make the opponent's move yourself");
        await("second player> ");
        type("opponent random", ENTER);
        await("The opponent plays");
        await("first player> ");
        type("undo", ENTER);
        await("4 . . . .");
        await("first player> ");
        type("\u0004");
        await("left before its end");
        await("Moves:");
        assertThat(code()).isZero();
    }

    @Test
    void aNarrowTerminalGetsShortLinesAndNoColoursWhereNoneAreWanted() throws Exception {
        colours = false;
        columns = 40;
        play("coins(7 9 1 6 4 3 12 15 100 4 5 6 7 8 9 11)", "--plain");
        String drawn = await("first player> ");
        assertThat(drawn.lines().filter(line -> line.contains("(7)")))
                .allMatch(line -> line.strip().length() <= 40);
        assertThat(raw()).doesNotContain("\u001b");
        type("L\n");
        await("second player 11");
        type("quit\n");
        await("Moves: L ~ R");
        assertThat(code()).isZero();
    }
}
