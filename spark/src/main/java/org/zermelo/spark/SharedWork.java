package org.zermelo.spark;

import java.io.Serializable;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.store.table.TableName;

/** What every machine has once: the work on a table, which its tasks share. */
final class SharedWork<T> implements Serializable {

    private static final long serialVersionUID = 2L;

    private final String game;
    private final String value;
    private final String convention;
    private final String place;
    private final int shards;
    private final Joining<T> joining;
    private final long build = SameBuild.sum();
    /** Made when it is first asked for on a machine; the rules do not travel. */
    private transient @Nullable T work;

    /** Joins work that was begun. */
    interface Joining<T> extends Serializable {
        T join(TableName name, Path place, int shards);
    }

    SharedWork(TableName name, Path place, int shards, Joining<T> joining) {
        this.game = name.game();
        this.value = name.value();
        this.convention = name.convention();
        this.place = place.toAbsolutePath().toString();
        this.shards = shards;
        this.joining = joining;
    }

    synchronized T get() {
        T made = work;
        if (made == null) {
            if (SameBuild.sum() != build) {
                throw new RefusedException("store.cluster-versions");
            }
            made = joining.join(new TableName(game, value, convention), Path.of(place), shards);
            work = made;
        }
        return made;
    }
}
