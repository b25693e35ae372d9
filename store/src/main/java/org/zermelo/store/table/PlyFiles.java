package org.zermelo.store.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.zermelo.boards.diagram.PlyStore;
import org.zermelo.game.BadInputException;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.file.ResultFile;
import org.zermelo.store.work.WorkFolder;

/** Plies in files of a work folder, each in the form of a table of diagrams: a run that was stopped goes on from them. */
public final class PlyFiles implements PlyStore {

    private final TableName name;
    private final WorkFolder work;

    /**
     * Plies that wait.
     *
     * @param name the table that is made
     */
    public PlyFiles(TableName name, WorkFolder work) {
        this.name = name;
        this.work = work;
    }

    private static String file(Part part, int ply) {
        return part.name().toLowerCase(Locale.ROOT) + "-" + ply;
    }

    @Override
    public void put(Part part, int ply, Ply made) {
        StoredDiagrams stored = StoredDiagrams.of(name, made.diagrams(), List.of(made.counts()));
        ResultFile.writeAlone(work.file(file(part, ply)), stored::write);
    }

    /**
     * A part of a ply.
     *
     * @throws BadInputException when its file is damaged
     */
    @Override
    public Optional<Ply> get(Part part, int ply) {
        if (!has(part, ply)) {
            return Optional.empty();
        }
        Path file = work.file(file(part, ply));
        try {
            StoredDiagrams stored = StoredDiagrams.read(file);
            if (stored.format().name().equals(name)) {
                return Optional.of(
                        new Ply(stored.diagrams(), stored.format().counts().get(0)));
            }
        } catch (BadInputException e) {
            // told below, with the folder that is to go
        }
        throw new BadInputException("store.damaged-state", "file", file, "folder", work.file(""));
    }

    @Override
    public boolean has(Part part, int ply) {
        return work.has(file(part, ply));
    }

    @Override
    public void drop(Part part, int ply) {
        Path file = work.file(file(part, ply));
        try {
            work.delete(List.of(file));
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }
}
