package org.zermelo.store.table;

import java.util.OptionalLong;
import java.util.function.Function;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;

/** A table with a cell for each position: one file, or a folder of such files as its shards. */
public sealed interface CellTable extends StoredTable permits TableFile, TableFolder {

    /** How the keys are dealt out to the shards. */
    TableCut cut();

    /**
     * Reads in a shard.
     *
     * @param shard counted from 0
     */
    <T> T inShard(int shard, Function<TableFile, T> reading);

    /** The game whose positions are packed. */
    Packed<?> packed();

    /** The rules that the table was made by. */
    default PackedRules rules() {
        return cut().rules();
    }

    /**
     * The code of a position under the table's value; empty when the position cannot be reached from the start.
     *
     * @throws org.zermelo.game.BadInputException when its block is damaged
     */
    default OptionalLong code(long position) {
        long key = rules().canonical(position);
        if (key < 0 || key >= rules().bound()) {
            return OptionalLong.empty();
        }
        return inShard(cut().owner(key), file -> file.codeOf(key));
    }

    @Override
    @SuppressWarnings("unchecked")
    default OptionalLong at(Object position) {
        try {
            return code(((Packed<Object>) packed()).pack(position));
        } catch (IllegalArgumentException unreached) {
            return OptionalLong.empty();
        }
    }

    @Override
    default OptionalLong after(Object position) {
        return at(position);
    }

    /** What is done with an entry. */
    @FunctionalInterface
    interface EntryVisitor {
        void visit(long key, int cell);
    }

    /** Visits all entries, shard by shard and block by block. */
    default void each(EntryVisitor visitor) {
        for (int shard = 0; shard < cut().shards(); shard++) {
            inShard(shard, file -> {
                for (int number = 0; number < file.header().blocks(); number++) {
                    Block block = file.block(number);
                    for (int i = 0; i < block.keys().length; i++) {
                        visitor.visit(block.keys()[i], block.cells()[i]);
                    }
                }
                return true;
            });
        }
    }
}
