package org.zermelo.cli.context;

import java.io.InputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.desk.TableCache;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/**
 * What a command works with.
 *
 * @param arguments the whole command line, for the record
 * @param in standard input
 * @param out where the result goes, UTF-8; the program flushes it at the end
 * @param err where progress and complaints go, UTF-8
 * @param words the user's language
 * @param json whether the result is wanted as JSON
 * @param watch shows progress and knows of Ctrl-C; to be handed to all long work
 * @param desk reads games and solves them
 */
public record CommandContext(
        List<String> arguments,
        InputStream in,
        PrintWriter out,
        PrintWriter err,
        Words words,
        boolean json,
        Watch watch,
        Desk desk) {

    /** Writes a document as the whole result, with what made it: version, JDK, command. */
    public void write(Map<String, @Nullable Object> document) {
        Json.write(made(document), out);
        out.println();
    }

    /** A document with what made it: version, JDK, command. */
    public Map<String, @Nullable Object> made(Map<String, @Nullable Object> document) {
        document.put("made", Provenance.of(arguments));
        return document;
    }

    /**
     * A watch for one question of a conversation: it shows progress when this question takes long, and wipes it when it is
     * closed, so that what is said next begins on a clean line.
     *
     * @param stopped whether this question alone was stopped
     */
    public ProgressWatch question(BooleanSupplier stopped) {
        return new ProgressWatch(() -> stopped.getAsBoolean() || watch.cancelled(), err);
    }

    /**
     * The same, with a cache for the tables of games under play: as much memory as one question may use of this machine.
     */
    public CommandContext keepingTables() {
        Desk keeping = desk.keeping(new TableCache(Budget.ofThisMachine().bytes()));
        return new CommandContext(arguments, in, out, err, words, json, watch, keeping);
    }

    /** The same for another language or form of output. */
    CommandContext in(Words newWords, boolean newJson) {
        return new CommandContext(arguments, in, out, err, newWords, newJson, watch, desk);
    }
}
