package org.zermelo.store.stage;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.stage.StageShelf;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.file.ResultFile;

/** Solved stages in the files of a folder. A file is written aside and renamed: a stage that is there is whole. */
public final class StageFolder implements StageShelf {

    /** What the names of the files end with; that of a further piece has a number after it. */
    public static final String ENDING = ".stage";

    private final Path folder;
    private final String name;
    private final long game;
    private final boolean rowByRow;
    private final Map<String, StageValues> held = new HashMap<>();

    /**
     * The stages of a game in a folder, which is made if it is not there.
     *
     * @param game its text
     */
    public StageFolder(Path folder, String game) {
        this(folder, game, false);
    }

    /** The same, of whose values only those rows are held that were asked for, and only while there is memory for them. */
    public static StageFolder rowByRow(Path folder, String game) {
        return new StageFolder(folder, game, true);
    }

    private StageFolder(Path folder, String game, boolean rowByRow) {
        this.rowByRow = rowByRow;
        this.folder = folder;
        this.name = game;
        this.game = StageFile.sum(game.getBytes(StandardCharsets.UTF_8));
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw FileFailures.of(folder, e);
        }
    }

    /** Whether a file of this name is a stage, or a piece of one. */
    public static boolean isStage(String file) {
        return file.replaceFirst("\\.\\d+$", "").endsWith(ENDING);
    }

    /** The file of a stage. */
    public Path file(String stage) {
        return folder.resolve(stage + ENDING);
    }

    /**
     * The file of a stage, opened.
     *
     * @throws org.zermelo.game.BadInputException when there is none, it is damaged, or of another game
     */
    public StageFile open(String stage) {
        return StageFile.open(file(stage), name, game);
    }

    /** The names of all stages that are there, whatever game they are of. */
    public List<String> names() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(ENDING))
                    .map(file -> file.substring(0, file.length() - ENDING.length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw FileFailures.of(folder, e);
        }
    }

    /** Whether a stage is there. */
    public boolean has(String stage) {
        return Files.exists(file(stage));
    }

    /** How many bytes its pieces take. */
    public long bytes(String stage) {
        try {
            long bytes = Files.size(file(stage));
            for (int piece = 1; Files.exists(StageFile.piece(file(stage), piece)); piece++) {
                bytes += Files.size(StageFile.piece(file(stage), piece));
            }
            return bytes;
        } catch (IOException e) {
            throw FileFailures.of(file(stage), e);
        }
    }

    @Override
    public synchronized @Nullable StageValues values(String stage) {
        StageValues values = held.get(stage);
        if (values == null && has(stage)) {
            values = rowByRow ? open(stage).rowByRow() : open(stage).all();
            held.put(stage, values);
        }
        return values;
    }

    @Override
    public synchronized void keep(String stage, StageValues values) {
        write(file(stage), values);
        held.put(stage, rowByRow ? open(stage).rowByRow() : values);
    }

    /** Writes values as those of a stage into some file and its further pieces, the first one last. */
    public void write(Path file, StageValues values) {
        for (int piece = StageFile.pieces(values.size()) - 1; piece >= 0; piece--) {
            writePiece(StageFile.piece(file, piece), values, piece);
        }
    }

    private void writePiece(Path file, StageValues values, int piece) {
        ResultFile.writeAlone(file, stream -> StageFile.write(new DataOutputStream(stream), game, values, piece));
    }

    /**
     * Writes one in so many pieces of a stage into its place, but for the first one, without which the stage is not there.
     *
     * @param from the first of them
     * @param each one in so many
     * @param first where the first piece goes until then
     */
    public void writePieces(String stage, StageValues values, int from, int each, Path first) {
        for (int piece = from; piece < StageFile.pieces(values.size()); piece += each) {
            writePiece(piece == 0 ? first : StageFile.piece(file(stage), piece), values, piece);
        }
    }

    /** Puts the first piece of a stage into its place, once the others are there. */
    public void finish(String stage, Path first) throws IOException {
        Files.move(first, file(stage), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** The values in such a file, row by row. */
    public StageValues read(Path file) {
        return StageFile.open(file, name, game).rowByRow();
    }

    @Override
    public synchronized void need(Iterable<String> stages) {
        Set<String> wanted = new HashSet<>();
        stages.forEach(wanted::add);
        held.keySet().retainAll(wanted);
    }
}
