package org.zermelo.boards.diagram;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where the diagrams of plies wait while those of another are worked on. What is there counts as done. */
public interface PlyStore {

    /** What there may be of a ply. */
    enum Part {
        /** The positions that can be reached, as a set. */
        REACHED,
        /** The positions at which there is a move, as a set, and the values of the others. */
        LIVE,
        /** The values, right where there is a move. */
        VALUES
    }

    /**
     * A part of a ply.
     *
     * @param counts of values, how many positions have each code
     */
    record Ply(PackedDiagrams diagrams, Map<Long, Long> counts) {}

    /** Keeps a part of a ply. */
    void put(Part part, int ply, Ply made);

    /** A part of a ply; empty when it was never put. */
    Optional<Ply> get(Part part, int ply);

    /** Whether a part of a ply was put. */
    boolean has(Part part, int ply);

    /** Lets a part of a ply go, of which no other is to begin. */
    void drop(Part part, int ply);

    /** One in memory. */
    static PlyStore inMemory() {
        Map<List<Object>, Ply> kept = new HashMap<>();
        return new PlyStore() {
            @Override
            public void put(Part part, int ply, Ply made) {
                kept.put(List.of(part, ply), made);
            }

            @Override
            public Optional<Ply> get(Part part, int ply) {
                return Optional.ofNullable(kept.get(List.of(part, ply)));
            }

            @Override
            public boolean has(Part part, int ply) {
                return kept.containsKey(List.of(part, ply));
            }

            @Override
            public void drop(Part part, int ply) {
                kept.remove(List.of(part, ply));
            }
        };
    }
}
