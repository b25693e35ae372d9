package org.zermelo.store.table;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.game.AtTurn;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.store.stage.StageFile;
import org.zermelo.store.stage.StageFolder;
import org.zermelo.store.stage.StageTally;

/**
 * A table as a folder of stages, which may still be in the making: positions of the stages that are solved are known. A look-up reads one
 * block; the last few stay in memory.
 */
public final class StageTable implements StoredTable {

    /** Blocks of two megabytes. */
    private static final int MOST_BLOCKS = 16;

    private final Path place;
    private final StageFormat format;
    private final BoardGame game;
    private final StageWork work;
    private final StageFolder folder;
    private final Map<String, StageFile> files = new HashMap<>();
    private final Map<List<Object>, byte[]> blocks = new LinkedHashMap<>(16, 0.75f, true);

    private StageTable(Path place, StageFormat format, BoardGame game, StageWork work) {
        this.place = place;
        this.format = format;
        this.game = game;
        this.work = work;
        this.folder = new StageFolder(place, game.declared().toString());
    }

    /**
     * Opens a folder.
     *
     * @throws BadInputException when it holds no stages, is damaged, or another version made it
     */
    public static StageTable open(Path place) {
        if (!StageFormat.in(place)) {
            throw new BadInputException("store.no-stages", "file", place);
        }
        StageFormat format = StageFormat.read(place);
        if (format.name().parsed().rules() instanceof BoardGame game) {
            Optional<StageWork> work = StageWork.of(game);
            if (work.isPresent()) {
                return new StageTable(place, format, game, work.get());
            }
        }
        throw new BadInputException(
                "store.other-bound", "file", place, "game", format.name().game());
    }

    /** The game. */
    public BoardGame board() {
        return game;
    }

    /** Its stages. */
    public StageWork work() {
        return work;
    }

    /** The files of the stages; row by row, those values are held that were asked for, and only while there is memory for them. */
    public StageFolder folder(boolean rowByRow) {
        return rowByRow ? StageFolder.rowByRow(place, game.declared().toString()) : folder;
    }

    /** The stages that are solved, counted. */
    public Map<String, StageTally> solved() {
        return format.stages();
    }

    @Override
    public TableName name() {
        return format.name();
    }

    @Override
    public long positions() {
        return format.positions();
    }

    @Override
    public OptionalLong at(Object position) {
        AtTurn<BoardPosition> at = at(game, position);
        if (game.isEnded(at)) {
            return OptionalLong.of(name().valueOf().ended(game.ending(at)));
        }
        Optional<StageWork.StagePlace> found = work.place(at);
        if (found.isEmpty()) {
            return OptionalLong.empty();
        }
        int value = value(found.get());
        return value == StageValues.NONE
                ? OptionalLong.empty()
                : OptionalLong.of(StageWork.code(name().valueOf(), value));
    }

    @SuppressWarnings("unchecked")
    private static AtTurn<BoardPosition> at(BoardGame game, Object position) {
        if (position instanceof AtTurn<?> at && at.position() instanceof BoardPosition) {
            return (AtTurn<BoardPosition>) at;
        }
        throw new IllegalArgumentException("no position of " + game + ": " + position);
    }

    private synchronized int value(StageWork.StagePlace at) {
        if (!format.stages().containsKey(at.stage())) {
            throw new BadInputException(Note.of("store.stage-missing")
                    .with("stage", at.stage())
                    .with("file", place)
                    .with("done", format.stages().size())
                    .with("all", work.inOrder().size()));
        }
        StageFile file = files.computeIfAbsent(at.stage(), folder::open);
        if (file.size() != work.size(at.stage())) {
            throw new BadInputException("store.other-bound", "file", folder.file(at.stage()), "game", name().game());
        }
        int number = (int) (at.number() / StageFile.BLOCK);
        byte[] block = blocks.computeIfAbsent(List.of(at.stage(), number), key -> file.block(number));
        if (blocks.size() > MOST_BLOCKS) {
            blocks.remove(blocks.keySet().iterator().next());
        }
        return StageFile.value(block, (int) (at.number() % StageFile.BLOCK));
    }

    @Override
    public OptionalLong after(Object position) {
        return at(position);
    }

    @Override
    public void close() {
        // no file stays open
    }
}
