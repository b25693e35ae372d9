package org.zermelo.store.stage;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** What the names of the files end with. */
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

    /** How many bytes its file takes. */
    public long bytes(String stage) {
        try {
            return Files.size(file(stage));
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

    /** Writes values as those of a stage into some file. */
    public void write(Path file, StageValues values) {
        ResultFile.writeAlone(file, stream -> StageFile.write(new DataOutputStream(stream), game, values));
    }

    /** The values in such a file, row by row. */
    public StageValues read(Path file) {
        return StageFile.open(file, name, game).rowByRow();
    }

    /** How many blocks the file of so many values has. */
    public static int blocks(long size) {
        return StageFile.blocks(size);
    }

    /** Some blocks of values as they will lie in the file of the stage, from one on to that which is beyond them. */
    public void writeBlocks(Path file, StageValues values, int from, int to) {
        ResultFile.writeAlone(file, stream -> {
            for (int block = from; block < to; block++) {
                stream.write(StageFile.packed(values, block));
            }
        });
    }

    /**
     * Puts the file of a stage together from files of its blocks, in their order.
     *
     * @param rows how many rows it has
     * @param length how many values stand in each
     */
    public void join(String stage, int rows, int length, List<Path> blocks) {
        ResultFile.writeAlone(file(stage), stream -> {
            DataOutputStream out = new DataOutputStream(stream);
            StageFile.writeHead(out, game, rows, length);
            for (Path part : blocks) {
                Files.copy(part, out);
            }
            out.flush();
        });
    }

    @Override
    public synchronized void need(Iterable<String> stages) {
        Set<String> wanted = new HashSet<>();
        stages.forEach(wanted::add);
        held.keySet().retainAll(wanted);
    }
}
