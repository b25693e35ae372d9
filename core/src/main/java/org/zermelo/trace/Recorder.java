package org.zermelo.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.game.Note;

/** Takes down the steps of a method while it runs. A step is open from its {@link #step} to the next. */
public final class Recorder {

    private final List<TraceStep> steps = new ArrayList<>();
    private Event event = Event.START;
    private int line;
    private Note note;
    private List<Change> changes = new ArrayList<>();
    private List<Spot> looked = new ArrayList<>();
    private final Map<String, String> variables = new LinkedHashMap<>();
    private Optional<Guess> guess = Optional.empty();

    /** A record that begins with the picture before anything is done. */
    public Recorder(Note start) {
        this.note = start;
    }

    /** Begins the next step; variables keep their values. */
    public Recorder step(Event kind, int codeLine, Note what) {
        close();
        event = kind;
        line = codeLine;
        note = what;
        return this;
    }

    /** Writes a text with a mark. */
    public Recorder write(Spot spot, Object text, Mark mark) {
        changes.add(new Change.Write(spot, text.toString(), mark));
        return this;
    }

    /** Makes a call. */
    public Recorder call(Spot spot, int parent, Object text) {
        changes.add(new Change.Call(spot, parent, text.toString()));
        return this;
    }

    /** Looks at a place. */
    public Recorder look(Spot... spots) {
        looked.addAll(List.of(spots));
        return this;
    }

    /** Sets a variable. */
    public Recorder set(String name, Object value) {
        variables.put(name, value.toString());
        return this;
    }

    /** Says what may be asked before this step is shown. */
    public Recorder ask(Guess what) {
        guess = Optional.of(what);
        return this;
    }

    /** The trace of all steps. */
    public Trace trace(String method, List<Panel> panels, Spot answer) {
        close();
        return new Trace(method, panels, steps, answer);
    }

    private void close() {
        steps.add(new TraceStep(event, line, note, changes, looked, variables, guess));
        changes = new ArrayList<>();
        looked = new ArrayList<>();
        guess = Optional.empty();
    }
}
