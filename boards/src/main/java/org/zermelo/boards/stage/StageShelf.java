package org.zermelo.boards.stage;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the values of solved stages are kept. A shelf that outlives the work lets it be taken up again. */
public interface StageShelf {

    /** The values of a stage; null where it is not solved. */
    @Nullable
    StageValues values(String stage);

    /** Keeps them. */
    void keep(String stage, StageValues values);

    /** Says that those of no stage but these are needed for now. */
    default void need(Iterable<String> stages) {}

    /** A shelf in memory. */
    static StageShelf inMemory() {
        Map<String, StageValues> kept = new HashMap<>();
        return new StageShelf() {
            @Override
            public @Nullable StageValues values(String stage) {
                return kept.get(stage);
            }

            @Override
            public void keep(String stage, StageValues values) {
                kept.put(stage, values);
            }
        };
    }
}
