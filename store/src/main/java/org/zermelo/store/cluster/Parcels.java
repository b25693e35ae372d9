package org.zermelo.store.cluster;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.work.WorkFolder;

/**
 * What shards have kept of what was sent to them, by the level that it is for and the level that it came from. What is there is known by
 * name, not by what a folder lists.
 */
final class Parcels {

    /** Before the name of what a shard has kept of a level: the levels that it is for. */
    private static final String LISTED = "listed-";

    private final WorkFolder work;
    private final String what;
    private final int above;

    /**
     * Parcels of one kind.
     *
     * @param above beyond the highest level, where they come from levels above; 0 where they come from below
     */
    Parcels(WorkFolder work, String what, int above) {
        this.work = work;
        this.what = what;
        this.above = above;
    }

    private String place(int level, int shard) {
        return what + "-" + level + "-" + shard;
    }

    /** Writes a file whole. */
    static void write(WorkFolder work, String file, byte[] bytes) throws IOException {
        Files.write(work.part(file), bytes);
        work.finish(file);
    }

    /** Removes what is for a level, which is done. */
    void delete(int level) throws IOException {
        work.delete(work.begin(what + "-" + level + "-"));
    }

    /** What one shard sent, as it lies in a file. */
    record Parcel(int from, int level, byte[] block) {}

    /** All that lies for a level of a shard, by the levels from which something can have come; each of them has listed what it has. */
    List<Parcel> of(int level, int shard) {
        List<Parcel> parcels = new ArrayList<>();
        for (int other = above > 0 ? level + 1 : 0; other < (above > 0 ? above : level); other++) {
            Path file = work.file(LISTED + place(other, shard));
            try {
                // a file that is missing is no silence, but a folder that is not whole
                if (!List.of(Files.readString(file).split(" ")).contains(String.valueOf(level))) {
                    continue;
                }
                file = work.file(place(level, shard) + "-" + other);
                parcels.addAll(read(file, other));
            } catch (IOException e) {
                throw FileFailures.of(file, e);
            }
        }
        return parcels;
    }

    private List<Parcel> read(Path file, int level) throws IOException {
        List<Parcel> parcels = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
            for (int left = in.readInt(); left > 0; left--) {
                int from = in.readInt();
                int length = in.readInt();
                if (length < 0) {
                    throw damaged(file);
                }
                parcels.add(new Parcel(from, level, in.readNBytes(length)));
            }
        }
        return parcels;
    }

    private BadInputException damaged(Path file) {
        return new BadInputException("store.damaged-state", "file", file, "folder", work.file(""));
    }

    /** Keeps shipments, one file for each level that they are for, and lists these levels. */
    void keep(int level, int shard, Iterable<Shipment> shipments) {
        TreeMap<Integer, List<Shipment>> byLevel = new TreeMap<>();
        for (Shipment shipment : shipments) {
            if (shipment.block().length > 0) {
                byLevel.computeIfAbsent(shipment.level(), l -> new ArrayList<>())
                        .add(shipment);
            }
        }
        byLevel.forEach((to, all) -> {
            String file = place(to, shard) + "-" + level;
            try {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                DataOutputStream out = new DataOutputStream(bytes);
                out.writeInt(all.size());
                for (Shipment s : all) {
                    out.writeInt(s.from());
                    out.writeInt(s.block().length);
                    out.write(s.block());
                }
                write(work, file, bytes.toByteArray());
            } catch (IOException e) {
                throw FileFailures.of(work.file(file), e);
            }
        });
        String list = LISTED + place(level, shard);
        try {
            String levels = byLevel.keySet().stream().map(String::valueOf).collect(Collectors.joining(" "));
            write(work, list, levels.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw FileFailures.of(work.file(list), e);
        }
    }
}
