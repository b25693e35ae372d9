package org.zermelo.store.table;

import java.nio.file.Path;
import java.util.OptionalLong;
import org.zermelo.boards.diagram.DiagramTable;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.InWords;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.store.file.ResultFile;

/** A table as decision diagrams, one a ply. It is read whole when it is opened, and every byte is under a checksum. */
public final class DiagramFile implements StoredTable {

    private final TableName name;
    private final InWords<?> words;
    private final DiagramTable table;

    private DiagramFile(TableName name, InWords<?> words, DiagramTable table) {
        this.name = name;
        this.words = words;
        this.table = table;
    }

    /**
     * Writes a table, where a lock keeps others away.
     *
     * @throws BadInputException when the file cannot be written; what was there stays
     */
    public static void write(Path file, TableName name, DiagramTable table) {
        StoredDiagrams stored = StoredDiagrams.of(name, table.diagrams(), table.counts());
        ResultFile.writeAlone(file, stored::write);
    }

    /**
     * Opens a table.
     *
     * @throws BadInputException when there is none, it is damaged, or another version wrote it
     * @throws RefusedException when the memory does not hold it
     */
    public static DiagramFile open(Path file) {
        StoredDiagrams stored = StoredDiagrams.read(file);
        TableName name = stored.format().name();
        BadInputException other = new BadInputException("store.other-bound", "file", file, "game", name.game());
        InWords<?> words = InWords.of(name.parsed().rules()).orElseThrow(() -> other);
        try {
            DiagramTable table = new DiagramTable(
                    words.game(),
                    name.valueOf(),
                    stored.diagrams(),
                    stored.format().counts());
            return new DiagramFile(name, words, table);
        } catch (IllegalArgumentException e) {
            throw other;
        }
    }

    /** The game in words. */
    public BoardGame board() {
        return words.game();
    }

    /** The diagrams. */
    public DiagramTable table() {
        return table;
    }

    @Override
    public TableName name() {
        return name;
    }

    @Override
    public long positions() {
        return table.positions();
    }

    @Override
    public OptionalLong at(Object position) {
        AtTurn<BoardPosition> at = words.at(position);
        return table.holds(at) ? OptionalLong.of(table.code(at)) : OptionalLong.empty();
    }

    @Override
    public OptionalLong after(Object position) {
        return OptionalLong.of(table.code(words.at(position)));
    }

    @Override
    public void close() {
        // all of it is in memory
    }
}
