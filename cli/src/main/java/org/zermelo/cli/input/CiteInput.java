package org.zermelo.cli.input;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.Provenance;
import picocli.CommandLine.Option;

/** Whether an answer says how to cite it: who made the program, its version, and the command that gives the answer again. */
public final class CiteInput {

    private static final String OPTION = "--cite";

    @Option(names = OPTION, description = "Below an answer in words, and in JSON: how to cite it.")
    private boolean cite;

    /** Writes a document, which holds the citation where one is wanted. */
    public void write(CommandContext c, Map<String, @Nullable Object> document) {
        write(c, null, document);
    }

    /** The same into the file of this name, if one is named. */
    public void write(CommandContext c, @Nullable String out, Map<String, @Nullable Object> document) {
        if (cite) {
            document.put("citation", citation(c));
        }
        OutputFile.document(out, document, c);
    }

    /** Writes the citation below an answer in words. */
    public void below(CommandContext c) {
        if (cite) {
            c.out().println();
            c.out().println(citation(c));
        }
    }

    /** Writes the citation below an answer in LaTeX, as a comment. */
    public void belowLatex(CommandContext c) {
        if (cite) {
            c.out().println("% " + citation(c));
        }
    }

    private static String citation(CommandContext c) {
        List<String> cited =
                c.arguments().stream().filter(word -> !word.equals(OPTION)).toList();
        return c.words().say("page.help.citation", "version", Provenance.version()) + " " + Provenance.command(cited);
    }
}
