package org.zermelo.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.Task;
import org.zermelo.exam.variant.Variants;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.present.exam.handout.Handout;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

/**
 * Small questions of every kind, asked into the void: the launcher records which classes they load and archives them,
 * so that the next start finds them ready.
 */
final class Rehearsal {

    /** The argument that starts it; it is the launcher's, not the user's. */
    static final String ARGUMENT = "--archive-rehearsal";

    private static final List<String[]> COMMANDS = List.of(
            new String[] {"solve", "coins(7 9 1 6 4 3)"},
            new String[] {"solve", "coins(7 9 1 6 4 3)", "--json"},
            new String[] {"solve", "coins(3 -2 2; take any)", "--lang", "ru"},
            new String[] {"solve", "nim(5, 3, 6, 2)"},
            new String[] {"solve", "heaps(7, 20; move +1, *2; end sum >= 77)"},
            new String[] {"solve", "no-such-game(1)"},
            new String[] {"nimbers", "0.156"},
            new String[] {"nimbers", "0.77", "--json"},
            new String[] {"exam", "heaps(7, S in 1..69; move +1, *2; end sum >= 77)"},
            new String[] {"tree", "nim(2, 1)"},
            new String[] {"explain", "coins(7 9 1 6 4 3)"},
            new String[] {"batch"},
            new String[] {"--help"});

    private Rehearsal() {}

    static void run() {
        byte[] line = "{\"id\":1,\"game\":\"coins(1 2)\"}".getBytes(StandardCharsets.UTF_8);
        for (String[] command : COMMANDS) {
            new Cli(
                            new ByteArrayInputStream(line),
                            OutputStream.nullOutputStream(),
                            OutputStream.nullOutputStream(),
                            new Cancellation())
                    .run(RawArguments.decoded(command));
        }
        handout();
    }

    /** A sheet of variants, the only PDF: its library has many classes. */
    private static void handout() {
        Examiner examiner = Examiner.standard();
        Task task = Task.usual("", RuleText.ruleset("heaps(7, S in 1..69; move +1, *2; end sum >= 77)"));
        try {
            Handout.write(
                    new Variants(task, 1, examiner).make(1),
                    Handout.Kind.TASKS,
                    "pdf",
                    examiner,
                    Words.in(Language.EN),
                    OutputStream.nullOutputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
