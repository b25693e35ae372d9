package org.zermelo.store.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Function;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Packed;
import org.zermelo.store.file.FileFailures;

/**
 * A table as a folder of shards, each of which is opened when it is first asked for. So many stay open that a lookup with all its moves
 * seldom opens one twice. May be used by several threads.
 */
public final class TableFolder implements CellTable {

    private static final int MOST_OPEN = 60;

    private final Path place;
    private final ShardList list;
    private final Packed<?> packed;
    private final TableCut cut;
    private final long positions;
    private final OpenTables<Integer, TableFile> open = new OpenTables<>(MOST_OPEN);

    private TableFolder(Path place, ShardList list) {
        this.place = place;
        this.list = list;
        this.packed = list.name().packed();
        this.cut = new TableCut(packed.packed(), 0, list.shards().size());
        this.positions = list.positions();
    }

    /**
     * Opens a folder.
     *
     * @throws BadInputException when it has no shards, is damaged, or another version made it
     */
    public static TableFolder open(Path place) {
        return new TableFolder(place, ShardList.read(place));
    }

    @Override
    public TableName name() {
        return list.name();
    }

    @Override
    public long positions() {
        return positions;
    }

    @Override
    public TableCut cut() {
        return cut;
    }

    @Override
    public Packed<?> packed() {
        return packed;
    }

    @Override
    public <T> T inShard(int shard, Function<TableFile, T> reading) {
        return open.read(shard, list, () -> opened(shard), reading);
    }

    private TableFile opened(int shard) {
        TableBytes bytes = TableBytes.open(ShardList.file(place, shard));
        try {
            ShardList.ShardNote noted = list.shards().get(shard);
            if (!bytes.note(name(), shard, cut.shards()).equals(noted)) {
                throw FileFailures.damaged(bytes.file(), "footer", noted.bytes());
            }
        } catch (IOException e) {
            bytes.close();
            throw FileFailures.of(bytes.file(), e);
        } catch (RuntimeException e) {
            bytes.close();
            throw e;
        }
        return TableFile.open(bytes, packed);
    }

    @Override
    public void close() {
        open.close();
    }
}
